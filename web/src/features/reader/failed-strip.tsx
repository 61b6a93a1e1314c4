import css from './failed-strip.module.css'

/** Above the kept pages of a story that could not be finished. */
export const FailedStrip = ({ isBusy, onTryAgain }: { isBusy: boolean; onTryAgain: () => void }) => (
  <p className={css.strip}>
    This story is not finished.{' '}
    <button type="button" disabled={isBusy} onClick={onTryAgain}>
      Try again
    </button>
  </p>
)

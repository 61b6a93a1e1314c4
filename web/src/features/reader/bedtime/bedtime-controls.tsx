import { cx } from '../../../lib/class-names.ts'
import { Drawing, Icon } from '../../../ui/icon.tsx'
import pause from '../../../ui/icons/pause.svg?raw'
import css from './bedtime.module.css'

type BedtimeControlsProps = {
  isShown: boolean
  isPlaying: boolean
  /** Who reads. */
  reads: string
  /** How long still. */
  left: string
  onFocus: () => void
  onBack: () => void
  onPlay: () => void
  onNext: () => void
  onLeave: () => void
}

/** What there is to press, for a moment after a tap. Out of sight it is there for keyboards and screen readers. */
export const BedtimeControls = ({ isShown, isPlaying, reads, left, ...on }: BedtimeControlsProps) => (
  <div className={cx(css.controls, isShown && css.shown)} onFocus={on.onFocus}>
    <p className={css.top}>
      <bdi>{reads}</bdi>
      <span>{left}</span>
    </p>
    <div className={css.buttons}>
      <div>
        <button type="button" aria-label="A sentence back" onClick={on.onBack}>
          <Icon name="back" />
        </button>
        <button
          type="button"
          className={css.main}
          aria-label={isPlaying ? 'Pause' : 'Go on'}
          onClick={on.onPlay}
        >
          {isPlaying ? <Drawing svg={pause} /> : <Icon name="play" />}
        </button>
        <button type="button" aria-label="Next page" onClick={on.onNext}>
          <Icon name="next" />
        </button>
      </div>
      <p>Hold anywhere for three seconds to leave</p>
      <button type="button" className={css.leave} onClick={on.onLeave}>
        Leave bedtime
      </button>
    </div>
  </div>
)

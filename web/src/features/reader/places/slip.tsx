import type { ReadingPlace } from '@moonpage/contract/reading-places'
import { LinkButton } from '../../../ui/button.tsx'
import css from './slip.module.css'
import { whenWords } from '../../../lib/when-words.ts'

type SlipProps = { place: ReadingPlace; page: number; path: string }

/** Says where one stopped, and leads there, or back to the first page. */
export const Slip = ({ place, page, path }: SlipProps) => {
  const { page_number: stopped, child_name: name, turned_at: time } = place
  return (
    <div className={css.place} data-stopped>
      <div className={css.slip} role="group" aria-label="Where you stopped">
        <i className={css.ribbon} />
        <p>
          <bdi>{name ?? 'You'}</bdi> stopped on page {stopped} {whenWords(time)}.
        </p>
        {stopped === page ? (
          <LinkButton to={`${path}/page/1`} look="bare" size="tight">
            Start over
          </LinkButton>
        ) : (
          <LinkButton to={`${path}/page/${stopped}`} look="bare" size="tight">
            Go to page {stopped}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

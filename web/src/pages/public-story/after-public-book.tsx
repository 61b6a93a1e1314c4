import type { Story } from '@moonpage/contract/story'
import { lazy, Suspense } from 'react'
import { InView } from '../../features/reader/in-view.tsx'
import { dateOf } from '../../lib/dates.ts'
import { ArrowLink } from '../../ui/button.tsx'
import css from './after-public-book.module.css'

// Below the fold.
const PublicCorner = lazy(async () => ({ default: (await import('./public-corner.tsx')).PublicCorner }))

type AfterPublicBookProps = { story: Story; page: number; total: number }

/** The section below a public book. */
export const AfterPublicBook = ({ story, page, total }: AfterPublicBookProps) => (
  <section className={css.after} aria-label="About this book">
    <div className="wrap">
      {page === total && (
        <p className={css.ways}>
          <ArrowLink to="/public">More public stories</ArrowLink>
          <ArrowLink to="/create">Create a story</ArrowLink>
        </p>
      )}
      <InView>
        <Suspense>
          <PublicCorner story={story} page={page} />
        </Suspense>
      </InView>
      <p className={css.facts}>
        <span>by A Moonpage family</span> <span>Created {dateOf(story.created_at)}</span>
      </p>
    </div>
  </section>
)

import type { Story } from '@moonpage/contract/story'
import { ArrowLink } from '../../ui/button.tsx'
import css from './after-public-book.module.css'

const dateOf = (time: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(time))

type AfterPublicBookProps = { story: Story; page: number; total: number }

/** What stands below a book that everyone may read. */
export const AfterPublicBook = ({ story, page, total }: AfterPublicBookProps) => (
  <section className={css.after} aria-label="About this book">
    <div className="wrap">
      {story.is_owner && (
        <div className={css.yours}>
          <h2>This book is yours</h2>
          <p>Here it is as everyone else reads it.</p>
          <ArrowLink to={`/story/${story.id}/page/${page}`}>Open your own copy</ArrowLink>
        </div>
      )}
      {page === total && (
        <p className={css.ways}>
          <ArrowLink to="/public">More public stories</ArrowLink>
          <ArrowLink to="/create">Create a story</ArrowLink>
        </p>
      )}
      <p className={css.facts}>
        <span>by A Moonpage family</span> <span>Created {dateOf(story.created_at)}</span>
      </p>
    </div>
  </section>
)

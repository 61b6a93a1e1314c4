import type { Story } from '@moonpage/contract/story'
import type { ReactNode } from 'react'
import { dateOf } from '../../lib/dates.ts'
import { ArrowLink } from '../../ui/button.tsx'
import css from './after-book.module.css'

type AfterBookProps = {
  story: Story
  isAtEnd: boolean
  /** Whether the user may make another one. */
  isMaker: boolean
  /** The tools for this reader. */
  children?: ReactNode
}

/** Id of the section with the tools. */
export const aboutBookId = 'about-this-book'

/** The section below the book. */
export const AfterBook = ({ story, isAtEnd, isMaker, children }: AfterBookProps) => (
  <section id={aboutBookId} tabIndex={-1} className={css.after} aria-label="About this book">
    <div className="wrap">
      {isAtEnd && (
        <p className={css.ways}>
          {isMaker && <ArrowLink to="/create">Create another story</ArrowLink>}
          <ArrowLink to="/dashboard">My Stories</ArrowLink>
        </p>
      )}
      {children}
      <p className={css.created}>Created {dateOf(story.created_at)}</p>
    </div>
  </section>
)

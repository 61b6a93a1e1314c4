import type { StoryPage } from '@moonpage/contract/story'
import { type ReactNode, useState } from 'react'
import { cx } from '../../lib/class-names.ts'
import { cropClass } from '../../lib/picture-crop.ts'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import { LinkButton } from '../../ui/button.tsx'
import css from './cover.module.css'
import { readingTime } from './reading-time.ts'

type CoverProps = {
  title: string
  summary: string
  pages: readonly StoryPage[]
  /** List items about the book. */
  facts: ReactNode
  /** The path of its first page. */
  to: string
  /** Below the Open button. */
  children?: ReactNode
}

/** The same as in the reader, so that the first page needs no other file. */
const sizes = '(max-width: 899px) 66vw, 62vw'

/** The cover page of a book: picture, title and the Open button. */
export const Cover = ({ title, summary, pages, facts, to, children }: CoverProps) => {
  const [hasFailed, setFailed] = useState(false)
  const front = hasFailed ? undefined : pages.find((page) => page.image_url !== null)
  return (
    <article className={cx(css.cover, front && css.pictured)}>
      {front && (
        <div className={css.book}>
          <div className={css.front}>
            <img
              src={front.image_url ?? undefined}
              srcSet={front.image_srcset ?? undefined}
              sizes={sizes}
              className={cropClass(front.image_focus, 8 / 9, 1.6)}
              alt={front.image_alt ?? ''}
              fetchPriority="high"
              onError={() => setFailed(true)}
            />
          </div>
        </div>
      )}
      <div className={css.words}>
        <h1 dir={dirOf(title)}>
          <BidiText>{title}</BidiText>
        </h1>
        <ul className={css.facts}>{facts}</ul>
        {summary && (
          <p className={css.summary} dir={dirOf(summary)}>
            <BidiText>{summary}</BidiText>
          </p>
        )}
        <LinkButton to={to} look="lamp" size="big" icon="book" className={css.open}>
          Open the book
        </LinkButton>
        <p className={css.note}>
          {readingTime(pages)} <span className="on-desk">Use the arrow keys to turn the page.</span>
        </p>
        {children}
      </div>
    </article>
  )
}

import type { ReactNode } from 'react'
import { cx } from '../../lib/class-names.ts'
import css from './page-words.module.css'
import { passagesOf } from './page-text.ts'

type PageWordsProps = {
  content: string
  isVerse: boolean
  refrain: ReadonlySet<string>
  /** On the first page: for whom the book is. */
  dedication: string | null
  /** After the last words of the book; null on every other page. */
  ending: ReactNode
  /** The first letter stands tall; where the first paragraph is long, it drops into it. */
  capital?: { raised: string | undefined; dropped: string | undefined }
}

/** Two lines and more, so that a dropped letter lies beside its own paragraph alone. */
const isLong = (lines: readonly string[], isVerse: boolean) => !isVerse && (lines[0]?.length ?? 0) > 110

/** All that is read aloud from a page. */
export const PageWords = ({ content, isVerse, refrain, dedication, ending, capital }: PageWordsProps) => (
  <div className={css.words}>
    {dedication && <p className={css.dedication}>{dedication}</p>}
    {passagesOf(content, isVerse, refrain).map(({ lines, isRefrain }, index) => (
      <p
        key={index}
        className={cx(
          css.passage,
          isVerse && css.verse,
          isRefrain && css.refrain,
          index === 0 && capital?.raised,
          index === 0 && isLong(lines, isVerse) && capital?.dropped,
        )}
      >
        {lines.map((line, row) => (isVerse ? <span key={row}>{line}</span> : line))}
      </p>
    ))}
    {ending !== null && (
      <>
        <p className={css.end}>The end</p>
        {ending}
      </>
    )}
  </div>
)

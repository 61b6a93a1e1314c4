import type { ReactNode } from 'react'
import { cx } from '../../lib/class-names.ts'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
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

/** Letters of other scripts join, or are too wide to stand tall. */
const takesCapital = (content: string) =>
  /^\P{L}*[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(content)

/** All that is read aloud from a page. */
export const PageWords = ({ content, isVerse, refrain, dedication, ending, capital }: PageWordsProps) => (
  <div className={css.words}>
    {dedication && (
      <p className={css.dedication} dir={dirOf(dedication)}>
        <BidiText>{dedication}</BidiText>
      </p>
    )}
    {passagesOf(content, isVerse, refrain).map(({ lines, isRefrain }, index) => (
      <p
        key={index}
        dir={dirOf(lines.join('\n'), content)}
        className={cx(
          css.passage,
          isVerse && css.verse,
          isRefrain && css.refrain,
          index === 0 && takesCapital(content) && capital?.raised,
          index === 0 && takesCapital(content) && isLong(lines, isVerse) && capital?.dropped,
        )}
      >
        {lines.map((line, row) =>
          isVerse ? (
            <span key={row}>
              <BidiText>{line}</BidiText>
            </span>
          ) : (
            <BidiText key={row}>{line}</BidiText>
          ),
        )}
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

import type { ReactNode } from 'react'
import { cx } from '../../lib/class-names.ts'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import css from './page-words.module.css'
import { passagesOf } from './page-text.ts'

type PageWordsProps = {
  content: string
  isVerse: boolean
  refrain: ReadonlySet<string>
  /** On the first page only. */
  dedication: string | null
  /** After the book's last text; null on other pages. */
  ending: ReactNode
  /** Classes of the initial: raised, or dropped into a long first paragraph. */
  capital?: { raised: string | undefined; dropped: string | undefined }
}

/** A drop cap needs a paragraph of at least two lines. */
const isLong = (lines: readonly string[], isVerse: boolean) => !isVerse && (lines[0]?.length ?? 0) > 110

/** Letters of other scripts are joined or too wide for an initial. */
const takesCapital = (content: string) =>
  /^\P{L}*[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(content)

/** The text of a page. */
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

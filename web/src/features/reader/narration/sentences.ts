/** A part of a page's text: UTF-16 offsets into its `content`. */
export type Span = { from: number; to: number }

const spansOf = (text: string, granularity: 'sentence' | 'word'): Span[] =>
  Array.from(
    new Intl.Segmenter('en', { granularity }).segment(text),
    ({ index, segment, isWordLike = true }) =>
      isWordLike ? { from: index, to: index + segment.trimEnd().length } : null,
  ).filter((span) => span !== null)

/** The lines of a text with their offsets. */
const linesOf = (text: string): { line: string; at: number }[] => {
  let at = 0
  return text.split('\n').map((line) => {
    const start = at
    at += line.length + 1
    return { line, at: start }
  })
}

const isSpoken = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** The sentences of a page. A new line begins a new one. */
export const sentencesOf = (content: string): Span[] =>
  linesOf(content).flatMap(({ line, at }) =>
    spansOf(line, 'sentence')
      .filter(({ from, to }) => isSpoken(line.slice(from, to)))
      .map(({ from, to }) => ({ from: at + from, to: at + to })),
  )

/** The words of a page. */
export const wordsOf = (content: string): Span[] => spansOf(content, 'word')

/** The last of some spans that begins at or before an offset; the first one where none does. */
export const spanAt = <S extends Span>(spans: readonly S[], offset: number): S | undefined =>
  spans.findLast(({ from }) => from <= offset) ?? spans[0]

import { ascent, descent, type SetLine, type SetText, type Style } from './set-text.ts'

/**
 * Splits a text taller than its sheet: as many lines as fit into `height` points, and the rest, moved up. At least one
 * line stays.
 */
export function partText(text: SetText, height: number, style: Style): [SetText, SetText | null] {
  const bottom = height - descent * style.size
  const lines = text.passages.flatMap((passage) => passage.lines)
  const fittingLines = Math.max(1, lines.filter((line) => line.y <= bottom).length)
  if (fittingLines === lines.length) return [text, null]
  const next = lines[goodBreak(text, fittingLines)] as SetLine
  const up = next.y - ascent * style.size
  const only = (isHere: (line: SetLine) => boolean, move: number): SetText => {
    const passages = text.passages
      .map((passage) => ({
        ...passage,
        lines: passage.lines.filter(isHere).map((line) => ({ ...line, y: line.y - move })),
      }))
      .filter((passage) => passage.lines.length > 0)
    const last = passages.at(-1)?.lines.at(-1)?.y ?? 0
    return { passages, height: last + descent * style.size, isForced: text.isForced }
  }
  return [only((line) => line.y < next.y, 0), only((line) => line.y >= next.y, up)]
}

/**
 * Where to split, after at most `most` lines: between passages, or with at least two lines of a paragraph on either
 * side. Stanzas are kept together.
 */
function goodBreak({ passages }: SetText, most: number): number {
  const good: number[] = []
  let begin = 0
  for (const { lines, isVerse } of passages) {
    const end = begin + lines.length
    if (!isVerse) for (let at = begin + 2; at <= end - 2; at += 1) good.push(at)
    good.push(end)
    begin = end
  }
  const best = good.findLast((at) => at <= most) ?? 0
  // A stanza that is taller than a sheet must be split.
  return best > most / 2 ? best : most
}

/** Splits a text onto as few sheets of `height` points as possible, evenly filled. */
export function partEvenly(text: SetText, height: number, style: Style): SetText[] {
  const line = style.leading * style.size
  let parts = partAll(text, height, style)
  for (let less = height - line; less > height / 2; less -= line) {
    const evener = partAll(text, less, style)
    if (evener.length > parts.length) break
    parts = evener
  }
  return parts
}

function partAll(text: SetText, height: number, style: Style): SetText[] {
  const parts: SetText[] = []
  for (let rest: SetText | null = text; rest;) {
    const [here, next]: [SetText, SetText | null] = partText(rest, height, style)
    parts.push(here)
    rest = next
  }
  return parts
}

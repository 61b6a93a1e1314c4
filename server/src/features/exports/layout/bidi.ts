import { stretchesOf, type Direction, type Stretch } from '@moonpage/contract/text-direction'
import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/**
 * The embedding level of each UTF-16 unit (Unicode Bidirectional Algorithm); odd levels are right to left. Null if
 * everything is left to right. Punctuation and digits beside a name of the other direction stay in the base direction.
 */
export function levelsOf(text: string, direction: Direction): Uint8Array | null {
  const parts = stretchesOf(text)
  if (direction === 'ltr' && !parts.some(({ isRtl }) => isRtl)) return null
  const isIsolated = (part: Stretch) => direction === 'ltr' && part.isRtl
  const marked = parts.map((part) => (isIsolated(part) ? `\u2068${part.text}\u2069` : part.text)).join('')
  const { levels } = bidi.getEmbeddingLevels(marked, direction)
  const own: number[] = []
  let from = 0
  for (const part of parts) {
    const sign = isIsolated(part) ? 1 : 0
    own.push(...levels.subarray(from + sign, from + sign + part.text.length))
    from += part.text.length + 2 * sign
  }
  return Uint8Array.from(own)
}

/** Runs of a line in visual order, from left to right. */
export function inVisualOrder<T extends { level: number }>(parts: readonly T[]): T[] {
  const ordered = [...parts]
  const deepest = Math.max(0, ...parts.map(({ level }) => level))
  for (let level = deepest; level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from
      while ((ordered[to]?.level ?? 0) >= level) to += 1
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed())
      from = to
    }
  return ordered
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Reverses letters for fonts that do not do it themselves: `(a` becomes `a)`. */
export const mirrored = (text: string): string =>
  Array.from(letters.segment(text), ({ segment }) => bidi.getMirroredCharacter(segment) ?? segment)
    .toReversed()
    .join('')

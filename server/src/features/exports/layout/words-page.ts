import { countWords, readingStyle, type PageWords } from './page-words.ts'
import { partEvenly } from './part-text.ts'
import { isRtl, setBalanced, setText, widestLine, type SetText, type Style } from './set-text.ts'
import { margin, sheetSize, type Block } from './sheet.ts'
import type { FontMetrics } from './font-metrics.ts'

const tallest = 430
const widest = sheetSize.width - 4 * margin
const ornamentSize = 34
const ornamentGap = 20

/** Short texts are set larger in a narrower column; long ones keep a readable line length. */
function textStyle(words: PageWords): { grown: number; column: number } {
  const count = countWords(words)
  if (count <= 24) return { grown: 1.4, column: 20 }
  return count <= 55 ? { grown: 1.2, column: 24 } : { grown: 1.05, column: 30 }
}

/** A page of text with wide margins; text that does not fit continues on further sheets. */
export function wordsPage(type: FontMetrics, words: PageWords, size: number, least: number): Block[][] {
  const { grown, column } = textStyle(words)
  const room = tallest - ornamentSize - ornamentGap
  for (let now = size * grown; now >= least; now -= 0.5) {
    // Verse is as wide as its lines.
    const width = words.isVerse ? widest : Math.min(column * now, widest)
    const text = setBalanced(type, words.passages, width, readingStyle(now), words.isVerse)
    if (text.height <= room && !text.isForced) return [sheetOf(type, text, readingStyle(now), true)]
  }
  // With more than one sheet there is room for the common size.
  const style = readingStyle(size)
  const width = Math.min(32 * size, widest)
  return moreWords(type, setText(type, words.passages, width, style, words.isVerse), style)
}

/** Sheets of continued text. */
export const moreWords = (type: FontMetrics, text: SetText, style: Style): Block[][] =>
  partEvenly(text, tallest, style).map((part) => sheetOf(type, part, style, false))

function sheetOf(type: FontMetrics, text: SetText, style: Style, hasOrnament: boolean): Block[] {
  const above = hasOrnament ? ornamentSize + ornamentGap : 0
  const width = widestLine(text, style.size)
  const x = (sheetSize.width - width) / 2
  // A little above the middle, which looks centered.
  const y = (sheetSize.height - text.height - above) / 2 - 12
  const words: Block = {
    kind: 'text',
    tag: 'p',
    box: { x, y: y + above, width, height: text.height },
    text,
    style,
  }
  const moonX = isRtl(text) ? x + width - ornamentSize + 3 : x - 3
  const moon = { x: moonX, y, width: ornamentSize, height: ornamentSize }
  return hasOrnament ? [{ kind: 'ornament', ornament: 'moon', box: moon }, words] : [words]
}

import { countWords, readingStyle, type PageWords } from './page-words.ts'
import { partEvenly } from './part-text.ts'
import { isRtl, setBalanced, setText, widestLine, type SetText, type Style } from './set-text.ts'
import { isTall, type Paper } from './paper.ts'
import type { Block } from './sheet.ts'
import type { FontMetrics } from './font-metrics.ts'

/** Height and width of text alone; wide paper has wider margins. */
const tallestOn = ({ tall }: Paper) => tall - 54
const widestOn = (paper: Paper) => paper.width - (isTall(paper) ? 2 : 4) * paper.margin
const ornamentSize = 34
const ornamentGap = 20

/** Short texts are set larger in a narrower column; long ones keep a readable line length. */
function textStyle(words: PageWords): { grown: number; column: number } {
  const count = countWords(words)
  if (count <= 24) return { grown: 1.4, column: 20 }
  return count <= 55 ? { grown: 1.2, column: 24 } : { grown: 1.05, column: 30 }
}

/** A page of text with wide margins; text that does not fit continues on further sheets. */
export function wordsPage(
  type: FontMetrics,
  paper: Paper,
  words: PageWords,
  size: number,
  least: number,
): Block[][] {
  const widest = widestOn(paper)
  const { grown, column } = textStyle(words)
  const room = tallestOn(paper) - ornamentSize - ornamentGap
  for (let now = size * grown; now >= least; now -= 0.5) {
    // Verse is as wide as its lines.
    const width = words.isVerse ? widest : Math.min(column * now, widest)
    const text = setBalanced(type, words.passages, width, readingStyle(now), words.isVerse)
    if (text.height <= room && !text.isForced) return [sheetOf(paper, text, readingStyle(now), true)]
  }
  // With more than one sheet there is room for the common size.
  const style = readingStyle(size)
  const width = Math.min(32 * size, widest)
  return moreWords(paper, setText(type, words.passages, width, style, words.isVerse), style)
}

/** Sheets of continued text. */
export const moreWords = (paper: Paper, text: SetText, style: Style): Block[][] =>
  partEvenly(text, tallestOn(paper), style).map((part) => sheetOf(paper, part, style, false))

function sheetOf(paper: Paper, text: SetText, style: Style, hasOrnament: boolean): Block[] {
  const above = hasOrnament ? ornamentSize + ornamentGap : 0
  const width = widestLine(text, style.size)
  const x = (paper.width - width) / 2
  // A little above the middle, which looks centered.
  const y = (paper.height - text.height - above) / 2 - 12
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

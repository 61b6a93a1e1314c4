import css from './marks.module.css'
import type { Span } from './sentences.ts'
import type { TextMap } from './text-map.ts'

export type MarkKind = 'word' | 'held' | 'sentence' | 'tapped'

/**
 * Paints marks behind the letters of a page: nothing in the text changes, so no line moves. Screen readers do not
 * see them.
 * @param words the element of the page's words
 */
export const marksOf = (words: HTMLElement) => {
  const layer = document.createElement('div')
  layer.className = css.layer ?? ''
  layer.ariaHidden = 'true'
  words.append(layer)
  /** The visible ones first. Neither class names nor children change while a page is read: `fitText` would measure it anew. */
  const pool = Array.from({ length: 6 }, () => layer.appendChild(document.createElement('i')))
  let used = 0

  const place = (kind: MarkKind | 'moon', { left, top, width, height }: DOMRect, origin: DOMRect) => {
    const mark = (pool[used] ??= layer.appendChild(document.createElement('i')))
    used += 1
    mark.dataset['mark'] = kind
    Object.assign(mark.style, {
      left: `${left - origin.left}px`,
      top: `${top - origin.top}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
  }

  return {
    isConnected: () => layer.isConnected,
    /** Replaces what is marked. */
    paint: (map: TextMap, marks: readonly (Span & { kind: MarkKind })[]) => {
      used = 0
      const origin = layer.getBoundingClientRect()
      for (const { from, to, kind } of marks) {
        const lines = mergeLines(Array.from(map.rangeOf(from, to)?.getClientRects() ?? []))
        for (const line of lines) place(kind, line, origin)
        const [first] = lines
        if (kind === 'sentence' && first) place('moon', first, origin)
      }
      for (const mark of pool.slice(used)) delete mark.dataset['mark']
    },
    remove: () => layer.remove(),
  }
}

/** The rectangles of text nodes as one for each line. An initial that is set larger keeps its own. */
const mergeLines = (rects: DOMRect[]): DOMRect[] => {
  const lines: DOMRect[] = []
  for (const rect of rects) {
    if (rect.width < 1) continue
    const last = lines.at(-1)
    if (last && Math.abs(last.top - rect.top) < 3 && Math.abs(last.height - rect.height) < 3) {
      const left = Math.min(last.left, rect.left)
      const right = Math.max(last.right, rect.right)
      lines[lines.length - 1] = new DOMRect(left, last.top, right - left, last.height)
    } else lines.push(rect)
  }
  return lines
}

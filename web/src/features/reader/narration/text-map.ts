import css from '../page-words.module.css'

/** Where each letter of a page's text stands on the screen. */
export type TextMap = {
  /** A range over a part of the text; null where none of it is shown. */
  rangeOf: (from: number, to: number) => Range | null
  /** The offset in the text of a place in a text node; null outside the text. */
  offsetOf: (node: Node, index: number) => number | null
}

type Part = { node: Text; offsets: number[] }

/**
 * Maps a page's `content` to its text nodes, which lack line breaks, outer spaces and the marks of italics.
 * @param words the element of the page's words
 */
export const mapText = (words: HTMLElement, content: string): TextMap => {
  const parts: Part[] = []
  let next = 0
  for (const passage of words.querySelectorAll(`.${css.passage}`)) {
    const walker = document.createTreeWalker(passage, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const offsets = Array.from({ length: node.nodeValue?.length ?? 0 }, (_, index) => {
        const found = content.indexOf(node?.nodeValue?.[index] ?? '', next)
        if (found >= 0) next = found + 1
        return found >= 0 ? found : next
      })
      parts.push({ node: node as Text, offsets })
    }
  }
  const placeOf = (offset: number) => {
    for (const { node, offsets } of parts) {
      const index = offsets.findIndex((one) => one >= offset)
      if (index >= 0) return { node, index }
    }
    return null
  }
  return {
    rangeOf: (from, to) => {
      const start = placeOf(from)
      const last = parts.findLast(({ offsets }) => (offsets[0] ?? to) < to)
      if (!start || !last) return null
      const range = document.createRange()
      range.setStart(start.node, start.index)
      range.setEnd(last.node, last.offsets.findLastIndex((one) => one < to) + 1)
      return range.collapsed ? null : range
    },
    offsetOf: (node, index) => {
      const part = parts.find((one) => one.node === node)
      return part ? (part.offsets[index] ?? part.offsets.at(-1) ?? null) : null
    },
  }
}

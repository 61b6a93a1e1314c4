import { type RefObject, useEffect, useState } from 'react'
import pageWords from '../page-words.module.css'
import { type Span, wordsOf } from './sentences.ts'
import { mapText } from './text-map.ts'

/** The place in a text node below a point. */
const caretAt = (x: number, y: number): { node: Node; index: number } | null => {
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y)
    return caret && { node: caret.offsetNode, index: caret.offset }
  }
  // Safari before 18.4.
  const range = (
    document as { caretRangeFromPoint?: (x: number, y: number) => Range | null }
  ).caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, index: range.startOffset } : null
}

/** The word that a finger or the mouse chose on the open page, until it is dismissed or the page is turned. */
export const useTappedWord = (
  leaf: RefObject<HTMLElement | null>,
  { page_number, content }: { page_number: number; content: string },
): [Span | null, (word: Span | null) => void] => {
  const [tapped, setTapped] = useState<(Span & { page: number }) | null>(null)
  useEffect(() => {
    const onClick = ({ target, clientX, clientY }: MouseEvent) => {
      const words =
        target instanceof Element &&
        target.closest<HTMLElement>(`[data-words="${page_number}"] .${pageWords.words}`)
      // Words were selected.
      if (!words || !leaf.current?.contains(words) || !getSelection()?.isCollapsed) return
      const caret = caretAt(clientX, clientY)
      const map = mapText(words, content)
      const offset = caret && map.offsetOf(caret.node, caret.index)
      const word =
        offset === null ? undefined : wordsOf(content).find(({ from, to }) => from <= offset && offset <= to)
      const isHit = Array.from((word && map.rangeOf(word.from, word.to)?.getClientRects()) ?? []).some(
        ({ left, right, top, bottom }) =>
          clientX >= left - 4 && clientX <= right + 4 && clientY >= top && clientY <= bottom,
      )
      setTapped(word && isHit ? { ...word, page: page_number } : null)
    }
    addEventListener('click', onClick)
    return () => removeEventListener('click', onClick)
  }, [leaf, page_number, content])
  return [
    tapped?.page === page_number ? tapped : null,
    (word) => setTapped(word && { ...word, page: page_number }),
  ]
}

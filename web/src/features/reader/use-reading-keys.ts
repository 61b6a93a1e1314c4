import { type RefObject, useLayoutEffect } from 'react'

type ReadingKeys = {
  onPrevious: () => void
  onNext: () => void
  onFirst: () => void
  onLast: () => void
  onControls: () => void
  /** The page that is open. */
  leaf: RefObject<HTMLElement | null>
}

/** Where arrow keys, letters and the space bar mean something of their own. */
const typed = 'input, select, textarea, [contenteditable], dialog[open]'
const pressed = 'a, button, summary, [role="tab"]'

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

const isTyping = (target: EventTarget | null) =>
  isWithin(target, 'input:not([type="radio"], [type="checkbox"]), select, textarea, [contenteditable]')

/** The part that a page's words scroll in, where they are too many: the screen, or a sheet of their own. */
const scrollsOn = (leaf: HTMLElement, by: 1 | -1): boolean => {
  const words = leaf.querySelector<HTMLElement>('article [data-words][tabindex]')
  if (words) {
    const left = by > 0 ? words.scrollHeight - words.clientHeight - words.scrollTop : words.scrollTop
    return left > 1
  }
  if (!leaf.querySelector('article [data-fit="scroll"]')) return false
  const { top, bottom } = leaf.getBoundingClientRect()
  return by > 0 ? bottom > innerHeight : top < 0
}

/** Whoever is further down, at the tools below the book, moves about there. */
const isOpenAt = (leaf: HTMLElement) => leaf.getBoundingClientRect().bottom > innerHeight / 3

/**
 * Left and right turn the page, and so do Page Up, Page Down and the space bar, once words that scroll have been
 * read to their end. Home and End go to the first page and the last. C opens and closes the controls. From wherever
 * the focus is.
 */
export const useReadingKeys = (keys: ReadingKeys): void => {
  const { onPrevious, onNext, onFirst, onLast, onControls, leaf } = keys
  // Before the page is seen: a key that is pressed as soon as it is there turns it.
  useLayoutEffect(() => {
    const turns: Record<string, (event: KeyboardEvent) => (() => void) | null> = {
      ArrowLeft: () => onPrevious,
      ArrowRight: () => onNext,
      Home: () => onFirst,
      End: () => onLast,
      PageUp: () => read(-1),
      PageDown: () => read(1),
      ' ': ({ target, shiftKey }) => (isWithin(target, pressed) ? null : read(shiftKey ? -1 : 1)),
    }
    const read = (by: 1 | -1) => {
      if (!leaf.current || scrollsOn(leaf.current, by)) return null
      return by > 0 ? onNext : onPrevious
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.key.toLowerCase() === 'c' && !isTyping(event.target)) onControls()
      if (isWithin(event.target, typed)) return
      const isArrow = event.key.startsWith('Arrow')
      if (!isArrow && !(leaf.current && isOpenAt(leaf.current))) return
      const turn = turns[event.key]?.(event)
      if (!turn) return
      // What these keys scroll by themselves is the page that is left.
      if (!isArrow) event.preventDefault()
      turn()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onPrevious, onNext, onFirst, onLast, onControls, leaf])
}

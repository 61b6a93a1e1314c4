import { type RefObject, useLayoutEffect } from 'react'

type ReadingKeys = {
  /** The page that is open, or turned to. */
  target: RefObject<number>
  total: number
  /** Numbers outside of the book are ignored. */
  onGo: (page: number) => void
  onControls: () => void
  /** The current page. */
  leaf: RefObject<HTMLElement | null>
}

/** Elements with their own meaning of arrow keys, letters and space. */
const inputSelector = 'input, select, textarea, [contenteditable], dialog[open]'
const buttonSelector = 'a, button, summary, [role="tab"]'

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

const isTyping = (target: EventTarget | null) =>
  isWithin(target, 'input:not([type="radio"], [type="checkbox"]), select, textarea, [contenteditable]')

/** Whether the page's text can scroll further, in the window or in its own container. */
const scrollsOn = (leaf: HTMLElement, by: 1 | -1): boolean => {
  const words = leaf.querySelector<HTMLElement>('article [data-words][tabindex]')
  if (words) {
    const remaining = by > 0 ? words.scrollHeight - words.clientHeight - words.scrollTop : words.scrollTop
    return remaining > 1
  }
  if (!leaf.querySelector('article [data-fit="scroll"]')) return false
  const { top, bottom } = leaf.getBoundingClientRect()
  return by > 0 ? bottom > innerHeight : top < 0
}

/** False when the user has scrolled down to the tools below the book. */
const isInView = (leaf: HTMLElement) => leaf.getBoundingClientRect().bottom > innerHeight / 3

/**
 * Keyboard control of the reader. Left and right turn the page, and so do Page Up, Page Down and space once scrolling
 * text is at its end. Home and End go to the first and the last page. C toggles the controls. Works with any focus.
 */
export const useReadingKeys = ({ target, total, onGo, onControls, leaf }: ReadingKeys): void => {
  // A layout effect, so that keys work from the first paint.
  useLayoutEffect(() => {
    const turn = (by: 1 | -1) => target.current + by
    const read = (by: 1 | -1) => (leaf.current && !scrollsOn(leaf.current, by) ? turn(by) : undefined)
    const pages: Record<string, (event: KeyboardEvent) => number | undefined> = {
      ArrowLeft: () => turn(-1),
      ArrowRight: () => turn(1),
      Home: () => 1,
      End: () => total,
      PageUp: () => read(-1),
      PageDown: () => read(1),
      ' ': (event) => (isWithin(event.target, buttonSelector) ? undefined : read(event.shiftKey ? -1 : 1)),
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.key.toLowerCase() === 'c' && !isTyping(event.target)) onControls()
      if (isWithin(event.target, inputSelector)) return
      const isArrow = event.key.startsWith('Arrow')
      if (!isArrow && !(leaf.current && isInView(leaf.current))) return
      const to = pages[event.key]?.(event)
      if (to === undefined) return
      // Prevents scrolling the page that is turned away.
      if (!isArrow) event.preventDefault()
      onGo(to)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [target, total, onGo, onControls, leaf])
}

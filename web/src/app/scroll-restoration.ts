import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '../lib/router/router.tsx'

const positions = new Map<string, number>()

/**
 * Does what browsers do between documents: a new page starts at the top with the focus there, and going back restores
 * the scroll position.
 */
export const useScrollRestoration = (main: RefObject<HTMLElement | null>): void => {
  const { key, pathname, hash, state } = useLocation()
  // Within a book the focus stays on the page-turn button.
  const keepsFocus = (state as { keepsFocus?: boolean } | null)?.keepsFocus === true
  const navigationType: string = useNavigationType()
  const shownPath = useRef(pathname)

  // A layout effect: the scroll event of a shorter new page must not be stored for the old one.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const savePosition = () => positions.set(key, scrollY)
    addEventListener('scroll', savePosition, { passive: true })
    return () => removeEventListener('scroll', savePosition)
  }, [key])

  useLayoutEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (navigationType === 'POP') return restoreScroll(positions.get(key) ?? 0)
    else if (shownPath.current !== pathname) {
      scrollTo(0, 0)
      if (!keepsFocus) main.current?.focus({ preventScroll: true })
    }
    shownPath.current = pathname
  }, [key, pathname, hash, navigationType, main, keepsFocus])
}

const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to `top` once the loading page is tall enough, unless the user acts before. */
const restoreScroll = (top: number) => {
  const observer = new ResizeObserver(() => {
    scrollTo(0, top)
    if (Math.abs(scrollY - top) <= 2) stop()
  })
  const stop = () => {
    observer.disconnect()
    for (const event of userEvents) removeEventListener(event, stop)
  }
  for (const event of userEvents) addEventListener(event, stop, { passive: true })
  observer.observe(document.body)
  return stop
}

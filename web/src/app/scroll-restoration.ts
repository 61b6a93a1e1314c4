import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '../lib/router/router.tsx'

const positions = new Map<string, number>()

/**
 * What a browser does by itself between documents: a new page starts at its top with the reading
 * position there, and going back returns to where one was.
 */
export const useScrollRestoration = (main: RefObject<HTMLElement | null>): void => {
  const { key, pathname, hash, state } = useLocation()
  // Within a book a finger stays on the button that turns the pages.
  const keepsFocus = (state as { keepsFocus?: boolean } | null)?.keepsFocus === true
  const way: string = useNavigationType()
  const shown = useRef(pathname)

  // In the very step that changes the page: a shorter one moves the view, and that is nobody's place in the old one.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (way === 'POP') return returnTo(positions.get(key) ?? 0)
    else if (shown.current !== pathname) {
      scrollTo(0, 0)
      if (!keepsFocus) main.current?.focus({ preventScroll: true })
    }
    shown.current = pathname
  }, [key, pathname, hash, way, main, keepsFocus])
}

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** As soon as a page that is still loading has grown tall enough, unless its reader goes elsewhere before. */
const returnTo = (top: number) => {
  const grown = new ResizeObserver(() => {
    scrollTo(0, top)
    if (Math.abs(scrollY - top) <= 2) stop()
  })
  const stop = () => {
    grown.disconnect()
    for (const move of ownMoves) removeEventListener(move, stop)
  }
  for (const move of ownMoves) addEventListener(move, stop, { passive: true })
  grown.observe(document.body)
  return stop
}

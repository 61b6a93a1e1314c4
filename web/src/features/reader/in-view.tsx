import { type ReactNode, useEffect, useRef, useState } from 'react'
import { firstPlace } from '../../lib/router/history.ts'
import { useLocation } from '../../lib/router/router.tsx'

/** Fallback: screen reader users may reach the end of the page without any of these events. */
const fallbackMs = 5000

/**
 * Defers what is below a book's first page, when the book was opened by a link, until the user scrolls near it, moves
 * the pointer, presses a key or turns the page.
 */
export const InView = ({ children }: { children: ReactNode }) => {
  const { key } = useLocation()
  const placeholder = useRef<HTMLDivElement>(null)
  const [isVisible, setVisible] = useState(false)
  if (!isVisible && key !== firstPlace) setVisible(true)
  useEffect(() => {
    if (isVisible) return
    const show = () => setVisible(true)
    const inView = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && show())
    if (placeholder.current) inView.observe(placeholder.current)
    const timer = setTimeout(show, fallbackMs)
    addEventListener('keydown', show)
    addEventListener('pointermove', show)
    return () => {
      inView.disconnect()
      clearTimeout(timer)
      removeEventListener('keydown', show)
      removeEventListener('pointermove', show)
    }
  }, [isVisible])
  return isVisible ? children : <div ref={placeholder} />
}

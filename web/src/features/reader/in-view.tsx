import { type ReactNode, useEffect, useRef, useState } from 'react'
import { firstPlace } from '../../lib/router/history.ts'
import { useLocation } from '../../lib/router/router.tsx'

/** Whoever listens to the page may reach its end without a sign. */
const patienceMs = 5000

/**
 * What below a book's first page can wait: a book that was opened by a link comes alone, and the rest follows when
 * somebody moves, turns the page or reaches its end.
 */
export const InView = ({ children }: { children: ReactNode }) => {
  const { key } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const [isReached, setReached] = useState(false)
  if (!isReached && key !== firstPlace) setReached(true)
  useEffect(() => {
    if (isReached) return
    const reach = () => setReached(true)
    const inView = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && reach())
    if (place.current) inView.observe(place.current)
    const patience = setTimeout(reach, patienceMs)
    addEventListener('keydown', reach)
    addEventListener('pointermove', reach)
    return () => {
      inView.disconnect()
      clearTimeout(patience)
      removeEventListener('keydown', reach)
      removeEventListener('pointermove', reach)
    }
  }, [isReached])
  return isReached ? children : <div ref={place} />
}

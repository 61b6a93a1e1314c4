import { useEffect, useState } from 'react'
import css from './bedtime-end.module.css'

/** The moon sets in this time. */
const setMs = 40_000

/** Dark, with a small moon. A tap shows the way back. */
export const BedtimeEnd = ({ onLeave }: { onLeave: () => void }) => {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => setAsked(false), setMs / 8)
    return () => clearTimeout(timer)
  }, [isAsked])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the button has the focus
    <div className={css.end} onClick={() => setAsked(true)}>
      <p className="only-read-aloud" role="status">
        Good night.
      </p>
      <svg viewBox="0 0 48 48" width="74" height="74" aria-hidden="true">
        <path d="M31.5 3.5C20 5 11 13.500 11 25c0 11 9 19.500 20.500 19.500 4.500 0 8-1 11-3-9.500-.5-17-8-17-18.500 0-9 3-15 6-19.500Z" />
      </svg>
      <button type="button" className={isAsked ? css.asked : undefined} onClick={onLeave}>
        Back to the book
      </button>
    </div>
  )
}

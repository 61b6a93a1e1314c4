import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

type Drag = {
  from: number
  to: number
  /** How far the row is from its place, in pixels. */
  shift: number
  /** How far the others make room. */
  room: number
}

/** Near the edge of the window the page scrolls along. */
const edge = 72
const scrollStep = 12

/**
 * Drags a row of a list to another place by its handle. Rows are moved by transforms, so that the page stays as it is
 * until the row is dropped. Escape puts it back.
 */
export const useDrag = (list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) => {
  const [drag, setDrag] = useState<Drag | null>(null)
  const stop = useRef<() => void>(() => {})
  useEffect(() => () => stop.current(), [])

  const start = (from: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !list.current) return
    event.preventDefault()
    const rows = [...list.current.children].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return { middle: top + scrollY + height / 2, height }
    })
    const row = rows[from]
    if (!row) return
    const begun = event.clientY + scrollY
    let y = event.clientY
    let now: Drag = { from, to: from, shift: 0, room: row.height }
    const update = () => {
      const shift = y + scrollY - begun
      const middle = row.middle + shift
      const to = rows.filter((other, index) => index !== from && other.middle < middle).length
      now = { from, to, shift, room: row.height }
      setDrag(now)
    }
    const scroll = setInterval(() => {
      const by = y < edge ? -scrollStep : y > innerHeight - edge ? scrollStep : 0
      if (by === 0) return
      scrollBy(0, by)
      update()
    }, 16)
    const over = new AbortController()
    const end = (isDropped: boolean) => {
      clearInterval(scroll)
      over.abort()
      setDrag(null)
      if (isDropped && now.to !== from) onMove(from, now.to)
    }
    stop.current = () => end(false)
    const { signal } = over
    addEventListener(
      'pointermove',
      (moved) => {
        y = moved.clientY
        update()
      },
      { signal },
    )
    addEventListener('pointerup', () => end(true), { signal })
    addEventListener('pointercancel', () => end(false), { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
    update()
  }

  /** The `transform` of a row, and whether it is the one that is dragged. */
  const placeOf = (index: number): { isDragged: boolean; transform: string | undefined } => {
    if (!drag) return { isDragged: false, transform: undefined }
    const { from, to, shift, room } = drag
    if (index === from) return { isDragged: true, transform: `translateY(${shift}px)` }
    const by = index > from && index <= to ? -room : index < from && index >= to ? room : 0
    return { isDragged: false, transform: `translateY(${by}px)` }
  }
  return { start, placeOf }
}

import { type PointerEvent, useRef, useState } from 'react'
import { directionOf, offsetOf, type Turn, turnAfter } from './swipe.ts'

type SwipeOptions = {
  page: number
  hasPrevious: boolean
  hasNext: boolean
  onTurn: (turn: Turn) => void
}

type Touch = { id: number; x: number; y: number; time: number; turns: boolean }

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const glideMs = 220

/**
 * Turns pages by touch. The page follows the finger and animates when it is released; with reduced motion it only turns.
 * Vertical scrolling stays with the browser (`touch-action: pan-y`).
 * @returns `strip`: ref of the moving element, new for each page; `isDragging`: render the neighboring pages; `wasSwiped`: the page has already moved in
 */
export const useSwipe = ({ page, hasPrevious, hasNext, onTurn }: SwipeOptions) => {
  const touch = useRef<Touch | null>(null)
  const strip = useRef<HTMLDivElement>(null)
  const [draggedAt, setDraggedAt] = useState<number | null>(null)
  const [swipedTo, setSwipedTo] = useState<number | null>(null)

  const move = (px: number, ms = 0) => {
    const style = strip.current?.style
    if (!style) return
    style.transition = ms ? `translate ${ms}ms cubic-bezier(.22,.7,.24,1)` : ''
    style.translate = px ? `${px}px` : ''
  }
  const dragOf = (event: PointerEvent, { x, time }: Touch) => ({
    dx: event.clientX - x,
    ms: event.timeStamp - time,
    width: event.currentTarget.clientWidth,
    hasPrevious,
    hasNext,
  })

  const glide = (turn: Turn, width: number) => {
    if (prefersReducedMotion()) return turn && onTurn(turn)
    move(-turn * width, glideMs)
    setTimeout(() => {
      if (turn) {
        setSwipedTo(page + turn)
        onTurn(turn)
      } else if (!touch.current) {
        move(0)
        setDraggedAt(null)
      }
    }, glideMs)
  }

  return {
    strip,
    isDragging: draggedAt === page,
    wasSwiped: swipedTo === page,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType !== 'touch' || !event.isPrimary) return
        touch.current = {
          id: event.pointerId,
          x: event.clientX,
          y: event.clientY,
          time: event.timeStamp,
          turns: false,
        }
      },
      onPointerMove: (event: PointerEvent) => {
        const down = touch.current
        if (down?.id !== event.pointerId) return
        if (!down.turns) {
          const direction = directionOf(event.clientX - down.x, event.clientY - down.y)
          if (direction === 'scrolls') touch.current = null
          if (direction !== 'turns') return
          down.turns = true
          event.currentTarget.setPointerCapture(event.pointerId)
          if (!prefersReducedMotion()) setDraggedAt(page)
        }
        if (!prefersReducedMotion()) move(offsetOf(dragOf(event, down)))
      },
      onPointerUp: (event: PointerEvent) => {
        const down = touch.current
        touch.current = null
        if (down?.id === event.pointerId && down.turns)
          glide(turnAfter(dragOf(event, down)), event.currentTarget.clientWidth)
      },
      onPointerCancel: (event: PointerEvent) => {
        const down = touch.current
        touch.current = null
        if (down?.turns) glide(0, event.currentTarget.clientWidth)
      },
    },
  }
}

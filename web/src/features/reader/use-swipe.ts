import { type PointerEvent, useRef, useState } from 'react'
import { directionOf, offsetOf, type Turn, turnAfter } from './swipe.ts'

type SwipeOptions = {
  page: number
  hasPrevious: boolean
  hasNext: boolean
  onTurn: (turn: Turn) => void
}

type Finger = { id: number; x: number; y: number; time: number; turns: boolean }

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const glideMs = 220

/**
 * Turns pages by a finger. The page moves with it and glides home or away when it lets go; who asked for less
 * motion sees the turn alone. Vertical scrolling stays the browser's (`touch-action: pan-y`).
 * @returns `strip`: what moves, made anew with every page; `isDragging`: the neighbours should lie beside the page; `wasSwiped`: the page has moved in already
 */
export const useSwipe = ({ page, hasPrevious, hasNext, onTurn }: SwipeOptions) => {
  const finger = useRef<Finger | null>(null)
  const strip = useRef<HTMLDivElement>(null)
  const [draggedAt, setDraggedAt] = useState<number | null>(null)
  const [swipedTo, setSwipedTo] = useState<number | null>(null)

  const move = (px: number, ms = 0) => {
    const style = strip.current?.style
    if (!style) return
    style.transition = ms ? `translate ${ms}ms cubic-bezier(.22,.7,.24,1)` : ''
    style.translate = px ? `${px}px` : ''
  }
  const dragOf = (event: PointerEvent, { x, time }: Finger) => ({
    dx: event.clientX - x,
    ms: event.timeStamp - time,
    width: event.currentTarget.clientWidth,
    hasPrevious,
    hasNext,
  })

  const glide = (turn: Turn, width: number) => {
    if (isCalm()) return turn && onTurn(turn)
    move(-turn * width, glideMs)
    setTimeout(() => {
      if (turn) {
        setSwipedTo(page + turn)
        onTurn(turn)
      } else if (!finger.current) {
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
        finger.current = {
          id: event.pointerId,
          x: event.clientX,
          y: event.clientY,
          time: event.timeStamp,
          turns: false,
        }
      },
      onPointerMove: (event: PointerEvent) => {
        const down = finger.current
        if (down?.id !== event.pointerId) return
        if (!down.turns) {
          const direction = directionOf(event.clientX - down.x, event.clientY - down.y)
          if (direction === 'scrolls') finger.current = null
          if (direction !== 'turns') return
          down.turns = true
          event.currentTarget.setPointerCapture(event.pointerId)
          if (!isCalm()) setDraggedAt(page)
        }
        if (!isCalm()) move(offsetOf(dragOf(event, down)))
      },
      onPointerUp: (event: PointerEvent) => {
        const down = finger.current
        finger.current = null
        if (down?.id === event.pointerId && down.turns)
          glide(turnAfter(dragOf(event, down)), event.currentTarget.clientWidth)
      },
      onPointerCancel: (event: PointerEvent) => {
        const down = finger.current
        finger.current = null
        if (down?.turns) glide(0, event.currentTarget.clientWidth)
      },
    },
  }
}

import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** A hold of this long leaves: longer than small hands keep still. */
export const holdMs = 3000
/** A shorter press is a tap. */
const tapMs = 300

/** The side of the screen where the finger is not. */
export type Hold = { side: 'left' | 'right' }

/** Leaves after a press of three seconds anywhere. @returns the hold, and how far it is, from 0 to 1 */
export const useHold = ({ onHeld }: { onHeld: () => void }) => {
  const [hold, setHold] = useState<Hold | null>(null)
  const [progress, setProgress] = useState(0)
  const press = useRef<{ id: number; at: number } | null>(null)
  const held = useRef(onHeld)
  useEffect(() => {
    held.current = onHeld
  })
  const end = () => {
    press.current = null
    setHold(null)
    setProgress(0)
  }
  useEffect(() => {
    if (!hold) return
    let frame = 0
    const grow = () => {
      const share = press.current ? (performance.now() - press.current.at) / holdMs : 0
      setProgress(Math.min(1, share))
      if (share >= 1) {
        press.current = null
        held.current()
      } else frame = requestAnimationFrame(grow)
    }
    grow()
    return () => cancelAnimationFrame(frame)
  }, [hold])
  return {
    hold,
    progress,
    handlers: {
      onPointerDown: ({ isPrimary, pointerId: id, clientX, target }: PointerEvent) => {
        if (!isPrimary || (target instanceof Element && target.closest('button'))) return
        const own = { id, at: performance.now() }
        press.current = own
        setTimeout(
          () => press.current === own && setHold({ side: clientX > innerWidth / 2 ? 'left' : 'right' }),
          tapMs,
        )
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
    },
  }
}

import { useEffect, useState } from 'react'

const signs = ['scroll', 'keydown', 'pointerdown', 'pointermove', 'touchstart'] as const

/** For whoever reads along without a finger on anything, and for screen readers, which keep their keys to themselves. */
const patienceMs = 3000

/** Whether somebody has begun to do something with the page: what only they need may come then. */
export const useSignOfLife = (): boolean => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen) return
    const see = () => setSeen(true)
    const timer = setTimeout(see, patienceMs)
    for (const sign of signs) addEventListener(sign, see, { passive: true, once: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, see)
    }
  }, [isSeen])
  return isSeen
}

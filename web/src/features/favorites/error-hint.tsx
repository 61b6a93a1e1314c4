import { type ReactNode, useState } from 'react'
import { useCountdown } from '../../lib/use-countdown.ts'
import css from './favorite-button.module.css'

const shownMs = 5000

type ComplaintProps = { children: ReactNode; isSilent: boolean; onEnd: () => void }

/** A few red words under a heart, which leave by themselves. */
export const ErrorHint = ({ children, isSilent, onEnd }: ComplaintProps) => {
  const [isHeld, setHeld] = useState(false)
  useCountdown(shownMs, isHeld, onEnd)
  return (
    <div
      className={css.complaint}
      role={isSilent ? undefined : 'alert'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {children}
    </div>
  )
}

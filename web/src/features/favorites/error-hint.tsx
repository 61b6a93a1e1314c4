import { type ReactNode, useState } from 'react'
import { useCountdown } from '../../lib/use-countdown.ts'
import css from './favorite-button.module.css'

const shownMs = 5000

type ErrorHintProps = { children: ReactNode; isSilent: boolean; onEnd: () => void }

/** An error under the heart that disappears after a while; hovering keeps it. */
export const ErrorHint = ({ children, isSilent, onEnd }: ErrorHintProps) => {
  const [isHovered, setHovered] = useState(false)
  useCountdown(shownMs, isHovered, onEnd)
  return (
    <div
      className={css.complaint}
      role={isSilent ? undefined : 'alert'}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {children}
    </div>
  )
}

import { type ReactNode, useState } from 'react'
import { useCountdown } from '../../lib/use-countdown.ts'
import { Banner } from '../../ui/banner.tsx'
import css from './notices.module.css'

const shownMs = 5000

/** An error message, shown for five seconds; hovering keeps it. */
export const Notice = ({ children }: { children: string }) => {
  const [isHovered, setHovered] = useState(false)
  const [isOver, setOver] = useState(false)
  useCountdown(shownMs, isHovered, () => setOver(true))
  return isOver ? null : (
    <div
      className={css.notice}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <Banner>{children}</Banner>
    </div>
  )
}

/** The container of notices, visible at any scroll position. */
export const Notices = ({ children }: { children: ReactNode }) => (
  <div className={css.notices}>
    <div className={css.stack}>{children}</div>
  </div>
)

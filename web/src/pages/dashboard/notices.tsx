import { type ReactNode, useState } from 'react'
import { useCountdown } from '../../lib/use-countdown.ts'
import { Banner } from '../../ui/banner.tsx'
import css from './notices.module.css'

const shownMs = 5000

/** What went wrong, for five seconds; it stays while a pointer rests on it. */
export const Notice = ({ children }: { children: string }) => {
  const [isHeld, setHeld] = useState(false)
  const [isOver, setOver] = useState(false)
  useCountdown(shownMs, isHeld, () => setOver(true))
  return isOver ? null : (
    <div className={css.notice} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <Banner>{children}</Banner>
    </div>
  )
}

/** The place of notices: in sight wherever the page is scrolled to. */
export const Notices = ({ children }: { children: ReactNode }) => (
  <div className={css.notices}>
    <div className={css.stack}>{children}</div>
  </div>
)

import type { ReactNode } from 'react'
import { cx } from '../../../lib/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import css from './pick.module.css'

export const Picks = ({ children }: { children: ReactNode }) => <div className={css.picks}>{children}</div>

type PickProps = { icon?: ReactNode; isChosen: boolean; onPress: () => void; children: ReactNode }

/** Chosen or not, by a press. */
export const Pick = ({ icon, isChosen, onPress, children }: PickProps) => (
  <button
    type="button"
    className={cx(css.pick, isChosen && css.chosen)}
    aria-pressed={isChosen}
    onClick={onPress}
  >
    {icon}
    {children}
  </button>
)

/** Removed by a press on the whole of it. */
export const Removable = ({ onRemove, children }: { onRemove: () => void; children: string }) => (
  <button type="button" className={css.pick} aria-label={`Remove ${children}`} onClick={onRemove}>
    {children}
    <Icon name="close" />
  </button>
)

type MoreProps = { isOpen: boolean; onPress: () => void; children: ReactNode }

/** Opens what else there is. */
export const More = ({ isOpen, onPress, children }: MoreProps) => (
  <button type="button" className={cx(css.pick, css.more)} aria-expanded={isOpen} onClick={onPress}>
    {children}
  </button>
)

import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import css from './ending.module.css'

type EndingProps = {
  onAgain: () => void
  /** The favorite button, and the link to another story. */
  children: ReactNode
}

export const Ending = ({ onAgain, children }: EndingProps) => (
  <div className={css.ending} role="group" aria-label="The end">
    <Button look="lamp" icon="redo" className={css.again} onClick={onAgain}>
      Read it again
    </Button>
    {children}
  </div>
)

import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import { Drawing } from './icon.tsx'
import css from './tool-row.module.css'

type ToolRowProps = {
  svg: string
  children: ReactNode
  /** A word more, at the end of the line. */
  aside?: string
  isDangerous?: boolean
  /** Cannot be done for now. */
  isOff?: boolean
  onClick: () => void
}

/** One thing that may be done, as a line between hairlines. */
export const ToolRow = ({ svg, children, aside, isDangerous, isOff, onClick }: ToolRowProps) => (
  <li className={css.row}>
    <button
      type="button"
      className={cx(css.tool, isDangerous && css.warned)}
      disabled={isOff}
      onClick={onClick}
    >
      <Drawing svg={svg} />
      <span>{children}</span>
      {aside && <small>{aside}</small>}
    </button>
  </li>
)

import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import { Drawing } from './icon.tsx'
import css from './tool-row.module.css'

type ToolRowProps = {
  svg: string
  children: ReactNode
  /** Additional text at the end of the line. */
  aside?: string
  isDangerous?: boolean
  /** Temporarily disabled. */
  isDisabled?: boolean
  onClick: () => void
}

/** A tool button in a list. */
export const ToolRow = ({ svg, children, aside, isDangerous, isDisabled, onClick }: ToolRowProps) => (
  <li className={css.row}>
    <button
      type="button"
      className={cx(css.tool, isDangerous && css.warned)}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Drawing svg={svg} />
      <span>{children}</span>
      {aside && <small>{aside}</small>}
    </button>
  </li>
)

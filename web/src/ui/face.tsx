import { cx } from '../lib/class-names.ts'
import css from './face.module.css'
import type { FaceName } from './face-names.ts'

/** A cut-paper portrait in a disc, by default the robot. Decorative: a name stands beside it. */
export const Face = ({ name, className }: { name: FaceName | null; className?: string | undefined }) => (
  <span className={cx(css.face, className)} data-face={name} />
)

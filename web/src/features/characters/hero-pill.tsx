import type { Look } from '@moonpage/contract/story-input'
import { cx } from '../../lib/class-names.ts'
import css from './hero-pill.module.css'
import { describeLook } from './look-words.ts'
import { Portrait } from './portrait.tsx'

type HeroPillProps = { name: string; look: Look; isChosen: boolean; onPress: () => void }

/** A face and a name; pressed once more, it is nobody in particular again. */
export const HeroPill = ({ name, look, isChosen, onPress }: HeroPillProps) => (
  <button
    type="button"
    className={cx(css.pill, isChosen && css.chosen)}
    aria-pressed={isChosen}
    onClick={onPress}
  >
    <Portrait sitter={{ look }} alt={describeLook(look)} className={css.face} />
    <span className={css.name}>{name}</span>
  </button>
)

import type { Look } from '@moonpage/contract/story-input'
import { cx } from '../../lib/class-names.ts'
import css from './hero-pill.module.css'
import { describeLook } from './look-words.ts'
import { Portrait } from './portrait.tsx'

type HeroPillProps = {
  name: string
  /** Null: the first letter stands for the face. */ look: Look | null
  isChosen: boolean
  onPress: () => void
}

/** A toggle button with a portrait and a name. */
export const HeroPill = ({ name, look, isChosen, onPress }: HeroPillProps) => (
  <button
    type="button"
    className={cx(css.pill, isChosen && css.chosen)}
    aria-pressed={isChosen}
    onClick={onPress}
  >
    {look ? (
      <Portrait sitter={{ look }} alt={describeLook(look)} className={css.face} />
    ) : (
      <span className={cx(css.face, css.letter)} aria-hidden="true">
        {Array.from(name)[0]}
      </span>
    )}
    <span className={css.name}>{name}</span>
  </button>
)

import type { Painters } from '../features/children/painters.ts'
import { Portrait } from '../features/characters/portrait.tsx'
import css from './series-painters.module.css'

/** Hero and companion of a next book, as they look in its series. */
export const painters: Painters = {
  hero: ({ subject, hero }) => (
    <Portrait sitter={{ look: hero?.look ?? { species: subject } }} alt="" className={css.figure ?? ''} />
  ),
  companion: ({ companion }) =>
    companion && <Portrait sitter={{ kind: companion.kind }} alt="" className={css.figure ?? ''} />,
}

import type { Child } from '@moonpage/contract/children'
import { describeLook } from '../features/characters/look-words.ts'
import { Portrait } from '../features/characters/portrait.tsx'
import { cx } from '../lib/class-names.ts'
import css from './child-face.module.css'

type ChildFaceProps = { child: Child; size?: 'usual' | 'big' }

/** How a child looks in stories; the first letter of its name until that is known. */
export const ChildFace = ({ child: { name, character }, size = 'usual' }: ChildFaceProps) =>
  character ? (
    <Portrait
      sitter={{ look: character.look }}
      alt={describeLook(character.look)}
      className={cx(css.face, css[size])}
    />
  ) : (
    <span className={cx(css.face, css.letter, css[size])} aria-hidden="true">
      {Array.from(name)[0]}
    </span>
  )

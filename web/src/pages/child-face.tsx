import type { Child } from '@moonpage/contract/children'
import { useEffect, useState } from 'react'
import { describeLook } from '../features/characters/look-words.ts'
import { PortraitFrame, usePortrait } from '../features/characters/portrait.tsx'
import { rememberedFace, rememberFace } from '../features/children/remembered-children.ts'
import { cx } from '../lib/class-names.ts'
import css from './child-face.module.css'

type ChildFaceProps = { child: Child; size?: 'usual' | 'big' }

/** How a child looks in stories; the first letter of its name until that is known. */
export const ChildFace = ({ child, size = 'usual' }: ChildFaceProps) =>
  child.character ? (
    <PaintedFace child={child} look={child.character.look} size={size} />
  ) : (
    <Letter name={child.name} size={size} />
  )

/** The face that the browser has is shown until it is painted. */
const PaintedFace = ({ child: { id }, look, size }: Required<ChildFaceProps> & { look: HeroLook }) => {
  const { data } = usePortrait({ look })
  const [remembered] = useState(() => rememberedFace(id, look))
  useEffect(() => {
    if (data && data !== rememberedFace(id, look)) rememberFace(id, look, data)
  }, [data, id, look])
  return (
    <PortraitFrame src={data ?? remembered} alt={describeLook(look)} className={cx(css.face, css[size])} />
  )
}

/** Before the child is loaded: as it was the last time. */
export const RememberedFace = ({ child: { id, name } }: { child: Pick<Child, 'id' | 'name'> }) => {
  const [src] = useState(() => rememberedFace(id))
  return src ? (
    <PortraitFrame src={src} alt="" className={cx(css.face, css.usual)} />
  ) : (
    <Letter name={name} size="usual" />
  )
}

type HeroLook = NonNullable<Child['character']>['look']

const Letter = ({ name, size }: { name: string; size: 'usual' | 'big' }) => (
  <span className={cx(css.face, css.letter, css[size])} aria-hidden="true">
    {Array.from(name)[0]}
  </span>
)

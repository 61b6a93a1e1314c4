import { cx } from '../lib/class-names.ts'
import css from './face.module.css'
import mom from './faces/1.svg?raw'
import grandpa from './faces/2.svg?raw'
import dad from './faces/3.svg?raw'
import grandma from './faces/4.svg?raw'
import girl from './faces/5.svg?raw'
import boy from './faces/6.svg?raw'
import scarf from './faces/7.svg?raw'
import uncle from './faces/8.svg?raw'
import house from './faces/house.svg?raw'
import phone from './faces/phone.svg?raw'
import robot from './faces/robot.svg?raw'
import { Drawing } from './icon.tsx'

/** Portraits of a family's narrators by number, and what stands for the other voices. */
const faces = {
  1: mom,
  2: grandpa,
  3: dad,
  4: grandma,
  5: girl,
  6: boy,
  7: scarf,
  8: uncle,
  house,
  robot,
  phone,
} as const
export type FaceName = keyof typeof faces

/** What each portrait shows, for those who do not see it. */
export const faceWords: Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, string> = {
  1: 'A woman with a bun',
  2: 'A grandfather with a cap',
  3: 'A man with a beard',
  4: 'A grandmother with glasses',
  5: 'A girl with pigtails',
  6: 'A boy with curls',
  7: 'A woman with a headscarf',
  8: 'A man with a mustache',
}

/** @param face from the server, which may know more faces than this version */
export const familyFace = (face: number | null): FaceName =>
  face !== null && face in faces ? (face as 1) : 1

/** A cut-paper portrait in a disc. Decorative: a name stands beside it. */
export const Face = ({ name, className }: { name: FaceName; className?: string | undefined }) => (
  <span className={cx(css.face, className)}>
    <Drawing svg={faces[name]} className={css.portrait} />
  </span>
)

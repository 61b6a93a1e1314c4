import type { Prop } from '../scene.ts'

/** What single tales turn on, and no other story knows. */
export const odd: ReadonlySet<Prop> = new Set([
  'cradle',
  'imaginary-friend',
  'rainbow-spot',
  'glass-drop',
  'shade',
  'eye',
  'puff',
  'heap',
  'roll',
  'mound',
  'dragon-head',
  'shadow',
  'clapper',
  'cake-layer',
  'wedge',
  'banner',
  'noodle',
  'clay',
  'thread',
  'hook',
  'ravine',
])

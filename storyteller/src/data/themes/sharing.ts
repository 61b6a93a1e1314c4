import type { ThemeData } from '../schema.ts'
import { threePieces } from './sharing/three-pieces.ts'
import { threePlates } from './sharing/three-plates.ts'
import { birthday } from './sharing/birthday.ts'
import { crumbs } from './sharing/crumbs.ts'
import { firstBite } from './sharing/first-bite.ts'

export const sharing: ThemeData = {
  refrains: [
    'Half for you and half for me.',
    'Break it in two, and there is more.',
    'One for all, and a crumb for the mouse.',
    'Some is good, and some each is better.',
    'The bigger half is the one you give.',
    'Pass it round, and pass it back.',
  ],
  token: 'cookie',
  summary: [
    'There is one cookie left, and it is a very good one.',
    'Somebody at the end of the way has had no supper, and there is a secret in the bag.',
    'One cookie, three friends, and a sum that comes out well.',
  ],
  strands: [threePieces, threePlates, birthday, crumbs, firstBite],
}

import type { ThemeData } from '../schema.ts'
import { shivering } from './kindness/shivering.ts'
import { beans } from './kindness/beans.ts'
import { wool } from './kindness/wool.ts'
import { theItch } from './kindness/the-itch.ts'
import { ninthSnail } from './kindness/ninth-snail.ts'

export const kindness: ThemeData = {
  refrains: [
    'There is always time to stop.',
    'A small kind thing is not so small.',
    'Stop, look, and lend a {hand}.',
    'Slow down, somebody needs you.',
    'We are late. We can be later.',
    'Look down, look round, look who is there.',
  ],
  summary: [
    'They are in a hurry, and somebody needs them to stop.',
    '{hero} has no time to stop, and stops.',
    'It is only a few steps to the end, and somebody is sitting beside them.',
  ],
  strands: [shivering, beans, wool, theItch, ninthSnail],
}

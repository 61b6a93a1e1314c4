import type { ThemeData } from '../schema.ts'
import { thanksByName } from './gratitude/thanks-by-name.ts'
import { evenings } from './gratitude/evenings.ts'
import { thePath } from './gratitude/the-path.ts'
import { theBeetle } from './gratitude/the-beetle.ts'
import { unasked } from './gratitude/unasked.ts'

export const gratitude: ThemeData = {
  refrains: [
    'Thank you here and thank you there.',
    'Two small words, and off we go.',
    'Thank the big things, thank the small.',
    'Thank it, pat it, pass it by.',
    'Did you say it? Say it now.',
    'Thanks for the lift, thanks for the laugh.',
  ],
  summary: [
    'So many have helped, and one of them has never been thanked.',
    '{hero} owns two small words, and hardly ever takes them out.',
    'Someone has been doing it all, every day, and nobody has looked.',
  ],
  strands: [thanksByName, evenings, thePath, theBeetle, unasked],
}

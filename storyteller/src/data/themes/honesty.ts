import type { ThemeData } from '../schema.ts'
import { theBump } from './honesty/the-bump.ts'
import { trueWord } from './honesty/true-word.ts'
import { theWind } from './honesty/the-wind.ts'
import { theBadge } from './honesty/the-badge.ts'
import { theBread } from './honesty/the-bread.ts'

export const honesty: ThemeData = {
  refrains: [
    'Say it small, but say it true.',
    'True is true, and out it comes.',
    'A true word weighs less than a secret.',
    'Out with it, and up we get.',
    'The true thing first, and then the rest.',
    'Not so nice to say, so nice to have said.',
  ],
  summary: [
    '{hero} knows how the trouble began, and it is hard to say.',
    '{hero} has something to say, and has had it since lunch.',
    'One true word would mend it, if anyone dared to say one.',
  ],
  strands: [theBump, trueWord, theWind, theBadge, theBread],
}

import type { ThemeData } from '../schema.ts'
import { firstStar } from './patience/first-star.ts'
import { minutes } from './patience/minutes.ts'
import { shyThing } from './patience/shy-thing.ts'
import { slowWords } from './patience/slow-words.ts'
import { theSnail } from './patience/the-snail.ts'

export const patience: ThemeData = {
  refrains: [
    'Not yet, not yet, but soon.',
    'Wait a bit, and wait a bit more.',
    'Slow is a way of getting there.',
    'No need to pull, it is coming.',
    'Sit a while, it will find us.',
    'Little by little, and there you are.',
  ],
  summary: [
    'Some things come only when you stop chasing them.',
    'Everyone has run at it, and it has run away from everyone.',
    '{hero} has never waited for anything, and now there is nothing else to do.',
  ],
  strands: [firstStar, minutes, shyThing, slowWords, theSnail],
}

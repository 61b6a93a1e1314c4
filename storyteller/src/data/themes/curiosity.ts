import type { ThemeData } from '../schema.ts'
import { askWhy } from './curiosity/ask-why.ts'
import { askWhatItIsLike } from './curiosity/ask-what-it-is-like.ts'
import { theBox } from './curiosity/the-box.ts'
import { theBack } from './curiosity/the-back.ts'
import { theHum } from './curiosity/the-hum.ts'

export const curiosity: ThemeData = {
  refrains: [
    'What is that? Let us go and see.',
    'Ask it once, and ask again.',
    'Why, oh why, oh why, oh why?',
    'Look under it, look behind it, look again.',
    'I wonder, I wonder, I wonder what for.',
    'One more question, and off we go.',
  ],
  summary: [
    'Everybody has an answer, and no one has asked the right question.',
    'It takes only one question, but it has to be the one that nobody asks.',
    '{hero} has four hundred questions, and this time needs just one.',
  ],
  strands: [askWhy, askWhatItIsLike, theBox, theBack, theHum],
}

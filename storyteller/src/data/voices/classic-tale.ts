import type { VoiceData } from '../schema.ts'

export const classicTale: VoiceData = {
  opening: {
    three: [
      'Once, {in} {land}, there lived {hero}, a {noun}.',
      'Long ago there was a {noun}. That was {hero}.',
      'Once there was a {noun}. {hero} was the name.',
    ],
    five: [
      'Once, when wishes still came by post, a {noun} called {hero} lived {in} {land}, {where}.',
      'Long ago, and a little to the left, {in} {land}, {where}, lived a {noun} named {hero}.',
      'There was once a {noun}, and {hero} was {his} name. {He} lived {in} {land}, {where}.',
      'Once upon a time {in} {land}, {where}, there lived a {noun} called {hero}.',
    ],
    seven: [
      'In the days when the moon still took advice, there lived {in} {land}, {where}, a {noun} whose name was {hero}.',
      'Long ago, before anyone had thought of Mondays, a {noun} called {hero} lived in {home}. That was {in} {land}, {where}.',
      'There was once, and there was not, as the old ones say, a {noun} named {hero}, who lived {in} {land}, {where}.',
      'Once upon a time, and not the usual one, a {noun} called {hero} lived {in} {land}, {where}.',
    ],
    verse: [
      "Once, long ago, when the moon was new, / A {noun} lived {in} {land}, it's true.",
      'In days of old, {in} {land} so fair, / There lived a {noun}, with time to spare.',
    ],
  },
  aside: {
    three: ['So they went on, and on, and on.', 'Three times they stopped. Three times they went on.'],
    five: [
      'And they walked, as people do in tales, for as long as it takes to tell it.',
      'So they went over the first hill, and the second hill, and the third.',
      'An old stone by the way said nothing, but it said it kindly.',
    ],
    seven: [
      'They walked as people walk in tales, neither long nor short, neither near nor far, until they got to the next thing.',
      'By the way stood an old milestone. It had stood there for a hundred years, and not one person had ever wished it good evening. {hero} did.',
      'And it went with them as it goes in all the old tales: what is once begun must be done three times.',
    ],
    verse: ['They went by one, they went by two, / They went by three, as tale-folk do.'],
  },
  after: {
    three: ['And so it was.', 'And all was well.'],
    five: [
      'And it was told {in} {land} for many a year.',
      'And so what had been wrong was put right, and what had been far was near.',
    ],
    seven: [
      'They tell it still {in} {land}, on winter evenings, and each time there is a bit more of it.',
      'So it was done, as it had to be done, and everyone who was there remembered it a little differently.',
    ],
    verse: ['And {in} {land} they tell it still, / When frost is white upon the hill.'],
  },
  closing: {
    three: ['And that is the end. Good night.', 'So ends the tale. Sleep well, {hero}.'],
    five: [
      'And if they have not woken up, they are sleeping still.',
      'So ends the tale, and so the day. Good night, {hero}.',
    ],
    seven: [
      'And if no one has woken them, then they are sleeping still, and so, in a moment, will you be.',
      'There the tale stops, and takes off its shoes, and lies down beside the others. Good night.',
    ],
    verse: ['And so this tale of {hero} must end. / Good night, sleep well, my little friend.'],
    small: ['The tale is done. / Sleep, little one.', 'So ends the tale, / by the moon so pale.'],
  },
}

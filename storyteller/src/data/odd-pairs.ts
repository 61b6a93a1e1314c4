import type { Setting } from '@moonpage/contract/categories'
import type { Told } from './schema.ts'

/** Why somebody may be where no one expects them: said once, on the first page. */
export const helmets: Partial<Record<Setting, Told>> = {
  'under-the-sea': {
    three: ['{He} had a bubble on {his} head. Blub!'],
    five: [
      'Down there {he} wore a bubble for a helmet, and it only popped on birthdays.',
      'To breathe, {he} wore a bubble helmet, round and clear as a soap bubble.',
    ],
    seven: [
      '{He} wore a bubble helmet, as everybody from above does down there, and polished it on Sundays.',
      'A bubble helmet kept {his} air in, and made {his} voice sound like somebody in a bath.',
    ],
    verse: [
      'A helmet of bubble sat clear as glass / Upon {his} head, for the fish to pass.',
      'On {his} head was a bubble, as clear as can be, / For breathing down there at the foot of the sea.',
    ],
    small: ['A bubble for a hat! / {He} could breathe in that.'],
  },
  moon: {
    three: ['{He} wore a round glass hat to breathe.', 'On {his} head was a clear bubble. Boing!'],
    five: [
      'Out of doors {he} wore a bubble helmet, because the moon keeps no air.',
      'In {his} bubble helmet {he} could hear {his} own hum.',
    ],
    seven: [
      'There is no air on the moon to speak of, so {he} wore a bubble helmet out of doors. It made all whispers sound important.',
    ],
    verse: ['{He} wore a bubble to breathe in there, / For no one on the moon has air.'],
    small: ['A bubble for a hat! / {He} could breathe in that.'],
  },
}

export const small: Told = {
  three: ['{hero} was so small. {He} {was} as big as a shoe.', 'For a {kind}, {hero} was tiny. Like a cup!'],
  five: [
    '{hero} was the small kind of {kind}, about as big as a slipper.',
    'You may think that a {kind} would not fit. But {hero} was no bigger than a teapot.',
  ],
  seven: [
    'A full-sized {kind} would never have got through the door. {hero} was of the pocket kind, and about as tall as a teapot with its lid on.',
  ],
  verse: ['For a {kind}, {hero} was awfully small, / As big as a teapot, and that was all.'],
  small: ['{hero} was small, / a cup, that was all.'],
}

/** A swimmer away from the sea goes by air. */
export const swimmer: Told = {
  three: ['{hero} swam in the air. Swish!', 'Up in the soft air swam {hero}.'],
  five: [
    'You may wonder how {he} got there. {hero} swam through the evening air, as slow as a cloud, about a foot above the ground.',
    '{hero} had found that if you hum low enough, the air holds you up as well as the sea does.',
  ],
  seven: [
    'It is not well known, but a {kind} who hums low enough can swim in air. {hero} had come up one evening on a bit of mist to see what was there, and had liked it, and stayed.',
    '{hero} went about a foot above the ground, with slow strokes of {his} {hands}. The mist held {him} up. {He} always thanked it.',
  ],
  verse: ['{hero} swam through the air, as soft as a sigh, / As if all of {land} were a piece of the sky.'],
  small: ['{hero} swam in air / with slow, slow care.'],
}

export const cloudWalker: Told = {
  three: ['The clouds were soft. They held {hero} up. Boing!'],
  five: [
    'Clouds will hold up anybody who walks on them kindly, and {hero} did.',
    '{hero} had been born on a cloud, and had never once put a foot through.',
  ],
  seven: ['It is a matter of manners. A cloud will hold anyone who asks it first, and {hero} always asked.'],
  verse: ['A cloud will hold you, soft and white, / If {hero} and you are kind and polite.'],
  small: ['The cloud was so light. / It held on tight.'],
}

export const sunshade: Told = {
  three: ['It was hot. {hero} had a wet hat. Ahh.', '{hero} liked it warm.'],
  five: ['It was warm there for a {kind}, so {hero} kept a wet flannel on {his} head, and was quite happy.'],
  seven: [
    'People told {hero} that it was no place for a {kind}. {He} put a wet flannel on {his} head, and said that it was very nice of them to worry.',
  ],
  verse: ['It was warm for a {kind}, so {hero} wore a hat / Of cool wet flannel, and that was that.'],
  small: ['A wet hat on top! / It went drip, drop, drop.'],
}

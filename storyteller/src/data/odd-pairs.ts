import type { Setting } from '@moonpage/contract/categories'
import type { Told } from './schema.ts'

/** Why somebody may be where no one expects them: said once, on the first page. */
export const helmets: Partial<Record<Setting, Told>> = {
  'under-the-sea': {
    three: [
      '{He} had a bubble on {his} head. Blub!',
      '{hero} wore a round glass hat. Blub, blub!',
      '"Blub," said {hero}, in a big round bubble.',
      '{His} head was in a bubble. It was fun.',
    ],
    five: [
      'Down there {he} wore a bubble for a helmet, and it only popped on birthdays.',
      'To breathe, {he} wore a bubble helmet, round and clear as a soap bubble.',
      '{hero} wore a bubble on {his} head, and took it off only for soup.',
    ],
    seven: [
      '{He} wore a bubble helmet, as everybody from above does down there, and polished it on Sundays.',
      'A bubble helmet kept {his} air in, and made {his} voice sound like somebody in a bath.',
      '{hero} had a bubble helmet, with a small brass bell on it. One cannot be too polite, when fish come round corners.',
    ],
    verse: [
      'A helmet of bubble sat clear as glass / Upon {his} head, for the fish to pass.',
      'On {his} head was a bubble, as clear as can be, / For breathing down there at the foot of the sea.',
      '{hero} wore glass in a ring round {his} head, / And hummed in the bubble when going to bed.',
    ],
    small: [
      'A bubble for a hat! / {He} could breathe in that.',
      'A round glass hat! / {hero} swam in that.',
      'Blub, blub, hello! / A bubble for below.',
    ],
  },
  moon: {
    three: [
      '{He} wore a round glass hat to breathe.',
      'On {his} head was a clear bubble. Boing!',
      '{hero} had a glass hat on. No air up there!',
    ],
    five: [
      'Out of doors {he} wore a bubble helmet, because the moon keeps no air.',
      'In {his} bubble helmet {he} could hear {his} own hum.',
      '{hero} wore a round glass helmet there, since the moon has no air of its own.',
    ],
    seven: [
      'There is no air on the moon to speak of, so {he} wore a bubble helmet out of doors. It made all whispers sound important.',
      '{hero} wore a round glass helmet when {he} went out, since on the moon you have to bring your own air. {He} wiped it each evening with a sock.',
    ],
    verse: [
      '{He} wore a bubble to breathe in there, / For no one on the moon has air.',
      '{hero} went out with a bubble for air, / And moon dust and stars all reflected in there.',
    ],
    small: [
      'A bubble for a hat! / {He} could breathe in that.',
      'A round glass hat! / {hero} breathed in that.',
      'No air? No fear! / There was some in here.',
    ],
  },
}

export const small: Told = {
  three: [
    '{hero} was so small. {He} {was} as big as a shoe.',
    'For a {kind}, {hero} was tiny. Like a cup!',
    '{hero} was so tiny. {He} sat in a shoe.',
  ],
  five: [
    '{hero} was the small kind of {kind}, about as big as a slipper.',
    'You may think that a {kind} would not fit. But {hero} was no bigger than a teapot.',
    '{hero} was a {kind} the size of a bun. It does happen.',
  ],
  seven: [
    'A full-sized {kind} would never have got through the door. {hero} was of the pocket kind, and about as tall as a teapot with its lid on.',
    '{hero} was a pocket {kind}, and slept in a drawer. There were large ones too, but not in here.',
  ],
  verse: [
    'For a {kind}, {hero} was awfully small, / As big as a teapot, and that was all.',
    '{hero} was tiny, no more than a cup. / To look at a slipper, {he} had to look up.',
  ],
  small: ['{hero} was small, / a cup, that was all.', 'As small as a shoe / was {hero}, it is true.'],
}

/** A swimmer away from the sea goes by air. */
export const swimmer: Told = {
  three: [
    '{hero} swam in the air. Swish!',
    'Up in the soft air swam {hero}.',
    '{hero} swam by. No sea! Just air!',
    '{hero} could swim in the air. It was like a slow bird.',
  ],
  five: [
    'You may wonder how {he} got there. {hero} swam through the evening air, as slow as a cloud, about a foot above the ground.',
    '{hero} had found that if you hum low enough, the air holds you up as well as the sea does.',
    '{hero} swam in the soft air there, and only had to come down for tea.',
    '{hero} was a {kind} who could swim in the air. It was just like the sea, only it did not get your ears wet.',
  ],
  seven: [
    'It is not well known, but a {kind} who hums low enough can swim in air. {hero} had come up one evening on a bit of mist to see what was there, and had liked it, and stayed.',
    '{hero} went about a foot above the ground, with slow strokes of {his} {hands}. The mist held {him} up. {He} always thanked it.',
    'There was no sea there, so {hero} swam in the mist. It was thinner, and you had to think of water now and then.',
  ],
  verse: [
    '{hero} swam through the air, as soft as a sigh, / As if all of {land} were a piece of the sky.',
    "There wasn't a sea, so {hero} took care, / And swam round the place in the soft evening air.",
    'A {kind} in the air? It is true, it is so. / {hero} could swim there, as soft as the snow.',
    '{hero} could swim in the air like the sea, / Over and under, as light as could be.',
    '{hero} went by in the air, like a kite, / As slow as a song, and as soft as the night.',
  ],
  small: ['{hero} swam in air / with slow, slow care.', 'No sea? Then air! / {hero} swam there.'],
}

export const cloudWalker: Told = {
  three: [
    'The clouds were soft. They held {hero} up. Boing!',
    '{hero} took soft steps. The cloud held on.',
    '"Thank you, cloud," said {hero}. It held {him} up.',
  ],
  five: [
    'Clouds will hold up anybody who walks on them kindly, and {hero} did.',
    '{hero} had been born on a cloud, and had never once put a foot through.',
    'You must step on a cloud as you step round a sleeping cat. {hero} knew how.',
  ],
  seven: [
    'It is a matter of manners. A cloud will hold anyone who asks it first, and {hero} always asked.',
    '{hero} had been told that nobody can walk on clouds, but not until {he} had done it for years.',
  ],
  verse: [
    'A cloud will hold you, soft and white, / If {hero} and you are kind and polite.',
    '{hero} stepped softly, and so the cloud stayed, / As springy and soft as a bed newly made.',
  ],
  small: ['The cloud was so light. / It held on tight.', 'Soft step, soft cloud. / {hero} felt proud.'],
}

export const sunshade: Told = {
  three: [
    'It was hot. {hero} had a wet hat. Ahh.',
    '{hero} liked it warm.',
    'It was warm. {hero} had a big hat and a fan.',
  ],
  five: [
    'It was warm there for a {kind}, so {hero} kept a wet flannel on {his} head, and was quite happy.',
    'For a {kind} it was rather hot. {hero} had a fan, a big leaf, and a cold drink with a straw.',
  ],
  seven: [
    'People told {hero} that it was no place for a {kind}. {He} put a wet flannel on {his} head, and said that it was very nice of them to worry.',
    '{hero} had come on holiday, had liked it, and had stayed. {He} sat with {his} feet in a bucket until noon, as a {kind} should in such a place.',
  ],
  verse: [
    'It was warm for a {kind}, so {hero} wore a hat / Of cool wet flannel, and that was that.',
    'It was hot for a {kind}, but {hero} was cool, / With a leaf for a shade, and {his} feet in a pool.',
  ],
  small: ['A wet hat on top! / It went drip, drop, drop.', 'So hot! A leaf / was a great relief.'],
}

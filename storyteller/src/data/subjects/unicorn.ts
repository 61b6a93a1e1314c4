import type { SubjectData } from '../schema.ts'

export const unicorn: SubjectData = {
  noun: 'young unicorn',
  looks: 'small white unicorn',
  names: ['Opal', 'Merrily', 'Luna', 'Sorrel', 'Twinkle'],
  hand: 'hoof',
  hands: 'hooves',
  lives: 'land',
  big: true,
  home: {
    three: [
      '{hero} had one bright horn. It lit up when {he} {was} glad.',
      '{hero} had a horn. Things got stuck on it. Oh, buns!',
    ],
    five: [
      "{hero}'s horn glowed when {he} {was} happy. It also collected things: doughnuts, leaves, and once a whole umbrella.",
      '{hero} had one horn, and all the wet socks were hung on it.',
      'When {hero} was glad {his} horn lit up, so you could not play hide and seek with {him}.',
    ],
    seven: [
      'When {hero} was happy, {his} horn glowed like a lamp behind a curtain. It was very pretty, and it was no use at all for keeping secrets. At parties people hung their hats on it.',
      '{hero} had a horn that shone when {he} {was} happy. It was no good at cards.',
      '{hero} combed {his} mane each morning and found things in it: a bud, a bee, a letter from the week before.',
    ],
    verse: [
      "{hero}'s one horn was pearly bright. / When {he} {was} glad it gave a light.",
      '{hero} had a horn that shone so bright, / It was hard to hide in the middle of night.',
    ],
    small: ['One horn so bright! / It made a light.'],
  },
  gift: {
    three: ['{hero} thought of a glad thing. Glow! They could see.'],
    five: [
      '{hero} thought of the happiest thing {he} knew. The horn grew warm, and it glowed, and it lit the way.',
      '"Tell me a nice thing," said {hero}. "You are here," said {friend}. The horn lit up the whole way.',
      '{hero} laughed, and the horn began to glow. They could see right to the end.',
    ],
    seven: [
      '"Think of something happy," said {friend}. {hero} thought of warm bread. The tip of {his} horn began to shine. {He} thought of the first day of summer, and it shone halfway down. Then {he} thought of having somebody there to tell {him} so, and the whole way lay in front of them, bright as milk.',
      '"You had better cheer me up," said {hero}. {friend} told {him} the one about the cow and the ladder. {hero} laughed until the horn shone like a window. "Left," said {friend}, who could now see.',
      '"You had better cheer me up," said {hero}. {friend} told {him} the one about the cow and the clock. {hero} laughed until the horn shone like a window. "Left," said {friend}, who could now see.',
    ],
    verse: [
      '{hero} thought of a happy day, / And glow! The horn lit up the way.',
      "A joke from {friend}, and a laugh so light, / And {hero}'s horn lit up the night.",
    ],
  },
  tries: {
    across: [
      '{hero} took one step. {His} hoof got wet. Eek!',
      '{hero} leapt, most gracefully, and landed on {his} chin.',
    ],
    blocked: [
      "Poke! {hero}'s horn got stuck.",
      '{hero} poked it with {his} horn. The horn got stuck, and had to be unscrewed by {friend}.',
    ],
    lost: [
      '{hero} ran in a ring. Clip, clop, clip.',
      '{hero} trotted bravely ahead, and met {his} own hoofprints coming the other way.',
    ],
    up: [
      'Clip, clop, slip. {hero} slid back down.',
      '{hero} found that hooves are made for meadows, and slid down again backwards.',
    ],
  },
}

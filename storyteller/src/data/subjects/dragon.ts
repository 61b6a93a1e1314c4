import type { SubjectData } from '../schema.ts'

export const dragon: SubjectData = {
  noun: 'small green dragon',
  looks: 'small green dragon',
  names: ['Cinder', 'Marlo', 'Juniper', 'Toasty', 'Ziggy'],
  hand: 'claw',
  hands: 'claws',
  lives: 'air',
  big: true,
  home: {
    three: ['{hero} could puff. Puff! Out came one warm spark.', '{hero} made toast. Puff! Warm toast!'],
    five: [
      '{hero} could toast bread with one puff. But when {he} sneezed, {he} toasted the curtains too.',
      '{hero} had one small fire, and kept it for toast.',
      '{hero} was a dragon who said sorry to the curtains.',
    ],
    seven: [
      '{hero} breathed fire, but only a little, about enough for two slices of toast. What {he} wanted most was to be useful. What {he} mostly was, was asked to step back from the curtains.',
      '{hero} could light a candle from across a room. {He} could also light the room. That was the part {he} {was} working on.',
      'There was not much that {hero} could not toast. {He} had done bread, buns, and, by mistake, a hat.',
    ],
    verse: [
      'A dragon puffed one little flame. / It toasted toast, and {hero} was the name.',
      '{hero} could puff a flame like a pin, / And toast the bread to a golden skin.',
    ],
    small: ['Puff, puff, puff! / "That is enough!"'],
  },
  gift: {
    three: ['Puff! {hero} lit the way. There it was!'],
    five: [
      '{hero} took a breath and puffed the smallest flame {he} knew. It lit up the way in front of them, warm and gold.',
      '"Stand back," said {hero}, and gave one careful puff. The way lit up, right to the end.',
      '{hero} blew a ring of warm light. It rolled on in front of them like a wheel.',
    ],
    seven: [
      '{hero} breathed in slowly, as {he} had practised, and let out the smallest flame in the world. It sat on the tip of {his} tongue and shone. By its light they saw what no one had noticed by day: a row of small marks in the stone, that pointed on.',
      '"Stand back a bit," said {hero}. {He} puffed a small round flame, and it floated. On it went, slow and gold, and they went after it as you go after someone who has a lamp.',
      '{hero} breathed on the cold stone until it was warm. Old writing came up on it, as it does with lemon juice. It said: Nearly there.',
    ],
    verse: [
      'One tiny puff, one golden spark, / And there they saw a pointing mark.',
      'A small gold flame from {hero} flew, / And showed the way for all to go through.',
    ],
  },
  tries: {
    across: [
      '{hero} flapped. Flap, flap, plop.',
      '{hero} flapped {his} wings, which were still the size of tea towels, and came down again at once.',
    ],
    blocked: [
      '{hero} sneezed. Now it was hot. It was still in the way.',
      '{hero} puffed at it. Now it was warm, and still in the way.',
    ],
    lost: [
      '{hero} puffed. Now there was smoke too.',
      '{hero} puffed to see better, and made so much smoke that {he} saw even less.',
    ],
    up: [
      '{hero} flapped and flapped. {He} went up one inch.',
      '{hero} flapped until {he} {was} out of breath, and rose by about the height of a bun.',
    ],
  },
}

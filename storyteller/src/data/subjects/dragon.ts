import type { SubjectData } from '../schema.ts'

export const dragon: SubjectData = {
  noun: 'small green dragon',
  looks: 'small green dragon',
  names: [
    'Cinder',
    'Marlo',
    'Juniper',
    'Toasty',
    'Ziggy',
    'Smudge',
    'Flicker',
    'Clementine',
    'Paprika',
    'Wilf',
  ],
  hand: 'claw',
  hands: 'claws',
  lives: 'air',
  big: true,
  home: {
    three: [
      '{hero} could puff. Puff! Out came one warm spark.',
      '{hero} made toast. Puff! Warm toast!',
      '{hero} had small wings and warm feet.',
      '{hero} sat on a bun. It was hot now.',
    ],
    five: [
      '{hero} could toast bread with one puff. But when {he} sneezed, {he} toasted the curtains too.',
      '{hero} had one small fire, and kept it for toast.',
      '{hero} was a dragon who said sorry to the curtains.',
      'When {hero} had a cold, the neighbours put the washing out to dry.',
    ],
    seven: [
      '{hero} breathed fire, but only a little, about enough for two slices of toast. What {he} wanted most was to be useful. What {he} mostly was, was asked to step back from the curtains.',
      '{hero} could light a candle from across a room. {He} could also light the room. That was the part {he} {was} working on.',
      'There was not much that {hero} could not toast. {He} had done bread, buns, and, by mistake, a hat.',
      '{hero} collected gold, as dragons do, but only the paper round chocolate coins. There was a whole hill of it. It was very soft to lie on.',
    ],
    verse: [
      'A dragon puffed one little flame. / It toasted toast, and {hero} was the name.',
      '{hero} could puff a flame like a pin, / And toast the bread to a golden skin.',
      '{hero} had wings like two little sails, / And a cushion that fitted the shortest of tails.',
      '{hero} was warm from {his} nose to {his} feet, / And the neighbours would come for the sake of the heat.',
    ],
    small: [
      'Puff, puff, puff! / "That is enough!"',
      'One spark, one puff. / That was enough.',
      'A bun so hot! / {He} ate the lot.',
      'Small wings, big feet, / and toast to eat.',
    ],
  },
  gift: {
    three: [
      'Puff! {hero} lit the way. There it was!',
      '{hero} made one warm spark. It flew ahead.',
      'Puff! The fog went off. There it was!',
      '{hero} blew a ring of smoke. It rolled that way.',
    ],
    five: [
      '{hero} took a breath and puffed the smallest flame {he} knew. It lit up the way in front of them, warm and gold.',
      '"Stand back," said {hero}, and gave one careful puff. The way lit up, right to the end.',
      '{hero} blew a ring of warm light. It rolled on in front of them like a wheel.',
      '{hero} hiccuped. A spark jumped out and hung in the air like a small star, and under it was the path.',
    ],
    seven: [
      '{hero} breathed in slowly, as {he} had practised, and let out the smallest flame in the world. It sat on the tip of {his} tongue and shone. By its light they saw what no one had noticed by day: a row of small marks in the stone, that pointed on.',
      '"Stand back a bit," said {hero}. {He} puffed a small round flame, and it floated. On it went, slow and gold, and they went after it as you go after someone who has a lamp.',
      '{hero} breathed on the cold stone until it was warm. Old writing came up on it, as it does with lemon juice. It said: Nearly there.',
      '{hero} sneezed. It was not a plan, but it was a good sneeze. A hundred sparks flew up, and each one lit something: a leaf, a stone, and far back, between two of them, the place they had been looking for.',
      '{hero} sat down on the ground, warm as a stove, to think. After a minute something nudged {him}. It was a moth, come for the warmth, and then another. They came from one side only, out of a gap that no one had seen.',
    ],
    verse: [
      'One tiny puff, one golden spark, / And there they saw a pointing mark.',
      'A small gold flame from {hero} flew, / And showed the way for all to go through.',
      '{hero} sneezed, and the sparks flew high, / And hung like lamps in the evening sky.',
      '{hero} puffed up a ring of gold. / It rolled ahead over hill and fold.',
      '{hero} blew once, and it came out as light. / It showed them the way, and it turned to the right.',
    ],
    small: [
      'Puff! A bright spark! / It flew like a lark.',
      'One puff of light, / and all was bright.',
      'A ring of smoke! / "That way!" {he} spoke.',
      'Achoo! A glow! / "That way we go."',
    ],
  },
  tries: {
    across: {
      three: [
        '{hero} flapped. Flap, flap, plop.',
        '{hero} puffed. Now it was warm and wet.',
        'Two small wings. One big flop.',
      ],
      older: [
        '{hero} flapped {his} wings, which were still the size of tea towels, and came down again at once.',
        '{hero} tried to dry it up. After ten puffs it was warm, and very good for the feet, and just as wide.',
        '{hero} took off well. It was landing, soon after, that let {him} down.',
      ],
    },
    blocked: {
      three: [
        '{hero} sneezed. Now it was hot. It was still in the way.',
        '{hero} made it toast. It did not eat.',
        '"Shoo!" said {hero}. Puff! It was just warm.',
      ],
      older: [
        '{hero} puffed at it. Now it was warm, and still in the way.',
        '{hero} breathed on it. There was a nice smell of toast, and nothing else changed.',
        '{hero} told it that {he} {was} a dragon. It took the news very calmly.',
      ],
    },
    lost: {
      three: [
        '{hero} puffed. Now there was smoke too.',
        '{hero} lit a spark. It said, "Here!" Where was here?',
        '{hero} flew up to see. Bonk. A branch.',
      ],
      older: [
        '{hero} puffed to see better, and made so much smoke that {he} saw even less.',
        '{hero} lit a little flame to read the signpost by. It had been a very dry signpost.',
        '{hero} followed a warm wind for quite a way. It was {his} own breath, coming back.',
      ],
    },
    up: {
      three: [
        '{hero} flapped and flapped. {He} went up one inch.',
        '{hero} puffed and puffed. It was not a balloon.',
        'Flap, flap! {His} hat went up.',
      ],
      older: [
        '{hero} flapped until {he} {was} out of breath, and rose by about the height of a bun.',
        '{hero} ran, leapt and spread {his} wings, and for a moment {he} {was} a kite. It was a short moment.',
        '{hero} hung on with all {his} claws, until the hiccups came.',
      ],
    },
  },
}

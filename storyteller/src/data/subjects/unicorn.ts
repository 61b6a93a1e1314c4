import type { SubjectData } from '../schema.ts'

export const unicorn: SubjectData = {
  noun: 'young unicorn',
  looks: 'small white unicorn',
  names: [
    'Opal',
    'Merrily',
    'Luna',
    'Sorrel',
    'Twinkle',
    'Iris',
    'Starling',
    'Sherbet',
    'Celeste',
    'Larkspur',
  ],
  hand: 'hoof',
  hands: 'hooves',
  lives: 'land',
  big: true,
  home: {
    three: [
      '{hero} had one bright horn. It lit up when {he} {was} glad.',
      '{hero} had a horn. Things got stuck on it. Oh, buns!',
      '{hero} had a long, long mane. It had a bee in it.',
      'Clip, clop. {hero} shone like the moon.',
    ],
    five: [
      "{hero}'s horn glowed when {he} {was} happy. It also collected things: doughnuts, leaves, and once a whole umbrella.",
      '{hero} had one horn, and all the wet socks were hung on it.',
      'When {hero} was glad {his} horn lit up, so you could not play hide and seek with {him}.',
      '{hero} was asked to hold the wool, the hoops, and the washing line. {He} never said no.',
    ],
    seven: [
      'When {hero} was happy, {his} horn glowed like a lamp behind a curtain. It was very pretty, and it was no use at all for keeping secrets. At parties people hung their hats on it.',
      '{hero} had a horn that shone when {he} {was} happy. It was no good at cards.',
      '{hero} combed {his} mane each morning and found things in it: a bud, a bee, a letter from the week before.',
      '{hero} was on eleven birthday cards and a lunch box, and had not been asked about any of them.',
    ],
    verse: [
      "{hero}'s one horn was pearly bright. / When {he} {was} glad it gave a light.",
      '{hero} had a horn that shone so bright, / It was hard to hide in the middle of night.',
      '{hero} had ribbons, and burrs, and a bee / All caught in the mane that hung down to {his} knee.',
      '{hero} wore doughnuts, one, two and three, / Stuck on {his} horn, and {he} shared them for tea.',
    ],
    small: [
      'One horn so bright! / It made a light.',
      'Clip, clop, so white! / A horn of light.',
      'A bun on {his} horn / since Monday morn.',
      'A bee in {his} hair. / {He} did not care.',
    ],
  },
  gift: {
    three: [
      '{hero} thought of a glad thing. Glow! They could see.',
      '{hero} laughed. {His} horn lit up! They could see.',
      '{His} horn went warm. "It is close," said {hero}.',
      '{hero} put {his} horn down. It went left. So did they.',
    ],
    five: [
      '{hero} thought of the happiest thing {he} knew. The horn grew warm, and it glowed, and it lit the way.',
      '"Tell me a nice thing," said {hero}. "You are here," said {friend}. The horn lit up the whole way.',
      '{hero} laughed, and the horn began to glow. They could see right to the end.',

      "{hero}'s horn had begun to hum. It pulled a bit to the right, like a child at a fair, so they went to the right.",
    ],
    seven: [
      '"Think of something happy," said {friend}. {hero} thought of warm bread. The tip of {his} horn began to shine. {He} thought of the first day of summer, and it shone halfway down. Then {he} thought of having somebody there to tell {him} so, and the whole way lay in front of them, bright as milk.',

      '"You had better cheer me up," said {hero}. {friend} told {him} the one about the cow and the clock. {hero} laughed until the horn shone like a window. "Left," said {friend}, who could now see.',
      'Something had caught on the tip of {hero}\'s horn. It was a ribbon, and it was not one of {his}. "Somebody hung this up to be found," said {hero}. There was another, on the next twig. They went from ribbon to ribbon, as one goes through a hymn.',
      '{hero} stamped, once, and where {his} hoof had been a small white flower came up. {He} {was} always a bit shy about that. But the flower leaned to the left, and so did the next.',
    ],
    verse: [
      '{hero} thought of a happy day, / And glow! The horn lit up the way.',
      "A joke from {friend}, and a laugh so light, / And {hero}'s horn lit up the night.",
      "{hero}'s horn hummed, and it tugged to the right, / And the nearer they came, it became more bright.",
      'Wherever {his} hooves had touched the ground, / A flower came up, and it looked around.',
      '{hero} was glad, and the light came out strong. / They saw it was there, and had been all along.',
    ],
    small: [
      'One laugh. A glow! / "That way we go."',
      '{His} horn shone so / that they all could go.',
      'A flower came up, / as bright as a cup.',
      'A horn so bright! / They all had light.',
    ],
  },
  tries: {
    across: {
      three: [
        '{hero} took one step. {His} hoof got wet. Eek!',
        '{hero} would not get wet. "My hair!" {he} said.',
        'Clip, clop, plop. White? No. Brown.',
      ],
      older: [
        '{hero} leapt, most gracefully, and landed on {his} chin.',
        '{hero} waited for a rainbow, since there is usually one. There was not one.',
        '{hero} went in up to the knees, and stood there, with a look as if it were somebody else.',
      ],
    },
    blocked: {
      three: [
        "Poke! {hero}'s horn got stuck.",
        '{hero} put a bun on it. It was a nice bun.',
        'Poke, poke. "Sorry!" Poke.',
      ],
      older: [
        '{hero} poked it with {his} horn. The horn got stuck, and had to be unscrewed by {friend}.',
        '{hero} lowered {his} horn, charged, and went in like a pin. {friend} had to pull {him} out by the tail.',
        '{hero} shone at it. One could now see very clearly that it was in the way.',
      ],
    },
    lost: {
      three: [
        '{hero} ran in a ring. Clip, clop, clip.',
        '{hero} shook {his} hair. A bee came out. Bzz.',
        '{hero} was sad. {His} horn went out.',
      ],
      older: [
        '{hero} trotted bravely ahead, and met {his} own hoofprints coming the other way.',
        "{hero}'s horn pointed up. It always pointed up. It was no use at all as a compass.",
        '{hero} was so worried that {his} horn went out, and then they could see even less.',
      ],
    },
    up: {
      three: [
        'Clip, clop, slip. {hero} slid back down.',
        '{hero} hopped. {His} horn stuck in. "Help!"',
        'Clip, clop. Then no clop.',
      ],
      older: [
        '{hero} found that hooves are made for meadows, and slid down again backwards.',
        '{hero} hooked {his} horn over the top and hung there, like a coat.',
        '{hero} jumped as unicorns do in pictures. In pictures you never see them come down.',
      ],
    },
  },
}

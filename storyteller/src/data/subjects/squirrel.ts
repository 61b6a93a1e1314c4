import type { SubjectData } from '../schema.ts'

export const squirrel: SubjectData = {
  noun: 'young squirrel',
  looks: 'small red squirrel',
  names: ['Hazel', 'Tuppy', 'Chestnut', 'Fidget', 'Skitter', 'Twig', 'Bracken', 'Walnut', 'Almond', 'Pecan'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: [
      '{hero} hid nuts. Then {he} lost them.',
      '{hero} hid nuts here and there. Where? {He} did not know.',
      '{hero} had fat cheeks. Nuts, nuts, nuts!',
      '{hero} had a tail like a red coat.',
    ],
    five: [
      '{hero} hid things in such good places that {he} never saw them again. But {he} could run along a twig like a drop of rain.',
      '{hero} had nuts in {his} boots, {his} bed and {his} hat.',
      '{hero} ran up things first and asked why at the top.',
      '{hero} could not say "nut" without getting up to look for one.',
    ],
    seven: [
      '{hero} had hidden three hundred nuts that year, and could find eleven of them. The rest were so well hidden that they had turned into trees. But give {him} a twig, a string or the top of a fence, and {he} ran along it as if it were a road.',
      '{hero} could find a nut in any house but {his} own. {He} had hidden those too well.',
      '{hero} did not walk. {He} {was} here, and then {he} {was} there, and there was a bit of tail in between.',
      "{hero}'s tail was so large that it had its own peg by the door. When it was cold {he} wore it as a blanket, and when it rained {he} wore it as a roof.",
    ],
    verse: [
      '{hero} hid nuts in every nook, / And never knew which place to look.',
      '{hero} had nuts in {his} boots and {his} bed, / And one that was tied to the top of {his} head.',
      '{hero} ran up and {hero} ran down, / And hid all the nuts that there were in the town.',
      '{hero} would sleep with {his} tail for a sheet, / And count nuts from {his} chin to {his} feet.',
    ],
    small: [
      'A nut! Hid well. / Where? Do not tell.',
      'A nut in {his} cheek! / {He} could not speak.',
      'Up, up, and then / back down again.',
      'A tail so wide, / {he} slept inside.',
    ],
  },
  gift: {
    three: [
      '{hero} ran up, up, up. "I see it!" And down.',
      '{hero} dug a bit. A nut! "I was here. Go left!"',
      'Up, up ran {hero}. "There is a light!"',
      '{hero} heard a crunch. "Who has a nut? This way!"',
    ],
    five: [
      '{hero} was up the nearest tall thing before you could say nut. {He} looked left and right. "I hid something here once," {he} called. "I know this place!"',
      '{hero} dug a hole and found a nut. "It is mine!" {he} said. "I know this place. We are near."',
      'Up ran {hero}, to the very top. "I see it!" {he} called. "It is by the big stone."',
      'Somewhere somebody cracked a nut. {hero} could have heard it through a wall. {He} ran, and they ran after {his} tail.',
    ],
    seven: [
      '"Wait," said {hero}, and sniffed a stone. "I know this one. I hid a nut by it, and then a nut by the next one, so that I could find the first." They went from nut to nut, and ate the way as they went.',
      '"I always hide things in the best place," said {hero}. "So where is the best place?" {He} looked round, with {his} paws together, as if {he} had a nut in them. "There," {he} said. "I would put it there." So had somebody else.',
      '{hero} ran along a rail, a rope and a very thin twig, because {he} thought better on thin things. From the end of the twig you could see round the corner. "It is a short way," {he} called, "if you are not too wide."',
      '{hero} dug a little, as {he} did when {he} {was} thinking, and out came a nut. {He} stared at it. "I hid this last autumn," {he} said. "I was on my way to an odd little place, just behind that stone." It was the first thing that {he} had ever found again.',
    ],
    verse: [
      '{hero} found a nut {he} hid last year. / "I know it now! The way is near."',
      "From nut to nut {hero} found the way. / {He} had hidden them all on a summer's day.",
      '{hero} could hear, from a long way back, / A nut that was opened, the tiniest crack.',
      '{hero} ran out to the end of a twig, / And pointed it out with a dance and a jig.',
    ],
    small: [
      'Up, up, to see! / "It is by that tree!"',
      'Crack! A nut! Where? / "Come on! Over there!"',
      'Dig, dig, a nut! / "It is near that hut."',
      'Run, stop, and look! / "By that small brook!"',
    ],
  },
  tries: {
    across: {
      three: [
        '{hero} ran up and down and up and down.',
        '{hero} ran on a twig. The twig ran out.',
        'Hop! {His} big tail got wet. It was so fat!',
      ],
      older: [
        '{hero} ran up and down the edge very fast, which was exercise, but not much else.',
        '{hero} ran out along a twig, as far as the twig went, and a little bit farther.',
        '{hero} threw a nut over, to show how it was done. Then {he} had no nut.',
      ],
    },
    blocked: {
      three: [
        '{hero} bit it. Ow!',
        '{hero} threw a nut at it. Tock! Nut gone.',
        'Scratch, scratch. "Open!" It did not.',
      ],
      older: [
        '{hero} tried a small bite. It did not taste like nut.',
        '{hero} gnawed at it, bravely, for about as long as it takes to say hard.',
        '{hero} ran round behind it to push from the other side. {friend} pushed from this side, and it stayed in the middle.',
      ],
    },
    lost: {
      three: [
        '{hero} looked for the way. {He} found a nut.',
        '"I hid a nut here!" said {hero}. "Or here. Or here."',
        '{hero} ran up to see. {He} saw a nut.',
      ],
      older: [
        '{hero} began to dig, in case the way had been buried.',
        '{hero} had marked the way with nuts. Then {he} had got hungry.',
        '{hero} remembered it clearly. It was by a tree, and it had leaves.',
      ],
    },
    up: {
      three: [
        '{hero} ran up. {He} ran down. "But you can not!"',
        'Up ran {hero}! "Now you!" said {hero}. "No," said {friend}.',
        'Up, up. Nut! Down, down.',
      ],
      older: [
        '{hero} was up and down again in a second. But the bags were not, and nor was {friend}.',
        '{hero} went up to show {friend}, and came down to show {friend}, and went up once more, and {friend} was still down there.',

        '{hero} could do it with {his} eyes shut, and did. But {friend} could not do it with both eyes open.',
      ],
    },
  },
}

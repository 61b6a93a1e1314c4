import type { SubjectData } from '../schema.ts'

export const fox: SubjectData = {
  noun: 'little fox',
  looks: 'small red fox',
  names: ['Fern', 'Rusty', 'Tansy', 'Ember', 'Maple'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: [
      '{hero} had two big ears. {He} could hear a bug yawn.',
      '{hero} had a fat tail and two sharp ears.',
    ],
    five: [
      '{hero} had ears so sharp that {he} could hear a beetle yawn, and {he} loved anything that shone.',
      '{hero} could hear a pea roll over in its pod.',
      '{hero} had a plan for most things, and two ears for the rest.',
    ],
    seven: [
      "{hero} had the sharpest ears for miles, and could tell a beetle's yawn from a beetle's sneeze. {He} also had plans. They were clever plans, mostly, with one small hole in them somewhere.",
      '{hero} could hear a pea roll over in its pod. It is not as useful as it sounds, unless you are fond of peas.',
      '{hero} had made eleven clever plans that year. Nine of them had ended in the pond.',
    ],
    verse: [
      '{hero} the fox had ears so keen, / {He} heard the grass grow tall and green.',
      '{hero} had ears as sharp as a pin, / And could hear a bug as it came in.',
    ],
    small: ['Two ears so tall! / They hear it all.'],
  },
  gift: {
    three: ["Up went {hero}'s ears. Ting! What was that? They ran to it."],
    five: [
      "Then {hero}'s ears went up. Far off something chimed, as thin as a thread. {He} followed it, left and right and left.",
      '"Hush," said {hero}. One ear went up. A bell, far off, as small as a pin! They went after it.',
      '{hero} heard a hum that no one else could hear. {He} walked where the hum was best.',
    ],
    seven: [
      "Then {hero}'s ears turned, first one and then the other. Very far away something was chiming, as soft as a snowflake. Nobody else could hear it. {He} closed {his} eyes and followed {his} ears instead of {his} nose, left and right and left again.",
      '"Hush," said {hero}, and put up one ear. Somewhere a drop fell into a cup, then another. A cup has an owner. They followed the drops.',
      'It was too dim for eyes, so {hero} used {his} ears. A thread of sound came from the left. {He} walked along it like a bead on a string.',
    ],
    verse: [
      "Then {hero}'s two ears went up to hear / A tiny chime, so thin and clear.",
      '"I hear it," said {hero}, with ears up high. / "A small sound over there, like a sigh."',
    ],
  },
  tries: {
    across: [
      '{hero} had a plan. Splat! It was a bad plan.',
      '{hero} had a clever plan. It was so clever that {he} sat down in the middle of it with a splat.',
    ],
    blocked: [
      '{hero} dug. Dirt flew. It did not help.',
      '{hero} dug with all four paws, and made a very fine hole for somebody else.',
    ],
    lost: [
      '{hero} ran after {his} tail. Round and round!',
      '{hero} followed something red and bushy for some time. It was {his} own tail.',
    ],
    up: [
      '{hero} sprang up. Bump. Down again.',
      '{hero} took a run and sprang, and came down again with {his} tail over {his} nose.',
    ],
  },
}

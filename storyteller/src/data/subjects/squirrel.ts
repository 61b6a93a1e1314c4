import type { SubjectData } from '../schema.ts'

export const squirrel: SubjectData = {
  noun: 'young squirrel',
  looks: 'small red squirrel',
  names: ['Hazel', 'Nutkin', 'Tuppy', 'Chestnut', 'Fidget'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: [
      '{hero} hid nuts. Then {he} lost them.',
      '{hero} hid nuts here and there. Where? {He} did not know.',
    ],
    five: [
      '{hero} hid things in such good places that {he} never saw them again. But {he} could run along a twig like a drop of rain.',
      '{hero} had nuts in {his} boots, {his} bed and {his} hat.',
      '{hero} ran up things first and asked why at the top.',
    ],
    seven: [
      '{hero} had hidden three hundred nuts that year, and could find eleven of them. The rest were so well hidden that they had turned into trees. But give {him} a twig, a string or the top of a fence, and {he} ran along it as if it were a road.',
      '{hero} could find a nut in any house but {his} own. {He} had hidden those too well.',
      '{hero} did not walk. {He} {was} here, and then {he} {was} there, and there was a bit of tail in between.',
    ],
    verse: [
      '{hero} hid nuts in every nook, / And never knew which place to look.',
      '{hero} had nuts in {his} boots and {his} bed, / And one that was tied to the top of {his} head.',
    ],
    small: ['A nut! Hid well. / Where? Do not tell.'],
  },
  gift: {
    three: ['{hero} ran up, up, up. "I see it!" And down.'],
    five: [
      '{hero} was up the nearest tall thing before you could say nut. {He} looked left and right. "I hid something here once," {he} called. "I know this place!"',
      '{hero} dug a hole and found a nut. "It is mine!" {he} said. "I know this place. We are near."',
      'Up ran {hero}, to the very top. "I see it!" {he} called. "It is by the big stone."',
    ],
    seven: [
      '{hero} dug at the ground for a moment, as {he} did when {he} {was} thinking, and out came a nut. {He} stared at it. "This is mine," {he} said. "I hid it last autumn. I remember now. I was on my way home, and there was an odd little place just behind that stone." For the first time in {his} life, {hero} had remembered where something was.',
      '"Wait," said {hero}, and sniffed a stone. "I know this one. I hid a nut by it, and then a nut by the next one, so that I could find the first." They went from nut to nut, and ate the way as they went.',
    ],
    verse: [
      '{hero} found a nut {he} hid last year. / "I know it now! The way is near."',
      "From nut to nut {hero} found the way. / {He} had hidden them all on a summer's day.",
    ],
  },
  tries: {
    across: [
      '{hero} ran up and down and up and down.',
      '{hero} ran up and down the edge very fast, which was exercise, but not much else.',
    ],
    blocked: ['{hero} bit it. Ow!', '{hero} tried a small bite. It did not taste like nut.'],
    lost: [
      '{hero} looked for the way. {He} found a nut.',
      '{hero} began to dig, in case the way had been buried.',
    ],
    up: [
      '{hero} ran up. {He} ran down. "But you can not!"',
      '{hero} was up and down again in a second. But the bags were not, and nor was {friend}.',
    ],
  },
}

import type { SubjectData } from '../schema.ts'

export const elephant: SubjectData = {
  noun: 'small elephant',
  looks: 'small grey elephant',
  names: ['Peanut', 'Ella', 'Tembo', 'Mango', 'Hugo'],
  hand: 'trunk',
  hands: 'feet',
  lives: 'land',
  big: true,
  home: {
    three: [
      '{hero} had a long nose. Toot! {He} forgot nothing.',
      '{hero} had big flap ears and a long trunk.',
    ],
    five: [
      '{hero} never forgot anything: not a name, not a smell, and not who had eaten the last mango. Tiptoeing, though, was hard.',
      '{hero} knew the birthday of every ant.',
      '{hero} had a long nose, and {he} put water on all that looked dry.',
    ],
    seven: [
      "{hero} remembered everything. {He} remembered last Tuesday's soup and the birthday of every ant. It made {him} good company, and a little slow, for everything reminded {him} of something else.",
      '{hero} had never forgotten anything but one thing, and {he} remembered what it was.',
      '{hero} could say who had sat where at every party. People came to {him} to find their hats.',
    ],
    verse: [
      '{hero} the elephant never forgot / A face, a place, or a flowerpot.',
      '{hero} knew names, and {hero} knew days, / And all of the songs, and all of the ways.',
    ],
    small: ['{hero} forgot / not one small dot.'],
  },
  gift: {
    three: ['{hero} closed {his} eyes. "I know this. Left, then left!"'],
    five: [
      '{hero} closed {his} eyes and remembered. Grandmother had sung of this place, long ago. "Left at the tall stone," {he} hummed, "and on to the end."',
      '"I saw this stone when I was two," said {hero}. "It had a hat of moss. We must go left."',
      '{hero} closed {his} eyes. {He} could still see the old map, every line of it. "On, and then left."',
    ],
    seven: [
      'Something about the shape of the stones made {hero} stop. {He} had never been here. But there was a song that {his} grandmother used to sing, in the bath, about a tall stone and a bent one. {He} hummed it through. There was the tall one. There was the bent one. The song had been a map the whole time.',
      '{hero} had seen a map of this, once, on a biscuit tin. {He} closed {his} eyes and looked at the tin. There was a dent in the lid, and beside the dent was the way.',
    ],
    verse: [
      '{hero} hummed an old, old song. / Its words were a map, the whole way long.',
      '"I saw a map on a tin of tea. / It was years ago, but it\'s clear to me."',
    ],
  },
  tries: {
    across: [
      'One big step. Gloop! {hero} got stuck.',
      '{hero} tried it on tiptoe. Elephants have no talent for tiptoe.',
    ],
    blocked: [
      '{hero} gave a toot. It did not jump.',
      '{hero} blew at it through {his} trunk, and everything moved except what was in the way.',
    ],
    lost: [
      '{hero} knew a lot. {He} did not know this!',
      '{hero} remembered four hundred paths, and this was none of them.',
    ],
    up: [
      '{hero} put {his} trunk up. The rest was too big.',
      '{hero} got {his} trunk to the top easily, and there it waved, with no one behind it.',
    ],
  },
}

import type { SubjectData } from '../schema.ts'

export const penguin: SubjectData = {
  noun: 'little penguin',
  looks: 'small round penguin',
  names: ['Pebble', 'Flip', 'Waddle', 'Nanook', 'Iggy'],
  hand: 'flipper',
  hands: 'flippers',
  lives: 'both',
  big: false,
  home: {
    three: ['{hero} did not walk. {He} slid. Whee!', 'Waddle, waddle, flop. That was {hero}.'],
    five: [
      '{hero} was slow on {his} feet and fast on {his} tummy. {He} looked dressed for a party, every single day.',
      '{hero} wore black and white, and never had to think what went with what.',
      '{hero} walked like a clock and slid like a fish.',
    ],
    seven: [
      '{hero} looked as if {he} were on {his} way to a concert, and walked as if {he} had a ball between {his} knees. But on {his} tummy {he} {was} the fastest thing {in} {land}, apart from gossip.',
      '{hero} had flippers, not pockets. {He} kept {his} things under {his} feet, and walked with care.',
      '{hero} was made for sliding. Stairs had been made by somebody else, for somebody else.',
    ],
    verse: [
      '{hero} the penguin went slip, slip, slide, / With {his} two short flippers out to the side.',
      '{hero} would waddle, and {hero} would slide, / With {his} fine white front and {his} heart full of pride.',
    ],
    small: ['Slip, slide, slip! / What a trip!'],
  },
  gift: {
    three: ['Flop! {hero} slid on {his} tummy. Whee! Right to it.'],
    five: [
      'In front of them the ground ran smooth and slanting. {hero} lay down on {his} tummy. "Hold on to me," {he} said, and whee, they were there.',
      'It went down, down, down. "At last," said {hero}, and lay on {his} tummy. "All on me!" Whee!',
      '{hero} saw a long wet slope. {He} knew just what to do with it.',
    ],
    seven: [
      'The last stretch ran downhill, smooth as a spoon. On foot it would have taken until midnight. {hero} looked at it, and a great calm came over {him}. "Sit on my back," {he} said, lay down, and pushed off with one toe. No one spoke again until the bottom, except to say, "Whee."',
      '{hero} stopped at the top of a long smooth slope. {He} had waited all day for one. "You may want to hold your hat," {he} said, and lay down. There was a swish, and then they were at the bottom, and so was the place they had been looking for.',
    ],
    verse: [
      '"Hold on!" called {hero}, and off they slid, / And whee, whee, whee was what they did.',
      '{hero} lay down at the top of the hill. / With a whoosh and a whee, they were there, and then still.',
    ],
  },
  tries: {
    across: [
      'Waddle, waddle, plop. Oh, {hero}!',
      '{hero} slid at it on {his} tummy, and stopped, with a slurp, exactly halfway in.',
    ],
    blocked: ['{hero} slid into it. Bonk!', '{hero} slid into it, tummy first, and slid back, thoughtful.'],
    lost: [
      '{hero} slid round and round and round.',
      '{hero} set off in a straight line, but {he} waddled so much that it came out as a curl.',
    ],
    up: [
      'Two short feet. One tall thing. Oh no.',
      '{hero} took hold of it with both flippers, and let go with both flippers.',
    ],
  },
}

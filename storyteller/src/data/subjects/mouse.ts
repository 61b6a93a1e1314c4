import type { SubjectData } from '../schema.ts'

export const mouse: SubjectData = {
  noun: 'tiny mouse',
  looks: 'tiny grey mouse',
  names: ['Nib', 'Thimble', 'Pipkin', 'Crumb', 'Tilly'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: ['{hero} was so small. {He} slept in a cup.', '{hero} was as big as a plum.'],
    five: [
      '{hero} was no bigger than a plum, and could go in at one end of a flute and out at the other. {He} wished, now and then, to be a bit more.',
      '{hero} was so small that {he} had tea out of a nutshell.',
      '{hero} could sit in a cup and still have room for the tea.',
    ],
    seven: [
      '{hero} was no bigger than a plum, and got stepped over a good deal. {He} could squeeze through anything, including a flute, which {he} had done twice. What {he} would have liked was to be noticed, just once, from above.',
      '{hero} had a matchbox for a bed and a stamp for a rug. It had a queen on it, and {he} always wiped {his} feet.',
      '{hero} was so small that hellos went over {his} head. {He} caught them when {he} could.',
    ],
    verse: [
      '{hero} the mouse was small, so small, / {He} used a thimble for a hall.',
      '{hero} could sleep in a teacup for two, / With room for a spoon and a biscuit, too.',
    ],
    small: ['So small, so small! / {He} slept in a ball.'],
  },
  gift: {
    three: ['{hero} saw a tiny hole. In {he} went. "I found it!"'],
    five: [
      'There was a crack in the stone, as wide as a pencil. "That is a door," said {hero}, and was through it at once. On the other side {he} found the latch.',
      '"I can fit," said {hero}, and went in at a tiny hole. Click! A door swung open from the inside.',
      'Low down, where no one else could see, was a tiny arrow. It was just as high as a mouse.',
    ],
    seven: [
      'There was a crack between two stones. It was as wide as a pencil, and nobody else would have called it anything. {hero} called it a door. {He} breathed out, flattened {his} ears, and was gone. There was a pause, then a click, and then a piece of the wall swung open like a page.',
      'Down near the ground, where people never look, there was a row of signs. Each was the size of a pea. "Well," said {hero}, "somebody has been thinking of me." {He} read them out as they went.',
    ],
    verse: [
      '{hero} went in at a crack so thin. / One click, and they could all come in.',
      'A tiny sign by a tiny door: / Just {hero} could read it, down near the floor.',
    ],
  },
  tries: {
    across: [
      '{hero} was too small. It was like a sea!',
      '{hero} ran up and down the edge. For a mouse it was as wide as the sea.',
    ],
    blocked: [
      '{hero} pushed. {hero} was very small. It was not.',
      '{hero} pushed with all {his} might, which would have been plenty for a pea.',
    ],
    lost: [
      '{hero} could not see over a leaf.',
      '{hero} stood on tiptoe to look for the way, and saw, very clearly, a blade of grass.',
    ],
    up: ['{hero} looked up. And up. And up. Oh dear.', '{hero} looked up until {he} fell over backwards.'],
  },
}

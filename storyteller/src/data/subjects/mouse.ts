import type { SubjectData } from '../schema.ts'

export const mouse: SubjectData = {
  noun: 'tiny mouse',
  looks: 'tiny grey mouse',
  names: ['Nib', 'Thimble', 'Pipkin', 'Crumb', 'Tilly', 'Whisk', 'Poppet', 'Smidgen', 'Oat', 'Fig'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: [
      '{hero} was so small. {He} slept in a cup.',
      '{hero} was as big as a plum.',
      '{hero} had a bed of one sock.',
      '{hero} ate a crumb. It was a big lunch.',
    ],
    five: [
      '{hero} was no bigger than a plum, and could go in at one end of a flute and out at the other. {He} wished, now and then, to be a bit more.',
      '{hero} was so small that {he} had tea out of a nutshell.',
      '{hero} could sit in a cup and still have room for the tea.',
      '{hero} had a coat with one pocket, and in the pocket was a pea, for later.',
    ],
    seven: [
      '{hero} was no bigger than a plum, and got stepped over a good deal. {He} could squeeze through anything, including a flute, which {he} had done twice. What {he} would have liked was to be noticed, just once, from above.',
      '{hero} had a matchbox for a bed and a stamp for a rug. It had a queen on it, and {he} always wiped {his} feet.',
      '{hero} was so small that hellos went over {his} head. {He} caught them when {he} could.',
      '{hero} lived by the clock, since {he} lived in it. {He} {was} never late, though {he} {was} sometimes struck by one.',
    ],
    verse: [
      '{hero} the mouse was small, so small, / {He} used a thimble for a hall.',
      '{hero} could sleep in a teacup for two, / With room for a spoon and a biscuit, too.',
      '{hero} had one crumb for {his} lunch, and a pea, / And half of a raisin to go with {his} tea.',
      '{hero} slept in a slipper, warm as could be, / With a sock for a sheet and a leaf from the tea.',
    ],
    small: [
      'So small, so small! / {He} slept in a ball.',
      'One crumb, one pea. / "What a feast for me!"',
      'A sock for a bed, / and a hat for {his} head.',
      'Squeak, squeak, hello! / Look down, below!',
    ],
  },
  gift: {
    three: [
      '{hero} saw a tiny hole. In {he} went. "I found it!"',
      '{hero} went in a crack. Click! "Come in!"',
      '{hero} heard a tiny squeak. "I know that squeak!"',
      '{hero} saw one crumb. Then two. Then three!',
    ],
    five: [
      'There was a crack in the stone, as wide as a pencil. "That is a door," said {hero}, and was through it at once. On the other side {he} found the latch.',
      '"I can fit," said {hero}, and went in at a tiny hole. Click! A door swung open from the inside.',
      'Low down, where no one else could see, was a tiny arrow. It was just as high as a mouse.',
      '{hero} met an ant who was going there too. They walked in front and talked about crumbs.',
    ],
    seven: [
      'There was a crack between two stones. It was as wide as a pencil, and nobody else would have called it anything. {hero} called it a door. {He} breathed out, flattened {his} ears, and was gone. There was a pause, then a click, and then a piece of the wall swung open like a page.',
      'Down near the ground, where people never look, there was a row of signs. Each was the size of a pea. "Well," said {hero}, "somebody has been thinking of me." {He} read them out as they went.',
      'There were crumbs on the stones. The others had not seen them, but to {hero} each was as large as a loaf. "Seed cake," {he} said. "Baked today. Whoever it is, they eat while they walk, and they turn left at corners."',
      '{hero} put {his} ear against the wall. Walls are full of news, if you are a mouse. Somebody was humming on the other side, three bricks along and two up. {He} counted, and knocked, and the brick said, "Come in."',
    ],
    verse: [
      '{hero} went in at a crack so thin. / One click, and they could all come in.',
      'A tiny sign by a tiny door: / Just {hero} could read it, down near the floor.',
      '{hero} found crumbs of a fine seed cake, / And each little crumb was a turn to take.',
      '{hero} could hear through the wall of stone / Somebody humming a song all alone.',
      '{hero} could hear through the wall, quite near, / Somebody humming for no one to hear.',
    ],
    small: [
      'A hole so thin! / Click! They came in.',
      'One crumb, then two. / "I know what to do!"',
      'Squeak, squeak, this way! / "I smell a tray!"',
      'A tiny door! / Right there, in the floor.',
    ],
  },
  tries: {
    across: {
      three: [
        '{hero} was too small. It was like a sea!',
        '{hero} sat in a nut shell. It went round.',
        'One hop. {hero} was in up to {his} ears.',
      ],
      older: [
        '{hero} ran up and down the edge. For a mouse it was as wide as the sea.',
        '{hero} set sail in half a nutshell. It was a fine voyage, and it ended where it began.',
        '{hero} jumped with all {his} might and got over the first pebble.',
      ],
    },
    blocked: {
      three: [
        '{hero} pushed. {hero} was very small. It was not.',
        '{hero} ran under it. {friend} could not!',
        'Squeak! Push! Squeak! No.',
      ],
      older: [
        '{hero} pushed with all {his} might, which would have been plenty for a pea.',
        '{hero} was through in a moment, by a hole, and stood on the far side, waving. The others were not mice.',
        '{hero} shook {his} fist at it. It was a very good fist, for its size.',
      ],
    },
    lost: {
      three: [
        '{hero} could not see over a leaf.',
        '{hero} went in a boot. "Is this it?" No.',
        'All was so tall. {hero} saw feet.',
      ],
      older: [
        '{hero} stood on tiptoe to look for the way, and saw, very clearly, a blade of grass.',
        "{hero} ran up {friend} to look round. There was a good view of {friend}'s hat.",
        '{hero} asked a beetle, who said that it was two leaves on. It did not say which leaves.',
      ],
    },
    up: {
      three: [
        '{hero} looked up. And up. And up. Oh dear.',
        '{hero} ran up {his} own tail. Down again!',
        'One stone up. A hundred to go.',
      ],
      older: [
        '{hero} looked up until {he} fell over backwards.',
        '{hero} went up one stone, had a rest, ate a crumb, and counted how many were left. It was all of them.',
        "{hero} was thrown up by {friend}, at {his} own wish, and landed in {friend}'s hood.",
      ],
    },
  },
}

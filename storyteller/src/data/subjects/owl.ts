import type { SubjectData } from '../schema.ts'

export const owl: SubjectData = {
  noun: 'young owl',
  looks: 'small round owl',
  names: ['Wisp', 'Hoot', 'Pepper', 'Juno', 'Tufty', 'Plume', 'Hollis', 'Ozzie', 'Sylvie', 'Winks'],
  hand: 'wing',
  hands: 'wings',
  lives: 'air',
  big: false,
  home: {
    three: [
      '{hero} had big round eyes. {He} saw all.',
      '"Who, who?" said {hero}. {He} liked to know things.',
      '{hero} read a book. It was the wrong way up.',
      '{hero} slept all day. "Good morning, moon!"',
    ],
    five: [
      '{hero} could see a moth blink from across a field, but {he} still flew like a dropped cushion.',
      '{hero} could turn {his} head all the way to the back. It was good for reading in bed.',
      '{hero} had eyes like two moons, and stayed up late.',
      '{hero} had read every book in the house. There were two, and one was about soup.',
      '{hero} yawned at breakfast and was bright as a button by bedtime.',
      'By day {hero} sat on a branch with both eyes shut, and did not miss a thing.',
      '{hero} asked "Who?" so often that people wore their names on their hats.',
    ],
    seven: [
      '{hero} knew a great many things, and was generous with them. {He} could see a moth blink by starlight. The only trouble was landing, which {he} did as a cushion does when it is thrown.',
      '{hero} had eyes like two saucers, and could see a crumb from the roof. What {he} could not see was why others went to bed.',
      '{hero} could turn {his} head right round, which made {him} very good at being polite to people on all sides.',
      '{hero} wore glasses that {he} did not need, because {he} thought that they helped {his} ears. Perhaps they did. {He} could hear a mouse change its mind.',
    ],
    verse: [
      '{hero} the owl had eyes so round, / They saw each beetle on the ground.',
      '{hero} had eyes like a pair of moons, / And could see in the dusk the backs of spoons.',
      '{hero} knew why it rains, and how soup is made, / And why there are spots on the back of a spade.',
      '{hero} sat up with a book until two, / And when {he} had read it, it started with "Who".',
    ],
    small: [
      'Two eyes so round! / No soft, soft sound.',
      '"Who, who?" All night / {hero} asked the light.',
      'Soft wings, wide eyes, / so small, so wise.',
      'One book, one lamp, / and a rug from camp.',
    ],
  },
  gift: {
    three: [
      '{hero} opened {his} eyes so wide. "I see it! There!"',
      '{hero} heard a tiny sound. "It came from there!"',
      '{hero} flew up, soft as wool. "I see it!"',
      '{hero} had read of this. "Left, then left!"',
    ],
    five: [
      '{hero} opened {his} eyes as wide as saucers and turned {his} head all the way round. "There," {he} said. "A small light, and somebody beside it."',
      '{hero} opened {his} eyes as wide as they would go. "There," {he} said. "Behind the third stone."',
      'It was late, but {hero} could see it all. {He} flew ahead, as soft as wool, and called them on.',
      '"Hush," said {hero}, and tipped {his} head. Far off a spoon went round in a cup. {He} pointed with one wing.',
    ],
    seven: [
      '{hero} opened {his} eyes, and then {he} opened them some more, until there was hardly anything else on {his} face. {He} turned {his} head right round, slowly, like a lighthouse. "There is a glint," {he} said at last. "It is no bigger than a pin. And somebody is sitting next to it."',
      'The others saw only evening. {hero} opened {his} eyes one size wider. There was a thin line in the grass where someone had walked that day. {He} flew along it, so softly that it did not even bend.',
      '{hero} had read about places like this. "There is always a third stone that is not a stone," {he} said, and tried them. The first was a stone. So was the second. The third said, "Do you mind?" and it showed them the way.',
      '{hero} shut {his} eyes, which surprised everyone. "I am listening," {he} said. One leaf was falling. One beetle was late. And somebody, forty steps ahead, was biting into toast.',
    ],
    verse: [
      '{hero} turned round {his} head and eyes / And saw a glint of tiny size.',
      '{hero} looked out with {his} moon-wide eyes, / And saw the way where the last path lies.',
      '{hero} could hear, with a tilt of {his} head, / Somebody, somewhere, buttering bread.',
      '{hero} had read in a book about stones, / That the third one will talk, in the politest of tones.',
    ],
    small: [
      'Two eyes so wide! / "It is there, inside!"',
      '"Who, who?" "It is I!" / came a small reply.',
      'One ear, one sound. / The way was found.',
      'Soft wings, so high. / "I see it! Close by!"',
    ],
  },
  tries: {
    across: {
      three: [
        '{hero} flew up. Flop! {He} flew down.',
        '{hero} took off. {hero} sat down. Splat.',
        '"I know how," said {hero}. {He} fell in.',
      ],
      older: [
        '{hero} flew for nearly a second, and landed as {he} always did, on {his} face.',
        '{hero} explained how bridges work. It was very clear, and there was still no bridge.',
        '{hero} flew over with no trouble, and then came back, because {friend} could not, and that was when {he} fell in.',
      ],
    },
    blocked: {
      three: [
        '"Who put that there?" said {hero}. It did not say.',
        '{hero} blinked at it. It did not blink.',
        '{hero} read to it. It did not move a bit.',
      ],
      older: [
        '{hero} told it three interesting facts. It was not moved by them.',
        '{hero} asked it who it was. "Who?" said {he}. "Who?" It is hard to win like that.',
        '{hero} went to look it up in {his} book, and the page was on the other side.',
      ],
    },
    lost: {
      three: [
        '{hero} looked and looked. {He} saw too much!',
        '"I know the way!" said {hero}. It was a bush.',
        '{hero} looked back. {He} went on. Bonk!',
      ],
      older: [
        '{hero} looked in every direction at once, which made {him} so giddy that {he} sat down.',
        '{hero} knew nine facts about moss, and which side of a tree it grows on. Here it grew on all of them.',
        '{hero} turned {his} head right round to see behind, and then walked off that way by mistake.',
      ],
    },
    up: {
      three: [
        'Flap, flap, flop. It was too far up.',
        '{hero} flew. Puff. {hero} sat. Puff, puff.',
        'Up went a feather. Down came {hero}.',
      ],
      older: [
        '{hero} flapped upward, met a wall that {he} had not been told about, and came down as fluff.',
        '{hero} gave a short talk on how to go up. Then {he} tried it, and gave a shorter one.',
        '{hero} made it to the top, landed on {his} head, and rolled down the same side.',
      ],
    },
  },
}

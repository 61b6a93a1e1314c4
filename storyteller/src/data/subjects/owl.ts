import type { SubjectData } from '../schema.ts'

export const owl: SubjectData = {
  noun: 'young owl',
  looks: 'small round owl',
  names: ['Wisp', 'Hoot', 'Pepper', 'Juno', 'Tufty'],
  hand: 'wing',
  hands: 'wings',
  lives: 'air',
  big: false,
  home: {
    three: [
      '{hero} had big round eyes. {He} saw all.',
      '"Who, who?" said {hero}. {He} liked to know things.',
    ],
    five: [
      '{hero} could see a moth blink from across a field, but {he} still flew like a dropped cushion.',
      '{hero} could turn {his} head all the way to the back. It was good for reading in bed.',
      '{hero} had eyes like two moons, and stayed up late.',
    ],
    seven: [
      '{hero} knew a great many things, and was generous with them. {He} could see a moth blink by starlight. The only trouble was landing, which {he} did as a cushion does when it is thrown.',
      '{hero} had eyes like two saucers, and could see a crumb from the roof. What {he} could not see was why others went to bed.',
      '{hero} could turn {his} head right round, which made {him} very good at being polite to people on all sides.',
    ],
    verse: [
      '{hero} the owl had eyes so round, / They saw each beetle on the ground.',
      '{hero} had eyes like a pair of moons, / And could see in the dusk the backs of spoons.',
    ],
    small: ['Two eyes so round! / No soft, soft sound.'],
  },
  gift: {
    three: ['{hero} opened {his} eyes so wide. "I see it! There!"'],
    five: [
      '{hero} opened {his} eyes as wide as saucers and turned {his} head all the way round. "There," {he} said. "A small light, and somebody beside it."',
      '{hero} opened {his} eyes as wide as they would go. "There," {he} said. "Behind the third stone."',
      'It was late, but {hero} could see it all. {He} flew ahead, as soft as wool, and called them on.',
    ],
    seven: [
      '{hero} opened {his} eyes, and then {he} opened them some more, until there was hardly anything else on {his} face. {He} turned {his} head right round, slowly, like a lighthouse. "There is a glint," {he} said at last. "It is no bigger than a pin. And somebody is sitting next to it."',
      'The others saw only evening. {hero} opened {his} eyes one size wider. There was a thin line in the grass where someone had walked that day. {He} flew along it, so softly that it did not even bend.',
    ],
    verse: [
      '{hero} turned round {his} head and eyes / And saw a glint of tiny size.',
      '{hero} looked out with {his} moon-wide eyes, / And saw the way where the last path lies.',
    ],
  },
  tries: {
    across: [
      '{hero} flew up. Flop! {He} flew down.',
      '{hero} flew for nearly a second, and landed as {he} always did, on {his} face.',
    ],
    blocked: [
      '"Who put that there?" said {hero}. It did not say.',
      '{hero} told it three interesting facts. It was not moved by them.',
    ],
    lost: [
      '{hero} looked and looked. {He} saw too much!',
      '{hero} looked in every direction at once, which made {him} so giddy that {he} sat down.',
    ],
    up: [
      'Flap, flap, flop. It was too far up.',
      '{hero} flapped upward, met a wall that {he} had not been told about, and came down as fluff.',
    ],
  },
}

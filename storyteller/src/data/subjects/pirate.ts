import type { SubjectData } from '../schema.ts'

export const pirate: SubjectData = {
  noun: 'small pirate',
  looks: 'child in a striped pirate shirt',
  names: ['Scarlet', 'Jolly', 'Captain Plum', 'Marlin', 'Billie'],
  hand: 'hand',
  hands: 'hands',
  lives: 'land',
  big: false,
  home: {
    three: ['"Yo ho!" said {hero}. {He} had a hat and a map.', '{hero} was a pirate. {He} said please.'],
    five: [
      '{hero} was a very polite pirate. {He} only took treasure that no one was using, and {he} always left a note.',
      '{hero} had a ship, a hat, and a bird that said, "After you."',
      '{hero} hunted for gold, but {he} always wiped {his} boots first.',
    ],
    seven: [
      '{hero} was a pirate, but a well-mannered one. {He} had buried six treasures, and {he} had mislaid all the maps. {He} said "yo ho" when {he} came in, and "thank you for having me" when {he} left.',
      '{hero} had a flag with a bun on it. It was the only thing {he} could draw, and no one ran away, which was nice.',
      '{hero} said "arr", but softly, since the baby next door was asleep.',
    ],
    verse: [
      '{hero} the pirate said, "Yo ho, please! / I\'m looking for gold, or at least for cheese."',
      '{hero} had boots and a ship and a hat, / And always said please, and was proud of that.',
    ],
    small: ['"Yo ho, yo ho! / Please may I go?"'],
  },
  gift: {
    three: ['{hero} saw the first star. "A star can show the way!"'],
    five: [
      '{hero} held up a thumb to the first star, closed one eye, and turned a little. "Every pirate can read the sky," {he} said. "It says that way."',
      '{hero} walked ten steps from the crooked stone, and turned three times. "X," {he} said. "It is always an X."',
      '"A pirate can read the wind," said {hero}. {He} held up a wet thumb. "It blows from there."',
    ],
    seven: [
      'Maps {hero} could lose. The sky was harder to mislay. {He} found the first star of the evening, measured three fingers down and two across, and wet one thumb for the wind. "If that is the Old Lantern, and this is my thumb," {he} said, "then what we want is just round that corner." It was.',
      '"There is always a crooked stone," said {hero}, "and it is always ten steps." {He} walked them, heel to toe. At the tenth there was a cross scratched on the ground. "They never think of anything new," {he} said, pleased.',
    ],
    verse: [
      '{hero} shut one eye and looked at a star. / "Yo ho, it says it isn\'t far."',
      '"Ten steps from the stone," said {hero}, "and then / You turn to the left, for another ten."',
    ],
  },
  tries: {
    across: [
      '"All aboard!" said {hero}. But there was no boat.',
      '{hero} gave the order to set sail. There was a silence, as there was no ship.',
    ],
    blocked: [
      '{hero} said, "Please?" It did not move.',
      '{hero} told it to walk the plank. It had no legs, and there was no plank.',
    ],
    lost: [
      '{hero} had a map. It was of the wrong place.',
      '{hero} unrolled a map with a flourish. It was of somewhere else.',
    ],
    up: [
      '"Up the mast!" Slip. "Oh no!"',
      '{hero} went up it like a mast, but masts have ropes on, and this did not.',
    ],
  },
}

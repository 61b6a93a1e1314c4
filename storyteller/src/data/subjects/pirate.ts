import type { SubjectData } from '../schema.ts'

export const pirate: SubjectData = {
  noun: 'small pirate',
  looks: 'child in a striped pirate shirt',
  names: ['Scarlet', 'Jolly', 'Plum', 'Marlin', 'Billie', 'Morgan', 'Coral', 'Bonny', 'Salty', 'Tess'],
  hand: 'hand',
  hands: 'hands',
  lives: 'land',
  big: false,
  home: {
    three: [
      '"Yo ho!" said {hero}. {He} had a hat and a map.',
      '{hero} was a pirate. {He} said please.',
      '{hero} had a ship in the bath. "Yo ho!"',
      '{hero} had a bird. It said, "Bless you."',
    ],
    five: [
      '{hero} was a very polite pirate. {He} only took treasure that no one was using, and {he} always left a note.',
      '{hero} had a ship, a hat, and a bird that said, "After you."',
      '{hero} hunted for gold, but {he} always wiped {his} boots first.',
      '{hero} kept {his} gold in a sock. It was chocolate gold, so there was a little less of it each night.',
    ],
    seven: [
      '{hero} was a pirate, but a well-mannered one. {He} had buried six treasures, and {he} had mislaid all the maps. {He} said "yo ho" when {he} came in, and "thank you for having me" when {he} left.',
      '{hero} had a flag with a bun on it. It was the only thing {he} could draw, and no one ran away, which was nice.',
      '{hero} said "arr", but softly, since the baby next door was asleep.',
      '{hero} had a crew of six: four spoons, a sock, and a snail called Mister Evans, who was the cook. There had never been a cross word on that ship.',
    ],
    verse: [
      '{hero} the pirate said, "Yo ho, please! / I\'m looking for gold, or at least for cheese."',
      '{hero} had boots and a ship and a hat, / And always said please, and was proud of that.',
      '{hero} had sailed on the bath every night, / And written a thank-you to all in sight.',
      '{hero} had treasure: a shell and a bun, / And a spoon that shone gold in the evening sun.',
    ],
    small: [
      '"Yo ho, yo ho! / Please may I go?"',
      'A hat, a map, / a bird on {his} lap.',
      '"Yo ho! How do? / And how are you?"',
      'A ship in the tub, / with a rub-a-dub-dub.',
    ],
  },
  gift: {
    three: [
      '{hero} saw the first star. "A star can show the way!"',
      '"Ten steps!" said {hero}. Tick, tick, tick. An X!',
      '{His} bird flew up. "Land ho! That way!"',
      '{hero} had one more map. It was the right one!',
    ],
    five: [
      '{hero} held up a thumb to the first star, closed one eye, and turned a little. "Every pirate can read the sky," {he} said. "It says that way."',
      '{hero} walked ten steps from the crooked stone, and turned three times. "X," {he} said. "It is always an X."',
      '"A pirate can read the wind," said {hero}. {He} held up a wet thumb. "It blows from there."',
      '{hero}\'s hat had a map in it, on the inside, where {he} had never looked. "So that is what that was," {he} said.',
    ],
    seven: [
      'Maps {hero} could lose. The sky was harder to mislay. {He} found the first star of the evening, measured three fingers down and two across, and wet one thumb for the wind. "If that is the Old Lantern, and this is my thumb," {he} said, "then what we want is just round that corner." It was.',
      '"There is always a crooked stone," said {hero}, "and it is always ten steps." {He} walked them, heel to toe. At the tenth there was a cross scratched on the ground. "They never think of anything new," {he} said, pleased.',
      '"Treasure," said {hero}, "is always where somebody did not want to dig any more." {He} looked for the softest place to sit. Someone had sat there before, and left a spade, and the path went on behind it.',
      '{hero} licked one finger, held it up, and frowned at it. "Wind from the left," {he} said. "Smell of tar and toast. A sea captain lives there, or somebody who would like to be one." They went into the wind.',
    ],
    verse: [
      '{hero} shut one eye and looked at a star. / "Yo ho, it says it isn\'t far."',
      '"Ten steps from the stone," said {hero}, "and then / You turn to the left, for another ten."',
      '{hero} looked into the crown of {his} hat. / There was a map there, a small one at that!',
      '{hero} took ten steps, heel and then toe, / And there was an X on the ground down below.',
    ],
    small: [
      'One star so bright! / "That way is right."',
      'Ten steps. An X! / "What, what comes next?"',
      'A map in {his} hat! / "Well, look at that!"',
      '"Land ho! I see / a light by a tree!"',
    ],
  },
  tries: {
    across: {
      three: [
        '"All aboard!" said {hero}. But there was no boat.',
        '{hero} sat in {his} hat. It was not a boat.',
        '"Sail on!" One boot. Two wet boots.',
      ],
      older: [
        '{hero} gave the order to set sail. There was a silence, as there was no ship.',
        '{hero} sat down in a bucket, saluted, and sank as a captain should.',
        "{hero} threw out a rope with a hook. It caught {friend}'s hood, and they hauled it in.",
      ],
    },
    blocked: {
      three: [
        '{hero} said, "Please?" It did not move.',
        '{hero} wrote it a note. "Dear Thing."',
        '"Heave ho!" said {hero}. It did not heave.',
      ],
      older: [
        '{hero} told it to walk the plank. It had no legs, and there was no plank.',
        '{hero} offered it three gold coins. They were chocolate, and it was not hungry.',
        '{hero} sang it a sea song with nineteen verses, to wear it down. It wore down {friend}.',
      ],
    },
    lost: {
      three: [
        '{hero} had a map. It was of the wrong place.',
        '"Left is port," said {hero}. "Or is it right?"',
        '{hero} took ten steps. "X!" It was two sticks.',
      ],
      older: [
        '{hero} unrolled a map with a flourish. It was of somewhere else.',
        "{hero} steered by a star. It was on {friend}'s button.",
        '{hero} looked through {his} telescope, and everything was black until {friend} took off the lid.',
      ],
    },
    up: {
      three: [
        '"Up the mast!" Slip. "Oh no!"',
        '{hero} had a rope. It was a noodle.',
        '{hero} went up in a bucket. The bucket said no.',
      ],
      older: [
        '{hero} went up it like a mast, but masts have ropes on, and this did not.',
        '{hero} threw up the hook, and it came down again, and so {he} threw it up again. They stood well back.',
        '"All hands aloft!" said {hero}. There were four hands, and none of them went.',
      ],
    },
  },
}

import type { Strand } from '../../schema.ts'

export const whistle: Strand = {
  plant: {
    three: ['{hero} could not whistle. "So I will not," said {hero}.'],
    five: [
      '{hero} had tried to whistle once. It came out as wind. {He} said that {he} had never really wanted to.',
    ],
    seven: [
      'There were three things that {hero} could not do, and whistling came first. {He} had tried it on a Monday, and got a cold mouth, and let it be known that whistling was silly.',
    ],
    verse: [
      'To whistle was something that {hero} had tried. / It came out as pff, with some biscuit inside.',
      '"I don\'t want to whistle," said {hero}. "Not me." / {He} had tried it just once, and it blew out {his} tea.',
    ],
  },
  low: {
    three: ['{hero} blew. Pff! {friend} blew. Pff! They had to laugh.'],
    five: [
      '"Just blow," said {friend}. {hero} blew until {his} ears moved. Nothing came, but it was a bit less nothing than before.',
    ],
    seven: [
      'To pass the time {hero} tried to whistle. It came out as wind. "Was that it?" asked {friend}, politely. {He} tried again, and it came out as warm wind. "I believe it is moving," said {friend}.',
    ],
    verse: [
      '{hero} puffed, and {he} puffed, and {he} blew. / "That\'s air," said {friend}. "But it\'s better air, too."',
      '{hero} blew air, and then {he} blew more. / "That\'s better," said {friend}, "than it was before."',
    ],
    small: ['Puff, puff, puff, puff! / It was not enough.'],
  },
  test: {
    three: ['"It comes if you whistle," said {keeper}. {hero} could not.'],
    five: [
      '"You have to whistle for it," said {keeper}. "I gave up after the third go, and I have sat here since."',
    ],
    seven: [
      '"It wants one good whistle," said {keeper}. "I have clapped at it, and read it a poem." {khe} looked at {hero}. {friend} looked at {hero}. It would have to be whistling, of all the things in the world.',
    ],
    verse: [
      '"It needs one good whistle," said {keeper}, "just one. / I tried it three times, and it couldn\'t be done."',
    ],
    small: ['"Whistle, please, do!" / {hero} just blew.'],
  },
  act: {
    three: ['Pff. Pff. Pff. {hero} did not stop. Pff. Pff. Tweet!'],
    five: [
      '{hero} blew, and got air. {He} blew, and got more air, and some biscuit. At thirty there was a squeak. At thirty-one it was a whistle.',
    ],
    seven: [
      '{hero} blew. It was air. {He} wet {his} lips, and it was wet air. At twenty something peeped, but that was {friend}. And at thirty-one, out of the very middle of the air, came one thin silver note, and {he} did not dare to stop it.',
    ],
    verse: [
      'Ten puffs and then twenty, and all of them air. / At puff thirty-one came a note, clear and fair.',
    ],
    small: ['Puff, puff, then tweet! / Oh, it was sweet.'],
  },
  close: {
    three: ['"Tweet," went {hero} in bed. Then {he} slept.'],
    five: ['{hero} whistled one line of a lullaby. The rest of it was air, and that was all right too.'],
    seven: [
      '{hero} whistled in {his} sleep that night. It was the same one note, but it had got a good deal rounder, and there was already a second one coming.',
    ],
    verse: [
      "A whistle, a puff, and a puff and a snore. / Tomorrow you'll whistle it once or twice more.",
      'One whistle, so small it could fit in a shoe. / You made it today, and it came to bed, too.',
    ],
  },
}

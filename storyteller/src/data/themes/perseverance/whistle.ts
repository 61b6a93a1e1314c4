import type { Strand } from '../../schema.ts'

export const whistle: Strand = {
  plant: {
    three: [
      '{hero} could not whistle. "So I will not," said {hero}.',
      'Pff, went {hero}. "I can not do it. So there."',
      '{friend} could whistle. {hero} did not want to. Not much.',
    ],
    five: [
      '{hero} had tried to whistle once. It came out as wind. {He} said that {he} had never really wanted to.',
      '"Whistling is for kettles," said {hero}, who had tried it for a whole minute.',
      "Everybody on {hero}'s street could whistle. {He} went about with a hat over {his} ears.",
    ],
    seven: [
      'There were three things that {hero} could not do, and whistling came first. {He} had tried it on a Monday, and got a cold mouth, and let it be known that whistling was silly.',
      '{hero} said that {he} could whistle quite well, but did not care to. {He} had once tried it behind the shed, and the people next door had come out to see what was leaking.',
      'When the others whistled on the way home, {hero} carried the bags. It gave {him} something to be busy with. {He} had tried it once, and it had come out wet.',
    ],
    verse: [
      'To whistle was something that {hero} had tried. / It came out as pff, with some biscuit inside.',
      '"I don\'t want to whistle," said {hero}. "Not me." / {He} had tried it just once, and it blew out {his} tea.',
    ],
  },
  low: {
    three: [
      '{hero} blew. Pff! {friend} blew. Pff! They had to laugh.',
      '{hero} tried. Pff. "It is near a whistle," said {friend}.',
      '{friend} went tweet. {hero} went puff. Tweet, puff, tweet, puff.',
    ],
    five: [
      '"Just blow," said {friend}. {hero} blew until {his} ears moved. Nothing came, but it was a bit less nothing than before.',
      '{friend} put {fhis} mouth like this, and {hero} put {his} like that. They looked like two fish. Nothing whistled.',
      '"What do you do if it does not come?" asked {hero}. "I do it again," said {friend}, "with a bit less face."',
    ],
    seven: [
      'To pass the time {hero} tried to whistle. It came out as wind. "Was that it?" asked {friend}, politely. {He} tried again, and it came out as warm wind. "I believe it is moving," said {friend}.',
      'There was nothing to do but wait, so {hero} blew. A leaf moved. {He} blew again, and the same leaf moved a bit further. "You are not whistling," said {friend}, "but you are certainly getting through to that leaf."',
      '"It is all in the tongue," said {friend}. {hero} tried to find out where {his} tongue was. After that {he} could think of nothing else, and bit it, and laughed, and in the laugh there was something thin and high. They both heard it.',
    ],
    verse: [
      '{hero} puffed, and {he} puffed, and {he} blew. / "That\'s air," said {friend}. "But it\'s better air, too."',
      '{hero} blew air, and then {he} blew more. / "That\'s better," said {friend}, "than it was before."',
    ],
    small: ['Puff, puff, puff, puff! / It was not enough.'],
  },
  test: {
    three: [
      '"It comes if you whistle," said {keeper}. {hero} could not.',
      '"Call it," said {keeper}. "Whistle!" {hero} went red.',
    ],
    five: [
      '"You have to whistle for it," said {keeper}. "I gave up after the third go, and I have sat here since."',
      '{keeper} had a hundred whistles, of tin and wood, in a row. "It does not like any of these," said {khe}. "It wants a real one."',
    ],
    seven: [
      '"It wants one good whistle," said {keeper}. "I have clapped at it, and read it a poem." {khe} looked at {hero}. {friend} looked at {hero}. It would have to be whistling, of all the things in the world.',
      '"I called it, and it pretended not to hear," said {keeper}. "It comes to a whistle. Only I have no front teeth." {friend} tried, and it came out as a cough. That left {hero}, who had been hoping not to be seen.',
    ],
    verse: [
      '"It needs one good whistle," said {keeper}, "just one. / I tried it three times, and it couldn\'t be done."',
    ],
    small: ['"Whistle, please, do!" / {hero} just blew.'],
  },
  act: {
    three: [
      'Pff. Pff. Pff. {hero} did not stop. Pff. Pff. Tweet!',
      'Puff. Puff. Puff. {hero} blew and blew. Tweet! It came.',
    ],
    five: [
      '{hero} blew, and got air. {He} blew, and got more air, and some biscuit. At thirty there was a squeak. At thirty-one it was a whistle.',
      '{hero} puffed until {he} {was} pink. Then {he} puffed some more, smiled by mistake, and whistled.',
    ],
    seven: [
      '{hero} blew. It was air. {He} wet {his} lips, and it was wet air. At twenty something peeped, but that was {friend}. And at thirty-one, out of the very middle of the air, came one thin silver note, and {he} did not dare to stop it.',
      '{hero} blew wind. {He} blew crumbs. "You may stop," said {keeper} kindly, at twenty. "I know," said {hero}, and went on. It came at thirty-one, as small as a pin, and everything in {far} turned round.',
    ],
    verse: [
      'Ten puffs and then twenty, and all of them air. / At puff thirty-one came a note, clear and fair.',
    ],
    small: ['Puff, puff, then tweet! / Oh, it was sweet.'],
  },
  close: {
    three: [
      '"Tweet," went {hero} in bed. Then {he} slept.',
      '"Tweet, twee," went {hero}, and slept.',
      '{hero} did a small whistle. The moon did not mind.',
    ],
    five: [
      '{hero} whistled one line of a lullaby. The rest of it was air, and that was all right too.',
      '"Was that the wind?" said {friend}. It was {hero}, and {he} {was} proud of it.',
      'Good night came out as a whistle. {hero} had not even been trying.',
    ],
    seven: [
      '{hero} whistled in {his} sleep that night. It was the same one note, but it had got a good deal rounder, and there was already a second one coming.',
      '"What else can you not do?" asked {friend}. {hero} thought of a few. It was a nice thing to have them all still to come.',
      '{hero} whistled the light out. It took six puffs, and the last of them was very nearly music.',
    ],
    verse: [
      "A whistle, a puff, and a puff and a snore. / Tomorrow you'll whistle it once or twice more.",
      'One whistle, so small it could fit in a shoe. / You made it today, and it came to bed, too.',
    ],
  },
}

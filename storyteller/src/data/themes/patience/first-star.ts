import type { Strand } from '../../schema.ts'

export const firstStar: Strand = {
  plant: {
    three: [
      '"Now!" said {hero}. {hero} did not like to wait.',
      '{hero} could not wait. Not for tea. Not for cake.',
      '"Soon" was a bad word to {hero}.',
    ],
    five: [
      '{hero} was no good at waiting. {He} opened buds with {his} {hands} to see if they were flowers yet.',
      '"Is it now?" {hero} liked to ask. "Is it now, now?"',
      '{hero} opened the oven so often that the cake asked to be left in peace.',
    ],
    seven: [
      'Waiting was the one thing that {hero} could not do. {He} had once eaten a cake as soup, because the oven took too long.',
      '{hero} had never seen the end of a sunset. {He} always went in to ask if it was over.',
      '"Soon," people told {hero}, and {he} wanted to know what it was made of, and if one could have some now.',
    ],
    verse: [
      '"Now, now!" said {hero}. "Not soon, but now!" / {He} could not wait. {He} did not know how.',
      '"Is it a flower?" asked {hero}. "Be quick!" / And poked at the bud with the end of a stick.',
    ],
  },
  low: {
    three: [
      '"Are we there?" "Not yet." "Are we there now?" "Not yet."',
      '{hero} ran. {hero} fell. "Slow down," said {friend}.',
      '"How long?" "Long," said {friend}. "Then longer."',
    ],
    five: [
      '"Are we there?" asked {hero}. "No." "Are we there now?" "We are as far as we were when you asked," said {friend}.',
      '{hero} sat down on a stone, got up, sat, and got up. The stone had not even got warm.',
      '"Is that the end?" asked {hero}. It was a rock. "Is that?" It was {friend}.',
    ],
    seven: [
      '{hero} had tried to run the last part, and {he} had tried to skip it. It stayed just as long. "You cannot pull on a path to make it shorter," said {friend}. "I know," said {hero}, who had just been thinking of trying it.',
      '{hero} asked the evening to hurry. It was {friend} who answered. "It has never been late yet," {fhe} said, "and it has farther to go than we do." {hero} thought that over, sitting down, for nearly a minute.',
      '"I am waiting," said {hero}, after a very short time. "I can hear you," said {friend}. "Try it without the noise."',
    ],
    verse: [
      '"Are we there now? Are we there yet?" / "Not yet," said {friend}, "so do not fret."',
      '"How far is it now?" asked {hero}. "It\'s less," / Said {friend}, "by one step, or so, I guess."',
    ],
    small: ['"Are we there yet?" / "No, not yet, my pet."'],
  },
  test: {
    three: ['"Shh," said {keeper}. "Not yet. Wait."', '"You must wait," said {keeper}. "Sit still."'],
    five: [
      '"Now we wait," said {keeper}. "How long?" asked {hero}. "Until it is ready," said {keeper}.',
      '"Sit here until the stone is warm," said {keeper}. "Then it will be time." It was a very cold stone.',
    ],
    seven: [
      '"It will happen when the first star is over that stone," said {keeper}, "and not if anybody wriggles." {hero} looked for the star. There was only a great deal of sky, in no hurry whatever.',
      '"It is ready when that bird has stopped singing," said {keeper}, "and not before." The bird was only at the beginning. {hero} asked if it knew a shorter song.',
    ],
    verse: ['"Sit still," said {keeper}, "and not a sound. / It comes when the first star comes around."'],
    small: ['"Wait," {keeper} said. / "Sit still. Bend your head."'],
  },
  act: {
    three: [
      'They sat. They sat some more. {hero} did not wriggle. And then!',
      '{hero} waited. One, two, three, four. Shh. There it was!',
    ],
    five: [
      '{hero} sat. {His} foot wanted to jiggle, and {he} did not let it. When {he} had quite forgotten to be in a hurry, the first star came.',
      '{hero} sat. {He} got up to feel it, just once. Then {he} stayed until it was warm, and it was time.',
    ],
    seven: [
      'So {hero} waited. {His} left foot wanted to go. {He} told it no. Then {his} nose itched, and then everything itched. And after that, slowly, it all went quiet. {He} heard the dew arrive. Then the first star came out over the stone.',
      'It did not. So {hero} leaned back and heard the one there was. It had a middle that {he} would have missed, and a bit that came round again. {He} {was} almost sorry when it got slow. One note, and a long wait, and one more. Then it was time.',
    ],
    verse: ['So {hero} sat still, and breathed out slow, / Until one star began to glow.'],
    small: ['{hero} sat still. / A star rose on the hill.'],
  },
  close: {
    three: [
      'Sleep came, bit by bit. {hero} let it.',
      '{hero} lay still. Sleep came all by itself.',
      '"Soon," said the bed. {hero} did not mind.',
    ],
    five: [
      '{hero} did not chase after sleep. {He} lay still and waited, and it came and sat on the bed.',
      '"Is it tomorrow?" asked {hero}. "Soon," said {friend}. It was a nice word, if you were lying down.',
      'There was nothing to wait for, so {hero} waited for that, with {his} eyes shut.',
    ],
    seven: [
      '"Is it morning yet?" said {hero}, out of habit. "Not yet," said {friend}. And for the first time in {his} life {hero} thought that not yet was a very comfortable place to be.',
      'Of all the things that {hero} had waited for that day, sleep took the least doing.',
      '{hero} did not open the night to see if it was done. {He} left it in.',
    ],
    verse: [
      'Lie still, and wait, and by and by / Sleep comes on tiptoe from the sky.',
      "Don't run for sleep. It comes in slow. / Wait for it here, with your head down low.",
    ],
  },
}

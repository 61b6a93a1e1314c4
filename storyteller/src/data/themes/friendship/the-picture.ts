import type { Strand } from '../../schema.ts'

export const thePicture: Strand = {
  plant: {
    three: [
      '{hero} drew {friend}. {friend} drew {hero}. Two big noses!',
      '{hero} made a mark. "You!" One more. "Me!"',
      'Two dots and a smile. "That is us."',
    ],
    five: [
      'Whenever {hero} drew a picture, {friend} was in it. Sometimes {fhe} was mostly hat.',
      '{hero} drew a cake once, very large. On top of it stood {hero} and {friend}.',
      "{friend} came out blue in every picture, because the blue chalk was {hero}'s best.",
    ],
    seven: [
      '{hero} had drawn the two of them on every wall of {house}: two on a hill, two in a boat, two asleep. No one had ever asked what the rest of the wall was for.',
      'There was always chalk on {hero}. When {friend} came near there was chalk on {friend} too, and so it got about.',
      "{hero} only knew how to draw two people. They were both smiling, and one had {friend}'s nose.",
    ],
    verse: [
      'In all that {hero} had drawn there were two: / A {kind} coloured yellow, a {fkind} coloured blue.',
      'When {hero} drew a tree or a shoe, / {friend} was in the picture, too.',
    ],
  },
  low: {
    three: [
      'They drew two small faces. "Us," said {hero}.',
      '"Draw me a bed," said {friend}. {hero} did.',
      'Two small faces on a stone. They smiled.',
    ],
    five: [
      '{friend} drew a line on the ground. "That is how far we have come," {fhe} said. {hero} drew two small people at the end of it.',
      '{hero} drew a door on the ground, and the two of them on the other side, with their feet up. That was something to walk to.',
      '"I look tired," said {friend}, and {hero} drew {fhim} with wide-awake eyes. It helped a bit.',
    ],
    seven: [
      '{hero} drew their day on the ground with one {hand}: a house, a long line, and at the end of it two dots. "Which one am I?" asked {friend}. "The one with the smile," said {hero}. {friend} looked. "They both have it," {fhe} said.',
      '"Draw us not tired," said {friend}. {hero} drew them with very long legs. They looked at the legs for a while, and then got up on their own.',
      '{hero} drew the rest of the way as a short line. It was a good deal shorter than the real one, but {friend} put a bun just where it stopped.',
    ],
    verse: [
      '{hero} drew dots for the two of them there. / "We\'re small," said {friend}, "but we\'re quite a good pair."',
      '{friend} drew a line. "We\'re this far," {fhe} said. / And {hero} drew both of them, one step ahead.',
    ],
    small: ['They drew a line. / "Your dot, and mine."'],
  },
  test: {
    three: [
      '{keeper} had a picture. There was just one in it.',
      '"This is me," said {keeper}. It was one dot.',
    ],
    five: [
      'On a stone {keeper} had drawn one very small person. "It is of me and my friends," said {khe}.',
      '{keeper} had drawn a long bench, with {khim} at one end. "I left space," said {khe}. "In case."',
    ],
    seven: [
      '{keeper} had drawn a party, with a long table, and a cake with a great many candles. There was one chair. "It came out large," said {khe}, "for the number of people I could think of."',
      'On the last stone {keeper} had drawn one small person at a long table. "That is me with everybody," said {khe}. "I can do me. I never had a look at everybody."',
    ],
    verse: ['"I drew," said {keeper}, "a party for tea. / There are chairs for eleven. The people are me."'],
    small: ['"I drew a tree, / and under it, me."'],
  },
  act: {
    three: [
      '{hero} drew one more. Then one more. "There! Us three."',
      '{hero} put two dots by it. "Hello, dot!"',
    ],
    five: [
      '"You left some out," said {hero}, and took the chalk. {friend} came on one side and {hero} on the other, all holding {hands}.',
      '{hero} drew {hero} on the bench, and {friend}, and a cat. "Now it is full," said {keeper}, very softly.',
    ],
    seven: [
      '"May I?" said {hero}, and took the chalk. {He} drew somebody with {his} own nose at the table. {friend} drew the next one, with cake. Then {keeper} drew in three plates. "You will have to sit down now," said {khe}, "or it will not be true."',
      '"Look at us, then," said {hero}, and held quite still. So did {friend}. {keeper} drew, and rubbed out, and drew. Now they made three. {hero} had come out with five legs. It was the best picture {he} had ever been in.',
    ],
    verse: [
      '{hero} drew two of them, one on each side, / And {keeper} looked on with {khis} eyes very wide.',
    ],
    small: ['Draw one, draw two! / "There! Me, and you."'],
  },
  close: {
    three: [
      'Three were in the picture. All three slept.',
      'In the picture they all smiled.',
      '{hero} drew one last smile.',
    ],
    five: [
      'On the wall by the bed {hero} drew three small people. One of them was far away, but {he} drew {khim} near.',
      '{hero} looked at {his} wall. It was not only for two, now that {he} came to think of it.',
      'In the dream somebody was drawing. There were three of them in it.',
    ],
    seven: [
      'By the bed there was still some wall left. {hero} drew a third person next to the two, yawned in the middle of the nose, and finished it in the morning.',
      'From the bed {hero} could see all the pictures. In every one, when you knew, there was room for somebody on the left.',
      "{hero} had learned to draw a third person. It was like the other two, but with {keeper}'s face, and it had come out best of all.",
    ],
    verse: [
      'Three on the wall now, from left to right. / The chalk has lain down, and it bids you good night.',
      'Look at the picture. It has one more. / They all say good night by the little front door.',
    ],
  },
}

import type { Strand } from '../../schema.ts'

export const thePicture: Strand = {
  plant: {
    three: ['{hero} drew {friend}. {friend} drew {hero}. Two big noses!'],
    five: ['Whenever {hero} drew a picture, {friend} was in it. Sometimes {fhe} was mostly hat.'],
    seven: [
      '{hero} had drawn the two of them on every wall of {house}: two on a hill, two in a boat, two asleep. No one had ever asked what the rest of the wall was for.',
    ],
    verse: [
      'In all that {hero} had drawn there were two: / A {kind} coloured yellow, a {fkind} coloured blue.',
      'When {hero} drew a tree or a shoe, / {friend} was in the picture, too.',
    ],
  },
  low: {
    three: ['They drew two small faces. "Us," said {hero}.'],
    five: [
      '{friend} drew a line on the ground. "That is how far we have come," {fhe} said. {hero} drew two small people at the end of it.',
    ],
    seven: [
      '{hero} drew their day on the ground with one {hand}: a house, a long line, and at the end of it two dots. "Which one am I?" asked {friend}. "The one with the smile," said {hero}. {friend} looked. "They both have it," {fhe} said.',
    ],
    verse: [
      '{hero} drew dots for the two of them there. / "We\'re small," said {friend}, "but we\'re quite a good pair."',
      '{friend} drew a line. "We\'re this far," {fhe} said. / And {hero} drew both of them, one step ahead.',
    ],
    small: ['They drew a line. / "Your dot, and mine."'],
  },
  test: {
    three: ['{keeper} had a picture. There was just one in it.'],
    five: [
      '{keeper} had drawn a house, a sun, and one very small person. "It is of me and my friends," said {khe}.',
    ],
    seven: [
      'On the stone {keeper} had drawn a party. There was a long table, and a cake with a great many candles. There was one chair. "It came out rather large," said {khe}, "for the number of people I could think of."',
    ],
    verse: ['"I drew," said {keeper}, "a party for tea. / There are chairs for eleven. The people are me."'],
    small: ['"I drew a tree, / and under it, me."'],
  },
  act: {
    three: ['{hero} drew one more. Then one more. "There! Us three."'],
    five: [
      '"You left some out," said {hero}, and took the chalk. {He} drew {friend} on one side and {hero} on the other, all holding {hands}.',
    ],
    seven: [
      '"May I?" said {hero}, and took the chalk. {He} drew somebody with {his} own nose at the table. {friend} drew the next one, with cake. Then {keeper} drew in three plates. "You will have to sit down now," said {khe}, "or it will not be true."',
    ],
    verse: [
      '{hero} drew two of them, one on each side, / And {keeper} looked on with {khis} eyes very wide.',
    ],
    small: ['Draw one, draw two! / "There! Me, and you."'],
  },
  close: {
    three: ['Three were in the picture. All three slept.'],
    five: [
      'On the wall by the bed {hero} drew three small people. One of them was far away, but {he} drew {khim} near.',
    ],
    seven: [
      'By the bed there was still some wall left. {hero} drew a third person next to the two, yawned in the middle of the nose, and finished it in the morning.',
    ],
    verse: [
      'Three on the wall now, from left to right. / The chalk has lain down, and it bids you good night.',
      'Look at the picture. It has one more. / They all say good night by the little front door.',
    ],
  },
}

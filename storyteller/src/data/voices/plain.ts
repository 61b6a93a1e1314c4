import type { VoiceData } from '../schema.ts'

/** The plain voice, when a parent has chosen none. Openings end before the name of the place and its people. */
export const plain: VoiceData = {
  opening: {
    three: [
      'This is {hero}. {hero} is a {noun}.',
      'Look, it is {hero}! {hero} is a {noun}.',
      'Here is a {noun}. It is {hero}!',
      '{In} {land} lived {hero}, a {noun}.',
    ],
    five: [
      '{hero} the {kind} lived {in} {land}, {where}.',
      'In {home}, {in} {land}, lived {hero}, a {noun}.',
      '{In} {land}, {where}, there lived a {noun} called {hero}.',
      '{hero} was a {noun}, and lived {in} {land}, {where}.',
      'If you go to {land}, {where}, ask for {hero}. Everybody knows that {noun}.',
      'There is a place called {land}, {where}. A {noun} lived there, and the name on the door was {hero}.',
    ],
    seven: [
      'There was once a {noun} called {hero}, who lived in {home}. It was {in} {land}, {where}.',
      'This is what came to pass {in} {land}, {where}, and it came to pass to {hero}, a {noun}.',
      '{In} {land}, {where}, in {home}, lived a {noun} called {hero}.',
      'You may have been to {land}, {where}. If so, you have walked right past {home}, and past a {noun} by the name of {hero}.',
      'The {noun} in {home} was called {hero}. That was {in} {land}, {where}.',
      'Of all those who lived {in} {land}, {where}, the one this story happened to was a {noun} called {hero}.',
    ],
    verse: [
      "{In} {land} there lived, in a house just so, / A {noun} that you'd be glad to know.",
      'If you should pass through {land} some day, / A {noun} may wave you on your way.',
      'A {noun} {in} {land} had a small front door, / And a bed, and a bun, and needed no more.',
    ],
  },
  aside: {
    three: ['On they went.'],
    five: ['On they went, side by side.'],
    seven: ['So they went on, and the way went with them.'],
    verse: ['So on they went, and on once more, / As two good friends had done before.'],
  },
  after: {
    three: ['What a day!'],
    five: [
      'They looked back once, and waved.',
      '"I am glad we came," said {hero}.',
      '"What a day," said {friend}.',
    ],
    seven: [
      'Then it was time to go, and no one wanted to be the first to say so.',
      '"We will come again," said {hero}, and they all knew that it was so.',
      'They stayed a while longer, as you do when a thing has come out right.',
      '"We must tell this to all of them at home," said {friend}, "and do the voices."',
    ],
    verse: [
      'And home they turned, with feet so light, / And talked of it for half the night.',
      'And home they turned, now it was done, / And all agreed that they had won.',
    ],
  },
  closing: {
    three: ['Good night, {hero}.', 'Sleep well, {hero}.', 'Good night, good night.'],
    five: ['Good night, {hero}.', 'Sleep well, {hero}. Sleep well, {bare}.', 'And then it was quiet.'],
    seven: [
      'And that was all, until morning.',
      'Then there was only breathing, slow and even, and the night going quietly about its work.',
      'Good night, {hero}. Good night, {friend}. Good night to all who are listening.',
    ],
    verse: [
      'Good night to {hero}, and {friend} too, / Good night to {land}, and good night to you.',
      'So hush now, {hero}, and close your eyes. / The moon is climbing up the skies.',
      'So hush now, {hero}, and close your eyes. / The moon looks in, so round and wise.',
    ],
    small: [
      'Good night, sleep tight. / Out goes the light.',
      '{hero} is in bed. / Good night, sleepy head.',
      'Good night, good night. / The moon is bright.',
    ],
  },
}

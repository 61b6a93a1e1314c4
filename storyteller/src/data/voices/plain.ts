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
      'There once was a house with a light in the hall, / And a {noun} {in} {land}, who was known to them all.',
    ],
    small: [
      '{hero} lived here / for many a year.',
      'Here {hero} sat / on an old soft mat.',
      'Look, {hero} is there, / with leaves in {his} hair!',
      '{hero} came out / and had a look about.',
    ],
  },
  aside: {
    three: [
      'On they went.',
      'They walked and walked.',
      'A bird sang. They sang, too.',
      'Step, step, step. "My turn to sing."',
    ],
    five: [
      'On they went, side by side.',
      'They took turns to be in front.',
      '{friend} told a joke, and {hero} told it back.',
      'They found a good stick, and then a better one.',
    ],
    seven: [
      'So they went on, and the way went with them.',
      'They talked about what they would have for supper, and then about what they would have after it.',
      'For a while they counted beetles. The beetles won.',
      'Nothing happened for a bit, and they enjoyed it.',
    ],
    verse: [
      'So on they went, and on once more, / As two good friends had done before.',
      "They talked about supper, and what there would be, / And what there'd be after, and after the tea.",
      'They took turns to whistle, they took turns to lead. / They took every bend at a comfortable speed.',
      'They counted the beetles, as far as they could. / The beetles kept moving, as all beetles would.',
    ],
    small: [
      'On, on, one, two. / The sky was so blue.',
      'A bird sang, too: / "And who are you?"',
      'My turn, your turn. / Past moss and past fern.',
      'Step, step, hum, hum. / "Here we both come!"',
    ],
  },
  after: {
    three: ['What a day!', 'They laughed and laughed.', 'It was a very good day.', 'They all held {hands}.'],
    five: [
      'They looked back once, and waved.',
      '"I am glad we came," said {hero}.',
      '"What a day," said {friend}.',
      'Everyone talked at once, and then nobody did.',
    ],
    seven: [
      'Then it was time to go, and no one wanted to be the first to say so.',
      '"We will come again," said {hero}, and they all knew that it was so.',
      'They stayed a while longer, as you do when a thing has come out right.',
      '"We must tell this to all of them at home," said {friend}, "and do the voices."',
    ],
    verse: [
      'And home they turned, with feet so light, / And talked of it for half the night.',
      'Then all of them talked, and then nobody did, / And the kettle joined in with a rattling lid.',
      'And somebody laughed, and then somebody cried, / And somebody fetched out a cake from inside.',
      'They sat in a row, and they said, "Well, well, well," / As you do when there\'s nothing more left you can tell.',
    ],
    small: [
      'What a day, what a day! / "Hip, hip, hooray!"',
      'They laughed till they fell. / "All is well, all is well!"',
      'They sat in a row. / "Oh, oh, and oh!"',
      'One hug for all, / the big and the small.',
    ],
  },
  closing: {
    three: [
      'Good night, {hero}.',
      'Sleep well, {hero}.',
      'Good night, good night.',
      'Sleep, {hero}. The moon is up.',
      'The day was done. Good night.',
    ],
    five: [
      'Good night, {hero}.',
      'Sleep well, {hero}. Sleep well, {bare}.',
      'And then it was quiet.',
      'Good night, {bare}. Good night, moon on the wall.',
      '{hero} was asleep. So was the day.',
      'The house was still. Good night.',
    ],
    seven: [
      'And that was all, until morning.',
      'Then there was only breathing, slow and even, and the night going quietly about its work.',
      'Good night, {hero}. Good night, {friend}. Good night to all who are listening.',
      'Outside, the way that they had walked lay quiet, and kept their footprints until morning.',
      'The moon came as far as the edge of the bed, and stopped there, so as not to wake anyone.',
    ],
    verse: [
      'Good night to {hero}, and {friend} too, / Good night to {land}, and good night to you.',
      'So hush now, {hero}, and close your eyes. / The moon looks in, so round and wise.',
      "The moon comes in at the end of the bed, / And lays one finger on {hero}'s head.",
      'The path is asleep, and the gate is, too. / Good night, {hero}. The day is through.',
    ],
    small: [
      'Good night, sleep tight. / Out goes the light.',
      '{hero} is in bed. / Good night, sleepy head.',
      'Good night, good night. / The moon is bright.',
      'The day is done. / Sleep, every one.',
      'Moon at the sill. / {hero} is still.',
    ],
  },
}

import type { Strand } from '../../schema.ts'

export const theBall: Strand = {
  plant: {
    three: ['{hero} sat left. {friend} sat right. Just so.'],
    five: ['{hero} always sat on the left, and {friend} sat on the right. That is how it was.'],
    seven: ['If {hero} began to laugh, {friend} finished it. They had stopped asking what was funny.'],
    verse: [
      'One laughed the start, one laughed the end, / And that is how you know a friend.',
      '{hero} sat left, and {friend} sat right, / And that was their day, from morning to night.',
    ],
    small: ['"You and me!" / "That is the key!"'],
  },
  low: {
    three: ['They did not talk. They did not have to.'],
    five: ['They said nothing for a while. You can do that with a friend. It still counts as talking.'],
    seven: [
      '"I am sorry I said that about your map," said {friend}. "I am sorry I sat on it," said {hero}. They looked at each other. Then they both began to laugh, and could not stop.',
    ],
    verse: [
      'They sat for a while and did not speak. / A friend is good for a quiet week.',
      'They did not talk as the time went by. / Two friends can talk with the side of an eye.',
    ],
    small: ['They sat, they two. / "I am glad of you."'],
  },
  test: {
    three: ['{keeper} had a ball. No one threw it back.'],
    five: [
      '{keeper} had a ball. {khe} threw it up, and caught it, and threw it up. There was no one to throw it to.',
    ],
    seven: [
      '{keeper} was playing at ball with a wall. "It is a good wall," said {khe}. "It never drops one. But it never laughs, either."',
    ],
    verse: [
      '"I play with a wall," said {keeper}. "It\'s fine. / It gives back the ball, but each game is just mine."',
    ],
    small: ['"I have a ball. / No friends at all."'],
  },
  act: {
    three: ['"Throw it to me!" said {hero}. And back it went.'],
    five: [
      '"Here!" called {hero}, and held up both {hands}. {keeper} threw. {hero} threw it to {friend}. Round and round it went.',
    ],
    seven: [
      '"Here," said {hero}, and ran back ten steps. {keeper} looked at the ball, and then threw it, too high. {hero} missed it, and fell over, and laughed. "Oh," said {keeper}. "That is so much better than a wall."',
    ],
    verse: ['"Throw it to me!" said {hero}. "Then you!" / And round went the ball, and the laughter too.'],
    small: ['"Throw it to me!" / And then there were three.'],
  },
  close: {
    three: ['Up went the moon, just like a ball.'],
    five: ['There was a dent on the left of the bed and a dent on the right. That is how it was.'],
    seven: ['{hero} gave one small laugh in {his} sleep. At the other end of the bed {friend} finished it.'],
    verse: [
      'One on the left, and one on the right, / And one far off. To all three, good night.',
      "The ball has stopped, and the game is done. / There's room for three where there once was one.",
    ],
  },
}

import type { Strand } from '../../schema.ts'

export const theBall: Strand = {
  plant: {
    three: [
      '{hero} sat left. {friend} sat right. Just so.',
      '{hero} ran. {friend} ran, too.',
      '"Me too," said {friend}. {fhe} always said it.',
    ],
    five: [
      '{hero} always sat on the left, and {friend} sat on the right. That is how it was.',
      'If {hero} lost a mitten, {friend} took one off as well.',
      '{hero} never had to look if {friend} was there. {He} just put out a {hand}.',
    ],
    seven: [
      'If {hero} began to laugh, {friend} finished it. They had stopped asking what was funny.',
      'The sofa at {house} had two dents in it. The left one was {hero}, and the right one was {friend}, even when they were out.',
      '{friend} knew when {hero} was going to sneeze, and held the cup.',
    ],
    verse: [
      'One laughed the start, one laughed the end, / And that is how you know a friend.',
      '{hero} sat left, and {friend} sat right, / And that was their day, from morning to night.',
    ],
    small: ['"You and me!" / "That is the key!"'],
  },
  low: {
    three: [
      'They did not talk. They did not have to.',
      '"Tired?" "A bit. You?" "A bit." They sat.',
      '{friend} leaned on {hero}. {hero} leaned on {friend}.',
    ],
    five: [
      'They said nothing for a while. You can do that with a friend. It still counts as talking.',
      '{hero} sighed. {friend} sighed a bit longer. By the fourth sigh it was a game.',
      '"Do you want to be in front?" asked {hero}. "No," said {friend}. "I want to be next to you."',
    ],
    seven: [
      '"I am sorry I said that about your map," said {friend}. "I am sorry I sat on it," said {hero}. They looked at each other. Then they both began to laugh, and could not stop.',
      '{hero} sat down on the left of a stone, without looking. {friend} was on the right of it already.',
      "The way was so narrow that they had to go one behind the other. Neither of them liked it. {friend} talked to the back of {hero}'s head, until there was room again.",
    ],
    verse: [
      'They sat for a while and did not speak. / A friend is good for a quiet week.',
      'They did not talk as the time went by. / Two friends can talk with the side of an eye.',
    ],
    small: ['They sat, they two. / "I am glad of you."'],
  },
  test: {
    three: ['{keeper} had a ball. No one threw it back.', '"Bump, bump," went a ball. {keeper} sat by it.'],
    five: [
      '{keeper} had a ball. {khe} threw it up, and caught it, and threw it up. There was no one to throw it to.',
      '"Catch!" said {keeper}, and ran round to the other side to catch it. "It is hard to be both," said {khe}.',
    ],
    seven: [
      '{keeper} was playing at ball with a wall. "It is a good wall," said {khe}. "It never drops one. But it never laughs, either."',
      'A ball lay by {keeper}, so clean that it had never been dropped. "I am keeping it for a game," said {khe}. "You need to be two, I have read. Three is even better."',
    ],
    verse: [
      '"I play with a wall," said {keeper}. "It\'s fine. / It gives back the ball, but each game is just mine."',
    ],
    small: ['"I have a ball. / No friends at all."'],
  },
  act: {
    three: [
      '"Throw it to me!" said {hero}. And back it went.',
      '{hero} ran back. "Now throw!" {keeper} did. Up, up!',
    ],
    five: [
      '"Here!" called {hero}, and held up both {hands}. {keeper} threw. {hero} threw it to {friend}. Round and round it went.',
      'The next time, {hero} was there first. {He} caught it. {keeper} stopped with {khis} mouth open. "Again?" said {hero}.',
    ],
    seven: [
      '"Here," said {hero}, and ran back ten steps. {keeper} looked at the ball, and then threw it, too high. {hero} missed it, and fell over, and laughed. "Oh," said {keeper}. "That is so much better than a wall."',
      '"You have counted us, then," said {hero}, and went and stood on the left. {friend} went to the right, as always. That left the middle, and {keeper} in it. The first throw hit a stone. The second hit {friend}. The third one {keeper} caught.',
    ],
    verse: ['"Throw it to me!" said {hero}. "Then you!" / And round went the ball, and the laughter too.'],
    small: ['"Throw it to me!" / And then there were three.'],
  },
  close: {
    three: [
      'Up went the moon, just like a ball.',
      'Good night, left. Good night, right.',
      'The ball was still. So were they.',
    ],
    five: [
      'There was a dent on the left of the bed and a dent on the right. That is how it was.',
      '{hero} rolled over to the left. {friend} rolled over to the right. It was the best game of the day.',
      'Far off a ball lay still. It had had a very good day.',
    ],
    seven: [
      '{hero} gave one small laugh in {his} sleep. At the other end of the bed {friend} finished it.',
      'There were two dents in the bed, and a good way off there was a third in another. {hero} thought that it still counted as a row.',
      '"Catch," said {friend}, half asleep, and threw a good night across the room. {hero} caught it.',
    ],
    verse: [
      'One on the left, and one on the right, / And one far off. To all three, good night.',
      "The ball has stopped, and the game is done. / There's room for three where there once was one.",
    ],
  },
}

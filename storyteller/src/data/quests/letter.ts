import type { QuestData } from '../schema.ts'

export const letter: QuestData = {
  thing: 'the letter',
  deed: 'Brought the Last Letter',
  prop: 'letter',
  carried: true,
  kept: false,
  ofKeeper: true,
  notIn: [],
  avoid: [],
  titles: [
    '{hero} and the Letter With No Name',
    'A Letter for Somebody',
    'The Last Letter of the Day',
    'Special Delivery to {land}',
    'Who Is This Letter For?',
    '{hero} Brings the Post',
    'A Letter for {keeper}, Perhaps',
    'Three Lines About a Cake',
    'The Postman Is a {Kind}',
    'Before Bedtime, Please',
    'A Letter Came to {hero}',
    'Post for Somebody {in} {Land}',
    '{friend} Carries the Post',
    'The Letter That Found {keeper}',
  ],
  summaries: [
    "A letter without a name lands at {hero}'s door, and somebody {in} {land} has been waiting for it.",
    'The rain has washed the name off the last letter of the day, and it says: before bedtime, please.',
    '{hero} has a letter, but no idea whose. It is a long way to find out, and {friend} brings the buns.',
  ],
  trouble: {
    three: [
      'A letter came. It had no name on it. "Who is it for?" said {hero}.',
      'Flip, flop. A letter! It said: please come. But who?',
      'A letter fell on {hero}\'s nose. "It is not for me," said {hero}. "Who, then?"',
    ],
    five: [
      'A letter came sliding under the door. It had no name on it, only a drawing of {far}, and in small letters: Before bedtime, please. "Somebody is waiting for this," said {hero}.',
      'A letter blew in at the window. There was no name on it. There was only a picture of {far}. "Then we must take it there," said {hero}.',
      'Flip, flop. A letter lay on the mat. It said: Hurry! It did not say who it was for.',
    ],
    seven: [
      'A letter came under the door. It was not for {hero}. It was not for anybody: where the name should be, rain had turned the ink into a small blue cloud. There was only a drawing of {far}, and the words "before bedtime, please". {hero} turned it over. Somewhere, somebody was listening for the post.',
      'The last letter of the day was for no one. That is, the rain had washed off the name. All that was left was a drawing of {far}. {hero} held it up to the light. "It must be there before bed," {he} said. "It says so on the back, in red."',
      'A letter came down the chimney, which letters do not often do. It had been all over the place. On the front were six crossed-out names and a question mark. On the back was a picture of {far}.',
    ],
    verse: [
      'A letter came without a name, / "By bedtime, please," it said, all the same.',
      'The wind blew a letter in at the door. / It had no name, just a line, not more.',
      'A letter fell down upon the mat. / "For whom?" it said. It did not say that.',
    ],
    small: [
      'A letter came. / It had no name.',
      'A letter on the mat! / "Who sent us that?"',
      'A letter fell. / It would not tell.',
    ],
  },
  win: {
    three: [
      'The letter was for {keeper}! It said: I like you.',
      '{keeper} read the letter. "It is for me! It says: come to tea!"',
      '"I know this red heart," said {keeper}. "It is my letter!"',
    ],
    five: [
      'Then {keeper} saw the letter. {khe} knew the blue of the ink. "That is from my grandmother," said {khe}, and read it once, and twice, and held it to {khis} heart.',
      '{keeper} saw the letter and jumped up. "It is for me!" It was from a friend, far away. It said: I think of you.',
      'Then {hero} held out the letter. {keeper} read it with one finger, word by word. It was a good letter. {khe} read it again.',
    ],
    seven: [
      'Then {keeper} saw the corner of the letter, and went very still. "My sister always draws her moons like that," said {khe}. {hero} held it out. {keeper} read it slowly, and then again from the top. It was only four lines long, and three of them were about a cake. But {khe} folded it as small as it would go, and put it where {khis} heart was.',
      '{keeper} saw the writing, and sat down again. "I thought they had forgotten me," said {khe}. The letter was short. It said: I have not forgotten you. There was a crumb in it, from a very good cake.',
      '"May I?" said {keeper}. {khe} held the letter up to {khis} nose, and knew at once. It was from the one person {khe} had hoped for. {khe} read the last line aloud, since it was too good to keep.',
    ],
    verse: [
      '"The letter!" cried {keeper}. "It\'s mine! It\'s mine! / It\'s from my sister. She says she is fine."',
      '"My letter!" said {keeper}. "It came to me! / My friend says, please, will I come to tea?"',
      'Then {keeper} read the letter, line by line. / "They miss me so, and they send me a sign."',
    ],
    small: [
      '"A letter for me! / It says: come to tea."',
      '"The letter is mine!" / The words were fine.',
      '{keeper} read it all. / The letter was small.',
    ],
  },
  after: {
    three: [
      'They had tea. One cup, two cups, three.',
      '"You bring good post," said {keeper}.',
      '{keeper} drew a sun and a cup. "That is my letter back."',
    ],
    five: [
      '"I must write back," said {keeper}, and did, and drew {hero} and {friend} in the corner with very large ears. "Would you post it for me?" They would.',
      '{keeper} wrote back at once. It took a long time, and the end went up the side of the page.',
      'They had tea and cake, and {keeper} read them the best bits.',
    ],
    seven: [
      '{keeper} wrote the answer then and there, with {khis} tongue between {khis} teeth. {khe} put in a drawing of {hero} and {friend}, and gave them both hats. "Post goes both ways," said {khe}. "That is the good thing about it."',
      '{keeper} wrote an answer at once. {khe} used both sides of the paper, and then a leaf. "It is so good to have something to say," said {khe}, "and someone to say it to."',
      'They had tea out of the best cups. {keeper} read the letter to them twice, and then put it where {khe} could see it from the bed.',
    ],
    verse: [
      'They had some tea, they had some more, / And waved goodbye beside the door.',
      '"I must write back, a line or ten." / And {keeper} went and found a pen.',
      'They read it once, they read it twice, / And each of them ate a very large slice.',
    ],
    small: ['The letter, and tea / for one, two, three.', 'Then came a pen. / "I will write again!"'],
  },
  rest: {
    three: ['No more post today.', 'All the letters were home.'],
    five: [
      'Every letter {in} {land} was where it belonged.',
      'The answer lay by the door with its stamp on, ready for the morning.',
    ],
    seven: [
      'There was no more post that night. Every word {in} {land} had got to where it was going.',
      'Far away {keeper} had put the letter under the pillow. It crackled, and that was the best part.',
    ],
    verse: [
      "Each letter's home, each word is read, / Each stamp is safely tucked in bed.",
      'The letter lies under a pillow tonight. / It crackles a bit, and that is all right.',
    ],
    small: ['The post is in. / Now dreams begin.', 'No more to send. / Good night, my friend.'],
  },
}

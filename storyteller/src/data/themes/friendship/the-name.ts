import type { Strand } from '../../schema.ts'

export const theName: Strand = {
  plant: {
    three: [
      '"Oh, {friend}," sang {hero}. It was a nice name.',
      '{hero} said "{friend}" up. {He} said it down.',
      '"Hi, {friend}!" That was the best word.',
    ],
    five: [
      '{hero} had nine ways to say "{friend}". One of them was just for when there was cake.',
      '{hero} could call "{friend}" round two corners. It always came back with {friend} behind it.',
      'If you said "{friend}" near {hero}, {he} looked pleased, as if you had said pie.',
    ],
    seven: [
      '{hero} could say "{friend}" so that it meant good morning, and so that it meant look out, and so that it meant that {he} had eaten the last bun.',
      'Of all the words {hero} knew, the best was {friend}. The first time it had come out a bit wrong, and they had kept that one for feast days.',
      '"{friend}" was what {hero} said when {he} dropped a plate. It was quicker than "help", and it worked better.',
    ],
    verse: [
      'There\'s a way to say {friend} that means "Look at that sky!" / And a way that means, "Sorry, I finished the pie."',
      '{hero} said "{friend}" in the morning, first thing. / It was such a good name. It was one you could sing.',
    ],
  },
  low: {
    three: [
      '"{friend}?" said {hero}. "Yes?" "I just like to say it."',
      '"{friend}," said {hero}. "Mm?" "Just that."',
      '{hero} sang one name. {friend} sang one, too.',
    ],
    five: [
      '"{hero}," said {friend}. "{friend}," said {hero}. It was not much of a talk, but they both felt better.',
      '"Say mine," said {friend}, sitting down. {hero} said it the nice way. {friend} stood up again.',
      '{hero} called both their names at the sky and listened. A long way off, they were still going on.',
    ],
    seven: [
      'They had said all that there was to say. "{friend}," said {hero}, after a while. "Yes?" "Nothing. I wanted to see if it still worked." {friend} said "{hero}", to be fair. That one worked as well.',
      '{friend} had stopped. {hero} said the name the way that means hurry, and then the way that means please. What worked was the way that means, I have saved you a seat.',
      '"Do names get tired?" asked {hero}. "Not if somebody else carries them," said {friend}. So {hero} carried {friend}\'s, and {friend} carried {hero}\'s.',
    ],
    verse: [
      '"{friend}?" "I\'m here." "And {hero}?" "Here too." / It\'s good when the names still belong to you.',
      '"{friend}?" said {hero}. "I\'m here," came the word. / It was the best thing that {hero} had heard.',
    ],
    small: ['"Are you still near?" / "I am right here."'],
  },
  test: {
    three: [
      '"I have a name," said {keeper}. "No one says it."',
      '"You there," they say. "I am {keeper}," said {keeper}.',
    ],
    five: [
      '"I have a perfectly good name," said {keeper}. "I say it now and then, so that it does not rust."',
      '"Nobody has called me in to supper for years," said {keeper}. "I go in when it gets cold."',
    ],
    seven: [
      '"They mostly call me you there, or excuse me," said {keeper}. "I did have a name. I keep it nice, in case. It goes a bit stiff, when it is only ever said from the inside."',
      '{keeper} had put up a board with {khis} name on it. "It is for people to read out," said {khe}. "They do read it. They do it with their mouths shut."',
    ],
    verse: [
      '"I have a good name," said {keeper}, "it\'s true. / But nobody says it. They call me just you."',
    ],
    small: ['"I sit all day. / My name none say."'],
  },
  act: {
    three: [
      '"{keeper}!" said {hero}. "{keeper}, come and play!" And {keeper} did.',
      '"Hi, {keeper}!" said {hero}. "Oh! Say it again," said {keeper}.',
    ],
    five: [
      '"{keeper}," said {hero}. {He} said it slow, and fast, and sang it up to the sky. {keeper} turned quite pink.',
      '{hero} went a few steps off. "{keeper}!" {he} called. "Come in to us!" {keeper} came so fast that {khe} fell over.',
    ],
    seven: [
      '"{keeper}," said {hero}. It was a good one. {He} said it as if there were cake. {friend} called it from a little way off, and {keeper} ran there, and {hero} called it back. "Stop," puffed {keeper}, laughing. "Do not stop."',
      '{hero} read it out in {his} best voice. {friend} read it backwards by mistake. They read it like a king coming in, and like a mother calling at the door. {keeper} listened with {khis} eyes shut. "That is me," said {khe}. "That one, too."',
    ],
    verse: [
      '"{keeper}!" sang {hero}, and {friend} sang it too, / Till the name was as shiny as if it were new.',
    ],
    small: ['"{keeper}!" they sang. / Oh, how it rang!'],
  },
  close: {
    three: [
      '{keeper}. {friend}. {hero}. Good names.',
      'Shh. Even the names slept.',
      '"Good night, {friend}. Good night, {keeper}."',
    ],
    five: [
      '{hero} said three names into the pillow, and the third one was new. Then {he} slept.',
      'It is hard to say {keeper} with a cheek on the pillow. {hero} tried it once, and slept.',
      'From across the room came one word. It was "{hero}", and it meant good night.',
    ],
    seven: [
      'In bed {hero} said their names over: one, two, three. There was a tenth way to say a name, very quiet, for when you are glad that there is such a person.',
      "The newest name lay on {hero}'s tongue like a sweet. {He} did not chew it. {He} let it get smaller and smaller.",
      'Far away somebody was saying {hero}, and then {friend}, and getting both of them exactly right.',
    ],
    verse: [
      'Three names are enough for a song in your head. / Just say them all over, and then go to bed.',
      'Say one name slow, and say one low, / And one that is new. Now off you go.',
    ],
  },
}

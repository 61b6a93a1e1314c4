import type { Strand } from '../../schema.ts'

export const listOfNames: Strand = {
  plant: {
    three: [
      'There was a list of names. {hero} was not on it.',
      'They read the names. "Tom, Tim, Ann." No {hero}.',
      '"Is my name there?" said {hero}. They ran out of paper.',
    ],
    five: [
      'When they read out the names, {hero} was never there. It had fallen off at the bottom, where the page stopped.',
      'There were name cards at the party. {hero} sat down at one that said SALT.',
      '{hero} was "and the rest". {He} had read it on signs.',
    ],
    seven: [
      '{hero} was not on lists. When there was a picnic, there was a cup for everyone whose name was read out, and then there was {hero}, and somebody went to look for a jam jar.',
      'Under the picture it said who everybody was, from left to right. It went up to the person beside {hero}, and then the page came to the edge.',
      '{hero} was good at answering to other names. When they read out Harold, and no Harold spoke, {he} put up a {hand}, so as to be somebody.',
    ],
    verse: [
      'They read out the names of them, all down the sheet. / But no one read {hero}. {He} looked at {his} feet.',
      "They read each name, from first to last, / And {hero}'s own they hurried past.",
    ],
  },
  low: {
    three: [
      '"I am on no list," said {hero}. "You are on mine," said {friend}.',
      '{friend} wrote in the sand. It said: {hero}. Just that.',
      '"Who came today?" said {friend}. "You did, {hero}. One of one."',
    ],
    five: [
      '"I have a list as well," said {friend}, and held it up. It was very short. It said: {hero}.',
      '"Who is coming, again?" said {friend}, and counted on {fhis} toes. "There is me. There is {hero}. That is everybody I wanted."',
      '{hero} saw {his} name, in mud, on the bag. {friend} had put it there. "So that it knows whose side to be on," {fhe} said.',
    ],
    seven: [
      '"Do you think that they will let me in?" asked {hero}. "I am not on things, as a rule." {friend} took out a bit of paper, folded many times, which said at the top: Friends. There was one name on it. It was spelled wrong, but it was large.',
      '"They will have a list," said {hero}. "They always do." {friend} said that {fhe} had seen a list once, and it was nothing much, and most of it was for the shop. "You would not want to be between the soap and the onions," {fhe} said.',
      '"Say my name," said {hero}. {friend} said it. {He} asked for it again, and {friend} said it slowly, as you would look at a nice stone from every side. It was a good one. {hero} had almost forgotten.',
    ],
    verse: [
      '"I\'m on no one\'s list," said {hero}. "Not one." / "You\'re first upon mine," said {friend}. "It\'s all done."',
      '"Am I on one?" asked {hero} low. / "On mine," said {friend}. "The first, you know."',
    ],
    small: ['"I am on none." / "You are number one!"'],
  },
  test: {
    three: [
      '"Are you on the list?" said {keeper}. {hero} was not.',
      '"Ann, Bob," read {keeper}. "That is all of you."',
    ],
    five: [
      '"Are you on the list?" asked {keeper}. There was a Bob, and a Bess, and a Bill. There was no {hero}.',
      'There was a row of hooks, with names on. {keeper} read them along and back. "I have no {hero}," said {khe}. "I do have one more hook."',
    ],
    seven: [
      '{keeper} had a list as long as a scarf. "If you are on it, you may go in," said {khe}. They looked under everything that {hero} could possibly be called. "I am so sorry," said {keeper}. "It was pinned up when I came."',
      '"I call the names," said {keeper}, "and they come in. It has always been done so." {khe} called them all. Nobody came but {hero} and {friend}, who had not been called.',
    ],
    verse: [
      '"Your name must be on it," said {keeper}, "to pass." / They looked up and down it. It wasn\'t, alas.',
    ],
    small: ['"Who is on the list?" / {hero} had been missed.'],
  },
  act: {
    three: [
      '{hero} took the pen. {He} put in: {hero}. "There you are!"',
      '"I am {hero}! Put me in," {he} said. In it went.',
    ],
    five: [
      'There was a space at the bottom. {hero} took the pencil, and wrote {his} own name in it. "Oh yes," said {keeper}. "Here you are."',
      '{hero} took the chalk, and wrote {his} name over it. The hook held.',
    ],
    seven: [
      'Under the last name there was a bit of clean paper. {hero} took the pencil and wrote {his} name there, the size it was. {keeper} read it all through again. "Well," said {khe}, "there you are. We just had not got to you."',
      '"You have missed one out," said {hero}. {He} had never said so before, in all those years. {He} said {his} name, and it sounded larger out there than it did at home. "{hero}," called {keeper}, to see how it went. It went very well. "Come in, {hero}."',
    ],
    verse: ['So {hero} took hold of the pencil, and wrote / {His} name at the end, like a musical note.'],
    small: ['{hero} wrote it there. / "Here, have a chair!"'],
  },
  close: {
    three: [
      'One more name on the list. Good night, {hero}.',
      '"Good night, {hero}," said {friend}. It was a good name.',
      '{hero} wrote {hero} on the bed. There.',
    ],
    five: [
      "Over the bed hung a list with one name on it. It was {hero}'s bed.",
      '{friend} called the names in the bed. There were two, and both were in.',
      '{hero} said {his} own name once, to hear it in the quiet. {He} answered to it.',
    ],
    seven: [
      'On the misty window {hero} wrote {his} name with one {hand}. It was the only list {he} needed. Then {he} slept, and the moon read it.',
      'There was to be a party in the spring. The list hung in the hall, and {hero} had checked it. {His} name was on it twice, for luck.',
      '{hero} fell asleep in the middle of {his} own name. It did not matter. {friend} knew how it ended.',
    ],
    verse: [
      "Your name's on the pillow, your name's on the light. / Your name's at the end of the list. Good night.",
      'Your name is said, your name is read. / It has a place. It has a bed.',
    ],
  },
}

import type { Strand } from '../../schema.ts'

export const listOfNames: Strand = {
  plant: {
    three: ['There was a list of names. {hero} was not on it.'],
    five: [
      'When they read out the names, {hero} was never there. It had fallen off at the bottom, where the page stopped.',
    ],
    seven: [
      '{hero} was not on lists. When there was a picnic, there was a cup for everyone whose name was read out, and then there was {hero}, and somebody went to look for a jam jar.',
    ],
    verse: [
      'They read out the names of them, all down the sheet. / But no one read {hero}. {He} looked at {his} feet.',
      "They read each name, from first to last, / And {hero}'s own they hurried past.",
    ],
  },
  low: {
    three: ['"I am on no list," said {hero}. "You are on mine," said {friend}.'],
    five: ['"I have a list as well," said {friend}, and held it up. It was very short. It said: {hero}.'],
    seven: [
      '"Do you think that they will let me in?" asked {hero}. "I am not on things, as a rule." {friend} took out a bit of paper, folded many times, which said at the top: Friends. There was one name on it. It was spelled wrong, but it was large.',
    ],
    verse: [
      '"I\'m on no one\'s list," said {hero}. "Not one." / "You\'re first upon mine," said {friend}. "It\'s all done."',
      '"Am I on one?" asked {hero} low. / "On mine," said {friend}. "The first, you know."',
    ],
    small: ['"I am on none." / "You are number one!"'],
  },
  test: {
    three: ['"Are you on the list?" said {keeper}. {hero} was not.'],
    five: [
      '"Are you on the list?" asked {keeper}. There was a Bob, and a Bess, and a Bill. There was no {hero}.',
    ],
    seven: [
      '{keeper} had a list as long as a scarf. "If you are on it, you may go in," said {khe}. They looked under everything that {hero} could possibly be called. "I am so sorry," said {keeper}. "It was pinned up when I came."',
    ],
    verse: [
      '"Your name must be on it," said {keeper}, "to pass." / They looked up and down it. It wasn\'t, alas.',
    ],
    small: ['"Who is on the list?" / {hero} had been missed.'],
  },
  act: {
    three: ['{hero} took the pen. {He} put in: {hero}. "There you are!"'],
    five: [
      'There was a space at the bottom. {hero} took the pencil, and wrote {his} own name in it. "Oh yes," said {keeper}. "Here you are."',
    ],
    seven: [
      'Under the last name there was a bit of clean paper. {hero} took the pencil and wrote {his} name there, the size it was. {keeper} read it all through again. "Well," said {khe}, "there you are. We just had not got to you."',
    ],
    verse: ['So {hero} took hold of the pencil, and wrote / {His} name at the end, like a musical note.'],
    small: ['{hero} wrote it there. / "Here, have a chair!"'],
  },
  close: {
    three: ['One more name on the list. Good night, {hero}.'],
    five: ["Over the bed hung a list with one name on it. It was {hero}'s bed."],
    seven: [
      'On the misty window {hero} wrote {his} name with one {hand}. It was the only list {he} needed. Then {he} slept, and the moon read it.',
    ],
    verse: [
      "Your name's on the pillow, your name's on the light. / Your name's at the end of the list. Good night.",
      'Your name is said, your name is read. / It has a place. It has a bed.',
    ],
  },
}

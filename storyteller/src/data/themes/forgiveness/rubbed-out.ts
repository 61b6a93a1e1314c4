import type { Strand } from '../../schema.ts'

export const rubbedOut: Strand = {
  plant: {
    three: ['{hero} drew a cross face. "That is for who did it!"'],
    five: ['{hero} wrote it down: SOMEBODY DID THIS. {He} put a line under it, and then one more line.'],
    seven: [
      '{hero} made a note of it, in a small black book that {he} kept for the purpose. It said what had been done, and on which day, and how {he} had felt about it, out of ten. It was a nine.',
    ],
    verse: [
      'It went in a book, with a line and a date: / "Somebody did this at quarter past eight."',
      '"Who did this thing?" wrote {hero}, and then / {He} drew a line, and wrote it again.',
    ],
  },
  low: {
    three: ['{hero} looked at the cross face. It looked sad now.'],
    five: [
      '{hero} read what {he} had written. {He} had gone over it so often that the page had a hole in it.',
    ],
    seven: [
      '{hero} took out the note and read it again, to keep it fresh. "How cross are you now?" asked {friend}, "out of ten?" {hero} looked inside. "Six," {he} said. "It was nine at lunch. I do not know where the rest goes."',
    ],
    verse: [
      '"Out of ten," said {friend}, "how cross are you now?" / "It was nine. It is six. It went down somehow."',
      '"How cross is it now?" asked {friend}. "Is it ten?" / "It\'s six," said {hero}, and counted again.',
    ],
    small: ['"How mad are you?" / "It was ten. It is two."'],
  },
  test: {
    three: ['{keeper} had a sign on. It said, "I did it."'],
    five: [
      '{keeper} wore a sign. It said: I DID IT. "I wrote it," said {khe}, "so that nobody need like me by mistake."',
    ],
    seven: [
      'Round {khis} neck {keeper} had hung a slate. IT WAS ME, it said, very neatly. "I thought that you would want to know at once," said {khe}, and stood up straight, so that they could read it better.',
    ],
    verse: [
      '{keeper} stood still with a sign on a string. / It said in white chalk, "I have done a bad thing."',
    ],
    small: ['"I did it," said / a sign, in red.'],
  },
  act: {
    three: ['Rub, rub, rub! {hero} rubbed it out. {He} drew a smile.'],
    five: [
      '{hero} read it twice. Then {he} licked one {hand}, rubbed out the words, and wrote new ones. They said: MY FRIEND.',
    ],
    seven: [
      '{hero} had a note and {keeper} had a slate, and they said the same thing. It had been said enough. {He} used {his} page to wipe the slate, and then there was nothing on either. "What shall I put now?" asked {keeper}. "Just your name," said {hero}.',
    ],
    verse: ['{hero} rubbed out each letter, each line, / And wrote in their place, "This friend is mine."'],
    small: ['Rub, rub! All clear. / "My friend is here."'],
  },
  close: {
    three: ['The cross face had a smile now.'],
    five: ['{hero} wrote one thing in the book that night. It said: Not cross. Went to bed.'],
    seven: [
      '{hero} looked inside once more before {he} slept. It was none out of ten. {He} turned to a clean page, and left it clean.',
    ],
    verse: [
      'The page is all clean, and the slate is all clear. / Whatever comes next will be written in here.',
      "The page is clean, from side to side. / There's room for a day on it, long and wide.",
    ],
  },
}

import type { Strand } from '../../schema.ts'

export const rubbedOut: Strand = {
  plant: {
    three: [
      '{hero} drew a cross face. "That is for who did it!"',
      '{hero} drew who did it. {He} drew a cross, cross face.',
      '{hero} put a cross face on a bit of paper. "That is me!"',
    ],
    five: [
      '{hero} wrote it down: SOMEBODY DID THIS. {He} put a line under it, and then one more line.',
      '{hero} wrote on a bit of paper: I AM CROSS. Then {he} wrote it on the back, in case it got turned over.',
      '"I shall forget to be cross," said {hero}, "if I do not write it down." So {he} wrote it twice.',
    ],
    seven: [
      '{hero} made a note of it, in a small black book that {he} kept for the purpose. It said what had been done, and on which day, and how {he} had felt about it, out of ten. It was a nine.',
      '"Out of ten," said {friend}, "how cross are you?" {hero} gave it some thought. "Nine," {he} said, and wrote it on a note, with the day and the hour, so that there could be no mistake.',
      '{hero} pinned a note to {his} own coat, to save people asking. It said: Cross. Nine out of ten. Ask me why.',
    ],
    verse: [
      'It went in a book, with a line and a date: / "Somebody did this at quarter past eight."',
      '"Who did this thing?" wrote {hero}, and then / {He} drew a line, and wrote it again.',
    ],
  },
  low: {
    three: [
      '{hero} looked at the cross face. It looked sad now.',
      '{hero} had the cross face in {his} bag. It was bent.',
      '"Who is that?" said {friend}. The cross face had jam on it.',
    ],
    five: [
      '{hero} read what {he} had written. {He} had gone over it so often that the page had a hole in it.',
      "A drop fell on {hero}'s cross page. The ink ran off in all directions, as if it had had enough.",
      '"Read me the cross bit," said {friend}. {hero} read it. It was shorter than {he} remembered.',
    ],
    seven: [
      '{hero} took out the note and read it again, to keep it fresh. "How cross are you now?" asked {friend}, "out of ten?" {hero} looked inside. "Six," {he} said. "It was nine at lunch. I do not know where the rest goes."',
      '{friend} had drawn a small snail on the cross note, in the corner, where there was room. "What is that for?" asked {hero}. "It looked sad," said {friend}. It was hard to read the rest now without looking at the snail.',
      '{hero} looked at the nine on {his} note. If you turned it over, it was a six. {He} left it that way up.',
    ],
    verse: [
      '"Out of ten," said {friend}, "how cross are you now?" / "It was nine. It is six. It went down somehow."',
      '"How cross is it now?" asked {friend}. "Is it ten?" / "It\'s six," said {hero}, and counted again.',
    ],
    small: ['"How mad are you?" / "It was ten. It is two."'],
  },
  test: {
    three: ['{keeper} had a sign on. It said, "I did it."', '{keeper} had it on the wall: "I did it."'],
    five: [
      '{keeper} wore a sign. It said: I DID IT. "I wrote it," said {khe}, "so that nobody need like me by mistake."',
      '{keeper} sat and wrote. "A hundred times I have to do it," said {khe}. It said: I DID IT, I DID IT.',
    ],
    seven: [
      'Round {khis} neck {keeper} had hung a slate. IT WAS ME, it said, very neatly. "I thought that you would want to know at once," said {khe}, and stood up straight, so that they could read it better.',
      '"You will want it in writing," said {keeper}, and gave {him} a page. I did it, it said. I have no excuse. It was signed, and somebody had cried on the corner. "You may keep it," said {khe}, "and look at it."',
    ],
    verse: [
      '{keeper} stood still with a sign on a string. / It said in white chalk, "I have done a bad thing."',
    ],
    small: ['"I did it," said / a sign, in red.'],
  },
  act: {
    three: [
      'Rub, rub, rub! {hero} rubbed it out. {He} drew a smile.',
      '{hero} got the chalk. {He} put: "And it is all right."',
    ],
    five: [
      '{hero} read it twice. Then {he} licked one {hand}, rubbed out the words, and wrote new ones. They said: MY FRIEND.',
      '"Who told you to?" asked {hero}. Nobody had. So {he} took the chalk away, and drew them both a snail.',
    ],
    seven: [
      '{hero} had a note and {keeper} had a slate, and they said the same thing. It had been said enough. {He} used {his} page to wipe the slate, and then there was nothing on either. "What shall I put now?" asked {keeper}. "Just your name," said {hero}.',
      '{hero} thought of {his} own note, and how tired {he} {was} of taking that out. {He} folded the two together into a hat. "There," {he} said. "It is not a note now."',
    ],
    verse: ['{hero} rubbed out each letter, each line, / And wrote in their place, "This friend is mine."'],
    small: ['Rub, rub! All clear. / "My friend is here."'],
  },
  close: {
    three: [
      'The cross face had a smile now.',
      '{hero} drew one more face. It was asleep.',
      'The cross face was gone. {hero} slept.',
    ],
    five: [
      '{hero} wrote one thing in the book that night. It said: Not cross. Went to bed.',
      '{hero} drew on the clean side of the paper. It was a bed, with somebody in it.',
      '"Is it all rubbed out?" asked {friend}. There was only a bit of a smudge, and {hero} liked the smudge.',
    ],
    seven: [
      '{hero} looked inside once more before {he} slept. It was none out of ten. {He} turned to a clean page, and left it clean.',
      '"Out of ten?" asked {friend}. {hero} felt about for it in the quiet. "I think there is a half," {he} said, "but that is about the socks."',
      'There was plenty of clean paper left. {hero} wrote one word on it, to try, and the word was: bed.',
    ],
    verse: [
      'The page is all clean, and the slate is all clear. / Whatever comes next will be written in here.',
      "The page is clean, from side to side. / There's room for a day on it, long and wide.",
    ],
  },
}

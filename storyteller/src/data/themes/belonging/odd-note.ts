import type { Strand } from '../../schema.ts'

export const oddNote: Strand = {
  plant: {
    three: [
      'One coat was for all. On {hero} it was too big.',
      '{hero} sang "la". It came out "honk".',
      '"Sing low," they said to {hero}. "Or not at all."',
    ],
    five: [
      'When they chose teams, {hero} was always the one left over, with the ball.',
      'When {hero} laughed, people looked round for the goose.',
      '{hero} stood at the back when they sang, and moved {his} mouth. It was thought best.',
    ],
    seven: [
      '{hero} had been given a coat once that fitted everybody. It did not fit {him}.',
      '{hero} had one sound that {he} could not help. It got out when {he} laughed, and cups fell over. So {he} had taught {his} face to laugh without it.',
      'The others were in four groups, the high and the low and the two between. {hero} had been tried in each of them. "Perhaps you could turn the page," they said.',
    ],
    verse: [
      'There was a coat that fitted them all, / But {hero} was always too big or too small.',
      'They all could sing the song so well. / When {hero} sang, a picture fell.',
    ],
  },
  low: {
    three: [
      '"Would you like me more if I was the same?" "No," said {friend}.',
      '{hero} hummed. {friend} did not run off. {friend} hummed, too.',
      '"Am I too odd?" said {hero}. "You are just odd enough," said {friend}.',
    ],
    five: [
      '"Would you like me better if I were like the rest?" asked {hero}. "I would not know you," said {friend}.',
      '"Does my voice bother you?" asked {hero}. "It is how I found you in the fog," said {friend}.',
      '{hero} laughed, and put a {hand} over it. "Oh, let it out," said {friend}. "I was waiting for that."',
    ],
    seven: [
      '"What if there is no place for somebody like me?" asked {hero}. {friend} moved over on the stone, until there was exactly half of it left. "Here is one," {fhe} said.',
      '"They have each got somebody to sing beside," said {hero}. {friend} thought. "I cannot sing at all," {fhe} said. "I could not sing beside you, if you like. I would do it every day."',
      '{hero} said that {he} might try being like the others, when they got back. {friend} did not answer. {fhe} had gone so quiet that {hero} had to ask what the matter was. "I was missing you," said {friend}.',
    ],
    verse: [
      '"Is there a place for me?" {hero} sighed. / {friend} moved over, and patted the side.',
      '"I don\'t sound right," said {hero}. "No," / Said {friend}. "That\'s how I know you, though."',
    ],
    small: ['"Where do I go?" / "Here. With me. So."'],
  },
  test: {
    three: [
      '"Our song has a gap," said {keeper}. "No one can sing it."',
      '"We sing, and we get stuck," said {keeper}. "Just here."',
    ],
    five: [
      '"We sing each night," said {keeper}, "but one note is always missing. No one can do it."',
      '"It goes la, la, and then it goes something," said {keeper}. "My mother had it from a goose. We cannot do the something."',
    ],
    seven: [
      '"There is a song that opens the way," said {keeper}, "and we all know it. But one note in it is so odd that no one has ever been able to sing it. We just leave a gap."',
      '"The wall comes down at the last note," said {keeper}. "It is written here, but nobody can read it. People sing what they think it should be, and the wall waits." The note looked like something that had been sat on.',
    ],
    verse: [
      '"Our song has a gap," said {keeper}, "you see. / There\'s one odd note that is hard as can be."',
    ],
    small: ['"One place to fill! / It is empty still."'],
  },
  act: {
    three: [
      '{hero} sang it. It was an odd note. It fit!',
      '"Honk," sang {hero}. "That is the bit!" said {keeper}.',
    ],
    five: [
      '{hero} had a funny sort of voice. {He} sang the one note {he} had always hidden. It went into the gap and filled it right up.',
      '{hero} opened {his} mouth, and out came the sound that made cups fall over. "That," said {keeper}, "is the something."',
    ],
    seven: [
      '{hero} knew that note. It was the one that came out when {he} laughed, and made people turn round. {He} closed {his} eyes, and let it come. It slid into the gap like the last piece of a puzzle, and the whole song stood up and shone.',
      '"Oh," said {hero}. "I have that one." {He} had spent years keeping it in. It came out squeaky and brown, with a bend in it, and nobody laughed. The wall knelt down like a camel.',
    ],
    verse: ['{hero} sang out with {his} own odd sound. / The gap in the song closed up all around.'],
    small: ['"It fits! It is mine!" / It fit so fine.'],
  },
  close: {
    three: [
      'There is just one {hero}. Here, in bed.',
      '{hero} sang one odd note. "Good night," it said.',
      '"Honk," said {hero}, in {his} sleep. "Honk," said {friend}.',
    ],
    five: [
      '{hero} hummed {his} one odd note, and the night fitted itself round it.',
      '"Laugh once more," said {friend}, "and then I can sleep." {hero} did.',
      'Far out in the night somebody had just the same odd voice. {hero} listened. It was good to know.',
    ],
    seven: [
      'There was a place in the world exactly as big as {hero}, and {he} {was} in it, with the blanket up to {his} chin.',
      '{hero} snored that night on one note, and it was that one. All round the house the night found its place, and came in on time.',
      'Some people count sheep. {hero} counted the places where {he} had not fitted, and each of them, when you looked, was just the edge of somewhere else.',
    ],
    verse: [
      "There's just one you, and here you are, / As right in your place as the evening star.",
      'Hum your own note, soft and low. / The night is pleased to have it so.',
    ],
  },
}

import type { Strand } from '../../schema.ts'

export const oddNote: Strand = {
  plant: {
    three: ['One coat was for all. On {hero} it was too big.'],
    five: ['When they chose teams, {hero} was always the one left over, with the ball.'],
    seven: ['{hero} had been given a coat once that fitted everybody. It did not fit {him}.'],
    verse: [
      'There was a coat that fitted them all, / But {hero} was always too big or too small.',
      'They all could sing the song so well. / When {hero} sang, a picture fell.',
    ],
  },
  low: {
    three: ['"Would you like me more if I was the same?" "No," said {friend}.'],
    five: [
      '"Would you like me better if I were like the rest?" asked {hero}. "I would not know you," said {friend}.',
    ],
    seven: [
      '"What if there is no place for somebody like me?" asked {hero}. {friend} moved over on the stone, until there was exactly half of it left. "Here is one," {fhe} said.',
    ],
    verse: [
      '"Is there a place for me?" {hero} sighed. / {friend} moved over, and patted the side.',
      '"I don\'t sound right," said {hero}. "No," / Said {friend}. "That\'s how I know you, though."',
    ],
    small: ['"Where do I go?" / "Here. With me. So."'],
  },
  test: {
    three: ['"Our song has a gap," said {keeper}. "No one can sing it."'],
    five: ['"We sing each night," said {keeper}, "but one note is always missing. No one can do it."'],
    seven: [
      '"There is a song that opens the way," said {keeper}, "and we all know it. But one note in it is so odd that no one has ever been able to sing it. We just leave a gap."',
    ],
    verse: [
      '"Our song has a gap," said {keeper}, "you see. / There\'s one odd note that is hard as can be."',
    ],
    small: ['"One place to fill! / It is empty still."'],
  },
  act: {
    three: ['{hero} sang it. It was an odd note. It fit!'],
    five: [
      '{hero} had a funny sort of voice. {He} sang the one note {he} had always hidden. It went into the gap and filled it right up.',
    ],
    seven: [
      '{hero} knew that note. It was the one that came out when {he} laughed, and made people turn round. {He} closed {his} eyes, and let it come. It slid into the gap like the last piece of a puzzle, and the whole song stood up and shone.',
    ],
    verse: ['{hero} sang out with {his} own odd sound. / The gap in the song closed up all around.'],
    small: ['"It fits! It is mine!" / It fit so fine.'],
  },
  close: {
    three: ['There is just one {hero}. Here, in bed.'],
    five: ['{hero} hummed {his} one odd note, and the night fitted itself round it.'],
    seven: [
      'There was a place in the world exactly as big as {hero}, and {he} {was} in it, with the blanket up to {his} chin.',
    ],
    verse: [
      "There's just one you, and here you are, / As right in your place as the evening star.",
      'Hum your own note, soft and low. / The night is pleased to have it so.',
    ],
  },
}

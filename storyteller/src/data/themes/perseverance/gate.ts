import type { Strand } from '../../schema.ts'

export const gate: Strand = {
  plant: {
    three: ['{hero} knew half a song. Just half.'],
    five: ['{hero} could play the first half of four songs.'],
    seven: [
      '{hero} gave up the flute on Monday, the drum on Tuesday, and giving up on Wednesday. That did not last either.',
      '{hero} gave up the flute on Monday, the harp on Tuesday, and giving up on Wednesday. That did not last either.',
    ],
    verse: [
      '{hero} knew four songs halfway through. / "The end is too hard for me to do."',
      '{hero} could sing you a half of a song, / And half of the next. It did not take long.',
    ],
    small: ['{hero} tried one time. / "I can not climb!"', 'One time, no more! / Then out of the door.'],
  },
  low: {
    three: ['"I fell down," said {hero}. "You got up," said {friend}.'],
    five: [
      '"Four songs, and no end to any," said {hero}. "Then tonight we need only one end," said {friend}.',
    ],
    seven: [
      '"I have fallen down four times," said {hero}. "And got up five," said {friend}. {hero} counted. It was impossible, but it felt about right.',
    ],
    verse: [
      '"Four songs with no end to them," {hero} said. / "Then find us one end, and we\'ll all go to bed."',
      '"I stop in the middle," said {hero}. "I do." / "Then this," said {friend}, "is the middle, too."',
    ],
    small: ['Down on your chin? / Up, and begin!'],
  },
  test: {
    three: ['A knot held the gate. {hero} pulled. It held on.'],
    five: [
      'The last gate was tied shut, with loops on loops. "It does not come off," said {keeper}. "I pulled it once. It was hard."',
    ],
    seven: [
      'The last gate was tied up with a knot, the size of a cabbage and about as helpful. "No one has ever undone it," said {keeper}. "Most of them pull once and say a word."',
    ],
    verse: ['The gate was tied with a great big knot. / "I pulled it once, and untie it did not."'],
    small: ['A knot! A knot! / It is tied up a lot.'],
  },
  act: {
    three: ['{hero} pulled. And pulled. And pulled. Pop! It was off.'],
    five: [
      '{hero} pulled one loop. It did not move. {He} tried the next, and the next. At the tenth loop, something gave. Pop!',
    ],
    seven: [
      'The first loop would not budge. {hero} said good evening to it and went on to the second. By the tenth, there was a little slack. The eleventh came as easily as a sock, and there was only a long piece of rope, looking surprised.',
    ],
    verse: ['Nine loops held fast, and would not give. / The tenth one slid like sand through a sieve.'],
    small: ['{hero} tried, tried, tried. / And it came untied!'],
  },
  close: {
    three: ['{hero} sang the song. All of it!'],
    five: ['{hero} sang a song in bed. {He} sang it to the end.'],
    seven: [
      '{hero} tied the blanket to {his} chin with one good knot, and slept. It could come undone in the morning.',
    ],
    verse: [
      'A song in bed, from start to end. / Well done, well sung. Good night, my friend.',
      'This is the end, and you got it done. / Sing it once over, and sleep, little one.',
    ],
  },
}

import type { Strand } from '../../schema.ts'

export const gate: Strand = {
  plant: {
    three: [
      '{hero} knew half a song. Just half.',
      '{hero} drew a cat with no legs. "Done," {he} said.',
      '"La, la," sang {hero}. Then {he} got stuck, and quit.',
    ],
    five: [
      '{hero} could play the first half of four songs.',
      '{hero} sang in the bath, up to the place where it got hard. Then {he} got out.',
      'There were five songs that {hero} had stopped in the middle of. You could still hear them, waiting.',
    ],
    seven: [
      '{hero} gave up the flute on Monday, the drum on Tuesday, and giving up on Wednesday. That did not last either.',
      '{hero} gave up the flute on Monday, the harp on Tuesday, and giving up on Wednesday. That did not last either.',
      'At parties they asked {hero} for a song, and {he} gave them the front of one. People had learned to clap early.',
      '{hero} had given up so many things that {he} {was} good at it. {He} could do it without being asked, and in the middle of a line.',
    ],
    verse: [
      '{hero} knew four songs halfway through. / "The end is too hard for me to do."',
      '{hero} could sing you a half of a song, / And half of the next. It did not take long.',
    ],
    small: ['{hero} tried one time. / "I can not climb!"', 'One time, no more! / Then out of the door.'],
  },
  low: {
    three: [
      '"I fell down," said {hero}. "You got up," said {friend}.',
      '"I am stuck," said {hero}. "Then we go round," said {friend}.',
      '"It is too long," said {hero}. "It is half as long now," said {friend}.',
    ],
    five: [
      '"Four songs, and no end to any," said {hero}. "Then tonight we need only one end," said {friend}.',
      '"I want to stop in the middle," said {hero}. "We have been in the middle," said {friend}. "This is after it."',
      '{friend} hummed half of a song, and waited. It was awful. So {hero} had to hum a bit more.',
    ],
    seven: [
      '"I have fallen down four times," said {hero}. "And got up five," said {friend}. {hero} counted. It was impossible, but it felt about right.',
      '"Do you know what I always liked about you?" said {friend}. "You began so well." It was meant kindly. {hero} thought about it, all the same, and it got {him} up.',
      '{hero} had come to the place where {he} usually stopped. It looked the same as any other place. It was odd that {he} had never noticed what lay just behind it.',
    ],
    verse: [
      '"Four songs with no end to them," {hero} said. / "Then find us one end, and we\'ll all go to bed."',
      '"I stop in the middle," said {hero}. "I do." / "Then this," said {friend}, "is the middle, too."',
    ],
    small: ['Down on your chin? / Up, and begin!'],
  },
  test: {
    three: [
      'A knot held the gate. {hero} pulled. It held on.',
      '"The gate wants all of a song," said {keeper}.',
    ],
    five: [
      'The last gate was tied shut, with loops on loops. "It does not come off," said {keeper}. "I pulled it once. It was hard."',
      '"It opens to a song," said {keeper}, "if you get to the end. I always stop at the high note."',
    ],
    seven: [
      'The last gate was tied up with a knot, the size of a cabbage and about as helpful. "No one has ever undone it," said {keeper}. "Most of them pull once and say a word."',
      '"The gate is fond of music," said {keeper}, "but it likes to hear how a thing comes out. I know a song of thirty verses. I have never got past nine. By then I am wondering what is for supper."',
    ],
    verse: ['The gate was tied with a great big knot. / "I pulled it once, and untie it did not."'],
    small: ['A knot! A knot! / It is tied up a lot.'],
  },
  act: {
    three: [
      '{hero} pulled. And pulled. And pulled. Pop! It was off.',
      '{hero} got stuck. {He} sang on, and on. La! Open!',
    ],
    five: [
      '{hero} pulled one loop. It did not move. {He} tried the next, and the next. At the tenth loop, something gave. Pop!',
      '{hero} fell off the high note, and began again. The fifth time {he} sang right over it, and on to the end.',
    ],
    seven: [
      'The first loop would not budge. {hero} said good evening to it and went on to the second. By the tenth, there was a little slack. The eleventh came as easily as a sock, and there was only a long piece of rope, looking surprised.',
      '{hero} began. At nine {he} wanted to sit down, so {he} sang sitting down. At twenty the gate leaned in. {He} had no voice left for the last line, and gave it in a whisper, and the gate opened just as softly.',
    ],
    verse: ['Nine loops held fast, and would not give. / The tenth one slid like sand through a sieve.'],
    small: ['{hero} tried, tried, tried. / And it came untied!'],
  },
  close: {
    three: [
      '{hero} sang the song. All of it!',
      '{hero} got to the end of the day. All of it.',
      'La, la, la. That was the end. {hero} slept.',
    ],
    five: [
      '{hero} sang a song in bed. {He} sang it to the end.',
      '"Is there an end to that song?" asked {friend}. There was, and {hero} sang it twice.',
      'It was a long way to bed. {hero} did not stop before it.',
    ],
    seven: [
      '{hero} tied the blanket to {his} chin with one good knot, and slept. It could come undone in the morning.',
      '{hero} came to the end of a song, and stayed awake a little, to see what it was like there. It was quiet, and there was a moon.',
      'There were songs that {hero} had left in the middle. {He} took the shortest to bed with {him}, and sang it to the very end.',
    ],
    verse: [
      'A song in bed, from start to end. / Well done, well sung. Good night, my friend.',
      'This is the end, and you got it done. / Sing it once over, and sleep, little one.',
    ],
  },
}

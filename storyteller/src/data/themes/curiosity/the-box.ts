import type { Strand } from '../../schema.ts'

export const theBox: Strand = {
  plant: {
    three: ['{hero} looked in a hat. {He} looked in a boot.'],
    five: [
      '{hero} looked under things. {He} looked under stones, and beds, and hats. There was always something.',
    ],
    seven: [
      '{hero} had read the whole of the map, and even what it said under the fold. {He} liked best the parts with nothing on them.',
    ],
    verse: [
      '{hero} looked under the rug and the stair, / And always asked, "But what lives there?"',
      '{hero} looked under each hat and each chair, / And asked, "Is it you? Do you live down there?"',
    ],
    small: ['"What is in there? / Why? How? And where?"'],
  },
  low: {
    three: ['"What is round that bend?" said {hero}. They went to look.'],
    five: [
      '"I want to stop," said {friend}. "But what if it is just round that bend?" said {hero}. So they went to see.',
    ],
    seven: [
      '"What do you think is at the end?" said {friend}. "I do not know," said {hero}, with such a happy face that {friend} stood up and came along.',
    ],
    verse: [
      '"What\'s round the bend?" asked {hero}. "Who knows?" / "It\'s one more bend," said {friend}, "and so it goes."',
      '"Let\'s stop," said {friend}. Said {hero}, "Let\'s see / What\'s just over there. What can it be?"',
    ],
    small: ['"What is round there?" / "Look, if you dare!"'],
  },
  test: {
    three: ['{keeper} had a box. {keeper} sat on it. No one asked.'],
    five: ['{keeper} sat on a box. {khe} had sat on it all day. People went by and said it was a nice box.'],
    seven: [
      '{keeper} was sitting on a box. Many had gone by, and had said that it was a fine evening, and that it looked like a good firm box. {keeper} sighed. {khe} seemed to be waiting for one more word.',
    ],
    verse: ['There {keeper} sat on a box with no locks. / And nobody asked, "Well, what\'s in the box?"'],
    small: ['{keeper} sat on a box. / No key, no locks.'],
  },
  act: {
    three: ['"What is in the box?" said {hero}. "At last!" said {keeper}.'],
    five: [
      '"What is in the box?" asked {hero}. {keeper} jumped up. "At last!" said {khe}. "I have waited so long for someone to ask!"',
    ],
    seven: [
      '{hero} looked at the box from the left and the right. "Please," {he} said, "what is in it?" {keeper} was on {khis} feet at once. "I thought you would never say it!" {khe} cried. "It only opens if you ask."',
    ],
    verse: [
      '"What\'s in the box?" asked {hero}. "May I see?" / "At last!" said {keeper}. "It just needed that key."',
    ],
    small: ['"What is in there?" / "At last! You care!"'],
  },
  close: {
    three: ['{hero} looked in the bed. Who was in it? {hero}!'],
    five: ['{hero} looked under the bed, and in the bed. There was something in it. It was {hero}.'],
    seven: [
      'There was one thing left to look into, and that was the inside of {his} eyelids. {hero} closed them, and had a good look round.',
    ],
    verse: [
      "What's under the pillow? What's in a dream? / Things are more than they first may seem.",
      "What's in the bed? Do lift it and look. / It's you, all warm, with the end of a book.",
    ],
  },
}

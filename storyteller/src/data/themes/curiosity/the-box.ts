import type { Strand } from '../../schema.ts'

export const theBox: Strand = {
  plant: {
    three: [
      '{hero} looked in a hat. {He} looked in a boot.',
      '"What is in my shoe?" It was a foot.',
      'What was in the drawer? Hello, sock!',
    ],
    five: [
      '{hero} looked under things. {He} looked under stones, and beds, and hats. There was always something.',
      '{hero} could not walk past a lid. {He} had to lift it.',
      'If a thing was shut, {hero} wished to know why.',
    ],
    seven: [
      '{hero} had read the whole of the map, and even what it said under the fold. {He} liked best the parts with nothing on them.',
      '{hero} had looked into nearly everything {in} {land}, and had been told by a duck, quite firmly, to knock first.',
      'There was a drawer at {house} with nothing in it. {hero} opened it every day, because you never knew.',
    ],
    verse: [
      '{hero} looked under the rug and the stair, / And always asked, "But what lives there?"',
      '{hero} looked under each hat and each chair, / And asked, "Is it you? Do you live down there?"',
    ],
    small: ['"What is in there? / Why? How? And where?"'],
  },
  low: {
    three: [
      '"What is round that bend?" said {hero}. They went to look.',
      '{hero} looked under a leaf. More leaf!',
      '"What comes next?" "More way," said {friend}. "Good!"',
    ],
    five: [
      '"I want to stop," said {friend}. "But what if it is just round that bend?" said {hero}. So they went to see.',
      '{hero} looked under {friend}, in case {fhe} was sitting on something good. It was a leaf, a bit flat.',
      '"One more bend," said {hero}. They had one. "Just one more," said {friend}, who had caught it.',
    ],
    seven: [
      '"What do you think is at the end?" said {friend}. "I do not know," said {hero}, with such a happy face that {friend} stood up and came along.',
      '"There may be nothing there," said {friend}. {hero} nodded. "But what kind?" {he} said. There were so many kinds of nothing that they talked about it for a mile.',
      '{hero} lifted a stone, said "Excuse me", and put it back. "Who was it?" asked {friend}. {hero} had not liked to ask. They were having supper.',
    ],
    verse: [
      '"What\'s round the bend?" asked {hero}. "Who knows?" / "It\'s one more bend," said {friend}, "and so it goes."',
      '"Let\'s stop," said {friend}. Said {hero}, "Let\'s see / What\'s just over there. What can it be?"',
    ],
    small: ['"What is round there?" / "Look, if you dare!"'],
  },
  test: {
    three: ['{keeper} sat on a box. No one asked.', '"Nice box," they all say. {keeper} just sat there.'],
    five: [
      '{keeper} sat on a box. {khe} had sat on it all day. People said that it was a nice box.',
      '"Three hundred people have gone by," said {keeper}, on top of a box. "They all asked me the time."',
    ],
    seven: [
      '{keeper} was sitting on a box. Many had gone by, and had said that it was a fine evening, and that it looked like a good firm box. {keeper} sighed. {khe} seemed to be waiting for one more word.',
      '{keeper} had tied a bow round a box, and put on a sign that said: GUESS. "They tell me that it is a nice bow," said {khe}, "and then they ask the way."',
    ],
    verse: ['There {keeper} sat on a box with no locks. / And nobody asked, "Well, what\'s in the box?"'],
    small: ['{keeper} sat on a box. / No key, no locks.'],
  },
  act: {
    three: [
      '"What is in the box?" said {hero}. "At last!" said {keeper}.',
      '"May I look in?" said {hero}. {keeper} hopped off it.',
    ],
    five: [
      '"What is in the box?" asked {hero}. {keeper} jumped up. "At last!" said {khe}. "I have waited so long for someone to ask!"',
      '{hero} did not care what time it was. "What have you got in there?" {he} asked. {keeper} got off it at once.',
    ],
    seven: [
      '{hero} looked at the box from the left and the right. "Please," {he} said, "what is in it?" {keeper} was on {khis} feet at once. "I thought you would never say it!" {khe} cried. "It only opens if you ask."',
      '"It is not a hat," said {hero}, walking round it. "It is not a cat, or it would say so. I give up. What is it?" {keeper} had waited so long to pull that bow that {hero} had to help. It was just what they needed.',
    ],
    verse: [
      '"What\'s in the box?" asked {hero}. "May I see?" / "At last!" said {keeper}. "It just needed that key."',
    ],
    small: ['"What is in there?" / "At last! You care!"'],
  },
  close: {
    three: [
      '{hero} looked in the bed. Who was in it? {hero}!',
      '{hero} shut {his} eyes to look in.',
      'Lift the sheet. In you go!',
    ],
    five: [
      '{hero} looked under the bed, and in the bed. There was something in it. It was {hero}.',
      'Sleep was a box with no lid. {hero} looked right in.',
      '"What is in the morning?" asked {hero}. It would not open yet.',
    ],
    seven: [
      'There was one thing left to look into, and that was the inside of {his} eyelids. {hero} closed them, and had a good look round.',
      '{hero} had lifted every lid there was that day, and only two were left. They were heavy ones, and they came down of their own accord.',
      'Every dream comes in a box, and there is no asking what is in it. {hero} took the top one.',
    ],
    verse: [
      "What's under the pillow? What's in a dream? / Things are more than they first may seem.",
      "What's in the bed? Do lift it and look. / It's you, all warm, with the end of a book.",
    ],
  },
}

import type { Strand } from '../../schema.ts'

export const theBadge: Strand = {
  plant: {
    three: ['{hero} liked it when they said, "Well done!"'],
    five: ['{hero} liked to be clapped. If people clapped for somebody near {him}, {he} took a bow as well.'],
    seven: [
      '{hero} had three prizes on {his} shelf. One was for second place, one was for taking part, and one had really been meant for the people next door. {He} did not talk about that one.',
    ],
    verse: [
      '{hero} liked clapping, and bowed very low, / Whoever had won, and whatever the show.',
      'They clapped for a dog that could jump through a ring. / {hero} bowed, as if {he} had done the thing.',
    ],
  },
  low: {
    three: ['"Who found the way?" said {hero}. "I did." {friend} said not a word.'],
    five: [
      '"I found the way so well today," said {hero}. {friend} said nothing. {fhe} only looked at {fhis} feet, which had done half of it.',
    ],
    seven: [
      '"I think I did that rather well," said {hero}, about the day. {friend} was picking grit out of {fhis} foot. "We," said {friend}, mildly. "That is what I said," said {hero}. But it was not, and they both heard it.',
    ],
    verse: [
      '"I did it all well," said {hero}, "today." / And {friend} looked down, and had nothing to say.',
      '"I found the whole way," said {hero}, "alone." / And {friend} said nothing, and kicked a stone.',
    ],
    small: ['"I did it, me!" / {friend} let it be.'],
  },
  test: {
    three: ['"You did it all, {hero}!" said {keeper}. "Here, a crown."'],
    five: [
      '"So you did it all," said {keeper}, "and with no help!" {khe} pinned a gold badge on {hero}. {friend} clapped.',
    ],
    seven: [
      '"I saw you the whole way," said {keeper}, "out in front. The badge is for whoever did it without any help." {khe} pinned it on {hero}. It was gold. Behind {him} {friend} clapped, as hard as two people.',
    ],
    verse: [
      '"This badge," said {keeper}, "is for being so clever, / And having no help from a soul whatsoever."',
    ],
    small: ['"You did it all! / Stand up, stand tall."'],
  },
  act: {
    three: ['{hero} took off the crown. "Half of it is for {friend}."'],
    five: [
      'It shone so. {hero} looked at it for one more second, and took it off. "I had {friend}, all day long," {he} said. "Here, {friend}."',
    ],
    seven: [
      '{hero} stood up straight, to see how it felt. It felt a size too large. "It is very nice," {he} said, "and it is not mine. It was {friend} who said left." "No one ever came here without help," said {keeper}. "You are only the first to say so."',
    ],
    verse: [
      '"I had help," said {hero}, "from {friend}, all day long." / And gave back the badge, for it felt so wrong.',
    ],
    small: ['"Not me. We two!" / The way went through.'],
  },
  close: {
    three: ['The crown had two sides. One each.'],
    five: ['{hero} clapped for {friend}, until they were both too sleepy to bow.'],
    seven: [
      'The shelf had two prizes on it now. The third was outside the door of the people it belonged to, with a note. {hero} slept like someone who takes up just the right amount of room.',
    ],
    verse: [
      'A clap for the left and a clap for the right, / And each of you bows, and then each says good night.',
      "Half of the clapping belonged to a friend. / It's nicer to share it, right to the end.",
    ],
  },
}

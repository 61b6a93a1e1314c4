import type { Strand } from '../../schema.ts'

export const theBadge: Strand = {
  plant: {
    three: [
      '{hero} liked it when they said, "Well done!"',
      '"Who is best?" said {hero}. "Me! Me! Me!"',
      '{hero} took a bow. No one had clapped yet.',
    ],
    five: [
      '{hero} liked to be clapped. If people clapped for somebody near {him}, {he} took a bow as well.',
      '"We did it," said people. "I did it," said {hero}, about the same thing.',
      '{hero} had once held a spoon while {friend} baked a cake. {He} {was} still telling people about {his} cake.',
    ],
    seven: [
      '{hero} had three prizes on {his} shelf. One was for second place, one was for taking part, and one had really been meant for the people next door. {He} did not talk about that one.',
      '{hero} could tell a story about anything, and there was always somebody brave in it, and it was always the same somebody.',
      'There was a picture of the day that {friend} won the race. {hero} was in the middle of it, holding the cup. {He} had only come to bring {fhim} a drink.',
    ],
    verse: [
      '{hero} liked clapping, and bowed very low, / Whoever had won, and whatever the show.',
      'They clapped for a dog that could jump through a ring. / {hero} bowed, as if {he} had done the thing.',
    ],
  },
  low: {
    three: [
      '"Who found the way?" said {hero}. "I did." {friend} said not a word.',
      '"I did it all," said {hero}. {friend} put down the bag. Plop.',
      '"Did I help?" said {friend}. {hero} had to think. "A bit."',
    ],
    five: [
      '"I found the way so well today," said {hero}. {friend} said nothing. {fhe} only looked at {fhis} feet, which had done half of it.',
      '"How brave I was at that last bit," said {hero}. "I was there," said {friend}. "Were you?" said {hero}.',
      '{hero} told the day over again, and there was one person in it. {friend} listened, to see if {fhe} would come in.',
    ],
    seven: [
      '"I think I did that rather well," said {hero}, about the day. {friend} was picking grit out of {fhis} foot. "We," said {friend}, mildly. "That is what I said," said {hero}. But it was not, and they both heard it.',
      '{hero} was telling {friend} what they had done that day. It was a fine story. "And what did I do?" asked {friend}, when it was over. {hero} went back through it from the end, and had to say that {he} could not find {fhim}.',
      '"They will want to know who did it," said {hero}. {friend} said that they might. "I shall have to tell them," said {hero}. {friend} said that {fhe} would like to hear that.',
    ],
    verse: [
      '"I did it all well," said {hero}, "today." / And {friend} looked down, and had nothing to say.',
      '"I found the whole way," said {hero}, "alone." / And {friend} said nothing, and kicked a stone.',
    ],
    small: ['"I did it, me!" / {friend} let it be.'],
  },
  test: {
    three: [
      '"You did it all, {hero}!" said {keeper}. "Here, a crown."',
      '"I clap for you, {hero}," said {keeper}. "Just for you!"',
    ],
    five: [
      '"So you did it all," said {keeper}, "and with no help!" {khe} pinned a gold badge on {hero}. {friend} clapped.',
      '"Say how you did it," said {keeper}, with a pen ready. "I shall write: it was all {hero}."',
    ],
    seven: [
      '"I saw you the whole way," said {keeper}, "out in front. The badge is for whoever did it without any help." {khe} pinned it on {hero}. It was gold. Behind {him} {friend} clapped, as hard as two people.',
      '"They are waiting to clap," said {keeper}. "There is only room for one up there, so I must know who did it." There was a stone to stand on, and a cheer all ready. {friend} gave {hero} a small push from behind.',
    ],
    verse: [
      '"This badge," said {keeper}, "is for being so clever, / And having no help from a soul whatsoever."',
    ],
    small: ['"You did it all! / Stand up, stand tall."'],
  },
  act: {
    three: [
      '{hero} took off the crown. "Half of it is for {friend}."',
      '"No," said {hero}. "Clap for {friend}, too." Clap, clap, clap!',
    ],
    five: [
      'It shone so. {hero} looked at it for one more second, and took it off. "I had {friend}, all day long," {he} said. "Here, {friend}."',
      'It would have looked well on paper. "Put in {friend}," said {hero}. "Put {fhim} first." {keeper} had to find a longer page.',
    ],
    seven: [
      '{hero} stood up straight, to see how it felt. It felt a size too large. "It is very nice," {he} said, "and it is not mine. It was {friend} who said left." "No one ever came here without help," said {keeper}. "You are only the first to say so."',
      '{hero} stood up there, and opened {his} mouth to say it. Then {he} got down again, and stood beside {friend}. "It was us," {he} said. The cheer had been meant for one, but it went round.',
    ],
    verse: [
      '"I had help," said {hero}, "from {friend}, all day long." / And gave back the badge, for it felt so wrong.',
    ],
    small: ['"Not me. We two!" / The way went through.'],
  },
  close: {
    three: [
      'Well done, {hero}. Well done, {friend}. One each.',
      'Clap, clap! That was for {friend}. Good night.',
      '"We did it," said {hero}. "Yes, we," said {friend}.',
    ],
    five: [
      '{hero} clapped for {friend}, until they were both too sleepy to bow.',
      '{hero} told the day over in bed. There were two people in it now, and it was longer.',
      '"You were very good today," said {hero}, and {friend} was so surprised that {fhe} fell asleep.',
    ],
    seven: [
      "There was a prize on {hero}'s shelf that had been meant for the people next door. By now it stood outside their door, with a note. {hero} slept like someone who takes up just the right amount of room.",
      'That night {hero} told the story again, from the start. Each time {he} came to a hard part, {he} stopped, so that {friend} could come in. {friend} came in every time.',
      '"Who put out the light?" asked {friend}. "I did," said {hero}. {He} thought about it. "You told me to," {he} added. "So we did."',
    ],
    verse: [
      'A clap for the left and a clap for the right, / And each of you bows, and then each says good night.',
      "Half of the clapping belonged to a friend. / It's nicer to share it, right to the end.",
    ],
  },
}

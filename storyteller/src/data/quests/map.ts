import type { QuestData } from '../schema.ts'

export const map: QuestData = {
  thing: 'the map',
  deed: 'Finished a Map',
  prop: 'map',
  carried: true,
  kept: true,
  ofKeeper: true,
  notIn: [],
  avoid: [],
  titles: [
    'The House With No Name',
    'Good Night, Um',
    '{hero} and the Map With a Gap',
    'Who Lives at the End of the Map?',
    'Everybody Is Somebody',
    'The Crumb With a Chimney',
    'One Name Missing {in} {Land}',
    'Good Night to Everyone but One',
    'How Do You Spell {keeper}?',
    'Two Fingers From {friend}, Three From {hero}',
    'The Smallest House {in} {Land}',
    '{hero} Takes a Pencil',
    '{keeper} Lives Here',
    'Written In by {hero} and {friend}',
  ],
  summaries: [
    'Every house on the map of {land} has a name but one, so somebody has been going to bed without a good night.',
    '{hero} finds a house that nobody ever wrote down, and sets out with a map and a pencil.',
    'What looked like a crumb on the map is a house. Somebody lives in it. {hero} would like to know who.',
  ],
  trouble: {
    three: [
      'The map had all the names. But one little house had no name. "Who is in there?" said {hero}.',
      '{hero} read the map. "Good night, you. Good night, you. Good night, who?"',
      'One house, two, three. All had names on the map. The last one had not.',
    ],
    five: [
      'On the map of {land} every house had a name under it, but one. That one was at {far}, very small. "We say good night to everyone," said {hero}, "and we have left one out."',
      'Each night {hero} said good night to the whole map, name by name. That night {he} saw a house at {far} with no name at all. "Good night, um," said {hero}. It would not do.',
      'There was a crumb on the map. {hero} blew at it. It was no crumb. It was a tiny house, at {far}, and no one had put a name to it.',
    ],
    seven: [
      'There was a map of {land} on the wall, and every evening it was read aloud, so that nobody went without a good night. {hero} had come to the end when {he} saw it. At {far} someone had drawn a house the size of a flea, and under it, for a name, three dots. "Three dots," said {hero}, "have gone to bed without a good night for years." {He} found a pencil.',
      '"That is a crumb," they had always said. But {hero} had just dusted the map, and the crumb had a chimney. It stood at {far}, with a door and one window, and no name to it. You cannot say good night to a chimney. {hero} rolled up the map and put on {his} hat.',
      'The map was a good one. It had every stone and every stair of {land} on it, and who lived behind which door. So it was odd that all it said at {far} was: House. "Everybody is somebody," said {hero}, and went to find out who.',
    ],
    verse: [
      'Each house on the map had a name but one. / "How many good nights has it had? It\'s had none."',
      'A house on the map had no name at all. / It stood near the edge, and it was so small.',
      '"Good night," read {hero}, from house to house. / The map had a gap. "Is it bear? Is it mouse?"',
    ],
    small: [
      'A house on the map! / But there is a gap.',
      'The map had a spot. / A name it had not.',
      'Who can live there? / The map did not care.',
    ],
  },
  win: {
    three: [
      '"It is my house!" said {keeper}. {hero} put it on the map, in red.',
      '"Who are you?" said {hero}. "{keeper}!" They wrote it down. The map was done.',
      '{keeper} looked at the map. "That is me! That is my door!"',
    ],
    five: [
      '"That is my house," said {keeper}, and put {khis} nose on the map, so as to be sure. {hero} wrote the name under it, in {his} best writing. It just fitted.',
      '{hero} held out the map and the pencil. {keeper} wrote very slowly, with {khis} tongue out. Now every house had someone in it.',
      '"No one ever asked," said {keeper}. So {hero} asked. And there on the map, in fresh new letters, it said who lived at {far}.',
    ],
    seven: [
      '{hero} unrolled the map on the ground, and {keeper} looked at it for a long time. "I always wondered if I counted," said {khe}. {hero} gave {khim} the pencil. {keeper} is a good name, but it took up more room than there was, so the end of it had to go round the corner and up the chimney.',
      '"How do you spell it?" asked {hero}. {keeper} had never had to spell it before. They tried it three ways on a leaf, and chose the one that looked most like {khim}. Then {hero} wrote it on the map, and {friend} drew a line under it.',
      '{keeper} looked at the empty place on the map. "I think that they meant to come back for me," said {khe}, "and then it was supper." {hero} wrote the name there, and read it out. {keeper} asked to hear it again.',
    ],
    verse: [
      "They wrote on the map in letters of blue. / \"It's {keeper}! It's {keeper}! And now it's true.\"",
      '"That house on the map," said {keeper}, "is mine. / I\'d like to be written right there on that line."',
      'So {keeper} wrote slowly, and did not stop / Till the name on the map had a dot on top.',
    ],
    small: [
      '{keeper} wrote a name. / The map was not the same.',
      'It is on the map! / They gave it a clap.',
      '"My house!" {keeper} said. / The map said it in red.',
    ],
  },
  after: {
    three: [
      '"Good night, {keeper}!" they said. No one had said that before.',
      '"Here am I," said {keeper}. "There are you. It is not far!"',
    ],
    five: [
      'Then they read the whole map aloud, from the top. "Again," said {keeper}. "Just the end."',
      '"Now we can say good night to you," said {hero}. "Would you do it now?" said {keeper}. "To see how it feels."',
      '{keeper} drew in a path to the door, and a mat, so that people could find it.',
    ],
    seven: [
      'That evening {land} said good night as it always did, from end to end, and there was one more name in it. {keeper} heard {khis} own go by, and stood up, as you do at a concert.',
      '"What happens to you when you are on a map?" asked {keeper}. "People drop in," said {friend}, "mostly at tea." {keeper} began at once to count {khis} cups.',
      '{keeper} wanted to see how near they all were. {khe} was two fingers from {friend}, and three from {hero}. "But that is no distance at all," said {khe}.',
    ],
    verse: [
      '"Good night," they read, "to one and to all, / And {keeper}, who lives in the house so small."',
      'They drew in a door, and a path, and a mat, / And {keeper} went off for {khis} very best hat.',
      '"I live just an inch," said {keeper}, "from you! / I always had thought it was more like two."',
    ],
    small: ['They read it all, / the big, the small.', 'A door, a mat. / They put in that.'],
  },
  rest: {
    three: [
      '{hero} read the map. "Good night, all of you."',
      'Good night, big house. Good night, small house.',
    ],
    five: [
      '{hero} read out the map, name by name, and at the end there was one more.',
      'The map hung on the wall, and there was not one gap in it.',
    ],
    seven: [
      '{hero} came to the last name on the map, and said it twice, to make up for all the other times.',
      'The map hung over the bed. In every house on it somebody was being wished good night.',
    ],
    verse: [
      'The map on the wall has a name in each place, / And nowhere is there an empty space.',
      'The map has been read, and each name has been said, / And everyone on it is tucked into bed.',
    ],
    small: ['Good night, each one. / The map is done.', 'Each name is read. / All go to bed.'],
  },
}

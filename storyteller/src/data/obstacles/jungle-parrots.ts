import type { ObstacleData } from '../schema.ts'

export const jungleParrots: ObstacleData = {
  id: 'jungle-parrots',
  kind: 'lost',
  place: 'jungle-path',
  props: [{ prop: 'bird', where: 'above' }],
  avoid: [],
  meet: {
    three: [
      'Two ways. Two birds. "Left!" said one bird. "Right!" said one.',
      'A bird said, "This way." A bird said, "That way." Oh!',
      '"Here, here!" sang the red bird. "Here, here!" sang the green bird. Which one?',
      '"This way!" said each bird. There were two.',
      'Here was a bird. There was a bird. Both said, "Come to me!"',
      'Left path, right path. A bird on each told them to come.',
    ],
    five: [
      'The path split in two, and over each half sat a bird. "Here, here!" said one. "No, here, here!" said the other.',
      'Two paths, and a green bird on each. "Left, left," said the left bird. The right bird said it too.',
      '"Here!" said the left bird. "Here!" said the right bird. They could not both be right.',
      '"Not that way," said a green bird. "Not that way," said a blue one, over the other path.',
      'A bird sat on the sign and had eaten it. "Straight on," it said. There was no straight on.',
      'The path went two ways at once. The birds over it could talk, but they could not agree.',
    ],
    seven: [
      'The path came to a fork, with a parrot on either side. "This way, this way!" said one bird. "This way, this way!" said the other bird. They had been saying it since Tuesday, and neither had ever been anywhere.',
      'There were two paths, and over each sat an old green bird. "Which way to the temple?" asked {hero}. "Which way to the temple?" asked the left one. "To the temple?" said the right one. It was like talking to a cupboard.',
      'A bird sat over each of the two paths, and each said that it was this one, this one. They were both very sure.',
      'Over the left path hung a parrot, head down. Over the right path hung its brother. Whatever you asked the one bird, the other said it was a lie.',
      'There was a bird for each path, and both of them wished for visitors. "Lovely here," called the red one. "Much nicer here," called the green.',
      '"Turn back," said one bird. "Turn left," said the next. "Turn round," said a third, and did so. None of this helped.',
    ],
    verse: [
      'A bird on the left and a bird on the right / Said, "Over here!" both of them, morning and night.',
      'Two paths and two birds. "It is here!" said the green. / "It is here!" said the reddest that you\'ve ever seen.',
      "Each bird called them over with all of its might. / Each bird was quite sure, and they couldn't both be right.",
      '"This way!" "That way!" Either bird / Wanted to be seen and heard.',
    ],
    small: [
      'Two ways to go. / "Here!" "Here!" "Oh no."',
      '"Left!" said one bird. / "Right!" they then heard.',
    ],
  },
  solve: {
    three: [
      'They sat still. "Glug, glug," said one bird. That was the river! That way.',
      '"Splash, splash!" said one bird. It knew the river. So they went by it.',
      'They were still. So the bird told all it knew. "Drip, glug, frog." A river!',
      '"Glug," said one bird. That bird was right!',
      '"Glug!" The river was that way.',
      '"Hush." One bird said, "Plop, plop." So the water was there!',
    ],
    five: [
      '"Hush," said {hero}, and they listened. One bird said nothing. The other bird went glug, glug, glug. They took the path of the glug.',
      'They asked no more. After a while one bird said, "Glug, splash, mind the boat." So that way lay the river.',
      'They waited. At last one bird said, "Glug, glug." That was the river talking.',
      'They pretended to sleep. Soon a bird began to drip like a wet boat, and they went by its path.',
      '{hero} put a {hand} to {his} mouth. It grew still, and one of the birds did a frog, and a splash.',
      'They hid until the birds forgot. "Swish, row, row," said the green one. It could only know that from the river.',
    ],
    seven: [
      'So they stopped asking, and sat down, and ate a banana. By and by the birds forgot them. "Squeak, bump, mind your head," said the left one. "Glug, glug, drip," said the right one, dreamily. {hero} was up at once. Nobody learns to say that unless there is a river.',
      '"Say nothing," whispered {hero}. "Let them think of something." For a time there was only the hum. Then one bird coughed, and did a very good frog, and after it a paddle, dip and drip. They tiptoed under it, down to the water.',
      'They sat without a word, until one bird, half asleep, said glug, and then drip. It had learned that by the river. They took its path.',
      '{friend} gave each bird a nut, and then they kept still. A bird with its mouth full says what comes first. This one said "plop", like a stone going into a river, and they had their answer.',
      'They turned their backs. It was not long before a bird got bored and did the one thing it did best, which was an oar in the water. The rest was easy.',
      'First there was nothing, and then a bird began to murmur like water over stones. They left it to its song, and took the path below.',
    ],
    verse: [
      'They listened. One bird gave a snore, and the other / Said, "Glug!" like the river that was its own mother.',
      'They sat and they waited for what would be heard. / "Glug, glug, like the river!" remarked the green bird.',
      'They kept very quiet and listened a lot. / One bird did a frog, and that told them the spot.',
      '{hero} listened. "Glug!" said one. / That was river. It was done.',
    ],
    small: ['"Glug," from the tree. / "The river! Come, see!"', 'One bird said, "Splash!" / Off in a dash!'],
  },
  fact: {
    three: [
      '"A bird says what it hears," said {hero}. "Let us sit still."',
      '"Birds copy," said {hero}.',
      '"It says what it can hear at home," said {hero}.',
    ],
    five: [
      '"A parrot only says what it has heard," said {hero}. "So what it says can tell us where it has been."',
      '"A parrot says what it hears at home," said {hero}. "So listen."',
      '"It cannot make things up," said {hero}. "So it must have heard them."',
    ],
    seven: [
      '"Parrots copy," said {hero}. "They pick up the sounds of the place where they live, the same as we pick up words. If we wait, each of them will tell us what it hears all day."',
      '"A parrot can only copy," said {hero}. "Wait, and we shall hear the place where it lives."',
      '"It does not know what it is saying, but it does know where it lives," said {hero}. "We have only to hear what it copies."',
    ],
    verse: ['"A parrot will copy the sounds it has known, / So one from the river will glug on its own."'],
    small: ['"It says," {he} said, / "what is in its head."'],
  },
}

import type { Strand } from '../../schema.ts'

export const oddStep: Strand = {
  plant: {
    three: [
      'All the rest danced hop, hop. {hero} danced flop.',
      'Left, right, left, right, went the rest. {hero} went left, left.',
      '"One, two!" they said. {hero} went one, two, splat.',
    ],
    five: [
      'Everyone danced one, two, three. {hero} danced one, two, oops. They put {him} at the back.',
      'They marched in a line. You could tell which was {hero}, for {he} {was} the one in the bush.',
      '{hero} had a skip in {him}. It came out when {he} walked, ran, or carried milk.',
    ],
    seven: [
      'There was a dance {in} {land} that everybody knew. {hero} knew it, too, but {his} legs did not, and put in a small skip of their own after the fourth step. {He} {was} mostly asked to hold the music.',
      '{hero} had taken nine lessons from a dancing teacher, who now kept bees. It was always that same small skip. "I heard it in my sleep," she said.',
      'When {hero} came along the street, you heard it: four steps and a hop, four steps and a hop. People moved their flowers in.',
    ],
    verse: [
      'They all danced it neatly, one, two, three, four. / But {hero} danced five, and fell over the floor.',
      'One, two, three, four went all the rest. / But {hero} liked step five the best.',
    ],
  },
  low: {
    three: [
      '{hero} did a skip. {friend} did it, too. "That is fun!"',
      '{hero} went hop, hop, flop. {friend} said, "Do the flop!"',
      '"I walk odd," said {hero}. "I know that it is you," said {friend}.',
    ],
    five: [
      '{hero} walked along with a skip in every fifth step. {He} tried to leave it out. "Do not," said {friend}. "I have just learned it."',
      '"Which leg is it?" asked {friend}. {hero} showed {fhim}. It was neither. It was in between.',
      'Their tracks lay behind them in the dust. {hero}\'s had a skip in it. "It looks like a song," said {friend}.',
    ],
    seven: [
      '{hero} tried to walk like other people. It took all {his} thoughts. After a bit {he} saw that {friend} was putting in a skip, after every fourth step. "I like it," said {friend}. "It gives you something to look forward to."',
      '{hero} counted {his} steps, so that {he} would come out even. There was always one left over. "Give it to me," said {friend}. "I am one short." And they went on like that for some way, and it came out.',
      '"If I could just lose that skip," said {hero}. "I lost mine," said {friend}. "I had a lovely one when I was small. They kept telling me to walk nicely." {fhe} looked at {hero}\'s as one looks at a cake.',
    ],
    verse: [
      '{hero} tried hard not to skip as {he} went. / "I put one in, too," said {friend}, quite content.',
      '"I step all wrong," said {hero}. "True," / Said {friend}, "and now I do it, too."',
    ],
    small: ['Skip, skip, and flop! / "Show me that hop!"'],
  },
  test: {
    three: [
      '"The last step is odd," said {keeper}. "We all fall down."',
      '"Jump in," said {keeper}. "But how? We all fall flat."',
    ],
    five: [
      '"A dance opens it," said {keeper}, "with five steps. We know four. Then we fall in a heap."',
      'Four stones lit up when {keeper} trod on them. The fifth was too far left. "No one steps like that," said {khe}.',
    ],
    seven: [
      '"A dance opens it," said {keeper}. "One, two, three, four, and then only this." It was a small mark, like a flea going over a wall. "We tried it once, and were in bed for a week." {hero}\'s legs went very still.',
      '"We have sent for dancers, with good straight legs," said {keeper}. "They do four steps, and the floor is pleased. Then it dips a bit, and they do not." {khe} rubbed {khis} knee.',
    ],
    verse: [
      '"The dance has a step," said {keeper}, "at the end, / So odd that our knees can\'t remember to bend."',
    ],
    small: ['"One step is wrong. / It spoils our song."'],
  },
  act: {
    three: [
      '{hero} danced. Hop, hop, hop, flop! That was it!',
      '{hero} did it the odd way. Hop, hop, flop. In!',
    ],
    five: [
      '"Is it like this?" asked {hero}. One, two, three, four, oops. It was the skip {he} could never leave out, and it was just right.',
      '"I do," said {hero}, and for once {he} did not say sorry for it. Hop! All five shone.',
    ],
    seven: [
      '{hero} stopped holding {his} legs back. One, two, three, four, they went, and then the skip. It went into the end of the dance like a foot into its own old shoe. "Again," said {keeper}, "but slowly, so that we can all get it wrong."',
      'The first four were like anybody\'s. Then the floor dipped, and so did {hero}, just there, as {he} had done every day of {his} life. They met. "So that is where you go," said {he}, to {his} skip.',
    ],
    verse: ['{hero} let out the odd skip that {he} hid. / "That\'s it!" cried {keeper}, and open it slid.'],
    small: ['Hop, skip, and flop! / "That is it! Do not stop!"'],
  },
  close: {
    three: [
      'Hop, hop, flop, into bed.',
      '{hero} went to bed. Hop, hop, oops! On the bed.',
      '"Do the flop," said {friend}. Flop! Good night, {hero}.',
    ],
    five: [
      'One, two, three, four, went {hero} to bed, and in with a skip.',
      '{hero} and {friend} skipped at the same place in the hall. It nearly looked as if it was meant.',
      '"Good, night, and, sleep," said {hero}, and then a small "well".',
    ],
    seven: [
      'Even asleep {hero} breathed in four, with a small skip after it. By now {friend} was breathing like that as well.',
      'The house was used to it by now: four steps, and then a bit. When {hero} had got into bed, the floor gave one small creak, where the bit went.',
      '{friend} tried to do the skip on the way to bed, and got it wrong. {hero} showed {fhim} again. It was new to {him}, to be the one who knew.',
    ],
    verse: [
      "One, two, three, four, and a skip into bed. / That's just the right way to lay down your head.",
      'One, two, three, four, and one step more, / And into bed across the floor.',
    ],
  },
}

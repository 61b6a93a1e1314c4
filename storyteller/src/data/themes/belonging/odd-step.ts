import type { Strand } from '../../schema.ts'

export const oddStep: Strand = {
  plant: {
    three: ['All the rest danced hop, hop. {hero} danced flop.'],
    five: ['Everyone danced one, two, three. {hero} danced one, two, oops. They put {him} at the back.'],
    seven: [
      'There was a dance {in} {land} that everybody knew. {hero} knew it, too, but {his} legs did not, and put in a small skip of their own after the fourth step. {He} {was} mostly asked to hold the music.',
    ],
    verse: [
      'They all danced it neatly, one, two, three, four. / But {hero} danced five, and fell over the floor.',
      'One, two, three, four went all the rest. / But {hero} liked step five the best.',
    ],
  },
  low: {
    three: ['{hero} did a skip. {friend} did it, too. "That is fun!"'],
    five: [
      '{hero} walked along with a skip in every fifth step. {He} tried to leave it out. "Do not," said {friend}. "I have just learned it."',
    ],
    seven: [
      '{hero} tried to walk like other people. It took all {his} thoughts. After a bit {he} saw that {friend} was putting in a skip, after every fourth step. "I like it," said {friend}. "It gives you something to look forward to."',
    ],
    verse: [
      '{hero} tried hard not to skip as {he} went. / "I put one in, too," said {friend}, quite content.',
      '"I step all wrong," said {hero}. "True," / Said {friend}, "and now I do it, too."',
    ],
    small: ['Skip, skip, and flop! / "Show me that hop!"'],
  },
  test: {
    three: ['"The last step is odd," said {keeper}. "We all fall down."'],
    five: ['"A dance opens it," said {keeper}, "with five steps. We know four. Then we fall in a heap."'],
    seven: [
      '"A dance opens it," said {keeper}. "One, two, three, four, and then only this." It was a small mark, like a flea going over a wall. "We tried it once, and were in bed for a week." {hero}\'s legs went very still.',
    ],
    verse: [
      '"The dance has a step," said {keeper}, "at the end, / So odd that our knees can\'t remember to bend."',
    ],
    small: ['"One step is wrong. / It spoils our song."'],
  },
  act: {
    three: ['{hero} danced. Hop, hop, hop, flop! That was it!'],
    five: [
      '"Is it like this?" asked {hero}. One, two, three, four, oops. It was the skip {he} could never leave out, and it was just right.',
    ],
    seven: [
      '{hero} stopped holding {his} legs back. One, two, three, four, they went, and then the skip. It went into the end of the dance like a foot into its own old shoe. "Again," said {keeper}, "but slowly, so that we can all get it wrong."',
    ],
    verse: ['{hero} let out the odd skip that {he} hid. / "That\'s it!" cried {keeper}, and open it slid.'],
    small: ['Hop, skip, and flop! / "That is it! Do not stop!"'],
  },
  close: {
    three: ['Hop, hop, flop, into bed.'],
    five: ['One, two, three, four, went {hero} to bed, and in with a skip.'],
    seven: [
      'Even asleep {hero} breathed in four, with a small skip after it. By now {friend} was breathing like that as well.',
    ],
    verse: [
      "One, two, three, four, and a skip into bed. / That's just the right way to lay down your head.",
      'One, two, three, four, and one step more, / And into bed across the floor.',
    ],
  },
}

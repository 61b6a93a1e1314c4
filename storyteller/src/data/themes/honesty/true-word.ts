import type { Strand } from '../../schema.ts'

export const trueWord: Strand = {
  plant: {
    three: ['{hero} knew how. {hero} knew when. {He} just hummed.'],
    five: [
      '"How did it happen?" asked {friend}. {hero} knew. "I cannot think," {he} said, and looked at {his} toes.',
    ],
    seven: [
      '{hero} knew a good deal more than {he} {was} saying. It had begun with a jump, and a "watch this", and a shelf. No one had been watching. So no one knew.',
    ],
    verse: [
      '"How did this happen?" asked {friend}. "Do you know?" / {hero} said nothing, and looked down low.',
      '"Who did it?" they asked, and {hero} knew who. / {He} looked at the sky, and {he} looked at {his} shoe.',
    ],
  },
  low: {
    three: ['{hero} could not eat {his} bun. It would not go down.'],
    five: ['{hero} could not eat {his} bun. Something was sitting in the place where the bun should go.'],
    seven: [
      '"You have not touched your bun," said {friend}. {hero} looked at it. There are things that take up all the room inside, and they are hardly ever buns.',
    ],
    verse: [
      '{hero} could not eat one bit of the bun. / The thing not said weighed more than a ton.',
      'The word would not come, and the lunch would not go. / {hero} sat still, with {his} head down low.',
    ],
    small: ['{hero} sat down / with half a frown.'],
  },
  test: {
    three: ['"I need one true word," said {keeper}. "Just one."'],
    five: ['"I only need one true word," said {keeper}. "Who has it?"'],
    seven: [
      '"It will only mend with a true word," said {keeper}. "I have tried it with glue." {khe} did not look at anyone. That made it harder.',
    ],
    verse: ['"One true word is all that I need," / Said {keeper}, "and then we may surely proceed."'],
    small: ['"One true word, please. / Then all is at ease."'],
  },
  act: {
    three: ['{hero} took a breath. "I did it. That is the word."'],
    five: [
      '"I did it," said {hero}. Nothing fell down. In fact it was rather quiet, and then somebody hugged {him}.',
    ],
    seven: [
      '{hero} opened {his} mouth three times. The third time it came out. "I jumped, and I bumped it, and then I said nothing, and that was the worst part." "Yes," said {keeper}, "it always is." And {khe} smiled, for that was the true word, and it fitted.',
    ],
    verse: ['"I did it," said {hero}. "I jumped, and it fell." / It was hard to say, but then all was well.'],
    small: ['"I did it. I fell." / And then all was well.'],
  },
  close: {
    three: ['All said. All well. {hero} ate the bun.'],
    five: ['It was all said, and there was nothing left inside but sleep.'],
    seven: [
      '{hero} had room for a bun now. {He} ate it in bed, which is not allowed, and {he} said so in the morning.',
    ],
    verse: [
      'The truth is out, the bun is in. / Now sleep with the blanket up under your chin.',
      'One little word, and it took all day. / Now it is out, and has gone its way.',
    ],
  },
}

import type { Strand } from '../../schema.ts'

export const trueWord: Strand = {
  plant: {
    three: [
      '{hero} knew how. {hero} knew when. {He} just hummed.',
      '"How did it go so bad?" said {friend}. {hero} said not a word.',
      '{hero} had a word in {his} mouth. {He} shut it in.',
    ],
    five: [
      '"How did it happen?" asked {friend}. {hero} knew. "I cannot think," {he} said, and looked at {his} toes.',
      '{hero} told {friend} what {he} had seen that day. There were nine things. The tenth {he} kept back.',
      'There was a word that wanted to come out. {hero} put a bun on top of it.',
    ],
    seven: [
      '{hero} knew a good deal more than {he} {was} saying. It had begun with a jump, and a "watch this", and a shelf. No one had been watching. So no one knew.',
      '{hero} had answered everything they asked. {He} had said where {he} had been, and with whom, and for how long. They had not asked what {he} did there.',
      '"Somebody must know something," said {friend}. {hero} said that somebody must. {He} began to whistle, and looked like a person who whistles.',
    ],
    verse: [
      '"How did this happen?" asked {friend}. "Do you know?" / {hero} said nothing, and looked down low.',
      '"Who did it?" they asked, and {hero} knew who. / {He} looked at the sky, and {he} looked at {his} shoe.',
    ],
  },
  low: {
    three: [
      '{hero} could not eat {his} bun. It would not go down.',
      '"Say it," said {friend}. "Say what?" said {hero}. Gulp.',
      'The word sat in {hero} like a stone.',
    ],
    five: [
      '{hero} could not eat {his} bun. Something was sitting in the place where the bun should go.',
      '"What did you want to say?" asked {friend}. "When?" said {hero}. "All day," said {friend}.',
      '{hero} said that {he} had a sore throat. It was a word, and it had stuck there.',
    ],
    seven: [
      '"You have not touched your bun," said {friend}. {hero} looked at it. There are things that take up all the room inside, and they are hardly ever buns.',
      '"I once did not say a thing for a week," said {friend}. "What happened?" asked {hero}. "It got so that I could not say please," said {friend}, "or pass the jam. It sat in the way of all the others."',
      '{hero} had begun to say it four times. Each time it had come out as something about the path. By now {friend} knew a great deal about the path.',
    ],
    verse: [
      '{hero} could not eat one bit of the bun. / The thing not said weighed more than a ton.',
      'The word would not come, and the lunch would not go. / {hero} sat still, with {his} head down low.',
    ],
    small: ['{hero} sat down / with half a frown.'],
  },
  test: {
    three: [
      '"I need one true word," said {keeper}. "Just one."',
      '"Say a true word to it," said {keeper}. "I have none."',
    ],
    five: [
      '"I only need one true word," said {keeper}. "Who has it?"',
      '{keeper} had tried a nice word, a long word, and one with gold on. "None of these will do it," {khe} said.',
    ],
    seven: [
      '"It will only mend with a true word," said {keeper}. "I have tried it with glue." {khe} did not look at anyone. That made it harder.',
      '"It was shut with a word that was not so," said {keeper}, "so it opens with one that is. I tried my own name, and that is true, but it did not seem to be the one." {khe} looked up. "Somebody brought it in with them. I can hear it knocking."',
    ],
    verse: ['"One true word is all that I need," / Said {keeper}, "and then we may surely proceed."'],
    small: ['"One true word, please. / Then all is at ease."'],
  },
  act: {
    three: [
      '{hero} took a breath. "I did it. That is the word."',
      '"I did it," said {hero}, so low. It heard!',
    ],
    five: [
      '"I did it," said {hero}. Nothing fell down. In fact it was rather quiet, and then somebody hugged {him}.',
      '"I have a plain one," said {hero}. It was still warm from being kept in. "I did it," {he} said.',
    ],
    seven: [
      '{hero} opened {his} mouth three times. The third time it came out. "I jumped, and I bumped it, and then I said nothing, and that was the worst part." "Yes," said {keeper}, "it always is." And {khe} smiled, for that was the true word, and it fitted.',
      '"That is mine," said {hero}. {He} let it out. "I did it, all of it, and I said nothing." It was not a large word, after all that. It went across and fitted.',
    ],
    verse: ['"I did it," said {hero}. "I jumped, and it fell." / It was hard to say, but then all was well.'],
    small: ['"I did it. I fell." / And then all was well.'],
  },
  close: {
    three: [
      'All said. All well. {hero} ate a bun.',
      'The word was out. {hero} slept with {his} mouth open.',
      '"I am so tired," said {hero}. That was true, too.',
    ],
    five: [
      'It was all said, and there was nothing left inside but sleep.',
      '"Is there any more in there?" asked {friend}. {hero} opened {his} mouth so that {fhe} could look.',
      'That night {hero} said {his} plain good night, and it came out as easily as breath.',
    ],
    seven: [
      '{hero} had room for a bun now. {He} ate it in bed, which is not allowed, and {he} said so in the morning.',
      '{hero} slept with {his} mouth a little open, as people do when there is nothing they must keep in.',
      '"It was a nice quiet day," said {friend}. {hero} thought of all that not saying. "It was the noisiest day I ever had," {he} said, and slept.',
    ],
    verse: [
      'The truth is out, the bun is in. / Now sleep with the blanket up under your chin.',
      'One little word, and it took all day. / Now it is out, and has gone its way.',
    ],
  },
}

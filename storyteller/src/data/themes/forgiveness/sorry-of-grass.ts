import type { Strand } from '../../schema.ts'

export const sorryOfGrass: Strand = {
  plant: {
    three: ['Mad, mad, mad! {hero} put {his} hat on upside down.'],
    five: ['{hero} was so cross that {he} put on {his} hat upside down and left it.'],
    seven: [
      '{hero} was cross. {He} {was} cross in the kitchen and cross on the stairs, and then {he} went out to be cross where there was more room.',
    ],
    verse: [
      'Cross on the stairs and cross in the hall! / {hero} was crossest of them all.',
      '{hero} was cross with the cup and the chair, / And cross with {his} hat, and cross with the air.',
    ],
    small: ['{hero} was mad. / Mad, mad and sad.'],
  },
  low: {
    three: ["A leaf sat on {friend}'s nose. {hero} had to laugh."],
    five: ['{hero} tried to stay cross. But {friend} had a leaf on {fhis} nose, and it was very hard.'],
    seven: [
      '"Are you still cross?" asked {friend}. {hero} felt about inside. "There is some left at the bottom," {he} said. "It is mostly sad."',
    ],
    verse: [
      '{hero} felt round for the cross, for the mad. / There was some at the bottom. It mostly was sad.',
      '{hero} was cross, but it would not stay. / {friend} pulled a face, and it ran away.',
    ],
    small: ['"Still mad?" "A bit. / I am done with it."'],
  },
  test: {
    three: ['"I did it," said {keeper}. "I made you this, to say sorry."'],
    five: [
      '"It was my doing," said {keeper}. "I made you this. It is a sorry." It was a small thing, made of grass, and it had come out crooked.',
    ],
    seven: [
      '"It was my doing," said {keeper}. {khe} held out something made of grass. "I have made you a sorry. I have never made one before. I think that this is the front." Then {khe} closed {khis} eyes, and waited.',
    ],
    verse: [
      '"I did it," said {keeper}. "I\'ve made you a thing. / It\'s a sorry, of grass, with a bit of old string."',
    ],
    small: ['"It was me, I know. / I made you this bow."'],
  },
  act: {
    three: ['{hero} took it. "I am not mad now," said {hero}.'],
    five: [
      '{hero} put the crooked sorry on {his} hat. "It fits," {he} said. And {keeper} could look up again.',
    ],
    seven: [
      '{hero} took the sorry. It weighed nothing, and it must have taken hours. All at once the cross was gone, even the bit at the bottom. "It is the best one I have ever had," {he} said. {keeper} opened one eye.',
    ],
    verse: ['{hero} put it on {his} hat with a pin. / "It\'s a very good sorry. I\'ll wear it. Come in!"'],
    small: ['{hero} put it on. / "See? The mad is gone."'],
  },
  close: {
    three: ['{hero} put the sorry by the bed.'],
    five: ['The small grass sorry lay by the bed. It smelled of summer.'],
    seven: [
      'The crooked grass sorry hung on the bedpost. There was no cross left for it to mend, so it just hung there and smelled of hay.',
    ],
    verse: [
      'The mad is gone, the sad is too. / The bed is soft and waits for you.',
      "The grass is here, beside you, to keep. / No one is cross when they're asleep.",
    ],
  },
}

import type { Strand } from '../../schema.ts'

export const sorryOfGrass: Strand = {
  plant: {
    three: [
      'Mad, mad, mad! {hero} put {his} hat on upside down.',
      '{hero} was mad at the cup. The cup had not done it.',
      'Huff, huff, huff. {hero} was mad at the road, too.',
    ],
    five: [
      '{hero} was so cross that {he} put on {his} hat upside down and left it.',
      '"Good morning," people said. "Is it?" said {hero}. That was how cross {he} {was}.',
      '{hero} was too cross to sit, so {he} walked round the table, and scowled at it from each side.',
    ],
    seven: [
      '{hero} was cross. {He} {was} cross in the kitchen and cross on the stairs, and then {he} went out to be cross where there was more room.',
      '{hero} was so cross that {he} buttered the plate. {He} would not say so. {He} ate round it.',
      '"I am perfectly calm," said {hero}, and put {his} hat on the hook so hard that the hook came off. Then {he} {was} cross with the hook.',
    ],
    verse: [
      'Cross on the stairs and cross in the hall! / {hero} was crossest of them all.',
      '{hero} was cross with the cup and the chair, / And cross with {his} hat, and cross with the air.',
    ],
    small: ['{hero} was mad. / Mad, mad and sad.'],
  },
  low: {
    three: [
      "A leaf sat on {friend}'s nose. {hero} had to laugh.",
      '"Still mad?" said {friend}. "Just my feet are," said {hero}.',
      '{hero} was mad. But it was a nice bun.',
    ],
    five: [
      '{hero} tried to stay cross. But {friend} had a leaf on {fhis} nose, and it was very hard.',
      '{hero} was cross with a puddle, but the face in it looked so funny that it did not last.',
      '"How is your cross?" asked {friend}. "It is asleep," said {hero}. "Do not wake it."',
    ],
    seven: [
      '"Are you still cross?" asked {friend}. {hero} felt about inside. "There is some left at the bottom," {he} said. "It is mostly sad."',
      '{hero} had kept {his} cross warm all day, under {his} coat. Now {he} looked, and it had got small, and rather soft, and was hardly big enough to show to anybody.',
      '"I would be cross with you," said {friend}, "to see what it is like, but I cannot think what for." {fhe} tried hard. "You do hum," {fhe} said at last. {hero} had to smile at that.',
    ],
    verse: [
      '{hero} felt round for the cross, for the mad. / There was some at the bottom. It mostly was sad.',
      '{hero} was cross, but it would not stay. / {friend} pulled a face, and it ran away.',
    ],
    small: ['"Still mad?" "A bit. / I am done with it."'],
  },
  test: {
    three: [
      '"I did it," said {keeper}. "I made you this, to say sorry."',
      '{keeper} held out a bit of grass. "It says sorry."',
    ],
    five: [
      '"It was my doing," said {keeper}. "I made you this. It is a sorry." It was a small thing, made of grass, and it had come out crooked.',
      'Something made of grass stood on a stone. "It is a sorry," said {keeper}, behind the stone. "I did it, and it has come to tell you."',
    ],
    seven: [
      '"It was my doing," said {keeper}. {khe} held out something made of grass. "I have made you a sorry. I have never made one before. I think that this is the front." Then {khe} closed {khis} eyes, and waited.',
      '"I did it," said {keeper}. "I tried to write it down, but sorry is a hard word to spell. So I made one." It was of grass, and had a good many ends. "You hold it like this. No, like this."',
    ],
    verse: [
      '"I did it," said {keeper}. "I\'ve made you a thing. / It\'s a sorry, of grass, with a bit of old string."',
    ],
    small: ['"It was me, I know. / I made you this bow."'],
  },
  act: {
    three: [
      '{hero} took it. "I am not mad now," said {hero}.',
      '{hero} took it. "It says it well. We are friends."',
    ],
    five: [
      '{hero} put the crooked sorry on {his} hat. "It fits," {he} said. And {keeper} could look up again.',
      '"Tell it to come home with me," said {hero}. And then {keeper} came out as well.',
    ],
    seven: [
      '{hero} took the sorry. It weighed nothing, and it must have taken hours. All at once the cross was gone, even the bit at the bottom. "It is the best one I have ever had," {he} said. {keeper} opened one eye.',
      '{hero} turned it round. From one side it looked like somebody bowing. {He} had come all this way to be cross, and now {his} {hands} were full of grass. "I shall hang it up at home," {he} said.',
    ],
    verse: ['{hero} put it on {his} hat with a pin. / "It\'s a very good sorry. I\'ll wear it. Come in!"'],
    small: ['{hero} put it on. / "See? The mad is gone."'],
  },
  close: {
    three: [
      '{hero} put the sorry by the bed.',
      '"Good night, sorry," said {hero}, to the bit of grass.',
      '{hero} slept with the sorry on {his} nose.',
    ],
    five: [
      'The small grass sorry lay by the bed. It smelled of summer.',
      '{hero} hung the sorry in the window. It turned round slowly, and said it to everybody.',
      '"Is it a hat or a goat?" asked {friend}. "It is a sorry," said {hero}, and blew it good night.',
    ],
    seven: [
      'The crooked grass sorry hung on the bedpost. There was no cross left for it to mend, so it just hung there and smelled of hay.',
      'On a nail by the bed hung the sorry. It had lost a leg on the way, and {hero} had tied it on again with great care.',
      '{hero} lay and looked at the sorry. It had eleven knots in it. You do not tie eleven knots for somebody you do not like.',
    ],
    verse: [
      'The mad is gone, the sad is too. / The bed is soft and waits for you.',
      "The grass is here, beside you, to keep. / No one is cross when they're asleep.",
    ],
  },
}

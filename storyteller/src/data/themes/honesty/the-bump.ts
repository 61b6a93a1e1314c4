import type { Strand } from '../../schema.ts'

export const theBump: Strand = {
  plant: {
    three: [
      '{hero} knew a thing. {He} had gone bump. {He} did not tell.',
      '"Who did it?" said {friend}. {hero} did not say.',
      'Bump! That was in the morning. {hero} did not talk of it.',
    ],
    five: [
      'There was one thing that {hero} had not said. That afternoon {he} had been playing where {he} should not, and something had gone bump.',
      '"Did you hear a bump today?" asked {friend}. "No," said {hero}, and was very busy with {his} bag.',
      '{hero} knew why it had gone wrong. {He} had gone bump, and then gone out.',
    ],
    seven: [
      'There was something that {hero} was not saying. It had happened after lunch, when {he} had been bouncing a ball in just the place where one does not. There had been a bump, and a wobble, and a silence. {He} had meant to tell somebody, and then it was too late, and then it was later.',
      '"I wonder how it happened," said {friend}. {hero} wondered too, in a rather high voice. {He} knew just how. It had gone bump, and nobody had been in the room but {him}.',
      'It had only been a small bump. {hero} had looked left and right, and put everything back nearly as it was, and gone out to look surprised.',
    ],
    verse: [
      "But {hero} had something {he} didn't say: / There'd been a bump that very day.",
      '{hero} had played where {he} should not play. / Something went bump, and {he} did not say.',
    ],
  },
  low: {
    three: [
      "{hero}'s tummy felt bad. It was the thing {he} did not say.",
      '"Are you sad?" said {friend}. "No," said {hero}. But {he} {was}.',
      '"Want a bun?" said {friend}. {hero} did not. Not with that bump inside.',
    ],
    five: [
      'The thing that {hero} had not said grew heavier with every step. It was like walking with a stone in a sock.',
      '"You can tell me things," said {friend}. {hero} opened {his} mouth, and told {fhim} about the weather.',
      '{hero} went red whenever anything went bump. On that path quite a lot of things did.',
    ],
    seven: [
      '"You are quiet," said {friend}. "I am thinking," said {hero}. The secret had been as small as a pea when they set out. Now it was as big as a turnip, and {he} {was} carrying it all by {himself}.',
      '"You are quiet," said {friend}. "I am thinking," said {hero}. In the morning the secret was just a pea. Now it had grown into a turnip, and there was no good way to hold it.',
      '{friend} dropped the bag, and it went bump. "I did not do it!" cried {hero}. {friend} looked at {him} for a moment. "No," said {friend}, "I did." It was very quiet after that.',
    ],
    verse: [
      'The secret weighed like a stone in a shoe. / It pinched and pinched, as secrets do.',
      '"You walk," said {friend}, "like a stone\'s in your shoe." / {hero} said nothing. {He} knew it was true.',
    ],
    small: ['{hero} was sad. / The secret was bad.'],
  },
  test: {
    three: [
      '"Who did this?" said {keeper}. "Please tell me true."',
      '{keeper} looked at {hero}. "Do you know who?"',
    ],
    five: [
      '"First I must know how it began," said {keeper}. It was very still. {hero} looked at the ground.',
      '"It will not mend," said {keeper}, "until I hear what happened. It did not get up and jump."',
    ],
    seven: [
      '"A knot opens from the end where it was tied," said {keeper}. "How did it begin?" {khe} looked at {friend}, and then at {hero}. It was so still that you could have heard a secret drop.',
      '"There is a bit missing," said {keeper}. "There was the morning, and there is now, and between them is a gap the size of a ball. Has anybody got it?"',
    ],
    verse: ['"To put it right," said {keeper}, "I must know / Just how it broke, and who made it so."'],
    small: ['"Who did it? Who? / Please tell me true."'],
  },
  act: {
    three: [
      '"It was me," said {hero}. "I am sorry." {keeper} smiled. "Thank you."',
      '"Me," said {hero}. "I did it." There. It was out.',
    ],
    five: [
      '"It was me," said {hero}, very small. "I was playing, and I went bump." {friend} took {his} {hand}. "That was the piece I needed," said {keeper}.',
      '"It did not jump. I did," said {hero}. It came out in one breath, bump and all. Then there was room for a new one.',
    ],
    seven: [
      '"It was me," said {hero}. {He} had thought that the sky would fall down. It stayed where it was. So {he} said the rest too, about the ball and the bump, and {friend} did not let go of {his} {hand}. "Ah," said {keeper}, "so that is where the knot begins."',
      '{hero} had it. {He} had been holding on to it all day, and {his} {hand} had gone stiff. "Here," {he} said. "I played where I should not, and it went bump, and I went away." {keeper} put it in the gap. "And now you have come back," said {khe}.',
    ],
    verse: ['"It was me," said {hero}. There, it was out, / As light as a feather and blowing about.'],
    small: ['"It was me," {he} said. / {His} ears went red.'],
  },
  close: {
    three: [
      'No more secret. {hero} felt light.',
      'It was all said. {hero} could sleep now.',
      '"I told," said {hero}. "I know," said {friend}. Good night.',
    ],
    five: [
      "There was nothing in {hero}'s sock any more, and nothing in {his} heart that had to hide. {He} slept like a stone on a sunny wall.",
      'Out in the hall something went bump. It was only a door, and {hero} did not even go red.',
      '"Is there anything more?" asked {friend}. {hero} looked inside. It was swept clean.',
    ],
    seven: [
      'There was only {hero} in the bed that night, with no secret to take up half the pillow. It was surprising how much room there was.',
      '{hero} lay down and waited for the bump to come back and be thought about. It did not come. It had been told, and there was nothing left of it to think.',
      '"Next time," said {hero}, "I shall tell it at once, while it is small." {friend} said that it was a fine idea. {fhe} said it with both eyes shut.',
    ],
    verse: [
      'No secret shares the bed tonight, / And so the sleeper sleeps just right.',
      "It's said, it's said, and the stone is out. / There's nothing to be awake about.",
    ],
  },
}

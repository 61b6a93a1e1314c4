import type { Strand } from '../../schema.ts'

export const sitAndSee: Strand = {
  plant: {
    three: ['"It is just a bug," said {hero}. "It is just the sky."'],
    five: ['"It is only a puddle," {hero} liked to say. "It is only the moon."'],
    seven: [
      '"Only" was {hero}\'s favourite word. It was only a beetle, it was only Tuesday, and it was only the sky.',
    ],
    verse: [
      '"It\'s only a beetle, it\'s only the sky," / Said {hero} to all that went strolling by.',
      '"It\'s only rain. It\'s only a star," / Said {hero}, and never looked very far.',
    ],
  },
  low: {
    three: ['{friend} held up a stone. It had gold in it!'],
    five: ['A drop hung from a leaf. {hero} looked into it. The whole evening was in there, upside down.'],
    seven: [
      '{friend} was staring at a stone. {hero} came to see what was wrong. Nothing was. There were tiny gold sparks all through it, and it had been lying there for a million years without being looked at.',
    ],
    verse: [
      'A drop hung down from the tip of a leaf. / It held the whole evening, too fine for belief.',
      '{hero} saw a drop, as round as can be. / It had in it one small you and me.',
    ],
    small: ['A drop on a leaf! / So bright, so brief.'],
  },
  test: {
    three: ['"Sit," said {keeper}. "You looked. Now see."'],
    five: ['"Sit," said {keeper}. "You have looked at a lot today. Now see."'],
    seven: [
      '"How long did you look at the sky today?" asked {keeper}. {hero} thought about it. "I saw it," {he} said. "That is not what I asked," said {keeper}.',
    ],
    verse: [
      '"You\'ve looked," said {keeper}, "but have you seen? / Sit here in the evening, so gold and so green."',
    ],
    small: ['"You look. Now see. / Sit down with me."'],
  },
  act: {
    three: ['{hero} sat. {hero} saw. {He} could not say a word.'],
    five: ['{hero} sat, and {his} mouth came open. "It is not only anything," {he} whispered.'],
    seven: [
      '{hero} looked. {He} looked until looking was all there was of {him}. Then the first light came, and another. "Oh," said {hero}. {He} did not say "only". {He} never said it again.',
    ],
    verse: ['{hero} looked up, and forgot to speak. / One small bright tear ran down one cheek.'],
    small: ['{hero} looked up. "Oh! / I did not know."'],
  },
  close: {
    three: ['"It is just bed," said {friend}. "It is bed!" said {hero}.'],
    five: ['{hero} did not say "only" once, all the way to bed.'],
    seven: [
      '"It is only bedtime," said {friend}. "It is bedtime," said {hero}, with round eyes, and lay down in the very middle of it.',
    ],
    verse: [
      'A pillow, a blanket, a moon in the sky. / Oh, wonder of wonders, and oh, lullaby.',
      "It's only a bed, and only a night. / Only. Just look at it. Look at the light.",
    ],
  },
}

import type { Strand } from '../../schema.ts'

export const sitAndSee: Strand = {
  plant: {
    three: [
      '"It is just a bug," said {hero}. "It is just the sky."',
      '"Look, a leaf!" said {friend}. "It is just one leaf," said {hero}.',
      '"Just rain," said {hero}. "Just a hill. Just me."',
    ],
    five: [
      '"It is only a puddle," {hero} liked to say. "It is only the moon."',
      'If you showed {hero} a rainbow, {he} said that it was only some rain.',
      '"Only a snail," said {hero}. "Only a hill." {He} said it so often that it had worn quite thin.',
    ],
    seven: [
      '"Only" was {hero}\'s favourite word. It was only a beetle, it was only Tuesday, and it was only the sky.',
      '{friend} had seen a ring round the moon, and told {hero} about it for an hour. "So it was only the moon, then," said {hero}, "with only a ring."',
      'On the first day of snow {hero} had looked out for a moment. "It is only rain that has gone slow," {he} said, and shut the window.',
    ],
    verse: [
      '"It\'s only a beetle, it\'s only the sky," / Said {hero} to all that went strolling by.',
      '"It\'s only rain. It\'s only a star," / Said {hero}, and never looked very far.',
    ],
  },
  low: {
    three: [
      '{friend} held up a stone. It had gold in it!',
      '"It is just mud," said {hero}. But small feet had gone over it. So small!',
      '{hero} picked up a bit of shell. Inside it was pink and gold.',
    ],
    five: [
      'A drop hung from a leaf. {hero} looked into it. The whole evening was in there, upside down.',
      '{friend} blew on a bit of fluff. It went up, turned round twice, and bowed. {hero} forgot to say what it was only.',
      'They rested by a crack in the stone. Something green had come up through it, all the way from underneath.',
    ],
    seven: [
      '{friend} was staring at a stone. {hero} came to see what was wrong. Nothing was. There were tiny gold sparks all through it, and it had been lying there for a million years without being looked at.',
      '"That is only a feather," said {hero}. {friend} turned it over in the light. It was brown, and then it was green, and then for a moment it was something that nobody had a word for. {hero} asked if {he} might hold it.',
      'Some dust was coming down through the last of the light. {hero} had seen dust before, mostly under beds. {He} had never seen it dance.',
    ],
    verse: [
      'A drop hung down from the tip of a leaf. / It held the whole evening, too fine for belief.',
      '{hero} saw a drop, as round as can be. / It had in it one small you and me.',
    ],
    small: ['A drop on a leaf! / So bright, so brief.'],
  },
  test: {
    three: ['"Sit," said {keeper}. "You looked. Now see."', '"Do not say just," said {keeper}. "Sit. Look."'],
    five: [
      '"Sit," said {keeper}. "You have looked at a lot today. Now see."',
      '"Tell me what you see," said {keeper}. "Only some light," said {hero}. "Sit down, and tell me again."',
    ],
    seven: [
      '"How long did you look at the sky today?" asked {keeper}. {hero} thought about it. "I saw it," {he} said. "That is not what I asked," said {keeper}.',
      '"People tell me that they have been here," said {keeper}, "and I ask them what it was like. Nice, they say. So I have put out this stone to sit on. It takes about as long as it takes."',
    ],
    verse: [
      '"You\'ve looked," said {keeper}, "but have you seen? / Sit here in the evening, so gold and so green."',
    ],
    small: ['"You look. Now see. / Sit down with me."'],
  },
  act: {
    three: [
      '{hero} sat. {hero} saw. {He} could not say a word.',
      '{hero} looked. Light came up, and up. {He} forgot to say just.',
    ],
    five: [
      '{hero} sat, and {his} mouth came open. "It is not only anything," {he} whispered.',
      '{hero} looked until {his} eyes were full. "It is a bit of light," {he} said, "and I never saw one before."',
    ],
    seven: [
      '{hero} looked. {He} looked until looking was all there was of {him}. Then the first light came, and another. "Oh," said {hero}. {He} did not say "only". {He} never said it again.',
      '{hero} sat. For a time it was only a place. Then a light rose up between two stones, and one more rose to meet it. {hero} tried to say what it was only, and could not find anything small enough to put there.',
    ],
    verse: ['{hero} looked up, and forgot to speak. / One small bright tear ran down one cheek.'],
    small: ['{hero} looked up. "Oh! / I did not know."'],
  },
  close: {
    three: [
      '"It is just bed," said {friend}. "It is bed!" said {hero}.',
      '"Just the moon," said {friend}. "Just!" said {hero}.',
      'It was not just a bed. It was so soft.',
    ],
    five: [
      '{hero} did not say "only" once, all the way to bed.',
      '"Only five more minutes," said {hero} at the window. It was the last only of the day.',
      'There was a crack over the bed that {hero} had never looked at. It had a river in it, and a boat.',
    ],
    seven: [
      '"It is only bedtime," said {friend}. "It is bedtime," said {hero}, with round eyes, and lay down in the very middle of it.',
      '{hero} looked at the cup by the bed for so long that {friend} asked if something was the matter. Nothing was. It was blue inside.',
      'The night came up to the window as it had always done. This time {hero} moved over, and let it see in as well.',
    ],
    verse: [
      'A pillow, a blanket, a moon in the sky. / Oh, wonder of wonders, and oh, lullaby.',
      "It's only a bed, and only a night. / Only. Just look at it. Look at the light.",
    ],
  },
}

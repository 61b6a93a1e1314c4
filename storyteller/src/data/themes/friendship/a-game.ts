import type { Strand } from '../../schema.ts'

export const aGame: Strand = {
  plant: {
    three: [
      '{hero} and {friend} did all things side by side.',
      '{hero} had one good friend. That was {friend}.',
      'Two cups, two hats, two friends.',
    ],
    five: [
      '{hero} and {friend} shared everything: jokes, puddles, and the last bit of jam.',
      'When you saw {hero}, you never had to wait long for {friend}.',
      '{hero} and {friend} had a secret knock. Tap, tap-tap, tap. It meant: I am me. Are you you?',
    ],
    seven: [
      'They had a secret knock, a secret song, and a secret that they had both forgotten, which did not matter, because they had forgotten it together.',
      '{hero} and {friend} had been friends since the day they both wanted the same puddle, and found that it was big enough.',
      'There was one secret knock for {hero} and {friend}, and they had used it on every door {in} {land}, and on a cow.',
    ],
    verse: [
      'They shared a puddle, shared a bun, / And two was twice as good as one.',
      "{hero} had a knock, and {friend} had one, too. / One meant hello, and one meant it's you.",
    ],
  },
  low: {
    three: [
      'They both felt cross. Then they both felt sad. Then they had a hug.',
      '"Are you still my friend?" "I am." "Good."',
      'They sat on one stone. It was just right.',
    ],
    five: [
      'They were tired, and tired friends grow grumpy. "It was your idea," said {hero}. "It was yours," said {friend}. Then neither of them said anything, and that was worse.',
      '"I do not want to walk," said {friend}. "Then we will not walk," said {hero}, and sat down right beside {fhim}.',
      '{friend} had half a bun left. {hero} had the other half. They swapped.',
    ],
    seven: [
      'It was a long way, and they were hungry, and so they had a quarrel. It was about nothing, and it lasted as long as it takes to count to twenty. Then {hero} gave the secret knock on a stone. After a moment, very softly, {friend} knocked back.',
      '"If we stop being friends," said {friend}, who was very tired, "who gets the puddle?" They thought about it as far as the next bend, and it could not be worked out. So they stayed friends.',
      'Neither of them wished to say how tired they were. {hero} knocked, the secret way, on the nearest stone. "Come in," said {friend}, and they both sat down.',
    ],
    verse: [
      'They quarrelled once, about a bun, / Then knocked their knock, and that was done.',
      '"It was you," said {hero}. "No, it was you." / They said it so long that they laughed at it, too.',
    ],
    small: ['They gave a hug, / all warm and snug.'],
  },
  test: {
    three: ['{keeper} had no one to play with.', '"Will you go soon?" said {keeper}. "They all go soon."'],
    five: [
      '"Now you will go," said {keeper}, and looked at {khis} toes. "Visitors always go."',
      '{keeper} had laid out two cups. "I always lay out two," said {khe}. "No one has come yet."',
    ],
    seven: [
      '{keeper} had a game laid out, with a place for a second player. There was dust on that side. "People are in a hurry," said {khe}. But {khis} eyes went to the game, and back, and to the game.',
      '"You are the ninth lot to come by," said {keeper}. "I made a cake for the first lot, in case they could stay." A beetle lived in it now.',
    ],
    verse: ['"They come," said {keeper}, "and then they go. / No one will stay to play, you know."'],
    small: ['"No one will play. / They all go away."'],
  },
  act: {
    three: [
      '{hero} sat down. "We will play with you." And they did!',
      '"Be our friend," said {hero}. {keeper} hugged them both.',
    ],
    five: [
      '"We have time for one game," said {hero}, and sat down. They played that, and then one more, and {keeper} laughed so hard that {khe} fell over.',
      '{hero} taught {keeper} the secret knock. Tap, tap-tap, tap. "It only works for friends," {he} said. {keeper} did it, and it worked.',
    ],
    seven: [
      '{hero} looked at the sky, and at the game, and at the dust. Then {he} blew off the dust and sat down. They played until {keeper} had won twice. "Now we shall have to come back," said {hero}, "because friends need another chance to win."',
      '{friend} sat down on one side of the cake, and {hero} on the other. "What does one do with visitors who stay?" asked {keeper}. "I never got that far." So they taught {khim} the secret knock, and the puddle song, and laughed so much that the beetle came out to see.',
    ],
    verse: [
      '"We\'ll play," said {hero}, and down {he} sat. / They laughed till all their sides were flat.',
      '"Then we shall stay and play," said {hero}, "a while." / And that was when they saw the first real smile.',
    ],
    small: ['"We will play, too. / Just me and you."'],
  },
  close: {
    three: [
      'One friend, two friends. Good night, friends.',
      '{hero} had two friends now.',
      'Good night, me. Good night, you. Good night, you too.',
    ],
    five: [
      '{hero} counted friends instead of sheep. There were only two, but {he} counted them over and over.',
      'Tap, tap-tap, tap, went {hero} on the wall. Tap, tap-tap, tap, came the answer.',
      '{hero} said good night twice, once for near and once for far.',
    ],
    seven: [
      '{hero} gave the secret knock on the wall, very softly. From the other side came the answer. And then, so far away that it may have been a dream, there came a third.',
      '{hero} had one friend more than at breakfast. It seemed a lot to get done in a day.',
      'Two cups stood on the shelf. Before {he} slept, {hero} got up and set a third one next to them, to see how it looked. It looked right.',
    ],
    verse: [
      'So knock your knock upon the wall. / Good night, good night, dear friends and all.',
      'One friend, two friends, three in a row. / Count them all over, and count them slow.',
    ],
  },
}

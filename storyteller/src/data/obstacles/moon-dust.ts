import type { ObstacleData } from '../schema.ts'

export const moonDust: ObstacleData = {
  id: 'moon-dust',
  kind: 'up',
  place: 'moon-crater',
  props: [{ prop: 'rocks', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'Rocks, all in a ring. How to get up?',
      'Big rocks stood in a ring. Each was as big as a bus!',
      '"May we go in?" The rocks did not say. They were all the way round.',
      'Big rocks stood all round.',
    ],
    five: [
      'Round the crater stood a ring of rocks, each one as big as a {shed|bus}.',
      'A ring of rocks stood round it. Each was as big as a bus.',
      'Big grey rocks stood side by side. There was no gap.',
    ],
    seven: [
      'All round the crater lay a ring of rocks, each as big as a {shed|bus}, thrown there long ago when something fell out of the sky. There was no gap in it. There was not even a place to knock.',
      'Round the crater the rocks stood like cows round a trough. Each was as big as a bus. {friend} sat down at once, to save time.',
      'Round the crater stood a ring of rocks, each as big as a bus. There was no gap, not even for a mouse.',
    ],
    verse: [
      'A ring of rocks stood round about, / And kept the rest of the wide moon out.',
      'Big rocks in a ring, each as big as a bus! / "They\'re bigger," said {friend}, "than the two of us."',
    ],
    small: ['Rocks in a ring! / A big grey thing.', 'Rocks, row on row! / "Where can we go?"'],
  },
  solve: {
    three: [
      'They gave a rock a push. It was so light! It rolled.',
      'One push! The rock rolled like a ball. "I am so strong!" said {hero}.',
      '{hero} put one {hand} on a rock. It ran off! All was light here.',
      'They gave a rock a push. It rolled!',
    ],
    five: [
      'They gave the nearest rock a push, just to see. It was as light as a {cushion|box of cakes}! They moved it like a chair.',
      '{hero} gave one a push with one {hand}. It rolled! On the moon all things are light.',
      '"It looks heavy," said {friend}. It was not. They put it to one side like a chair.',
    ],
    seven: [
      '{hero} leaned on a rock to think, and nearly fell over, for it moved. It was as light as a wardrobe full of feathers. They picked it up between them, with little grunts, for the look of the thing, and put it to one side.',
      '{hero} leaned on one to think, and it moved. {He} looked at it. {He} pushed it with one {hand}, and it rolled aside as if it were made of cake. "I am very strong here," said {hero}. So was {friend}. They moved two more, for the fun of it.',
      '{hero} leaned on a rock, and it rolled away like a ball of wool. "So that is what it is like to be strong," said {friend}.',
    ],
    verse: [
      'They gave one rock a little shove. / It rolled as lightly as a glove.',
      'They pushed with a finger. It rolled like a ball. / A rock on the moon is not heavy at all.',
    ],
    small: ['A push! Not tough. / That was enough.', 'As light as a bun! / Well, that was fun.'],
  },
  fact: {
    three: ['"On the moon big things are light," said {hero}.', '"Rocks are light here," said {hero}.'],
    five: ['"Everything weighs less up here," said {hero}. "That rock only looks heavy."'],
    seven: [
      '"A thing is heavy only because the ground pulls at it," said {hero}, "and this ground hardly pulls at all. That rock would squash us at home. Here it weighs no more than Grandmother\'s cat."',
      '"The moon pulls so little that even a rock is light," said {hero}. "That one weighs no more than a cat."',
    ],
    verse: ['"The moon pulls little, so rocks weigh less. / We two can move it along, I guess."'],
    small: ['"Up here, you see, / things are light as a pea."'],
  },
}

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
      'Rocks to the left, rocks to the right. How fat they were!',
      '{friend} looked up at the rocks. They did not look back.',
    ],
    five: [
      'Round the crater stood a ring of rocks, each one as big as a {shed|bus}.',
      'A ring of rocks stood round it. Each was as big as a bus.',
      'Big grey rocks stood side by side. There was no gap.',
      'The crater had a wall round it, and the wall was made of rocks as high as a house.',
      'There were rocks on every side. Nobody had thought of a door.',
      '"You take the left end," said {friend}. The rock had no left end. It was just big.',
    ],
    seven: [
      'All round the crater lay a ring of rocks, each as big as a {shed|bus}, thrown there long ago when something fell out of the sky. There was no gap in it. There was not even a place to knock.',
      'Round the crater the rocks stood like cows round a trough. Each was as big as a bus. {friend} sat down at once, to save time.',
      'Round the crater stood a ring of rocks, each as big as a bus. There was no gap, not even for a mouse.',
      'Somebody had set the rocks about the crater like chairs about a table, only there was no room to sit down and every chair was the size of a shed.',
      'Big rocks stood all round the hole. Between them there was a space for a sheet of paper, and they were not flat enough.',
      'The rocks were as tall as a house and as grey as a wet Monday. They stood shoulder to shoulder. {hero} felt along them for a gap, and came back to where {he} had begun.',
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
      'A push, and off it rolled. So light!',
      'They put a {hand} on it. Up it went, like a ball of air!',
      '{friend} leaned on a rock. Oops! It slid off.',
      'It looked so heavy. It was not! They set it down over there.',
    ],
    five: [
      'They gave the nearest rock a push, just to see. It was as light as a {cushion|box of cakes}! They moved it like a chair.',
      '{hero} gave one a push with one {hand}. It rolled! On the moon all things are light.',
      '"It looks heavy," said {friend}. It was not. They put it to one side like a chair.',
      'They took hold of one of the rocks, counted to three, and nearly threw it over their heads.',
      '{friend} gave it one small kick. The rock went away to look for somebody its own size.',
      'Two {hands}, one push, no work at all. The big rock moved as a boat moves.',
    ],
    seven: [
      '{hero} leaned on a rock to think, and nearly fell over, for it moved. It was as light as a wardrobe full of feathers. They picked it up between them, with little grunts, for the look of the thing, and put it to one side.',
      '{hero} leaned on one to think, and it moved. {He} looked at it. {He} pushed it with one {hand}, and it rolled aside as if it were made of cake. "I am very strong here," said {hero}. So was {friend}. They moved two more, for the fun of it.',
      '{hero} leaned on a rock, and it rolled away like a ball of wool. "So that is what it is like to be strong," said {friend}.',
      '{friend} tried to lift the smallest rock, and it came up like an empty box. They looked at each other. Then they lifted the largest, and set it down where it would not be in the way.',
      'They moved a rock the size of a barn with one shoulder each. It rolled slowly, like something in a dream, and left a gap that was just right.',
      '"One, two, three," said {hero}, and they heaved. They need not have heaved. It sailed off, over a small hill, and they had to go and say sorry to it.',
    ],
    verse: [
      'They gave one rock a little shove. / It rolled as lightly as a glove.',
      'They pushed with a finger. It rolled like a ball. / A rock on the moon is not heavy at all.',
    ],
    small: ['A push! Not tough. / That was enough.', 'As light as a bun! / Well, that was fun.'],
  },
  fact: {
    three: [
      '"On the moon big things are light," said {hero}.',
      '"Rocks are light here," said {hero}.',
      '"It is big, but it is light here," said {hero}.',
    ],
    five: [
      '"Everything weighs less up here," said {hero}. "That rock only looks heavy."',
      '"The moon does not pull down on things as hard as home does," said {hero}. "So we can lift them."',
      '"Big does not mean heavy," said {hero}, "not up here."',
    ],
    seven: [
      '"A thing is heavy only because the ground pulls at it," said {hero}, "and this ground hardly pulls at all. That rock would squash us at home. Here it weighs no more than Grandmother\'s cat."',
      '"The moon pulls so little that even a rock is light," said {hero}. "That one weighs no more than a cat."',
      '"Weight is only the ground pulling at things," said {hero}. "Up here it pulls so little that you can move what you could not move at home."',
    ],
    verse: ['"The moon pulls little, so rocks weigh less. / We two can move it along, I guess."'],
    small: ['"Up here, you see, / things are light as a pea."'],
  },
}

import type { ObstacleData } from '../schema.ts'

export const snowSnowman: ObstacleData = {
  id: 'snow-snowman',
  kind: 'blocked',
  place: 'frozen-pond',
  props: [
    { prop: 'snowman', where: 'near' },
    { prop: 'bridge', where: 'near' },
  ],
  avoid: [],
  meet: {
    three: [
      'A snowman stood on the bridge. He was as wide as the bridge.',
      'Who was on the bridge? A fat snowman. No room!',
    ],
    five: [
      'On the bridge stood a snowman. He filled it from rail to rail, and he smiled, which did not help.',
      'Somebody had built a snowman in the middle of the bridge. He was too fat to pass and too heavy to push.',
      'A snowman stood on the bridge, and there was no room for two more.',
    ],
    seven: [
      'Over the corner of the pond led a small bridge, and on the bridge stood a snowman. He had a good hat and a kind face, and he touched the rail on both sides. It was plain that he had been built by people who were already across.',
      '"Could you let us by?" {hero} asked the snowman on the bridge. The snowman smiled. He went on smiling. He was as wide as the bridge, and he had no feet to step aside with.',
      'A snowman had been built on the bridge, by somebody who cannot have wanted to cross it again.',
    ],
    verse: [
      'A snowman stood up on the bridge in the snow, / Too fat to get past, with no feet to go.',
      'The snowman was wide and the bridge was thin. / He smiled at them both with a coal-black grin.',
      'On the bridge a snowman sat, / Very friendly, very fat.',
    ],
    small: [
      'A snowman, so fat, / with a nice black hat!',
      'The snowman on the bridge / was as cold as a fridge.',
    ],
  },
  solve: {
    three: [
      'They rolled the snowman over, ball by ball. Then up he went again.',
      'Head, tummy, bottom. Roll, roll, roll! Now the snowman sat by the path.',
      'Ball, ball, ball. All over!',
    ],
    five: [
      'They took him down, ball by ball, and rolled him over the bridge. On the other side they built him up again, with a better view.',
      '"Head first, please," said {friend}. One, two, three balls rolled across. They put the snowman\'s hat back on and shook his stick.',
      'They rolled the snowman over in three parts, and built him up again.',
    ],
    seven: [
      'A snowman, if you look at him calmly, is three balls. They begged his pardon, lifted off his head, and rolled him over the bridge in parts, the big one last. On the far bank they put him together again, facing the sunset. He had been looking at a fence before.',
      'They asked if they might, and he did not say no. {friend} carried the hat. {hero} rolled the head, and the middle, and they both leaned on the rest. At the other end they built him up, with his nose in the air, like somebody who has been on a journey.',
      'They took the snowman apart with great respect, rolled him across, and put him up on the far side with a better view.',
    ],
    verse: [
      'They rolled him across, one ball and one more, / And built him up fatter and finer than before.',
      'The head and the middle, the bottom, the hat: / They rolled him across, and he stood there, like that.',
      'Ball by ball, and then the hat, / {hero} rolled him. That was that.',
    ],
    small: ['They rolled each ball, / and built him tall.', 'Roll, roll him past! / Then his hat, last.'],
  },
  fact: {
    three: ['"He is three balls," said {hero}. "Balls roll!"', '"Balls roll," said {hero}.'],
    five: [
      '"The whole of him is too heavy," said {hero}, "but a third of him is not. And he is round, and round things roll."',
      '"A ball rolls, and he is three balls," said {hero}.',
    ],
    seven: [
      '"All of him is too much to push," said {hero}. "He drags his whole flat bottom over the boards. But he is made of three balls, and a ball touches the ground on one small spot, so there is hardly anything to rub. And three small loads are easier than one big one."',
      '"In one lump he is too heavy," said {hero}, "but he is three balls, and a ball is easy to roll."',
    ],
    verse: [
      '"He\'s too much to push, but he\'s three balls of snow. / A ball hardly rubs, so away it will go."',
    ],
    small: ['"A ball can roll. / Not so the whole."'],
  },
}

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
      'A snowman had the bridge. Side to side!',
      '"May we go by?" The snowman stayed on the bridge.',
      'No one could use the bridge. The snowman had it all.',
      'A bridge, and a snowman. Fat snowman! Thin bridge!',
    ],
    five: [
      'On the bridge stood a snowman. He filled it from rail to rail, and he smiled, which did not help.',
      'Somebody had built a snowman in the middle of the bridge. He was too fat to pass and too heavy to push.',
      'A snowman stood on the bridge, and there was no room for two more.',
      'The snowman had come to the bridge to see the view, and he had been seeing it since Sunday.',
      'On the bridge {friend} said good evening to a snowman. He was very polite, for he did not say no. But he did not move.',
      'First there was the bridge, and then there was a lot of snowman, and then there was the bridge again.',
    ],
    seven: [
      'Over the corner of the pond led a small bridge, and on the bridge stood a snowman. He had a good hat and a kind face, and he touched the rail on both sides. It was plain that he had been built by people who were already across.',
      '"Could you let us by?" {hero} asked the snowman on the bridge. The snowman smiled. He went on smiling. He was as wide as the bridge, and he had no feet to step aside with.',
      'A snowman had been built on the bridge, by somebody who cannot have wanted to cross it again.',
      'You could have gone over the bridge if you had been a cat, between the snowman and the rail. They both breathed in. They were still not cats.',
      'Both arms held out, as if for a hug, a snowman stood on the bridge. It was kind of him, but it was no way across.',
      'Some children had needed a flat place to build on, and the bridge was flat. Now it had a snowman for a cork.',
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
      'They took off his head. "Sorry!" Roll, roll. Then they put it back.',
      'Three balls of snowman. Roll them, pile them. Hello again!',
      '"Roll over," said {friend}. The snowman went over in three bits.',
    ],
    five: [
      'They took him down, ball by ball, and rolled him over the bridge. On the other side they built him up again, with a better view.',
      '"Head first, please," said {friend}. One, two, three balls rolled across. They put the snowman\'s hat back on and shook his stick.',
      'They rolled the snowman over in three parts, and then he was one once more.',
      '{hero} rolled the fat ball, {friend} rolled the round one, and the head had a ride on top.',
      'It was like moving house. One ball, two balls, a head, a hat, and then they put it all up by the path.',
      '"We will be quick," said {hero}, and took off the snowman\'s head. It smiled all the way across.',
    ],
    seven: [
      'A snowman, if you look at him calmly, is three balls. They begged his pardon, lifted off his head, and rolled him over the bridge in parts, the big one last. On the far bank they put him together again, facing the sunset. He had been looking at a fence before.',
      'They asked if they might, and he did not say no. {friend} carried the hat. {hero} rolled the head, and the middle, and they both leaned on the rest. At the other end they built him up, with his nose in the air, like somebody who has been on a journey.',
      'They took the snowman apart with great respect, rolled him across, and put him up on the far side with a better view.',
      'They moved him as one moves a piano, in parts and with kind words. When he stood up again, his nose was a bit lower, but his heart was where it had been.',
      'The head was easy. The middle was a push. For the big ball they lay on their backs and used their feet, and off it went, over the boards and down on the grass.',
      '{friend} kept the nose in {fhis} pocket, so that it would not be lost. Then they rolled three balls, one after another, and at the end there he was, and there was the nose.',
    ],
    verse: [
      'They rolled him across, one ball and one more, / And built him up fatter and finer than before.',
      'The head and the middle, the bottom, the hat: / They rolled him across, and he stood there, like that.',
      'Ball by ball, and then the hat, / {hero} rolled him. That was that.',
    ],
    small: ['They rolled each ball, / and built him tall.', 'Roll, roll him past! / Then his hat, last.'],
  },
  fact: {
    three: [
      '"He is three balls," said {hero}. "Balls roll!"',
      '"Balls roll," said {hero}.',
      '"He came in three," said {hero}. "He can go in three."',
      '"A bit at a time," said {hero}. "Round bits roll."',
    ],
    five: [
      '"The whole of him is too heavy," said {hero}, "but a third of him is not. And he is round, and round things roll."',
      '"A ball rolls, and he is three balls," said {hero}.',
      '"Round things hardly rub, and small things are light," said {hero}. "He is made of three small round things."',
    ],
    seven: [
      '"All of him is too much to push," said {hero}. "He drags his whole flat bottom over the boards. But he is made of three balls, and a ball touches the ground on one small spot, so there is hardly anything to rub. And three small loads are easier than one big one."',
      '"In one lump he is too heavy," said {hero}, "but he comes in three lumps, and each of them can roll."',
      '"A flat thing has to be dragged, but a round one only has to be started," said {hero}. "And we can start with the head."',
    ],
    verse: [
      '"He\'s too much to push, but he\'s three balls of snow. / A ball hardly rubs, so away it will go."',
    ],
    small: ['"A ball can roll. / Not so the whole."'],
  },
}

import type { ObstacleData } from '../schema.ts'

export const castleSteps: ObstacleData = {
  id: 'castle-steps',
  kind: 'up',
  place: 'castle-hall',
  props: [{ prop: 'steps', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'The steps went up and up. {Puff, puff|Oh, so many steps}.',
      'Round and round went the steps. Were there a hundred?',
      'Steps! Were there a hundred?',
    ],
    five: [
      'The steps went round and round and up and up. There were {a hundred|ninety-nine} of them, and they were all tired already.',
      'A stair went up, round and round. You could not see the end of it.',
      'Steps! They went up and up, and then they went up some more.',
    ],
    seven: [
      'Then came the steps, {ninety-nine|a hundred and one} of them, going round and round inside the wall like the inside of a snail. No one had ever got to the end of them without sitting down.',
      'The stair wound up like a snail shell, and somewhere at the top of it was a door. {friend} counted the first hundred and asked to sit down.',
      'A stair went round and up, and round and up, until the eye gave in.',
    ],
    verse: [
      'The steps went round, the steps went round, / Like peelings from an apple wound.',
      'Up went the steps, and round, and round. / They wound so far from the good flat ground.',
    ],
    small: ['Steps, so high! / Up to the sky.', 'Stair on stair on stair, / but who could see where?'],
  },
  solve: {
    three: [
      'Ten steps, then rest. Ten steps, then rest. And they were up!',
      'They sang as they went. One song, two songs, top!',
      'Ten and ten and ten. Top!',
    ],
    five: [
      'They counted ten steps, and had a rest. Ten more, and a rest. Before they were bored with ten, they were there.',
      'They sang one song for each ten steps. By the sixth song they were at the top.',
      '"Ten steps, then rest," said {friend}. Ten and ten and ten, and they were up.',
    ],
    seven: [
      'They cut the whole stair into tens. Ten steps and a rest, ten steps and a riddle, ten steps and a raisin. A long way, it turned out, is only a lot of short ways holding hands.',
      'They made the long stair into short ones. Ten steps, and a rest, and a look through a small window. With each window the ground was further off, and then there were no more steps.',
      'Ten steps, then a rest and a riddle. They knew nine riddles, and that was enough.',
    ],
    verse: [
      'Just ten, then rest, then ten once more, / And soon they reached the topmost door.',
      'Ten steps, a rest, and ten again. / They reached the top by counting ten.',
    ],
    small: ['Step, step, stop. / Soon at the top!', 'A step, a song. / It was not so long.'],
  },
  fact: {
    three: [
      '"Round steps are easy steps," said {hero}. "They go up bit by bit."',
      '"Bit by bit," said {hero}. "Round is easy."',
    ],
    five: [
      '"A winding stair is a ramp that was rolled up," said {hero}. "The longer the way round, the easier each step."',
    ],
    seven: [
      '"It is a ramp, rolled up like a ribbon," said {hero}. "Going round makes the way longer, but each step of it is easier, and the work comes out the same. So we need not hurry. We only need to count."',
      '"A winding stair is only a ramp, rolled up," said {hero}. "Longer is easier. We just have to count."',
    ],
    verse: ['"A winding ramp makes going slow, / But every step is soft and low."'],
    small: ['"Go round, go slow. / Then up we go."'],
  },
}

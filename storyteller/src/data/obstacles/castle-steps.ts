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
      'Oh, steps! More than toes.',
      'One step, two steps, ten steps. And still more!',
      '"My feet say no," said {friend}. The steps said yes.',
      'The steps were small. But there were so many.',
    ],
    five: [
      'The steps went round and round and up and up. There were {a hundred|ninety-nine} of them, and they were all tired already.',
      'A stair went up, round and round. You could not see the end of it.',
      'Steps! They went up and up, and then they went up some more.',
      'They looked up. Steps! They looked up again, and there were more of them.',
      'The king never came down, and now they knew why. It was all those steps.',
      '{friend} sat on the first of the steps, to save time later.',
    ],
    seven: [
      'Then came the steps, {ninety-nine|a hundred and one} of them, going round and round inside the wall like the inside of a snail. No one had ever got to the end of them without sitting down.',
      'The stair wound up like a snail shell, and somewhere at the top of it was a door. {friend} counted the first hundred and asked to sit down.',
      'A stair went round and up, and round and up, until the eye gave in.',
      'Somebody had once written on the wall how many steps there were, and somebody else had written under it, "Oh dear."',
      "These were the steps that the cook took twice a day with the king's breakfast. That is why the king has his breakfast cold.",
      '{hero} threw back {his} head to see where the steps ended, but there was no end to them, or at least not in that direction.',
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
      'Up ten. Sit. Up ten. Sit. There!',
      '{friend} said one to ten. Then again. Hello, top!',
      'Bit by bit by bit. Done!',
    ],
    five: [
      'They counted ten steps, and had a rest. Ten more, and a rest. Before they were bored with ten, they were there.',
      'They sang one song for each ten steps. By the sixth song they were at the top.',
      '"Ten steps, then rest," said {friend}. Ten and ten and ten, and they were up.',
      'They gave each ten steps a name. Ann, Ben, Cat, Dan, Eve, and then came the top.',
      'Up ten, sit down, have a nut. There were just as many nuts as there were tens.',
      '{hero} told a story, one line to each step. It ended just when they did.',
    ],
    seven: [
      'They cut the whole stair into tens. Ten steps and a rest, ten steps and a riddle, ten steps and a raisin. A long way, it turned out, is only a lot of short ways holding hands.',
      'They made the long stair into short ones. After each ten came a rest and a look through a small window. With each window the ground was further off, and then there were no more steps.',
      'Ten steps, then a riddle. They knew nine riddles, and that was enough.',
      'At every tenth step they sat down and told each other one thing they liked. There were more things than steps, so they had to stop at "buttered toast".',
      'They did not look up, and they did not look back. They only ever did the next ten, and one time there were no next ten.',
      '{friend} kept count on {fhis} {hands}, and each time they were used up they had a rest. In that way even a snail shell comes to an end.',
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
      '"A few at a time is easy," said {hero}.',
    ],
    five: [
      '"A winding stair is a ramp that was rolled up," said {hero}. "The longer the way round, the easier each step."',
      '"These steps go round, so each of them is small," said {hero}. "We pay for it by having more."',
      '"Low steps are long work, but soft work," said {hero}. "Nobody said that it had to be quick."',
    ],
    seven: [
      '"It is a ramp, rolled up like a ribbon," said {hero}. "Going round makes the way longer, but each step of it is easier, and the work comes out the same. So we need not hurry. We only need to count."',
      '"A winding stair is only a hill in a box," said {hero}. "Longer is easier. We just have to count."',
      '"If they went straight up, each would be as tall as us," said {hero}. "The bends make them many and small, and many small ones can be shared out."',
    ],
    verse: ['"A winding ramp makes going slow, / But every step is soft and low."'],
    small: ['"Go round, go slow. / Then up we go."'],
  },
}

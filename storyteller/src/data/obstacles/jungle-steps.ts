import type { ObstacleData } from '../schema.ts'

export const jungleSteps: ObstacleData = {
  id: 'jungle-steps',
  kind: 'up',
  place: 'jungle-temple',
  props: [{ prop: 'steps', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'The steps were so big! Each step was like a wall.',
      '{hero} stood by the first step. It came up to {his} chin.',
      'Who made steps so tall? Some one with legs like trees!',
      'The steps were too tall!',
      'Up, up went the steps. Each one was as tall as {friend}!',
      '"One step," said {hero}. {He} could not get a leg on it.',
      'Big steps! Were they made for a hippo?',
    ],
    five: [
      'The steps of the temple had been made for somebody with {very|terribly} long legs. Each one came up to their chins.',
      "The steps were made for someone big. They came up to {hero}'s chin.",
      'Each step was as high as a door. There were a lot of them.',
      '{friend} jumped at the first step and slid down again. There were nineteen more.',
      'They looked at the steps, and the steps looked at the sky.',
      'A king with long legs had lived here. You could tell it from his steps.',
    ],
    seven: [
      'The steps of the temple had been cut for people of another size. Each one came up to their chins, and there were {thirty|forty} of them, with moss on.',
      'The temple stood at the top of some steps. Whoever had made them had had legs like trees. They stood before the first, and it looked over their heads.',
      'The temple steps had been made for somebody else. Each one came up to their chins.',
      'There were twenty steps, and each was a wall. {friend} said that it was a stair for elephants. {hero} said that an elephant would have asked for a rail.',
      'They took hold of the first step with both {hands} and hung there for a while. It was a nice view of moss, but it was not the top.',
      'Whoever had built these steps had not had small visitors in mind. On the lowest one a frog had made a home, and even he had never seen the second.',
    ],
    verse: [
      'The temple steps were made of stone, / Each one as high as a king upon his throne.',
      "Each step was as tall as a door in a hall. / They weren't made for feet that are little and small.",
    ],
    small: ['Steps, so tall! / They were too small.', 'Steps for a king! / "I can\'t reach a thing."'],
  },
  solve: {
    three: [
      'They rolled a stone to the step. Up on the stone, up on the step!',
      'A stone made one big step two small ones. Up, up, and on!',
      '"Stone, please." Step, step. "Stone, please." Step, step. They were at the top!',
      'One stone made two steps of one. Up!',
      'They got a flat stone. Stand on it, hop, and up!',
      'Up on a stone. Up on a step. They did it all the way.',
      '"This stone is our step," said {hero}. It helped at each one.',
    ],
    five: [
      'They rolled a stone to the first step, and that made two small steps of one big one. At each they took the stone along.',
      'They rolled up a stone to stand on. Stone, step. Stone, step. They were up.',
      'With a stone at the foot, one big step was two small ones. So they took it along.',
      'A flat stone made a little step in front of each big one. Up they went, like two hens.',
      '{hero} stood on a stone and pulled up {friend}. {friend} pulled up the stone.',
      'They built a small step next to the large one. It took one good stone and no time at all.',
    ],
    seven: [
      'They rolled a square stone up to the first step, and that made two low steps out of one high one. Then they hauled it up after them, and used it again. So they went up a stair for kings on a stair for ordinary people, which they carried with them.',
      'A stone lay by the path, half as high as a step. They rolled it close, stepped up on it, and then stepped up again. They pulled it after them on a vine. Half a step, half a step, and they had done the whole.',
      'They rolled up a stone to stand on, and made each high step into two low ones. They took the stone along, all the way up.',
      '"Half a step is a thing I can do," said {friend}. So a stone was put there, to be the half, and it was moved on nineteen times. At the top they thanked it.',
      'They found a stone as high as their knees, and that was the whole trick. Knee, step. Knee, step. Soon they had run out of stairs.',
      '{hero} rolled a stone along and stood on it, and was tall. They took turns at being tall until they reached the top.',
    ],
    verse: [
      'They rolled a stone to halve each rise, / And went up steps of a sensible size.',
      'A stone at each step made it half as high. / They went up in halves till they came to the sky.',
    ],
    small: ['They rolled a stone. / Up, on their own!', 'A stone for a stair, / and then they were there.'],
  },
  fact: {
    three: [
      '"Two small steps make one big one," said {hero}.',
      '"Two small steps will do," said {hero}.',
      '"Up is not so hard in bits," said {hero}.',
    ],
    five: [
      '"One high step is hard, and two low ones are easy," said {hero}, "though they go just as far up."',
      '"Half as high is half as hard," said {hero}. "We can do it twice."',
      '"Our legs are short," said {hero}. "So the steps must be short too."',
    ],
    seven: [
      '"It is the same height whichever way we do it," said {hero}. "But in two halves our legs only have to be half as strong. They just have to do it twice."',
      '"Two low steps go as high as one tall one," said {hero}, "and each is only half the work."',
      '"Nobody says we must go up in one go," said {hero}. "A high thing can be cut in two low ones."',
    ],
    verse: ['"Two little steps will get as high / As one big step. So let us try."'],
    small: ['"Make one step two. / Then we get through."'],
  },
}

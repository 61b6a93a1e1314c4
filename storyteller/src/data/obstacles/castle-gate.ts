import type { ObstacleData } from '../schema.ts'

export const castleGate: ObstacleData = {
  id: 'castle-gate',
  kind: 'blocked',
  place: 'castle-hill',
  props: [{ prop: 'gate', where: 'near' }],
  tool: 'rope',
  avoid: [],
  meet: {
    three: [
      'The gate was shut. It was {big|tall} and it did not move.',
      'No bell. No key. A big gate, and it was shut.',
    ],
    five: [
      'The gate was down. It was made of {oak and iron|iron bars}, and it weighed as much as {nine cows|ten ponies}.',
      'The gate was closed, and it was too heavy for two.',
      'A big gate stood in the way. It had no bell and no handle.',
    ],
    seven: [
      'The gate had come down for the night, all oak and iron and rust. It weighed as much as {nine cows|a hay cart with the horse}, and it had no bell, no knocker, and no sense of humour.',
      'The gate was as high as a house, and had been let down for the night. It did not look like a gate that gets up again.',
      'The gate was down, and it looked like something that goes up once a year, for the king.',
    ],
    verse: [
      'The gate was down, the gate was shut. / It didn\'t care for "if" or "but".',
      'The gate was big, the gate was tall. / It did not want them in at all.',
    ],
    small: ['The gate was down. / It gave a frown.', 'No bell, no key. / "Open for me!"'],
  },
  solve: {
    three: [
      'They found a rope on a wheel. Pull, pull! Up went the gate.',
      'A rope hung down. They hung on it, and the gate went up!',
      'A rope on a wheel. Pull! Up!',
    ],
    five: [
      'Beside it hung a rope that ran over a wheel. They both {pulled|hung on it}, and up went the gate, squeak by squeak.',
      'They pulled on the rope by the wall. Up, up, up went the gate.',
      'A rope ran over a wheel. They hung on it like two bells, and the gate rose.',
    ],
    seven: [
      'On the wall a rope went up over one wheel, down round another, and back again. They hung on to it with all their might. Inch by squeaking inch, the whole great gate rose up like an old man out of a chair.',
      'There was a rope, and it ran over a wheel. They each took hold, sat down on nothing, and the gate went up as they came down.',
      'A rope ran over two wheels. They hung on the rope, and the gate, with a groan, let itself be pulled up.',
    ],
    verse: [
      'They found a rope that turned a wheel, / And up it went, with a rusty squeal.',
      'They hung on the rope with a one, two, three, / And the gate went up for them all to see.',
    ],
    small: ['They pulled it tight. / It rose in height.', 'A rope, a wheel, / a pull, a squeal!'],
  },
  fact: {
    three: ['"A rope on a wheel helps us pull," said {hero}.', '"A wheel helps us pull," said {hero}.'],
    five: [
      '"What we want is a pulley," said {hero}. "A rope over a wheel lets us pull down to make the gate go up."',
    ],
    seven: [
      '"What a gate wants is a pulley, and two are better," said {hero}. "Then the rope holds the gate up twice, and each pull only has to be half as strong."',
      '"A wheel lets us pull down to send something up," said {hero}. "Two wheels halve the work."',
    ],
    verse: ['"A pulley wheel will share the weight. / Two wheels, and we can lift the gate."'],
    small: ['"A wheel and a string / can lift a big thing."'],
  },
}

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
      '"Please, gate," said {hero}. The gate stood still.',
      'A fat old gate was in the way.',
      'The gate had gone to sleep. Pull? Push? No.',
      '"Knock, knock," said {friend} to the gate. No one came.',
    ],
    five: [
      'The gate was down. It was made of {oak and iron|iron bars}, and it weighed as much as {nine cows|ten ponies}.',
      'The gate was closed, and it was too heavy for two.',
      'A big gate stood in the way. It had no bell and no handle.',
      'Somebody had let the gate down and gone off to supper.',
      'They pushed the gate with all four {hands}. It did not even notice.',
      '"Who is strong?" asked {hero}. Nobody was, not as strong as that gate.',
    ],
    seven: [
      'The gate had come down at six, all oak and iron and rust. It weighed as much as {nine cows|a hay cart with the horse}, and it had no bell, no knocker, and no sense of humour.',
      'The gate was as high as a house, and had been let down for the night. It did not look like a gate that gets up again.',
      'The gate was down, and it looked like something that goes up once a year, for the king.',
      'It was a gate to keep out kings with a thousand horses. It made no exception for two people who wanted to be in bed soon.',
      '{friend} tried to lift the gate with one {hand}, then with two, then with a very red face.',
      "Bars as thick as a baker's arm, nails as big as buns: that was the gate, and it was down.",
    ],
    verse: [
      'The gate was down, the gate was shut. / It didn\'t care for "if" or "but".',
      'The gate was big, the gate was tall. / It did not want them in at all.',
    ],
    small: ['The gate was down. / It gave a frown.', 'No bell, no key. / "Open for me!"'],
  },
  solve: {
    three: [
      'They found a rope and a wheel. Pull, pull! Up went the gate.',
      'A rope hung down. They hung on it, and the gate went up!',
      'A rope on a wheel. Pull! Up!',
      '{friend} saw a rope. Heave! The gate said eek.',
      'Rope down, gate up. Run!',
      'They sat on the rope. Up it went, bit by bit.',
    ],
    five: [
      'Beside it hung a rope that ran over a wheel. They both {pulled|hung on it}, and up went the gate, squeak by squeak.',
      'They pulled on the rope by the wall. Up, up, up it came.',
      'There was a rope up there. They hung on it like two apples, and the gate rose.',
      '{friend} sat in a loop of the rope and went down. The gate went up, as if they were on a seesaw.',
      'Two wheels, one rope, and a good hard pull. The iron groaned and let them under.',
      'They pulled the rope, hand over hand, till there was a gap as high as a chair.',
    ],
    seven: [
      'On the wall a rope went up over one wheel, down round another, and back again. They hung on to it with all their might. Inch by squeaking inch, the whole great gate rose up like an old man out of a chair.',
      'There was a rope, and it ran over a wheel. They each took hold, sat down on nothing, and the gate went up as they came down.',
      'A rope ran over two wheels. They hung on the rope, and the gate, with a groan, let itself be pulled up.',
      '{hero} saw the rope first, and the wheels over it. After that it was only pulling. With every pull the gate gave them one more inch of the yard to look at.',
      'The rope had been there all the time, tied to a hook behind the ivy. They leaned back as one does on a swing, and the iron teeth rose out of the ground.',
      '"Heave," said {friend}, and they leaned on the rope. "And heave." At the ninth heave there was room for a cow, if a cow had wished to come.',
    ],
    verse: [
      'They found a rope that turned a wheel, / And up it went, with a rusty squeal.',
      'They hung on the rope with a one, two, three, / And the gate went up for them all to see.',
    ],
    small: ['They pulled it tight. / It rose in height.', 'A rope, a wheel, / a pull, a squeal!'],
  },
  fact: {
    three: [
      '"A rope on a wheel helps us pull," said {hero}.',
      '"Ropes like wheels," said {hero}.',
      '"Pull down on this," said {hero}. "Then that goes up."',
    ],
    five: [
      '"What we want is a pulley," said {hero}. "A rope over a wheel lets us pull down to make the gate go up."',
      '"It is easier to hang on a thing than to lift it," said {hero}, "so a wheel turns one into the other."',
      '"With two wheels," said {hero}, "each of us has only half a gate to pull."',
    ],
    seven: [
      '"What a gate wants is a pulley, and two are better," said {hero}. "Then the rope holds the gate up twice, and each pull only has to be half as strong."',
      '"A wheel lets us pull down to send something up," said {hero}. "Two wheels halve the work."',
      '"Pulling down is easy, for our own weight helps," said {hero}. "The wheel turns it round and makes a lift of it."',
    ],
    verse: ['"A pulley wheel will share the weight. / Two wheels, and we can lift the gate."'],
    small: ['"A wheel and a string / can lift a big thing."'],
  },
}

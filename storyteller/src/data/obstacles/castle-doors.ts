import type { ObstacleData } from '../schema.ts'

export const castleDoors: ObstacleData = {
  id: 'castle-doors',
  kind: 'lost',
  place: 'castle-hall',
  props: [{ prop: 'door', where: 'near' }],
  tool: 'feather',
  avoid: [],
  meet: {
    three: ['Door, door, door. Which door was it?', 'So many doors! {hero} did not know what to do.'],
    five: [
      'There were seven doors in the hall. Every one was {brown|green}, and every one looked sure of itself.',
      'Seven doors! All of them were closed, and all of them were the same.',
      'In the hall there were doors and doors. But which one led out?',
    ],
    seven: [
      'In the great hall there were seven doors, {all of them brown|all alike}, and all of them shut. One led on. The other six led to brooms, as {hero} soon found out.',
      'There were seven doors in the hall, as like as seven peas, and behind six of them were brooms.',
      'There were seven doors in the great hall, and not one of them had a name on it.',
    ],
    verse: [
      'One door, two doors, three and four, / And every one a plain brown door.',
      'Seven brown doors stood all in a row. / Which was the right one? They did not know.',
    ],
    small: ['Doors, doors, doors! / All on all floors.', 'Seven doors, all brown, / up the hall and down.'],
  },
  solve: {
    three: [
      'They held up a feather. Flutter! It was this door.',
      'By one door the feather blew up. That one! Out they went.',
      'The feather flew! It was that door.',
    ],
    five: [
      'They held a feather by each door in turn. At the fifth it {danced|fluttered}. Air was coming through, so that was the way.',
      '{hero} held up a feather. At one door it blew about. "That one!"',
      'They put a feather on the floor by each door. At the fifth one it flew.',
    ],
    seven: [
      '{friend} found a feather, and they held it to the crack of each door in turn. Nothing, nothing, nothing. At the fifth door the feather {shivered and danced|bowed and danced}, for there the outside was breathing in.',
      'They had a feather. They held it down low at the first door, and it hung there. At the fifth it stood up and pointed the other way. There was air behind that one, and where there is air there is a way.',
      'A feather hung still at six of them. At the seventh it danced, for the outside was behind that one.',
    ],
    verse: [
      'They held a feather by each crack. / At one it fluttered and blew right back!',
      'The feather hung still at door after door. / At five it flew up from the cold stone floor.',
    ],
    small: ['A feather flew. / It showed them, too.', 'Here the feather blew. / That is how they knew.'],
  },
  fact: {
    three: ['"Air comes in by the way out," said {hero}.', '"Air moves a feather," said {hero}.'],
    five: [
      '"Moving air can push a feather," said {hero}. "So a feather can tell us which door has the outside behind it."',
    ],
    seven: [
      '"Warm air in here goes up the chimney," said {hero}, "and cool air has to come in to fill its place. We cannot see it, but something very light could."',
      '"Air creeps in where the outside is," said {hero}. "We can not see it, but a feather can feel it."',
    ],
    verse: ['"The air slips in, too thin to see, / But a feather feels it. Follow me."'],
    small: ['"Air comes in here. / The way is near."'],
  },
}

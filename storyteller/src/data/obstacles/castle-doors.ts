import type { ObstacleData } from '../schema.ts'

export const castleDoors: ObstacleData = {
  id: 'castle-doors',
  kind: 'lost',
  place: 'castle-hall',
  props: [{ prop: 'door', where: 'near' }],
  tool: 'feather',
  avoid: [],
  meet: {
    three: [
      'Door, door, door. Which door was it?',
      'So many doors! {hero} did not know what to do.',
      'Seven doors. All of them said nothing.',
      'They tried one door. Brooms! Oh no.',
      '"That door?" said {friend}. "Or that one?"',
      'A red door, and a red door, and a red door.',
    ],
    five: [
      'There were seven doors in the hall. Every one was {brown|green}, and every one looked sure of itself.',
      'Seven doors! All of them were closed, and all of them were the same.',
      'In the hall there were doors and doors. But which one led out?',
      '{hero} opened one door and met a mop. {He} closed it again and said sorry.',
      'Whoever built that hall had got doors cheap. There were seven, and one was right.',
      '"Let us ask," said {friend}. But you can ask a door what you like.',
    ],
    seven: [
      'In the great hall there were seven doors, {all of them brown|all alike}, and all of them shut. One led on. The other six led to brooms, as {hero} soon found out.',
      'Seven doors, as like as seven peas, and six of them had only brooms to show.',
      'Seven doors looked at them across the hall, and not one of them had a name on it.',
      'The first door led to a cupboard, and so did the second. Somebody in this house had been very fond of cupboards. There were five doors to go.',
      '"One of them goes out," said {hero}. "It must, or how did everyone get home?" The doors kept their secret, all seven, with straight faces.',
      'They turned round once, to look at the ceiling, and after that nobody could say which door they had come in by.',
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
      'A feather hung still. Still. Still. Hop! There.',
      '"Go, feather, go!" It flew from that door.',
      'One door tickled the feather. Out they went.',
    ],
    five: [
      'They held a feather by each door in turn. At the fifth it {danced|fluttered}. Air was coming through, so that was the way.',
      '{hero} held up a feather. At one door it blew about. "That one!"',
      'They put a feather on the floor by each door. At the fifth one it flew.',
      '{friend} let a feather fall by each door. Six times it fell straight down. Once it did not.',
      "Puff! At the last door a feather jumped from {hero}'s {hand}. It wanted to go in, so they went out.",
      'The feather knew. By the last one it bowed, like a small white butler.',
    ],
    seven: [
      '{friend} found a feather, and they held it to the crack of each door in turn. Nothing, nothing, nothing. At the fifth door the feather {shivered and danced|bowed and danced}, for there the outside was breathing in.',
      'They had a feather. They held it down low at the first door, and it hung there. At the fifth it stood up and pointed the other way. There was air behind that one, and where there is air there is a way.',
      'A feather hung still at six of them. At the seventh it danced, for the outside was behind that one.',
      '{hero} laid a feather on the floor in front of each, and they lay down beside it and watched. Only one gave it a push. Behind that one they could smell rain and grass.',
      'They held up a feather and asked it politely. Six times it had nothing to say. Then it leaned away from a keyhole, and they knew.',
      'One feather was all it took. It hung there like a bored guest until, at one crack, it began to dance.',
    ],
    verse: [
      'They held a feather by each crack. / At one it fluttered and blew right back!',
      'The feather hung still at door after door. / At five it flew up from the cold stone floor.',
    ],
    small: ['A feather flew. / It showed them, too.', 'Here the feather blew. / That is how they knew.'],
  },
  fact: {
    three: [
      '"Air comes in by the way out," said {hero}.',
      '"Air moves a feather," said {hero}.',
      '"Out there is wind," said {hero}. "In here is none."',
      '"Wind comes in by one door," said {hero}.',
    ],
    five: [
      '"Moving air can push a feather," said {hero}. "So a feather can tell us which door has the outside behind it."',
      '"Air is always looking for a way in," said {hero}. "Where it comes in, we can go out."',
      '"I can not feel so small a wind," said {hero}, "but a light thing can."',
    ],
    seven: [
      '"Warm air in here goes up the chimney," said {hero}, "and cool air has to come in to fill its place. We cannot see it, but something very light could."',
      '"Air creeps in where the outside is," said {hero}. "We can not see it, but a feather can feel it."',
      '"There is always a little wind at a way out," said {hero}, "too thin for a cheek to notice. We need something lighter than a cheek."',
    ],
    verse: ['"The air slips in, too thin to see, / But a feather feels it. Follow me."'],
    small: ['"Air comes in here. / The way is near."'],
  },
}

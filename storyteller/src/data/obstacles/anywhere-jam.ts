import type { ObstacleData } from '../schema.ts'

export const anywhereJam: ObstacleData = {
  id: 'anywhere-jam',
  kind: 'lost',
  place: 'forest-path',
  props: [{ prop: 'map', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'There was jam on the map. A big red spot! Where were they?',
      'The map had jam on it. "We are under the jam," said {hero}.',
      '"Where are we?" said {friend}. "Here, in the red," said {hero}. It was jam!',
      'The map had jam on it. Oh dear!',
    ],
    five: [
      'They looked at the map. There was a big spot of jam on it, and they were under the jam.',
      'The map was no use. Somebody had had it for breakfast, and left the jam in the middle.',
      'Right in the middle of the map was jam, and so were they.',
    ],
    seven: [
      'They unrolled the map. All round the edge it was a very good map. In the middle, where they were, was a large round spot of jam, with a crumb in it that might have been a house.',
      '"If you ask the map," said {hero}, "we are standing in jam." It was plum. It covered all the part that mattered. {friend} looked at the sky, and hummed, and had a red chin.',
      'It was a good map, but for the jam. The jam was in the middle, and so were they.',
    ],
    verse: [
      "They looked at the map, but they couldn't see through. / The middle was jam, and they were in it, too.",
      'Some jam on the map made a big sticky spot. / It covered up all of the way they had got.',
      "There's north on the map, and there's south on it, too, / And jam in the middle that no one sees through.",
      "Jam was all across the map, / Like jam across a baby's lap.",
    ],
    small: ['Jam on the map! / A big red gap.', 'The map was red. / "It is jam!" {he} said.'],
  },
  solve: {
    three: [
      'The way went in here. It came out there. So they drew a line!',
      'They put a straw on the map. In here, out there! Now they knew.',
      'In here, out there. {hero} put a stick on the map. {friend} ate the jam.',
      'In here, out there! They drew a line on the map.',
    ],
    five: [
      'A path went into the jam on one side, and a path came out on the other. {hero} put a straw across. {friend} ate the rest.',
      'They laid a long straw on the map, from this path to that. Straight on, then! And so it was.',
      'They laid a straw over the jam, from path to path. That was the way.',
    ],
    seven: [
      '{hero} did not look at the jam. {He} looked round the edge of it. One path went in at the bottom of the map, and only one came out at the top. A straw laid from the one to the other showed the way, and then it showed {friend} a good way to eat jam.',
      'Five paths went into the jam, and four of them stopped there at little houses. They could see the chimneys sticking out. So only one could be the path that came out again on the far side. They joined the two ends, took the map by the corners, and went.',
      'One path went into the jam, and one came out. They laid a straw on the map between the two, and went along it.',
    ],
    verse: [
      "The path that went in was the path that came out. / They laid down a straw, and they hadn't a doubt.",
      'It went in just here, and it came out just there. / They joined up the ends on the map with some care.',
      'They bridged with a straw the whole strawberry spot, / And then had a lick, and it helped them a lot.',
      '{hero} drew a line between. / Now the middle could be seen.',
    ],
    small: ['In here, out there! / "We know now where."', 'In, then out, see? / "There we must be."'],
  },
  fact: {
    three: [
      '"A path does not stop," said {hero}. "It goes on under the jam."',
      '"It goes on under the jam," said {hero}.',
    ],
    five: [
      '"A path that goes in must come out," said {hero}. "If we see both ends, we can guess the middle."',
      '"A path that goes in comes out," said {hero}. "Look at both ends."',
    ],
    seven: [
      '"If you know where a line goes in, and where it comes out, you know a good deal about the middle," said {hero}. "People who make maps do it all the time. They cannot walk on every inch of the world."',
      '"If we know where a path goes in, and where it comes out, we can guess the rest," said {hero}.',
    ],
    verse: ['"If both of the ends of a line can be seen, / We know pretty well how it goes in between."'],
    small: ['"See where it ends. / Guess how it bends."'],
  },
}

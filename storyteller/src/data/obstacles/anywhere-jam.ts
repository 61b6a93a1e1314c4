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
      'Jam! It was all over the map.',
      'One big red blob sat on the map. Yum, but oh!',
      '"Who had jam?" said {hero}. {friend} hid the map.',
    ],
    five: [
      'They looked at the map. There was a big spot of jam on it, and they were under the jam.',
      'The map was no use. Somebody had had it for breakfast, and left the jam in the middle.',
      'Right in the middle of the map was jam, and so were they.',
      'The map stuck to itself. When they got it open, there was jam just where they were.',
      'A fly sat on the map, and it was happy. It sat in the jam, and the jam was on them.',
      '"Did you eat on the map?" said {hero}. "Only jam," said {friend}. "Only in the middle."',
    ],
    seven: [
      'They unrolled the map. All round the edge it was a very good map. In the middle, where they were, was a large round spot of jam, with a crumb in it that might have been a house.',
      '"If you ask the map," said {hero}, "we are standing in jam." It was plum. It covered all the part that mattered. {friend} looked at the sky, and hummed, and had a red chin.',
      'It was a good map, but for the jam. The jam was in the middle, and so were they.',
      'The map had been used as a plate. You could read the north and the south, but the place where they stood was all strawberry.',
      '"Here is the hill," said {hero}, "and here is the lake, and we are in the jam." An ant was walking about in there, and seemed to know it well.',
      'Somebody had folded up the map with jam in it, so now there were two spots of it, and they were in one.',
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
      'A line on the map did it. Here, there, hop!',
      'They put a leaf on the jam, end to end. That was the way!',
      'The path went on by the jam. So did they!',
    ],
    five: [
      'A path went into the jam on one side, and a path came out on the other. {hero} put a straw across. {friend} ate the rest.',
      'They laid a long straw on the map, from this path to that. Straight on, then! And so it was.',
      'They laid a straw over the jam, from path to path. That was the way.',
      '{hero} laid a stick across the map. It joined the two ends of the path, and that was that.',
      'They found the path on this side, and found it on that side. {friend} licked up what was in between.',
      'A bit of grass made a bridge over the jam. They went the way it pointed.',
    ],
    seven: [
      '{hero} did not look at the jam. {He} looked round the edge of it. One path went in at the bottom of the map, and only one came out at the top. A straw laid from the one to the other showed the way, and then it showed {friend} a good way to eat jam.',
      'Five paths went into the jam, and four of them stopped there at little houses. They could see the chimneys sticking out. So only one could be the path that came out again on the far side. They joined the two ends, took the map by the corners, and went.',
      'One path went into the jam, and one came out. They laid a straw on the map between the two, and went along it.',
      '"In here and out there," said {hero}, with one finger on each side of the jam. They walked from finger to finger, and met the path just where it should be.',
      '{friend} drew the line with a stick, from the end of the path to its other end, straight over the jam. A good deal of it came off on the stick, and was not wasted.',
      'They turned the map until the two ends of the path were in line, pointed their noses the same way, and set out.',
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
      '"It is still a path," said {hero}.',
      '"The path is still there," said {hero}. "It is just red."',
    ],
    five: [
      '"A path that goes in must come out," said {hero}. "If we see both ends, we can guess the middle."',
      '"It has two ends," said {hero}. "Look at both of them."',
      '"Jam can hide a path," said {hero}. "It cannot move it."',
    ],
    seven: [
      '"If you know where a line goes in, and where it comes out, you know a good deal about the middle," said {hero}. "People who make maps do it all the time. They cannot walk on every inch of the world."',
      '"We can see both ends of the path," said {hero}. "The middle we can guess."',
      '"The jam is only on the paper," said {hero}. "The path runs on below it, from one end to the other."',
    ],
    verse: ['"If both of the ends of a line can be seen, / We know pretty well how it goes in between."'],
    small: ['"See where it ends. / Guess how it bends."'],
  },
}

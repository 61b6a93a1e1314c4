import type { ObstacleData } from '../schema.ts'

export const mountainRocks: ObstacleData = {
  id: 'mountain-rocks',
  kind: 'blocked',
  place: 'mountain-trail',
  props: [{ prop: 'rocks', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'Rocks had come down. {Big rocks|Fat rocks}! No way past.',
      'Bump! The hill let its rocks fall. One sat in the gap.',
      'Rocks! They could not get by.',
    ],
    five: [
      'In the night the mountain had dropped some rocks on the trail. The biggest was {as big as a cow|as fat as a haystack}.',
      'Rocks lay on the path, and one of them was as big as a house.',
      'There had been a fall of rocks. The biggest sat in the middle, like a king.',
    ],
    seven: [
      'The mountain had been tidying, and had thrown out some rocks. They lay across the trail in a heap, and the biggest one, {round as a cow|wide as a wardrobe}, sat in the only gap.',
      'The mountain had let some things drop. The trail was full of rocks, and the king of them sat in the one place where you could have gone by.',
      'Some rocks had come down for a visit, and the largest had sat down in the only gap.',
    ],
    verse: [
      'Some rocks had tumbled on the trail, / The biggest one as round as a whale.',
      'A heap of rocks had come down for the day, / And the fattest of all had decided to stay.',
    ],
    small: ['A rock! A block! / Knock, knock, knock!', 'Rocks in a heap! / One was asleep.'],
  },
  solve: {
    three: [
      'They took a long branch. Push down! Up rolled the rock.',
      'A branch went in under it. Sit down on the end! Up it went.',
      'A branch, a push, and it rolled.',
    ],
    five: [
      'They put a long branch under the rock and leaned on the other end. Crick, crack, and it rolled aside.',
      'They pushed a branch under the big one and leaned on it. Over it went.',
      'A long branch, a small stone, a big push. The rock rolled off and away.',
    ],
    seven: [
      'They pushed the end of a long branch under the rock, and a small stone under the branch. Then they both leaned. The rock that had looked so sure of itself rocked, rolled, and made room.',
      'They found a branch, long and strong, and put one end under the rock and a stone under the branch. Then they both sat down on the other end. It was like a seesaw, and the rock went up, and over, and off to live somewhere else.',
      'A branch went under the rock and a stone under the branch. They sat on the long end, and that was that.',
    ],
    verse: [
      'A long branch and a stone below, / They leaned, and off it had to go.',
      'They sat on a branch, and up went the rock. / It rolled to the side with a knock, knock, knock.',
    ],
    small: ['A branch. A lean. / The way was clean!', 'Sit on the end! / Off, round the bend.'],
  },
  fact: {
    three: ['"A long branch makes us strong," said {hero}.', '"A long branch lifts a lot," said {hero}.'],
    five: [
      '"A branch on a small stone is a lever," said {hero}. "Push at the far end, and the push grows bigger."',
    ],
    seven: [
      '"The seesaw," said {hero}. "A small one at the far end can lift a big one near the middle. We are the small one. We only need a long enough seesaw."',
      '"It is a seesaw," said {hero}. "With a long end, a small one can lift a big one."',
    ],
    verse: [
      '"Far from the stone a push grows strong. / The short end lifts if the other is long."',
      '"The further from the stone we lean, / The strongest pushers ever seen!"',
    ],
    small: ['"A long, long arm / can move without harm."'],
  },
}

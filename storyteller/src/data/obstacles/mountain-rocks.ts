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
      'Rocks, rocks, rocks! The hill had thrown them there.',
      '"Can you lift rocks?" said {friend}. No one could.',
      'A fat rock sat on the way. "Please?" No.',
    ],
    five: [
      'In the night the mountain had dropped some rocks on the trail. The biggest was {as big as a cow|as fat as a haystack}.',
      'Rocks lay on the path, and the fat one in the middle could have been a house.',
      'There had been a fall of rocks. The biggest sat in the middle, like a king.',
      'The hill had coughed in the night, and up had come these rocks.',
      '{hero} leaned on one of the rocks. It let {him} lean, and did nothing more.',
      'Somebody had shut the trail, it seemed, and had done it with rocks.',
    ],
    seven: [
      'The mountain had been tidying, and had thrown out some rocks. They lay across the trail in a heap, and the biggest one, {round as a cow|wide as a wardrobe}, sat in the only gap.',
      'The mountain had let some things drop. The trail was full of rocks, and the king of them sat in the one place where you could have gone by.',
      'Some rocks had come down for a visit, and the largest had sat down where the way was narrowest.',
      'Above them was a hole in the hill, as when a tooth comes out. In front of them were the rocks that had been in it.',
      '"It was not me," said a goat, who stood on the rocks and looked very much as if it had been her.',
      'There were small rocks, which they threw aside, and there were big rocks, which they looked at for a while with their mouths open.',
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
      'Branch in. Two sit down. Rock up!',
      '{friend} hung on a branch. The rock said crunch.',
      'One stick, one stone, one, two, push! Bye, rock.',
    ],
    five: [
      'They put a long branch under the rock and leaned on the other end. Crick, crack, and it rolled aside.',
      'They pushed a branch under the big one and leaned on it. Over it went.',
      'A long branch, a small stone, a big push. The rock rolled off and away.',
      '{hero} found a branch as long as a bench. At its end {he} weighed as much as three bears, or so the rock thought.',
      'Down went the branch and up went the rock, just far enough to fall over its own nose.',
      '"Sit further back," said {friend}. They sat further back on the branch. Crunch, bump, roll.',
    ],
    seven: [
      'They pushed the end of a long branch under the rock, and a small stone under the branch. Then they both leaned. The rock that had looked so sure of itself rocked, rolled, and made room.',
      'They found a branch, long and strong, and one end went in below. A stone held it up in the middle. Then they sat down, both of them, far out. It was like a seesaw, and the rock went up, and over, and off to live somewhere else.',
      'It took a branch and a stone to rest it on. They sat on the long end, and that was that.',
      'They hopped up and down on a branch, once, twice, three times, and each time the rock lifted its skirts a bit more. Then it went for a walk.',
      'A bent branch did it. It creaked like an old chair, but the rock got up first, and made room like a well-bred uncle.',
      '{friend} held the small stone in its place, and {hero} walked out along the branch, foot by foot. At the sixth foot the rock gave up.',
    ],
    verse: [
      'A long branch and a stone below, / They leaned, and off it had to go.',
      'They sat on a branch, and up went the rock. / It rolled to the side with a knock, knock, knock.',
    ],
    small: ['A branch. A lean. / The way was clean!', 'Sit on the end! / Off, round the bend.'],
  },
  fact: {
    three: [
      '"A long branch makes us strong," said {hero}.',
      '"A long branch lifts a lot," said {hero}.',
      '"We sit far out," said {hero}. "Then we weigh a lot."',
    ],
    five: [
      '"A branch on a small stone is a lever," said {hero}. "Push at the far end, and the push grows bigger."',
      '"Far from the stone our push counts more," said {hero}. "So we sit at the very end."',
      '"It is like a seesaw," said {hero}, "with a rock for the other child."',
    ],
    seven: [
      '"The seesaw," said {hero}. "A small one at the far end can lift a big one near the middle. We are the small one. We only need a long enough seesaw."',
      '"We build a seesaw," said {hero}, "and take the long end. Then the rock is the light one."',
      '"Our end goes down a long way and the rock goes up a little," said {hero}. "That is how a weak push gets strong."',
    ],
    verse: [
      '"Far from the stone a push grows strong. / The short end lifts if the other is long."',
      '"The further from the stone we lean, / The strongest pushers ever seen!"',
    ],
    small: ['"A long, long arm / can move without harm."'],
  },
}

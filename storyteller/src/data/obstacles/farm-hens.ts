import type { ObstacleData } from '../schema.ts'

export const farmHens: ObstacleData = {
  id: 'farm-hens',
  kind: 'other',
  place: 'farmyard',
  props: [],
  tool: 'seed',
  avoid: [],
  meet: {
    three: [
      '"Count us," said the hens. Two, five, nine? Stand still!',
      'The hens had to be counted first. One, two, one, four. Oh no!',
      '"How many are we?" asked a hen. They all ran round.',
      'Hens here, hens there. "Count!" they said.',
      'One hen, two hens, six hens, one hen. Wait!',
      '"No one goes by," said a hen. "First count us."',
    ],
    five: [
      '"No one goes by until we are counted," said the hens. Then they all ran round and round.',
      'The red hen stood in the way. "Are we all here?" she asked. It was hard to say, for none of them would stand still.',
      'The hens had to be counted, and hens run about.',
      '{friend} counted eight hens, and {hero} counted eleven. The hens said that both were wrong.',
      'They were all brown, they were all quick, and they all said, "Have you counted me?"',
      'A hen sat at the gate with a book. "I need a number," she said, "and they will not sit."',
    ],
    seven: [
      '"Stop," said the oldest hen. "Before bed we must be counted, and nobody ever gets further than six." {hero} tried. {He} counted one hen three times, left out four, and added a bucket by mistake.',
      'In the yard stood the hens, having words. One of them said they were ten, one said eleven, and one said Tuesday. "Nobody leaves," said the cock, "until somebody has counted us." And off they ran to all sides.',
      'The hens would not let anyone by until they had been counted, and they would not stand still to be counted.',
      'Nobody was allowed out until the hens were counted. It had been so since breakfast. The milkman was still there, and so was somebody with a parcel.',
      '{hero} got to four, and then one of the four ran round behind {him} to be counted again. She liked it.',
      '"There may be a hen missing," said the oldest, "or there may be one too many. I can not sleep until I know." The others ran about and were no help.',
    ],
    verse: [
      '"Count us," said the hens, "or nobody goes!" / And round they all ran on their quick yellow toes.',
      '"We have to be counted," the old hen said. / But hens won\'t stand still till they\'re all in bed.',
      '"Count us," said the hens, "or stay." / Round and round they ran away.',
    ],
    small: ['One hen, two, three. / "No! You missed me!"', 'Hens in and out! / They ran all about.'],
  },
  solve: {
    three: [
      'One seed here, one seed there. One hen at each. Ten hens!',
      'They put down ten seeds. Each hen came to one.',
      'One seed each. Ten seeds, ten hens.',
      'Peck, peck, peck. One seed for each hen. Ten!',
      'Seeds in a row. Hens in a row. Now count!',
      '{friend} put down seeds. Each hen stood by one.',
      'A seed, a hen. A seed, a hen. Done!',
    ],
    five: [
      'They laid out twelve little heaps of seeds, and a hen ran to each. No heap was left, and no hen was left. "Twelve," said {hero}.',
      '{friend} put down seeds in a row, pile by pile. Now the hens stood still to eat, as neat as buttons. And who can not count buttons?',
      'They counted heaps of seeds, with one hen at each.',
      '{hero} did not look at the hens. {He} looked at the seeds, heap by heap, and said, "Twelve."',
      'Each hen got her own pile of seeds, with room all round it. Then even a hen stays where she is.',
      'They put a seed in a cup for every hen that came to eat. In the end there were twelve in the cup.',
    ],
    seven: [
      'They did not count hens. They counted heaps. {friend} put down twelve small piles of seeds, and in no time there was one hen at every pile, head down and tail up. Nobody had two, and nobody had none. "Twelve," said {hero}, and twelve tails nodded.',
      'Out of the sack came the seeds, in heaps, along the wall. Each hen took one heap, and stood over it so that no one else should have it. {hero} simply walked along the row. "Twelve, and all here," {he} said, but the hens had their mouths full.',
      'Twelve heaps of seeds, and one hen to a heap. They counted the heaps, which took no time at all.',
      'A full hen will run, but a hungry one stands still. They waited until supper, gave out the seeds in twelve small hills, and looked at twelve backs.',
      'It was {friend} who thought of the seeds. Ten heaps were too few, for two hens stood there and were hurt. They made two more heaps, and so they had the answer.',
      'They drew twelve rings in the dust, with seeds in each, like plates on a table. No plate was empty and no hen was without, and that, said {hero}, was a number.',
    ],
    verse: [
      'They put down the seeds in a heap for each one. / The hens all stood still, and the counting was done.',
      'A heap and a hen, and a heap and a hen! / They counted the seed heaps, and counted again.',
      'Seed for every hen! They stood. / {hero} counted. That was good.',
    ],
    small: ['A seed for each hen. / That made it ten!', 'Seeds in a row! / Now count them, so.'],
  },
  fact: {
    three: [
      '"One hen, one seed," said {hero}. "Seeds do not run."',
      '"Seeds stay put," said {hero}.',
      '"Give each hen a thing," said {hero}. "Then count the things."',
      '"We can count what stands still," said {hero}.',
    ],
    five: [
      '"If every hen has one heap," said {hero}, "there are as many heaps as hens. And heaps do not run."',
      '"Match each hen with a heap," said {hero}, "and count the heaps."',
      '"I can not count what runs," said {hero}. "But I can count their suppers."',
    ],
    seven: [
      '"You need not count a thing that moves," said {hero}. "Give each of them one of something that stays where it is, and count that. If nothing is left over on either side, the numbers are the same. Shepherds did it with little stones."',
      '"One heap to each hen, and none left over," said {hero}. "Then count the heaps, for they cannot run."',
      '"If each has one, and each one has an owner, there are as many of the first as of the second," said {hero}. "So let us count the ones that stay in place."',
    ],
    verse: [
      '"One heap for each hen, with none left about. / Then count up the heaps, for they can\'t run out."',
    ],
    small: ['"Seeds do not run. / Count them for fun."'],
  },
}

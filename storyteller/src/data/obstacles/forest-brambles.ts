import type { ObstacleData } from '../schema.ts'

export const forestBrambles: ObstacleData = {
  id: 'forest-brambles',
  kind: 'blocked',
  place: 'forest-path',
  props: [{ prop: 'brambles', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'Oh no. Brambles! {Prick|Snag}, {scratch|prick}, ouch.',
      'The path was full of brambles. They held on to hats and tails.',
    ],
    five: [
      'Brambles had grown right across the path. They had {a hundred hooks|more hooks than a coat rack}, and they liked fur and sleeves.',
      'The path was full of brambles. They took hold of your coat and kept it.',
      'Brambles! You could not go left of them, and you could not go right.',
    ],
    seven: [
      'Where the path had been last week there was now a wall of brambles. It had {a hundred|a thousand} small hooks, and every one of them was in a mood to catch somebody.',
      'The brambles had been busy. They had put out a hundred arms, and where the path had been you could now see only hooks.',
      'Brambles had knitted the path shut, and left all the needles in.',
    ],
    verse: [
      'The brambles grew across the track. / You pulled one sprig, and it pulled back!',
      'The brambles had hooks and the brambles had claws, / Like so many green little cats with paws.',
    ],
    small: ['Prick, prick, prick! / The brambles stick.', 'Brambles, so long! / They held on strong.'],
  },
  solve: {
    three: [
      'They took a long stick. Up went the brambles. Under they went.',
      'One stick went in at the bottom. Up, like a lid. Go!',
      'A stick held them up. Under!',
    ],
    five: [
      'They slid a long stick under the brambles and lifted, like the lid of a {box|basket}. Under went {friend}. Under went {hero}.',
      '{hero} put a long stick under them and pushed it up. There was room to go under.',
      'One held up the brambles with a stick, and one went under. Then they changed over.',
    ],
    seven: [
      'They pushed a long stick under the lowest branch, rested it on a stone, and leaned. Up went the brambles like a curtain. {friend} went under, then {hero}, and no one left so much as a button behind.',
      'A long stick went in at the bottom. {hero} leaned on one end, and at the other end the whole prickly heap stood up like a tent. They went in at the front of it and out at the back.',
      'They lifted the lot on one long stick, like the lid of a piano, and went under it.',
    ],
    verse: [
      'A long stick lifted, like a lid, / The whole sharp heap. And through they slid!',
      'A stick held them up like a tent on a pole. / They went on their tummies right under the hole.',
    ],
    small: ['Up with a stick! / Go under, quick!', 'A stick made a door. / They stuck no more.'],
  },
  fact: {
    three: ['"A long stick makes us strong," said {hero}.', '"Long sticks are strong," said {hero}.'],
    five: ['"A long stick on a stone makes a lever," said {hero}. "The longer it is, the stronger we are."'],
    seven: [
      '"Look," said {hero}. "If the stick rests on a stone, it is a lever. We press a long way down on our end, and the other end lifts something far too heavy for us."',
      '"A stick on a stone is a lever," said {hero}. "It makes a small push into a big one."',
    ],
    verse: ['"A lever lifts a heavy load. / Press here, and it will clear the road."'],
    small: ['"A stick that is long / can make us strong."'],
  },
}

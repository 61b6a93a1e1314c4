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
      'Brambles here, brambles there. Do not touch!',
      '"Ow," said {friend}. The brambles said nothing.',
      'Where did the path go? Into the brambles.',
      'Brambles! They had grown and grown.',
    ],
    five: [
      'Brambles had grown right across the path. They had {a hundred hooks|more hooks than a coat rack}, and they liked fur and sleeves.',
      'The path was full of brambles. They took hold of your coat and kept it.',
      'Brambles! You could not go left of them, and you could not go right.',
      '{hero} met the brambles with {his} nose, which is not the best way to meet them.',
      'The berries had all been eaten. Only the brambles were left, and they were cross about it.',
      '"We could go round," said {friend}. But the brambles had thought of that, too.',
    ],
    seven: [
      'Last week this had been a path, and now it was a wall of brambles. It had {a hundred|a thousand} small hooks, and every one of them was in a mood to catch somebody.',
      'The brambles had been busy. They had put out a hundred arms, and where the path had been you could now see only hooks.',
      'Brambles had knitted the path shut, and left all the needles in.',
      'A small bird sat in the middle of the brambles and sang. It was easy for the bird. It had come in from above.',
      'The path ran into the brambles and did not come out, at least not on any side that they could see.',
      '{friend} pulled free of one bramble and was at once caught by the next. They were passing {fhim} along like a plate at dinner.',
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
      'Lift, stick, lift! They went by on their tummies.',
      '{friend} held the stick. {hero} went. Then they swapped.',
      'A long stick made a door.',
    ],
    five: [
      'They slid a long stick under the brambles and lifted, like the lid of a {box|basket}. Under went {friend}. Under went {hero}.',
      '{hero} put a long stick under them and pushed it up. There was room to go under.',
      'One held up the brambles with a stick, and one went under. Then they changed over.',
      'With a stick as a prop, the whole heap stood up, and they crept through the hole like two mice.',
      'First they tried a short stick, and that was no good. Then they tried a long one. Good!',
      '{friend} sat on the end of the stick. Up rose the thorns, and {hero} ran through with time to spare.',
    ],
    seven: [
      'They pushed a long stick under the lowest branch, rested it on a stone, and leaned. Up went the brambles like a curtain. {friend} went under, then {hero}, and no one left so much as a button behind.',
      'A long stick went in at the bottom. {hero} leaned on one end, and at the other end the whole prickly heap stood up like a tent. They went in at the front of it and out at the back.',
      'They lifted the lot on one long stick, like the lid of a piano, and went under it.',
      'They laid a stick over a stone, sat on the free end, and rose in the world of sticks: everything else went up and stayed there.',
      '"After you," said {hero}, holding it all up with a stick and one {hand}. "No, after you," said {friend}. In the end they went at once.',
      'It only needed a stick that was long enough. The thorns went up on it like washing on a line, and nobody lost a hair.',
    ],
    verse: [
      'A long stick lifted, like a lid, / The whole sharp heap. And through they slid!',
      'A stick held them up like a tent on a pole. / They went on their tummies right under the hole.',
    ],
    small: ['Up with a stick! / Go under, quick!', 'A stick made a door. / They stuck no more.'],
  },
  fact: {
    three: [
      '"A long stick makes us strong," said {hero}.',
      '"Long sticks are strong," said {hero}.',
      '"This stick can lift a lot," said {hero}.',
    ],
    five: [
      '"A long stick on a stone makes a lever," said {hero}. "The longer it is, the stronger we are."',
      '"Push the long end down," said {hero}, "and the short end goes up very hard."',
      '"A stone, a stick, and a small push," said {hero}. "That makes a big lift."',
    ],
    seven: [
      '"Look," said {hero}. "If the stick rests on a stone, it is a lever. We press a long way down on our end, and the other end lifts something far too heavy for us."',
      '"A stick on a stone is a lever," said {hero}. "It makes a small push into a big one."',
      '"The long end moves far and the short end moves little," said {hero}. "What it does not have in way, it has in push."',
    ],
    verse: ['"A lever lifts a heavy load. / Press here, and it will clear the road."'],
    small: ['"A stick that is long / can make us strong."'],
  },
}

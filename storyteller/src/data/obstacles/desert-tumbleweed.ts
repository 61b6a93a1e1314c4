import type { ObstacleData } from '../schema.ts'

export const desertTumbleweed: ObstacleData = {
  id: 'desert-tumbleweed',
  kind: 'blocked',
  place: 'canyon',
  props: [],
  tool: 'blanket',
  avoid: ['heights'],
  meet: {
    three: [
      'A big dry weed sat there. It was as round as a ball.',
      'Dry weeds had rolled in. Roll, roll, stop. Now there was no way.',
      'Ten weeds had come to the gap. Each one wanted to be first.',
      'Round dry weeds filled up the way.',
      'Weeds sat in the gap like fat dry hens.',
      'Push! The weeds pushed back. They were all in a lump.',
    ],
    five: [
      'The tumbleweeds had come in for the night. They filled the canyon to the top, like {wool in a sock|hair in a brush}.',
      'A heap of tumbleweeds stood in the way. Each was as round as a sheep, and all had wanted to be first.',
      'Tumbleweeds had filled the canyon. They were stuck like wool in a sock.',
      '{friend} pulled at one tumbleweed, and it pulled at its nine brothers.',
      '"We are on our way," said the weeds, if weeds could speak. But there was no wind, and they sat there.',
      'The gap in the rocks had a cork in it, and the cork was made of dry weeds.',
    ],
    seven: [
      'The tumbleweeds had all come to the narrow part of the canyon at once, and now not one of them could get through. They stuck there, round and dry, like nine fat men in a door, saying "after you".',
      'The wind had rolled every tumbleweed in the desert into the same canyon, and gone home. It was packed from wall to wall. {friend} put in an arm to feel how far it went, and took it out with a {sock|hat} on it that belonged to neither of them.',
      'A crowd of tumbleweeds had got stuck in the canyon. They sat there, round and dry, like hens on one small nest.',
      'When the wind dropped, all the tumbleweeds had to stop where they were. Where they were was here, in the only gap, one on top of the other, up to the sky.',
      'It was as if someone had emptied a hundred brooms between the rocks. The tumbleweeds held on to each other with all their little hooks, and waited for the wind to come back.',
      'The way was full of tumbleweeds, dry and round and rather cross, and every one of them faced the other way.',
    ],
    verse: [
      'The tumbleweeds rolled and they came to a jam. / They sat in the gap like a big woolly lamb.',
      'The weeds had rolled in with a bump and a hop, / And filled up the canyon from bottom to top.',
      '"You first." "No, you first," all the tumbleweeds said, / And stuck in the rocks like a bun in some bread.',
      'In the way, as round as sheep, / Sat some weeds, and fast asleep.',
    ],
    small: ['Weeds, round and dry, / heaped up so high!', 'Weeds in the way! / They wanted to stay.'],
  },
  solve: {
    three: [
      'They shook a blanket. Whoosh! Off rolled the weeds, like sheep.',
      'Flap, flap, went the blanket. It made a wind. Roll, weeds, roll!',
      'Up, blanket! Down, blanket! One weed hopped. Then all of them hopped.',
      'Flap the blanket! The weeds rolled off.',
      'Swish! The blanket puffed. The weeds ran off like mice.',
      '{hero} shook one side. {friend} shook the other. The blanket blew them off!',
    ],
    five: [
      'They shook a blanket, up and down, and made a wind of their own. One weed let go. Then off they all rolled, like lambs out of a gate.',
      'They pulled out one at the bottom and gave it a puff with the blanket. The others rolled after it. Nobody likes to be last.',
      'They flapped a blanket. One weed rolled, and then all of them did.',
      '{hero} took two corners, and {friend} took two. The blanket went up. It puffed like a big cheek, and the weeds ran.',
      'They swung the blanket as you swing a small child. At three, the first weed took off.',
      'A good shake of the blanket, and there was wind. The weeds had waited for it all day.',
    ],
    seven: [
      'They took a corner of the blanket each and gave it one great slow flap, the way you make a bed. The lowest weed wobbled. They did it again. Out it hopped, and the rest came after, bouncing down the canyon like the end of school.',
      '"They are only waiting for a wind," said {hero}, "so we shall be it." They flapped the blanket from the left, and then from the right. The weeds bumped each other and talked it over. Then the whole heap got up and rolled off to see the world.',
      'They flapped the blanket, up and down, until there was a wind. First one weed hopped out, and then they all ran.',
      'They stood at one end and beat the blanket like a carpet. Dust flew up, a bird flew up, and at last a weed flew up. It was the one that had held all the others.',
      '{friend} counted, and {hero} flapped. Seven flaps of the blanket moved nothing. With the eighth the whole dry crowd turned over, like somebody in bed, and rolled away.',
      'Between them they held the blanket up like a sail that works the wrong way round. It made a wind, the wind made a hole, and they ran through it.',
    ],
    verse: [
      'They flapped with a blanket, and whoosh! went the breeze. / The weeds rolled away with a hop, if you please.',
      'One flap of the blanket, and one rolled away, / And then all the others went after to play.',
      'They shook out a blanket the way you would sweep. / The weeds trundled off like a small flock of sheep.',
      '{hero} flapped a blanket. Then / All the weeds rolled off again.',
    ],
    small: ['Flap, flap! They blew, / and off it flew.', 'Up, blanket, flap! / It rolled from the gap.'],
  },
  fact: {
    three: [
      '"A dry weed is so light," said {hero}. "Wind can roll it!"',
      '"Wind can roll a weed," said {hero}.',
      '"They are made to roll," said {hero}. "Let us blow!"',
    ],
    five: [
      '"A tumbleweed is made to roll," said {hero}. "That is how it drops its seeds. All it needs is wind."',
      '"They roll in the wind to drop their seeds," said {hero}. "So be the wind!"',
      '"It weighs less than a hat," said {hero}. "A puff of wind will do it."',
    ],
    seven: [
      '"When a tumbleweed is ripe it lets go of its root," said {hero}. "Then the wind rolls it for miles, and it drops a seed at every bump. It wants to be blown away. That is the whole idea."',
      '"It has no root any more, and it sows its seeds by rolling," said {hero}. "It wants to go."',
      '"A tumbleweed is round and dry and light, so that the wind may have it," said {hero}. "All we must do is make some."',
    ],
    verse: [
      '"A tumbleweed\'s round so the wind makes it go. / It sows as it rolls. So let\'s give it a blow."',
    ],
    small: ['"Dry, round and light! / Wind rolls it all right."'],
  },
}

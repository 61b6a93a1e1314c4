import type { ObstacleData } from '../schema.ts'

export const seaCurrent: ObstacleData = {
  id: 'sea-current',
  kind: 'other',
  place: 'coral-reef',
  props: [],
  tool: 'rope',
  avoid: [],
  meet: {
    three: [
      'The sea went whoosh. It pushed them back.',
      'They swam and swam. They did not get on at all.',
      '"Go back," said the sea, and it took them back.',
    ],
    five: [
      'Between two reefs the sea ran like a river. It picked them up and {put them back|set them down again} where they had been.',
      'The sea ran fast here. It took hold of them and put them back.',
      'They swam, and swam, and were where they had been. The sea was going the other way.',
    ],
    seven: [
      'There was a gap in the reef, and through it the sea ran like a river in a bad mood. Three times they set out. Three times it {handed them back|returned them}, like a letter with the wrong stamp.',
      'The sea came through the gap like people out of a school. They swam as hard as they could, and stayed just where they were, and a shrimp passed them, going home backwards.',
      'Through the gap the sea ran like a river. They swam as hard as they could, and stayed where they were.',
    ],
    verse: [
      'The sea ran fast through a gap in the reef. / It swept them back like a little leaf.',
      'The sea ran by like a train in a rush. / It pushed them both back with a swish and a hush.',
    ],
    small: ['The sea ran fast. / They could not get past.', 'Swish, went the sea. / "Not past me!"'],
  },
  solve: {
    three: [
      'They went low, by the sand. They held a rope. Over!',
      'Down by the sand it was slow. They pulled on a rope of weed.',
      '"Get down!" said {hero}. By the sand they held a rope. They got by.',
      'They held a rope, down low.',
    ],
    five: [
      'They went right down to the sand, where the sea runs slowly, and pulled themselves along a rope of weed.',
      'Down by the sand it was slow. They held on to weed and pulled on by.',
      '"Down!" said {hero}. At the bottom the sea was calm. Hand over hand, they got through.',
    ],
    seven: [
      'So they went down, and lay flat on the sand, and there, under the rush of it, the water was nearly still. With a rope of weed from rock to rock they drew themselves across, while overhead a surprised mackerel shot by backwards.',
      'They went down to the sand. It was slow there, and there was a rope of weed to hold. They pulled themselves along, with their noses near the ground, while over their heads the sea went on being in a hurry.',
      'They went down to the sand, where it was slow, and pulled themselves along a rope of weed. The rush went by over their heads.',
    ],
    verse: [
      'They kept down low, where the sea runs slow, / And pulled on a rope in the calm below.',
      'Down on the sand where the water is slow, / They pulled on some weed, and on they could go.',
    ],
    small: ['The rope, down low! / The sea was slow.', 'Pull, pull on the weed, / and no need for speed.'],
  },
  fact: {
    three: ['"The sea is slow down low," said {hero}.'],
    five: ['"Near the bottom the water rubs on the sand," said {hero}, "and that slows it down."'],
    seven: [
      '"Water rubs against the bottom, just as we do on a carpet," said {hero}. "The lowest bit is nearly stopped. If we stay in it, the rest will go over our heads."',
      '"The water rubs on the sand and is slowed down," said {hero}. "So we must keep low."',
    ],
    verse: ['"The water rubs along the sand. / It\'s slower there, you understand."'],
    small: ['"Down by the sand / it is slow as the land."'],
  },
}

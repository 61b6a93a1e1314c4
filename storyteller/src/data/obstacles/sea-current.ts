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
      'Whoosh! {friend} swam left, and the sea took {fhim} right.',
      'The sea was in a rush. It did not let them by.',
      'They swam up to the gap. Back they went, like a ball.',
    ],
    five: [
      'Between two reefs the sea ran like a river. It picked them up and {put them back|set them down again} where they had been.',
      'The sea ran fast here. It took hold of them and put them back.',
      'They swam, and swam, and were where they had been. The sea was going the other way.',
      'A crab on a rock said that nobody got through there before Friday. The sea ran too fast.',
      '{hero} swam as fast as {he} could, and a stone on the sand did just as well.',
      'It was like going up a slide. The sea sent them down again, feet first.',
    ],
    seven: [
      'There was a gap in the reef, and through it the sea ran like a river in a bad mood. Three times they set out. Three times it {handed them back|returned them}, like a letter with the wrong stamp.',
      'The sea came through the gap like people out of a school. They swam as hard as they could, and stayed just where they were, and a shrimp passed them, going home backwards.',
      'Through the gap the sea ran like a river. They swam as hard as they could, and stayed where they were.',
      'In the gap between the rocks the water went by so fast that the fish had to book a place. They were going one way, and everything else was going the other.',
      'They swam at it side by side, and it took them home. They swam at it nose to tail, and it took them home in a line.',
      'The sea had squeezed itself into the gap, and it was in a hurry to be out. {friend} put in a {hand}, and it came back by itself.',
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
      'Down, and in, on a rope!',
      'Weed lay on the sand like a rope. Pull, pull! They got in.',
      'Up there it was fast. Down here was no rush. They crept by with a rope.',
    ],
    five: [
      'They went right down to the sand, where the sea runs slowly, and pulled themselves along a rope of weed.',
      'Down by the sand it was slow. They held on to weed and pulled on by.',
      '"Down!" said {hero}. At the bottom the sea was calm. Hand over hand, they got through.',
      'They found an old rope on the sand, down where the sea was half asleep. It led to the other side.',
      '{friend} held on to the rope, {hero} held on to {friend}, and they went along the bottom like crabs.',
      'They kept their noses in the sand and their {hands} on the rope. The fast water never saw them.',
    ],
    seven: [
      'So they went down, and lay flat on the sand, and there, under the rush of it, the water was nearly still. With a rope of weed from rock to rock they drew themselves across, while overhead a surprised mackerel shot by backwards.',
      'They went down to the sand. It was slow there, and there was a rope of weed to hold. They pulled themselves along, with their noses near the ground, while over their heads the sea went on being in a hurry.',
      'They went down to the sand, where it was slow, and pulled themselves along a rope of weed. The rush went by over their heads.',
      'A rope lay along the bottom, left by some sensible crab. They pulled on it, knot by knot, where the water only strolled. Far above them their bubbles were swept away.',
      '{hero} went down to where a starfish was sitting quite calmly, and thought that it must know something. With a rope to hold, they crept along from one starfish to the next.',
      'They stayed so low that the sand tickled. The rope was slimy and the going was slow, but the rush was all upstairs.',
    ],
    verse: [
      'They kept down low, where the sea runs slow, / And pulled on a rope in the calm below.',
      'Down on the sand where the water is slow, / They pulled on some weed, and on they could go.',
    ],
    small: ['The rope, down low! / The sea was slow.', 'Pull, pull on the weed, / and no need for speed.'],
  },
  fact: {
    three: [
      '"The sea is slow down low," said {hero}.',
      '"On the sand the sea is not so fast," said {hero}.',
      '"Up is fast," said {hero}. "Down is slow."',
    ],
    five: [
      '"Near the bottom the water rubs on the sand," said {hero}, "and that slows it down."',
      '"The sand holds the water back," said {hero}. "So it is slow down there."',
      '"It is fast up here, where there is nothing to rub on," said {hero}. "So let us go down."',
    ],
    seven: [
      '"Water rubs against the bottom, just as we do on a carpet," said {hero}. "The lowest bit is nearly stopped. If we stay in it, the rest will go over our heads."',
      '"The water rubs on the sand and is slowed down," said {hero}. "So we must keep low."',
      '"Where water touches the ground it has to drag its feet," said {hero}. "So the slow lane is at the bottom."',
    ],
    verse: ['"The water rubs along the sand. / It\'s slower there, you understand."'],
    small: ['"Down by the sand / it is slow as the land."'],
  },
}

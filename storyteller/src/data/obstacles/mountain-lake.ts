import type { ObstacleData } from '../schema.ts'

export const mountainLake: ObstacleData = {
  id: 'mountain-lake',
  kind: 'across',
  place: 'mountain-lake',
  props: [],
  tool: 'raft',
  avoid: ['deep-water'],
  meet: {
    three: [
      'Next, a lake. It was cold and {blue|wide}.',
      'Water! It was wide, and the path went on over there.',
    ],
    five: [
      'A lake lay in the lap of the mountain, as blue and as cold as {a winter plate|a plate in winter}. The trail went on, but on the other side.',
      'There was a lake. It was wide and still, and the way went on behind it.',
      'They came to cold blue water. There was no boat and no bridge.',
    ],
    seven: [
      'Round the bend lay a lake, so still that it held a second mountain upside down. The trail walked straight into the water on this side and {strolled out|walked out} again on the other, as trails will.',
      'The trail ran down to a lake and into it. On the far side it came out again, quite dry. In between was a lot of cold blue water, with the evening in it upside down.',
      'A lake lay across the trail. The trail did not seem to mind, and went on at the other side.',
    ],
    verse: [
      'A lake lay blue, a lake lay wide. / The trail went on, on the other side.',
      'The lake was as still as the glass in a door. / The trail went on from the other shore.',
    ],
    small: ['A lake, so blue! / How to go through?', 'A lake, cold and wide! / Where was the other side?'],
  },
  solve: {
    three: [
      'They made a raft. Tie, tie, tie. Off it went, and over.',
      'Wood and string made a raft. It went bob, bob, over.',
      'Wood and string. A raft! Over.',
    ],
    five: [
      'They tied dry branches into a raft. It {wobbled|bobbed}, it dripped, and it took them over.',
      'They tied dry wood with a string, and it was a raft. Off it went.',
      'Branches, string, and two hats for sails. The raft took them to the far side.',
    ],
    seven: [
      'They dragged dry branches to the shore and tied them side by side. The raft looked like a hedge that had been in a fight, but it floated, and they paddled it over with two flat sticks and a good deal of advice.',
      'There was dry wood along the shore. They tied it side by side, and got on, one at each end. It floated. It was not what you would call a ship, but it went over the top of all that blue like a leaf.',
      'They tied dry branches side by side. It was a bad raft, but it floated, and it was theirs.',
    ],
    verse: [
      'They tied a raft of branches dry / And paddled over the upside-down sky.',
      'A raft of dry wood, and a push with a pole: / They got to the other side, safe and whole.',
    ],
    small: [
      'They made a raft. / "It floats!" They laughed.',
      'A raft, tied up tight! / It floated all right.',
    ],
  },
  fact: {
    three: ['"Dry wood floats," said {hero}.'],
    five: ['"Dry wood is full of tiny bits of air," said {hero}, "so the water holds it up."'],
    seven: [
      '"Stones go down and sticks stay up," said {hero}, trying one of each. "Dry wood is lighter than the water it pushes away, so the water pushes back and carries it. And if it can carry wood, then enough wood can carry us."',
      '"Dry wood is lighter than water," said {hero}, "so the water has to carry it. Enough wood will carry us."',
    ],
    verse: ['"Dry wood is full of air inside, / So water lifts it. We can ride!"'],
    small: ['"Dry wood will float / just like a boat."'],
  },
}

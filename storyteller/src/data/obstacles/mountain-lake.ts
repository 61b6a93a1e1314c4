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
      'A blue lake. The other side was far.',
      'Brr! The lake was as cold as ice cream.',
      '"Where is the boat?" The lake had none.',
      'Lake, lake, lake. And then the path again.',
    ],
    five: [
      'A lake lay in the lap of the mountain, as blue and as cold as {a winter plate|a plate in winter}. The trail went on, but on the other side.',
      'There was a lake. It was wide and still, and the way went on behind it.',
      'They came to cold blue water. There was no boat and no bridge.',
      '{friend} put one toe into the lake, and the toe came back blue.',
      'The path went down to the lake for a drink and did not come back.',
      'It was a nice lake to look at. It was not so nice to look over.',
    ],
    seven: [
      'Round the bend lay a lake, so still that it held a second mountain upside down. The trail walked straight into the water on this side and {strolled out|walked out} again on the other, as trails will.',
      'The trail ran down to a lake and into it. On the far side it came out again, quite dry. In between was a lot of cold blue water, with the evening in it upside down.',
      'A lake lay across the trail. The trail did not seem to mind, and went on at the other side.',
      'They threw a stone to see how wide the lake was. It fell in the middle of a cloud, and the cloud was not even halfway.',
      'On the shore of the lake stood a little house for boats. The door was open, and there were no boats in it, but a duck with nine children.',
      '"Round it or over it?" asked {hero}. Round it were brambles, all the way. They sat down and looked at the lake, which looked at the sky.',
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
      'Stick by stick, a raft! Off to the far side.',
      'They sat on the raft. Drip, drop, land!',
      'A raft is like a bed. They went over in bed.',
      '"Row!" said {friend}. The raft went slow, but it went.',
    ],
    five: [
      'They tied dry branches into a raft. It {wobbled|bobbed}, it dripped, and it took them over.',
      'They tied dry wood with a string, and it was a raft. Off it went.',
      'Branches, string, and two hats for sails. The raft took them to the far side.',
      'Six fat branches and one long string made a raft. It was not dry, but it was on top.',
      '{hero} sat in front of the raft and {friend} sat behind, and one fish came along to see.',
      'They made a raft, and gave it a name, and by then it had carried them to the other shore.',
    ],
    seven: [
      'The raft looked like a hedge that had been in a fight, but it floated, and they paddled it over with two flat sticks and a good deal of advice.',
      'They tied a raft, and one sat at each end, so that it should not tip. It was not what you would call a ship, but it went over all that blue like a leaf.',
      'They tied dry branches side by side. It was a bad raft, but it stayed on top, and it was theirs.',
      '{friend} could tie only one knot, but {fhe} tied it forty times, and that was the raft. It turned round twice on the way, as if it wanted to see the hills.',
      'They had wood, they had string, and they had until bedtime. The raft came out a bit three-cornered, and it carried them over like a tray with two cups on it.',
      'For a sail they had a coat and for an oar a spoon. The raft thought it over, found some wind, and took them to where the trail came up again.',
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
    three: [
      '"Dry wood floats," said {hero}.',
      '"Wood stays up," said {hero}. "So can we, on wood."',
      '"Sticks do not go down," said {hero}.',
    ],
    five: [
      '"Dry wood is full of tiny bits of air," said {hero}, "so the water holds it up."',
      '"Throw in a stick, and it stays up," said {hero}. "Tie many sticks, and they can keep us up too."',
      '"Water lifts up dry wood," said {hero}. "If there is enough of it, it lifts us as well."',
    ],
    seven: [
      '"Stones go down and sticks stay up," said {hero}, trying one of each. "Dry wood is lighter than the water it pushes away, so the water pushes back and carries it. And if it can carry wood, then enough wood can carry us."',
      '"Water weighs more than dry wood does," said {hero}, "so the water has to carry it. Enough wood will carry us."',
      '"A stick in the water pushes some of it aside," said {hero}, "and that water wants its place back. So it holds the stick up."',
    ],
    verse: ['"Dry wood is full of air inside, / So water lifts it. We can ride!"'],
    small: ['"Dry wood will float / just like a boat."'],
  },
}

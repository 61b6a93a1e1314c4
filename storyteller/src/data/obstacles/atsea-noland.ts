import type { ObstacleData } from '../schema.ts'

export const atseaNoland: ObstacleData = {
  id: 'atsea-noland',
  kind: 'lost',
  place: 'open-sea',
  props: [{ prop: 'cloud', where: 'above' }],
  avoid: ['deep-water'],
  meet: {
    three: [
      'Blue, blue, blue. No land at all! Where to go?',
      'They looked here. They looked there. It was all sea.',
      '"Where is the land?" said {friend}. Some one had put it away.',
      'Sea, sea, sea! No land.',
      'Was it left? It was sea. Was it right? It was more sea!',
      '{friend} stood up to look. Blue, blue, and a bit of blue.',
    ],
    five: [
      'There was sea in front, and sea behind, and a bit more sea at the side. Somebody must have put the island away.',
      'They had come to the middle of the sea. You could tell, because all the edges were the same.',
      'There was no land. There was just sea, all the way round.',
      '"Are we there?" said {friend}. They were in the middle of a big blue plate.',
      'They had sailed off the end of the land, and it did not come back.',
      '{hero} turned round three times to find the island. Then {he} did not know where the front was.',
    ],
    seven: [
      'When they next looked up there was no land anywhere. There was one blue line all the way round them, as if somebody had drawn a plate and put them in the middle, like a pea.',
      '"Is it far?" said {friend}. "It is over there," said {hero}, and pointed, and then was less sure, and pointed somewhere else. On every side the sea went up to the sky and stopped. There was not even a gull to ask.',
      'There was sea on every side, and it was all the same. Nobody could say where the island had got to.',
      'There is a place where you can no longer see where you have come from, and cannot yet see where you are going. They were in it, and they had no bun.',
      'The island was not in front, and it was not behind. They looked under the seat. It was not the sort of thing that one should be able to mislay.',
      'No land to the left, no land to the right. A fish put up its head, looked round as well, and seemed to find it all very satisfactory.',
    ],
    verse: [
      'The sea lay around them, as round as a plate, / And no one had told them which way to go straight.',
      'No land up ahead and no land at the back, / And no one had painted a line or a track.',
      'The sea had no corner, the sea had no shelf. / It went all the way from the sea to itself.',
      'Sea before and sea behind! / Not an island could they find.',
    ],
    small: ['Just sea and sky! / "Which way?" "Let\'s try."', 'Sea, sea, sea, sea! / "Where can land be?"'],
  },
  solve: {
    three: [
      'One cloud did not move. It sat on the land. That way!',
      'All the clouds ran by. But one cloud sat still. "Land is under it!"',
      '"That cloud did not go home," said {hero}. It was home! Land sat under it.',
      'One still cloud! It had land under it.',
      'Look up! One cloud had a nap. It was over the land.',
      '"My cloud is gone. Yours is not!" They went to the one that sat. Trees!',
    ],
    five: [
      'All the clouds were going somewhere, like people with bags. But one small cloud stayed. They steered for it, and under it sat the island.',
      '"Look," said {hero}. "That cloud is not going home. It is home." They sailed to it, and there was land below.',
      'One cloud did not move. Under it sat the island.',
      'The clouds ran like sheep, but one stood like a post. "That is the place," said {hero}.',
      '{friend} held up a thumb to each cloud. One stayed behind the thumb, and soon it had a hill under it.',
      'They picked the cloud that had stopped. It had stopped over some trees, and a beach.',
    ],
    seven: [
      'They lay on their backs and watched the sky. The clouds went by in a row, like children on an outing. All but one. It was small and white, and hung there as if it had been pegged. They turned the boat to that cloud, and by and by the sea grew a bump, and the bump grew trees.',
      '"Pick a cloud," said {hero}, "and see if it is still there when you have counted to a hundred." {friend}\'s cloud was gone at thirty. {hero}\'s had not moved. It was sitting on something, the way a hen sits on an egg. They sailed up, and looked underneath, and it was the island.',
      'All the clouds moved on but one. They sailed to the one that stayed, and there was the island, sitting under it.',
      '{hero} put a finger on the end of {his} nose and shut one eye. A cloud went past the finger, and then one more. But the fat one on the right stayed next to it, so they went to see what it was fond of. It was an island.',
      '"That one has not moved since lunch," said {friend}, and pointed at a small fat cloud. They sailed until they were right below it, and hit the beach.',
      'They steered by a cloud, which is not a thing that sailors often do. But this cloud was tied to the ground by something warm, and the ground was the island.',
    ],
    verse: [
      'The clouds hurried on, but one cloud would not go. / It sat like a hat on the island below.',
      "One cloud in the sky didn't wander or roam. / It sat on an island, and that was its home.",
      'One cloud stayed at home while the other clouds flew. / And home, for a cloud, is an island or two.',
      '{hero} saw one cloud sit tight. / "Under that is land, all right."',
    ],
    small: ['That cloud is still. / "I see a hill!"', 'One cloud stayed put. / Land, by my foot!'],
  },
  fact: {
    three: [
      '"A cloud likes to sit on land," said {hero}. "Look for it!"',
      '"Land makes a cloud," said {hero}. "Look up!"',
      '"If a cloud sits still, land is under it," said {hero}.',
    ],
    five: [
      '"Land gets warm sooner than the sea," said {hero}. "Warm air goes up from it and makes a cloud. That cloud has to stay there."',
      '"Warm land makes a cloud, and the cloud stays with it," said {hero}.',
      '"A cloud that does not move has a reason," said {hero}. "It is made by land."',
    ],
    seven: [
      '"The sun warms an island faster than it warms the sea," said {hero}. "The warm air goes up, cools, and turns into a cloud, again and again, in the same place. The other clouds are only passing. That one lives there."',
      '"An island is warm, and makes a cloud of its own," said {hero}. "The wind moves the others, but that one stays at home."',
      '"Land is warmer than the sea by day, and it keeps a cloud over its head," said {hero}. "Find one that will not leave."',
    ],
    verse: [
      '"Warm air from the land makes a cloud overhead. / It stays while the others go drifting instead."',
    ],
    small: ['"Land that is warm / makes clouds take form."'],
  },
}

import type { ObstacleData } from '../schema.ts'

export const desertSand: ObstacleData = {
  id: 'desert-sand',
  kind: 'lost',
  place: 'oasis',
  props: [],
  avoid: [],
  meet: {
    three: [
      'Sand here, sand there. All the same! Which way?',
      'The wind had swept the path away. It left just sand.',
      '{hero} looked back. No path. {hero} looked on. No path!',
      '"Where did the path go?" said {friend}. The wind had it.',
      'The sand was flat and clean. Not one foot had been on it!',
      'They turned left, and it was sand. They turned right, and it was the same sand.',
    ],
    five: [
      'The wind had tidied away the path. There was sand in front, sand behind, and {more sand|sand} on both sides.',
      'The path was gone. The wind had swept it up and taken it away.',
      'There was sand this way, and sand that way. All of it was the same.',
      "The wind had made the desert's bed, and the path was under the sheet.",
      '{hero} drew an arrow in the sand. Puff! The wind took that too.',
      'They could go any way they liked, and they did not know which they would like.',
    ],
    seven: [
      'While they rested, the wind had rubbed out the path, and their footprints too. Whichever way they turned it was the same: {a line of sand and a line of sky|one line, sand below it and sky above}.',
      'The wind had been over it with a broom, and there was no path left, only sand, in tidy little rows. They turned round. There it was again.',
      'The wind had swept the path away. There was sand in front, sand behind, and sky all round.',
      'Their tracks had been swept up. Before them lay the desert, as smooth as a cake that nobody had cut, and it gave no hint where to begin.',
      'There were no paths here, because paths do not keep. The one from this morning had already blown to the next country.',
      '{friend} was sure that it was left, and {hero} was sure that it was right. A beetle was just as sure of somewhere else.',
    ],
    verse: [
      "The wind had rubbed the path away. / Which way was what? The sand wouldn't say.",
      "There's sand to the left, and there's sand to the right, / And not a small bit of a path in sight.",
    ],
    small: ['No path, just sand / all over the land.', 'The path blew away. / It was gone all day.'],
  },
  solve: {
    three: [
      'Birds flew by, all one way. They were off to drink! After them!',
      'One bird, two birds, three! They flew to the water. So that was the way.',
      '"Look! That bird wants a drink." It flew to the water. So did they, on foot.',
      'Birds, off to a drink! They ran along.',
      'Tweet! A bird flew by. It had a dry mouth. They ran the same way.',
      'The birds all went left. So they went left, and found a pool.',
    ],
    five: [
      'Three small birds flew over, low and fast, all the same way. At evening birds fly to water. So they {followed|went after} the birds.',
      'Birds flew by, all one way. "They want a drink," said {hero}. So they went after them.',
      'Three birds flew over. At night birds go to water, and the green place has water.',
      '{hero} looked up. One small bird went by in a rush, and then its family. They went along, on foot.',
      '"Somebody up there is thirsty," said {friend}. The birds flew straight, and so they walked straight.',
      'They let the birds show them. It was not long before they could smell something green.',
    ],
    seven: [
      'Then three small birds went over, low and quick and all in one direction. Ten minutes later came three more. {friend} and {hero} looked at each other, and turned, and went the way of the birds, until they saw a green line, and heard the frogs.',
      'They sat down to think, and while they sat three birds flew over, low, and in a hurry. {hero} jumped up. Nothing hurries in the desert unless there is water at the end of it. They ran after the birds.',
      'Three birds flew by, low, all one way, and in a hurry. Where there are thirsty birds there is water. They went after them.',
      'A dozen brown birds went over, and every beak pointed the same way. "They do not do that for fun," said {hero}. So theirs pointed that way as well, and by and by the sand had grass in it.',
      '"Look up," said {friend}, "it is rush hour." Small birds were going home by way of the water. They walked below them as one walks below street lights.',
      'They waited for a bird, and got nine. All nine went over the same hill, and behind the hill the frogs were tuning up.',
    ],
    verse: [
      'Some birds flew by toward a drink. / They followed the birds, and quick as a wink!',
      'Three birds flew by for a drink at the pool. / They followed the birds to the green and the cool.',
    ],
    small: ['A bird flew by. / "Look up, look high!"', 'Three birds flew low. / "That way we go!"'],
  },
  fact: {
    three: [
      '"Birds drink at night," said {hero}. "They know the way."',
      '"Birds fly to water at night," said {hero}.',
      '"A bird must drink," said {hero}. "It goes where the water is."',
    ],
    five: [
      '"Seeds are dry," said {hero}, "so birds that eat seeds must drink each evening. They will fly to the water."',
      '"Nobody knows the way to water better than a thirsty bird," said {hero}.',
      '"Dry food makes you thirsty," said {hero}. "Those birds eat it all day."',
    ],
    seven: [
      '"Seed-eaters must drink every evening," said {hero}, "for seeds are as dry as buttons. When they fly low and fast at this hour, they are thirsty, and going to the well."',
      '"Birds that eat dry seeds must drink each evening," said {hero}. "They know where the water is."',
      '"A bird that has eaten dry food since the morning has just one wish now," said {hero}. "It flies right to the water."',
    ],
    verse: ['"At dusk the birds fly off to drink. / They know where the water is, I think."'],
    small: ['"Birds that are dry / to water fly."'],
  },
}

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
    ],
    five: [
      'The wind had tidied away the path. There was sand in front, sand behind, and {more sand|sand} on both sides.',
      'The path was gone. The wind had swept it up and taken it away.',
      'There was sand this way, and sand that way. All of it was the same.',
    ],
    seven: [
      'While they rested, the wind had rubbed out the path, and their footprints too. Whichever way they turned it was the same: {a line of sand and a line of sky|one line, sand below it and sky above}.',
      'The wind had been over it with a broom, and there was no path left, only sand, in tidy little rows. They turned round. There it was again.',
      'The wind had swept the path away. There was sand in front, sand behind, and sky all round.',
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
      'Birds flew to drink. "After them!"',
    ],
    five: [
      'Three small birds flew over, low and fast, all the same way. At evening birds fly to water. So they {followed|went after} the birds.',
      'Birds flew by, all one way. "They want a drink," said {hero}. So they went after them.',
      'Three birds flew over. At night birds go to water, and the green place has water.',
    ],
    seven: [
      'Then three small birds went over, low and quick and all in one direction. Ten minutes later came three more. {friend} and {hero} looked at each other, and turned, and went the way of the birds, until they saw a green line, and heard the frogs.',
      'They sat down to think, and while they sat three birds flew over, low, and in a hurry. {hero} jumped up. Nothing hurries in the desert unless there is water at the end of it. They ran after the birds.',
      'Three birds flew by, low, all one way, and in a hurry. Where there are thirsty birds there is water. They went after them.',
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
    ],
    five: [
      '"Seeds are dry," said {hero}, "so birds that eat seeds must drink each evening. They will fly to the water."',
    ],
    seven: [
      '"Seed-eaters must drink every evening," said {hero}, "for seeds are as dry as buttons. When they fly low and fast at this hour, they are thirsty, and going to the well."',
      '"Birds that eat dry seeds must drink each evening," said {hero}. "They know where the water is."',
    ],
    verse: ['"At dusk the birds fly off to drink. / They know where the water is, I think."'],
    small: ['"Birds that are dry / to water fly."'],
  },
}

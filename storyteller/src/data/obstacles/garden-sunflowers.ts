import type { ObstacleData } from '../schema.ts'

export const gardenSunflowers: ObstacleData = {
  id: 'garden-sunflowers',
  kind: 'lost',
  place: 'garden-pond',
  props: [{ prop: 'sunflower', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'Sunflowers! So tall, so many. Left? Right? Who knows?',
      'In they went. Sunflower, sunflower, sunflower. They could not see out.',
      'A sunflower looked down. "Where is out?" It did not say.',
      'Big green sunflower legs, and no path.',
      '"Hello, sunflower." "Hello, sunflower." They all looked the same!',
      '{friend} went left. A sunflower. {friend} went right. A sunflower!',
    ],
    five: [
      'The path went in among the sunflowers. They were as tall as doors, and they all had the same round face.',
      'There were sunflowers in front, sunflowers behind, and one that they had said hello to before.',
      'Sunflowers, and sunflowers, and no path to be seen.',
      'It was like a wood, but yellow on top. Each sunflower stood as straight as a soldier and kept the way to itself.',
      '"We were here before," said {friend}. "I know that sunflower. It has a bug on its nose."',
      '{hero} hopped as high as {he} could. From up there {he} could see more sunflowers.',
    ],
    seven: [
      'Then they were among the sunflowers, and it was like being small at a party of aunts. There were green skirts on every side, and big yellow faces up above, and no one at all to say where the path had gone.',
      'The sunflowers stood close together, as people do when there is something to look at. Below it was green and warm and all the same. They passed a snail. Later they passed it again, and it looked rather proud.',
      "The sunflowers were twice as tall as anybody, and they all looked over {hero}'s head, as grown-ups do.",
      'Somebody had planted one sunflower for every day of the year, and had then gone in, and, it was said, had come out in March.',
      'There was no left and no right in there, only stalk after stalk, as thick as arms. A sunflower is a fine thing, but it makes a poor wall to remember.',
      '"Mark that one," said {hero}. But every sunflower had the same two leaves, held out, like somebody who does not know either.',
    ],
    verse: [
      'The sunflowers stood there, tall and green, / The tallest crowd that was ever seen.',
      'A sunflower here and a sunflower there, / And stalks, and stalks, and stalks everywhere.',
    ],
    small: ['Sunflowers, so wide! / The path could hide.', 'Sunflowers, so tall! / No way at all.'],
  },
  solve: {
    three: [
      'All the faces looked one way. So they went that way. Out!',
      'Up on top, each face looked at the sun. They went there too.',
      'They went where the faces looked.',
      'The faces looked there. {hero} looked there. So out!',
      '"They like the sun," said {friend}. So follow it!',
      'Up top, gold faces. They knew the way.',
    ],
    five: [
      '"Look where they look!" said {friend}. Every face was turned to the last of the sun. They walked that way, and came out by the pond.',
      'Each one had its face to the sunset. So {hero} put the sunset in front too, and did not turn round once.',
      'They went the way the flowers looked, right into the sunset.',
      '{hero} stood on {friend} and saw how the faces were turned, all one way. That way was out.',
      'When the faces smiled at them, they were wrong. When they saw only green backs, they were right.',
      'They walked with the crowd, so to say, and the crowd looked at the sun.',
    ],
    seven: [
      '{hero} lay down on {his} back to think, and looked up. Every single face was turned the same way, to where the sun went down. After that it was simple. If a face looked at them, they knew that they had turned round.',
      '"What are they all looking at?" asked {friend}. It was the sunset. So that side was west, and the way out was west, and a hundred pointing fingers could not have shown it better.',
      'Every flower was looking at the sunset. So they kept it in front of them as well, and walked out under the last leaf.',
      "It is rude to walk behind people's backs, but here it was the thing to do. They kept all those backs in front, and so did not turn.",
      'Not one of the yellow heads was looking anywhere else. {friend} laid a stick on the ground to show which way, and then another, and the tenth stick lay outside.',
      '"Ask them what they are looking at," said {hero}. It was the last of the sun. They went to look as well, and it was lovely, with a path in it.',
    ],
    verse: [
      'They went where the sunflowers turned their eyes, / And came out under the evening skies.',
      'Each face was turned to the sun in the west. / They walked where it looked, and the flowers knew best.',
    ],
    small: ['They all looked west. / A sunflower knows best.', 'Each yellow face / showed them the place.'],
  },
  fact: {
    three: [
      '"They turn to the sun," said {hero}. "The sun goes down that way."',
      '"They look at the sun," said {hero}.',
      '"Each face is like a hand that points," said {hero}. "To the sun!"',
    ],
    five: [
      '"A young sunflower turns with the sun all day," said {hero}. "In the evening they all face west."',
      '"Young sunflowers look at the sun," said {hero}, "and it goes down in the west."',
      '"They want the light," said {hero}, "so they turn to it. And we know where the light is now."',
    ],
    seven: [
      '"A young sunflower follows the sun from one side of the sky to the other," said {hero}. "Its stalk grows faster on the shady side, and that tips the face round. So at the end of the day every one of them looks west."',
      '"Young sunflowers turn with the sun," said {hero}. "So in the evening they all look west, and we can tell the way."',
      '"Plants grow to the light," said {hero}. "At this hour the light comes from the west, so that is where the yellow faces look. They are as good as a compass."',
    ],
    verse: ['"A sunflower follows the sun on its ride, / So now they all look to the evening side."'],
    small: ['"They turn all day / to look that way."'],
  },
}

import type { ObstacleData } from '../schema.ts'

export const mountainSnow: ObstacleData = {
  id: 'mountain-snow',
  kind: 'up',
  place: 'mountain-lake',
  props: [{ prop: 'snowdrift', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'Snow lay in a heap. In they went. {Floof|Fluff}! Up to the nose.',
      'One step, and {friend} was gone. The snow was up to the hat.',
      'Snow! It was up to here.',
      'Snow sat on the path. It was very soft.',
      '"Come in," said the snow. {hero} fell in.',
      'One step. Floof! Snow in both ears.',
    ],
    five: [
      'A snowdrift had lain down on the trail. It was soft and white and {as tall as a tent|taller than anybody there}.',
      'The snow lay as high as a hat. With each step they went in up to the chin.',
      'Snow! It was still here from the winter, and it had not been told to go.',
      '{friend} walked into the snow and came out at the same place, white.',
      'The winter had gone home and left its snow behind, and nobody had come back for it.',
      'The snow looked strong enough to walk on. It was only good at looking.',
    ],
    seven: [
      'Over the trail lay a snowdrift, left behind by winter like a forgotten coat. It looked solid. It was not, as {hero} found out all the way up to the ears.',
      'A whole winter of snow had been pushed into one corner of the trail, and forgotten there. {friend} stepped on it and was gone, all but the hat.',
      'An old heap of snow lay over the trail. It would carry a feather, and not much else.',
      "A hare ran over the snow in front of them, light as a leaf. {hero} ran after it, for three steps. Then there was only a hole of {hero}'s shape.",
      '"How far down is it?" called {friend}. "I am still going," said {hero}. That was the trouble with old snow.',
      'They came to a place where the sun did not go. There the snow had kept itself all summer, white and cold and soft as flour.',
    ],
    verse: [
      "A snowdrift slept upon the way, / Left over from a winter's day.",
      'The snow lay high and the snow lay deep. / It had not been told it was not time to sleep.',
      'The snow lay high and the snow lay wide. / You went right in if you only tried.',
    ],
    small: ['The snow was high. / Oh my, oh my!', 'In with one toe. / Gone in the snow!'],
  },
  solve: {
    three: [
      'They put flat twigs on their feet. Crunch, crunch, up and over.',
      'They made big flat feet out of twigs. The snow held!',
      'Big twig feet! Over they went.',
      'Twigs on feet! Flap, flap, over the snow.',
      '{friend} had duck feet now. {hero} had them too.',
      'Twig mats. Crunch. They did not go in!',
    ],
    five: [
      'They wove flat mats of pine twigs to step on. Crunch, crunch, crunch, and they {stayed on top|were over}.',
      'They tied twigs under their feet, flat and wide. Now the snow could hold them.',
      '"Big feet!" said {friend}. They made mats of twigs, and walked on top.',
      'They made four mats of bent twigs, and tied them on with grass. Flip, flap, they were on the other side.',
      'With big flat twig shoes they were slow, and they were silly, and they were over.',
      '{hero} sat down and plaited. One mat, two mats, three, four. Then nobody fell in any more.',
    ],
    seven: [
      'They broke pine twigs and wove them into flat round mats, and tied them on below. It was like walking on two tea trays. But the snow held, and they went over the top of the drift, leaving tracks that would puzzle the goats for weeks.',
      'They broke off twigs of pine, and made mats of them, as big as plates, and tied one under each foot. They looked like ducks. But they walked like hares, right over the top.',
      'They wove mats of pine twigs, tied them on, and went over the snow like two ducks in slippers.',
      'A pine tree lent them its lowest twigs. Bent round and tied across, they made four shoes for somebody very large, and on these they flapped over the snow.',
      'You must lift your feet like a hen in wet grass, they found. The twigs creaked, the snow grumbled, and neither of them let the other down.',
      'It took a while to weave four mats and a very little while to walk over. Behind them lay a row of prints, as if two tennis rackets had gone for a stroll.',
    ],
    verse: [
      'With mats of twigs tied down below, / They crunched across the cold white snow.',
      'With big flat feet, like a duck or a goose, / They walked on the snow, though the snow was loose.',
    ],
    small: [
      'Big feet, so flat! / They walked like that.',
      'Like ducks they went, / and the snow hardly bent.',
    ],
  },
  fact: {
    three: [
      '"Flat and wide stays on top," said {hero}.',
      '"Flat feet stay up," said {hero}.',
      '"Big feet do not fall in," said {hero}.',
    ],
    five: [
      '"If we are wide underneath," said {hero}, "the snow can hold us. A hare knows that."',
      '"Small feet cut in," said {hero}. "Big flat ones do not."',
      '"Let us put the same weight on more snow," said {hero}. "Then each bit has less to carry."',
    ],
    seven: [
      '"A hare has great wide feet, and never falls in," said {hero}. "The same weight on a bigger patch of snow presses less on every bit of it. We need bigger feet."',
      '"Wide feet press less on the snow," said {hero}. "That is how a hare stays on top."',
      '"Snow can carry a little in every place," said {hero}. "So we must stand in as many places as we can."',
    ],
    verse: ['"The hare has feet so wide and flat, / She stays on top. We can do that."'],
    small: ['"Big feet, you know, / stay up on snow."'],
  },
}

import type { ObstacleData } from '../schema.ts'

export const snowDrift: ObstacleData = {
  id: 'snow-drift',
  kind: 'blocked',
  place: 'snowy-lane',
  props: [{ prop: 'snowdrift', where: 'near' }],
  tool: 'sled',
  avoid: [],
  meet: {
    three: [
      'Snow, snow, snow! A big drift. It was up to the nose.',
      "Step, floof! The snow came up to {friend}'s chin.",
    ],
    five: [
      'A snowdrift lay across the lane, {smooth as a sleeping cat|round as a sleeping cow}. One step, and {friend} was gone but for {fhis} ears.',
      'Snow had blown over the lane. {friend} took one step, and there was only a hat.',
      'The lane was full of snow. It was as soft as cake, and as high as a wall.',
    ],
    seven: [
      'The wind had swept all its snow into one place, and that place was the lane. The drift lay there as smooth as a sleeping cat. {friend} took one step, and there was nothing left of {fhim} but two ears and an opinion.',
      'In the night the snow had come and lain down in the lane, with its back to the hedge. It was very white and very soft, and there was no bottom to it that anybody could find with a foot.',
      'The snow had heaped up in the lane, as high as a hedge and as soft as a pudding.',
    ],
    verse: [
      'A snowdrift slept across the lane. / {friend} went right in and came out again.',
      'The snow had sat down in the lane for a rest. / It covered the gate, and it covered a nest.',
    ],
    small: ['Snow! Up to here, / up to each ear!', 'Snow! One step. Poof! / Up to the roof.'],
  },
  solve: {
    three: [
      'They got on the sled. Whoosh! Over the top.',
      'They lay flat on the sled, like fish. It slid over the snow.',
      'Flat on a sled. Whoosh!',
    ],
    five: [
      'They lay down flat on a sled and pulled it over the snow with their {hands}. It did not sink one inch.',
      'They lay down flat on a sled and paddled it over the snow like a boat.',
      'They lay down on the sled, flat as fish, and pulled. The sled slid over the top.',
      'A sled! They lay on it, and it did not go in. Off they slid.',
    ],
    seven: [
      'They turned the sled over, lay down flat on it, and paddled across the snow with their {hands}, like two explorers in a very shallow boat. The drift went on sleeping.',
      'They fetched the sled, lay down on it, and held on by the edges. Lying like that, they weighed no more than a thought, or so it seemed to the snow. It let them slide right over.',
      'They lay down on the sled and paddled, and the drift did not even wake up.',
    ],
    verse: [
      'They lay on a sled, spread wide and flat, / And paddled across it, just like that.',
      'Flat on a sled, with their chins on the wood, / They slid right across it, as quick as they could.',
    ],
    small: ['Flat on the sled, / they slid instead.', 'Like two flat fish / they slid. Swish, swish!'],
  },
  fact: {
    three: ['"If we lie flat, the snow will hold us," said {hero}.', '"Lie flat on it," said {hero}.'],
    five: ['"Lying flat, we press softly on a lot of snow," said {hero}, "and not hard on a little."'],
    seven: [
      '"Standing, we put everything on two small spots," said {hero}. "Lying down, we share it out. The snow can carry us quite well, if it may use all of itself."',
      '"Flat on our tummies we press on a lot of snow," said {hero}, "and none of it has to carry much."',
    ],
    verse: ['"If we lie flat, our weight is spread. / The snow will hold us like a bed."'],
    small: ['"Lie flat and wide. / Then we can glide."'],
  },
}

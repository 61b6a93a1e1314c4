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
      'The snow was as high as the wall. And so soft!',
      '"Where are you?" said {hero}. {friend} was in the snow.',
      'Snow lay here, big and fat, like a bear.',
      'One foot in. Two feet in. Snow, let go!',
    ],
    five: [
      'A snowdrift lay across the lane, {smooth as a sleeping cat|round as a sleeping cow}. One step, and {friend} was gone but for {fhis} ears.',
      'Snow had blown over the lane. {friend} took one step, and there was only a hat.',
      'The lane was full of snow. It was as soft as cake, and as high as a wall.',
      'The snow had come to stay. It had brought everything it had, and put it down in the lane.',
      '{hero} went into the snow as far as {his} nose. It was cold there, so {he} came out.',
      'It was the kind of snow that lets you in and then does not know what to do with you.',
    ],
    seven: [
      'The wind had swept all its snow into one place, and that place was the lane. The drift lay there as smooth as a sleeping cat. {friend} took one step, and there was nothing left of {fhim} but two ears and an opinion.',
      'In the night the snow had come and lain down in the lane, with its back to the hedge. It was very white and very soft, and there was no bottom to it that anybody could find with a foot.',
      'The snow had heaped up in the lane, as high as a hedge and as soft as a pudding.',
      '"This way," said {friend}, and was gone. There was a hole in the snow, and out of the hole came the rest of the sentence.',
      'There was a lane under there, and there was a fence, and once there had been a bench. Now it was all one long white back of snow.',
      'A sparrow stood on the snow and it did not give way. But a sparrow is not a good example, as {hero} found out at once.',
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
      'On their tummies, on a sled. The snow held them!',
      'A sled, and two flat friends. Slide, slide.',
      '"Lie down," said {hero}. The sled went over the top.',
    ],
    five: [
      'They lay down flat on a sled and pulled it over the snow with their {hands}. It did not sink one inch.',
      'The sled was their boat, and they paddled it with their {hands}.',
      'They lay down on the sled, flat as fish, and pulled. The sled slid over the top.',
      'A sled! They lay on it, and it did not go in. Off they slid.',
      '{friend} lay on the sled and {hero} lay on {friend}. It was a bit flat for {friend}, but they got there.',
      'On the sled they lay like two pancakes on a plate, and it took them over to the fence.',
      'They gave the sled a push, fell on it on their tummies, and were on the other side before they could say snow.',
    ],
    seven: [
      'They turned the sled over, lay down flat on it, and paddled across the snow with their {hands}, like two explorers in a very shallow boat. The drift went on sleeping.',
      'They fetched the sled, lay down on it, and held on by the edges. Lying like that, they weighed no more than a thought, or so it seemed to the snow. It let them slide right over.',
      'With the sled under their tummies they paddled over, and the drift did not even wake up.',
      'A sled stood by a door. Nobody walks on snow like that, it seemed to say. One lies on it. So they did, on the sled, and pulled at the tops of the hedge.',
      "Over they slid on the sled with their chins on the wood. {friend} saw the top of a fence go by, and a bird's nest, from very near.",
      '"Flat," said {hero}, "flat as a sock under a bed." That was how the sled had them, and that is how the lane let them through.',
    ],
    verse: [
      'They lay on a sled, spread wide and flat, / And paddled across it, just like that.',
      'Flat on a sled, with their chins on the wood, / They slid right across it, as quick as they could.',
    ],
    small: ['Flat on the sled, / they slid instead.', 'Like two flat fish / they slid. Swish, swish!'],
  },
  fact: {
    three: [
      '"If we lie flat, the snow will hold us," said {hero}.',
      '"Lie flat on it," said {hero}.',
      '"Do not stand on it," said {hero}. "Lie on it!"',
    ],
    five: [
      '"Lying flat, we press softly on a lot of snow," said {hero}, "and not hard on a little."',
      '"If we stand, we are two small points," said {hero}. "If we lie, we are a big flat plate."',
      '"Wide things do not fall in," said {hero}, "and we are widest when we lie down."',
    ],
    seven: [
      '"Standing, we put everything on two small spots," said {hero}. "Lying down, we share it out. The snow can carry us quite well, if it may use all of itself."',
      '"Flat on our tummies we press on a lot of snow," said {hero}, "and none of it has to carry much."',
      '"We weigh the same, up or down," said {hero}, "but if we lie flat, each bit of snow gets only a little of it."',
    ],
    verse: ['"If we lie flat, our weight is spread. / The snow will hold us like a bed."'],
    small: ['"Lie flat and wide. / Then we can glide."'],
  },
}

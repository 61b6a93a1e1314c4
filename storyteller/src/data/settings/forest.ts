import { forestStream } from '../obstacles/forest-stream.ts'
import { forestBrambles } from '../obstacles/forest-brambles.ts'
import { forestFog } from '../obstacles/forest-fog.ts'
import type { SettingData } from '../schema.ts'

export const forest: SettingData = {
  names: ['Thistledown Wood', 'Hushaby Wood', 'the Old Green Wood', 'Acorn Wood'],
  within: 'in',
  where: [
    'where the ferns grew taller than a wheelbarrow',
    'where moss lay on every stone like a green blanket',
    'where the trees leaned in to listen',
    'where every mushroom had a small brown hat',
  ],
  homes: ['a den under the old oak', 'a round house in a hollow log', 'a snug hole between two roots'],
  sense: {
    three: [
      'The leaves went hush, hush.',
      'Plip, said a frog.',
      'The moss was soft.',
      'A leaf came down. Twirl, twirl.',
    ],
    five: [
      'The air smelled of rain and pine.',
      'Somewhere a frog said, "Plip," and then thought better of it.',
      'An acorn fell, tock, on the path.',
      'The ferns tickled their elbows as they passed.',
      'High up, the leaves were telling each other the news.',
    ],
    seven: [
      'The air smelled of rain and pine, and a little of mushroom soup.',
      'Small things rustled in the leaves, minding their own small business.',
      'A woodpecker knocked three times on a tree, but no one was home.',
      'The last of the sun came through the branches in long gold stripes.',
      'An acorn fell on the path with a tock, rolled twice, and lay still.',
    ],
    verse: [
      'The ferns bent low, the moss was deep and green, / The softest, springiest path they had seen.',
      'The leaves went hush, the frogs went hop, / And dew hung down, drop after drop.',
      'An acorn dropped and rolled away. / The trees all had some news to say.',
    ],
  },
  hush: {
    three: ['Hush, said the leaves.', 'The wood was still.'],
    five: ['Outside, the leaves went hush, and hush, and hush.', 'One by one the trees stopped talking.'],
    seven: [
      'Outside, the wind went through the leaves on tiptoe.',
      'Far off a single frog said goodnight to another, and the other said it back.',
    ],
    verse: ['The leaves have told their last small tale. / The path lies silver, thin and pale.'],
  },
  route: [
    { place: 'forest-path', called: 'the mossy path', avoid: [] },
    { place: 'forest-stream', called: 'the stream', avoid: [] },
    { place: 'forest-clearing', called: 'the round clearing', avoid: [] },
  ],
  helpers: ['hedgehog', 'owl', 'squirrel', 'mouse', 'rabbit', 'bear'],
  obstacles: [forestStream, forestBrambles, forestFog],
}

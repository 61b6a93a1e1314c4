import { forestStream } from '../obstacles/forest-stream.ts'
import { forestBrambles } from '../obstacles/forest-brambles.ts'
import { forestFog } from '../obstacles/forest-fog.ts'
import { forestLeaves } from '../obstacles/forest-leaves.ts'
import { forestDucks } from '../obstacles/forest-ducks.ts'
import { forestTrunk } from '../obstacles/forest-trunk.ts'
import type { SettingData } from '../schema.ts'

export const forest: SettingData = {
  names: [
    'Thistledown Wood',
    'Hushaby Wood',
    'the Old Green Wood',
    'Acorn Wood',
    'Fernwhistle Wood',
    'the Wood of Nine Owls',
  ],
  within: 'in',
  where: [
    'where the ferns grew taller than a wheelbarrow',
    'where moss lay on every stone like a green blanket',
    'where the trees leaned in to listen',
    'where every mushroom had a small brown hat',
    'where the owls kept the time',
    'where the path went politely round every snail',
  ],
  homes: [
    'a den under the old oak',
    'a round house in a hollow log',
    'a snug hole between two roots',
    'a tree house with a bell on a string',
    'a warm burrow with a fern for a door',
  ],
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
      'The wood smelled of mushrooms, of pine and of rain. / A woodpecker knocked, and then knocked again.',
      'A rabbit sat up, and looked, and then / Remembered a thing, and went in again.',
      'The trees, so tall, talked with the sky / About whoever happened by.',
    ],
    small: [
      'Hush, said each tree. / "Look! Look at me."',
      'Plip, went the pond. / Plop, came from beyond.',
      'Moss, soft and green, / the best ever seen.',
      'A leaf came down / in a gold-brown gown.',
      'A rabbit sat there / with grass in its hair.',
    ],
  },
  hush: {
    three: [
      'Hush, said the leaves.',
      'The wood was still.',
      'One last leaf came down and lay still.',
      'The frogs said good night. Plip.',
    ],
    five: [
      'Outside, the leaves went hush, and hush, and hush.',
      'One by one the trees stopped talking.',
      'The moss was asleep, and the mushrooms had pulled down their hats.',
      'Far off, an owl asked who was still up. Nobody was.',
    ],
    seven: [
      'Outside, the wind went through the leaves on tiptoe.',
      'Far off a single frog said goodnight to another, and the other said it back.',
      'Somewhere a last acorn let go of its twig, fell on the moss, and made no sound at all.',
      'The trees stood closer together at night, or so it seemed, like aunts and uncles round a cradle.',
    ],
    verse: [
      'The leaves have told their last small tale. / The path lies silver, thin and pale.',
      'The owl has counted every tree, / And all are where they ought to be.',
      'The ferns fold up, the frogs are done. / The stars come out now, one by one.',
      'The moss is cool, the moon is round. / An acorn falls without a sound.',
      'The trees stand close, the trees stand tall, / And hold the night, so it does not fall.',
    ],
    small: [
      'The trees stand by. / Hush, low and high.',
      'The frogs are still / from pond to hill.',
      'Good night, each tree, / from moss and me.',
      'Leaf, leaf, lie down, / soft green, soft brown.',
    ],
  },
  route: [
    { place: 'forest-path', called: 'the mossy path', avoid: [] },
    { place: 'forest-stream', called: 'the stream', avoid: [] },
    { place: 'forest-clearing', called: 'the round clearing', avoid: [] },
  ],
  helpers: ['hedgehog', 'owl', 'squirrel', 'mouse', 'rabbit', 'bear'],
  obstacles: [forestStream, forestBrambles, forestFog, forestLeaves, forestDucks, forestTrunk],
}

import type { CharacterSheet, CastMember, Scene } from '@moonpage/storyteller/scene'

type Look = CharacterSheet['look']

/** Words for image prompts. Each table covers its whole vocabulary, except places and props whose name is enough. */
export const placeWords: Partial<Record<Scene['place'], string>> = {
  'forest-path': 'On a winding path through a friendly forest',
  'forest-clearing': 'In a forest clearing among tall trees',
  'forest-stream': 'At a little stream in the forest',
  'castle-hill': 'On a green hill before a small castle',
  'castle-hall': 'In the great hall of a small castle, with banners and a fireplace',
  'castle-tower': 'In a round room at the top of a castle tower',
  'coral-reef': 'Under the sea at a colourful coral reef',
  'kelp-forest': 'Under the sea in a forest of swaying kelp',
  'sea-cave': 'In a cave under the sea that glows softly',
  'moon-plain': 'On a wide plain of the moon, the earth small in the sky',
  'moon-crater': 'At the rim of a crater on the moon',
  'moon-base': 'At a little base with round domes on the moon',
  'flower-beds': 'Among the flower beds of a garden',
  'vegetable-patch': 'In a vegetable patch of a garden',
  'garden-pond': 'At a garden pond with water lilies',
  'mountain-trail': 'On a mountain trail',
  'mountain-ledge': 'On a broad, grassy mountain ledge',
  'mountain-lake': 'At a still mountain lake',
  'bedroom-floor': "On the floor of a child's bedroom, on a soft rug",
  'blanket-fort': "In a fort of blankets in a child's bedroom",
  'bedroom-window': "At the window of a child's bedroom",
  'open-sea': 'Out on a calm open sea',
  harbour: 'In a small harbor with boats',
  'little-island': 'On a tiny island with one tree',
  'jungle-river': 'At a slow river in a lush jungle',
  'jungle-path': 'On a path through a lush jungle',
  'jungle-temple': 'At an old mossy temple in a jungle',
  dunes: 'Among the dunes of a desert',
  oasis: 'At an oasis with palm trees',
  canyon: 'In a broad canyon of red rock',
  'snowy-lane': 'On a snowy lane between little houses',
  'frozen-pond': 'At a frozen pond with snow around it',
  'ice-cave': 'In a cave of blue ice',
  farmyard: 'In a farmyard',
  barn: 'In a barn full of hay',
  meadow: 'On a meadow at a farm',
  'city-street': 'On a quiet street of a small city',
  'city-park': 'In a city park with trees and benches',
  rooftop: 'On a flat roof above a city, with a low wall around it',
  'cloud-meadow': 'On a meadow of clouds high in the sky',
  'rainbow-bridge': 'On a bridge that is a rainbow, above the clouds',
  'star-harbour': 'At a harbor among the stars, with boats on clouds',
  hillside: 'On a hill under a wide sky',
  hammock: 'In a hammock between two posts, under a wide sky',
  cave: 'Inside a wide cave of warm stone, the light of its mouth behind',
  hilltop: 'At the very top of a high hill, the land far below',
  underwater: 'Under water, among water plants and bubbles',
  'lit-window': 'A small house seen from outside, with one lit window; behind it a bed',
}

/** What the air does; nothing where the sky is clear. */
export const weatherWords: Readonly<Record<NonNullable<Scene['weather']>, string>> = {
  clear: '',
  snow: 'Thick snow is falling, and it lies on the ground and on everything.',
  rain: 'It rains: slanting drops, puddles on the ground, a grey sky.',
  fog: 'Thick fog hides everything that is far off.',
  wind: 'A strong wind bends the trees, and blows hair, scarves and leaves to one side.',
  storm: 'A storm: dark clouds, slanting rain, bending trees. Nobody is in danger.',
  stars: 'The sky is full of many bright stars.',
  starless: 'The night sky is plain and black, without a single star or moon.',
}

/** What is overhead: open sky, window, ceiling, water, the moon's black sky, or blank paper. */
export type Overhead = 'sky' | 'window' | 'ceiling' | 'water' | 'space' | 'paper'

/** The hero's own bed (`bedside`), by setting. */
export const homeWords: Record<Scene['setting'], string> = {
  forest: 'In a snug little room among the roots of a tree, beside a cosy bed',
  castle: 'In a small round room of a castle, beside a cosy bed',
  'under-the-sea': 'In a little room inside of a big shell under the sea, beside a cosy bed',
  moon: 'In a small round hut on the moon with a porthole, beside a cosy bed',
  garden: 'In a tiny house in a garden, beside a cosy bed',
  mountain: 'In a wooden hut on a mountain, beside a cosy bed',
  bedroom: "In a child's bedroom, beside a cosy bed",
  'at-sea': 'In the cabin of a small boat, beside a cosy bed',
  jungle: 'In a tree house in the jungle, beside a cosy bed',
  desert: 'In a cool clay house in the desert, beside a cosy bed',
  snow: 'In a warm hut in the snow, beside a cosy bed',
  farm: 'In a little room of a farmhouse, beside a cosy bed',
  city: 'In a small flat in a city, beside a cosy bed',
  clouds: 'In a round white house on a cloud, beside a cosy bed',
}

export const hours: Record<Scene['time'], string> = {
  afternoon: 'a warm late afternoon',
  sunset: 'a sunset',
  dusk: 'a violet dusk',
  night: 'a calm blue night',
}

/** The time of day, by what can be seen of it. */
export const timeWords: Record<Exclude<Overhead, 'paper'>, Record<Scene['time'], string>> = {
  sky: {
    afternoon: 'in the late afternoon, under a warm blue sky',
    sunset: 'at sunset, under an orange and violet sky',
    dusk: 'at dusk, with the first star out',
    night: 'at night, with a deep blue sky full of small stars',
  },
  window: {
    afternoon: 'in the late afternoon, with daylight in the window',
    sunset: 'at sunset, with an orange sky in the window',
    dusk: 'at dusk, with the first star in the window',
    night: 'at night, with stars in the window',
  },
  ceiling: {
    afternoon: 'in the late afternoon',
    sunset: 'in the early evening',
    dusk: 'in the evening',
    night: 'at night',
  },
  water: {
    afternoon: 'by day, in clear turquoise water',
    sunset: 'in the evening, in water that is warm with the last light',
    dusk: 'at dusk, in violet water',
    night: 'at night, in deep blue water with small points of light',
  },
  space: {
    afternoon: 'with bright ground under a black sky full of stars',
    sunset: 'with long shadows under a black sky full of stars',
    dusk: 'with dim violet ground under a black sky full of stars',
    night: 'with dark blue ground under a black sky full of stars',
  },
}

export const skyLight: Record<Overhead, string> = {
  sky: 'Soft light from the sky.',
  window: 'Soft light from the window.',
  ceiling: 'Soft, even light.',
  water: 'Soft light from above, through the water.',
  space: 'Clear light from the sun and the earth.',
  paper: 'Soft, even light.',
}

export const lightWords: Record<Exclude<Scene['light'], 'sky'>, string> = {
  lantern: 'A lantern gives a warm amber glow to whatever is near it.',
  lamp: 'A lamp gives a warm amber glow to whatever is near it.',
  campfire: 'A small campfire gives a warm amber glow to whatever is near it.',
  fireflies: 'Fireflies give small warm points of light.',
  star: 'A star gives a clear, gentle light to whatever is near it.',
}

export const framingWords: Record<Scene['framing'], string> = {
  wide: 'A wide view: the place is large, the figures are small in it.',
  medium: 'A medium view: the figures are whole, with the place around them.',
  'close-up': 'A close view of the figures: faces and hands.',
  'from-behind': 'Seen from behind the figures, who look into the picture.',
  'looking-up': 'Seen from low down, looking up at the figures and what is above them.',
  spot: 'A vignette: the figures alone on bare, cream-coloured paper, with only a hint of ground.',
}

export const poseWords: Record<CastMember['pose'], string> = {
  stand: 'stands',
  walk: 'walks along',
  run: 'runs',
  wave: 'waves a hand',
  reach: 'reaches out with one hand',
  hold: 'holds something up',
  cheer: 'cheers with both arms up',
  think: 'thinks, a hand at the chin',
  sit: 'sits',
  point: 'points ahead',
  hide: 'hides and peeps out',
  sleep: 'sleeps peacefully, with closed eyes',
  hug: 'hugs',
  'hold-hands': 'holds hands',
  show: 'shows something',
}

/** For a figure in a wheelchair. */
export const seatedWords: Partial<Record<CastMember['pose'], string>> = {
  stand: 'sits upright',
  walk: 'rolls along',
  run: 'rolls along fast',
}

/** The target of the pose. */
export const towards = { point: 'points at', reach: 'reaches out with one hand for' } as const

export const expressionWords: Record<CastMember['expression'], string> = {
  happy: 'with a happy smile',
  joy: 'beaming with joy',
  worried: 'with a slightly worried face',
  surprised: 'with a surprised face',
  sleepy: 'with a sleepy face',
  brave: 'with a determined face',
  sad: 'with a sad face',
  curious: 'with a curious face',
  proud: 'with a proud smile',
  shy: 'with a shy smile',
  cross: 'with a cross face',
  effort: 'with a face that tries hard',
  giggle: 'giggling',
  wonder: 'with a face full of wonder',
  scared: 'with a scared face',
  calm: 'with a calm smile',
}

export const wornHere: Record<NonNullable<CastMember['outfit']>, string> = {
  nightcap: 'a nightcap',
  'bubble-helmet': 'a round glass helmet like a bubble',
  'warm-hat': 'a warm knitted hat',
  crown: 'a small golden crown',
}

export const whereWords = {
  near: 'close to the figures',
  far: 'in the distance behind them',
  above: 'overhead',
} as const

export const speciesWords: Record<CharacterSheet['species'], string> = {
  child: 'child',
  fox: 'small red fox with a white-tipped tail',
  dragon: 'small, round, friendly green dragon',
  rabbit: 'small brown rabbit with long ears',
  bear: 'round brown bear cub',
  owl: 'small round brown owl',
  robot: 'small, round, friendly blue robot',
  whale: 'small blue whale',
  cat: 'small striped cat',
  dog: 'small shaggy brown dog',
  mouse: 'small grey mouse with round ears',
  unicorn: 'small white unicorn',
  dinosaur: 'small long-necked green dinosaur',
  elephant: 'small grey elephant',
  penguin: 'small round penguin',
  turtle: 'small green turtle',
  hedgehog: 'small brown hedgehog with soft spines',
  lion: 'small golden lion',
  frog: 'small green frog',
  squirrel: 'small red squirrel with a bushy tail',
  monkey: 'small brown monkey',
  fairy: 'small fairy with see-through wings',
  knight: "child with a tin knight's helmet, its visor open",
  pirate: 'child in a striped pirate shirt and a headscarf',
  astronaut: 'child in a white space suit',
}

export const skinWords: Record<NonNullable<Look['skin']>, string> = {
  porcelain: 'very fair',
  sand: 'fair',
  honey: 'golden',
  amber: 'tan',
  chestnut: 'brown',
  umber: 'warm dark brown',
  ebony: 'rich very dark brown',
}

export const outfitWords: Record<NonNullable<Look['outfit']>, string | null> = {
  scarf: 'a {} scarf',
  stripes: 'a {} and white striped shirt',
  dungarees: '{} dungarees',
  raincoat: 'a {} raincoat',
  cape: 'a {} cape',
  dress: 'a {} dress',
  hoodie: 'a {} hoodie',
  pyjamas: '{} pyjamas',
  spacesuit: 'a white space suit with {} stripes',
  none: null,
}

export const colorWords: Record<NonNullable<Look['outfit_color']>, string> = {
  teal: 'teal',
  rust: 'rust-red',
  mustard: 'mustard-yellow',
  plum: 'plum-purple',
  sky: 'sky-blue',
  leaf: 'leaf-green',
  rose: 'rose-pink',
}

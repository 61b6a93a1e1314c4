import type { CastMember, Place, Scene, Weather } from './scene.ts'

/** Places whose id cannot be used as text. */
const placeWords: Partial<Record<Place, string>> = {
  'castle-hill': 'on the hill before a castle',
  'castle-hall': 'in a castle hall',
  'castle-tower': 'in a castle tower room',
  'coral-reef': 'at a coral reef',
  'moon-plain': 'on a plain of the moon',
  'moon-crater': 'at a crater of the moon',
  'moon-base': 'at a base on the moon',
  'flower-beds': 'among flower beds',
  'bedroom-floor': 'on a bedroom floor',
  'blanket-fort': 'in a blanket fort',
  'bedroom-window': 'at a bedroom window',
  'open-sea': 'out on the open sea',
  'little-island': 'on a little island',
  dunes: 'among the dunes',
  oasis: 'at an oasis',
  rooftop: 'on a rooftop',
  'rainbow-bridge': 'on a rainbow bridge',
  'cloud-meadow': 'on a meadow of clouds',
  'star-harbour': 'at a harbor among the stars',
  'mountain-ledge': 'on a mountain ledge',
  'mountain-trail': 'on a mountain trail',
  'forest-path': 'on a forest path',
  'jungle-path': 'on a jungle path',
  'snowy-lane': 'on a snowy lane',
  'city-street': 'on a city street',
  'forest-clearing': 'in a forest clearing',
  'forest-stream': 'beside a forest stream',
  'kelp-forest': 'in a kelp forest',
  'sea-cave': 'in a sea cave',
  'vegetable-patch': 'in a vegetable patch',
  'garden-pond': 'beside a garden pond',
  'mountain-lake': 'beside a mountain lake',
  'jungle-river': 'beside a jungle river',
  canyon: 'in a canyon',
  'ice-cave': 'in an ice cave',
  farmyard: 'in a farmyard',
  barn: 'in a barn',
  meadow: 'on a meadow',
  'city-park': 'in a city park',
  harbour: 'in a harbor',
  heap: 'on a heap of cushions',
  hillside: 'on a hill under the sky',
  hammock: 'in a hammock',
  'lit-window': 'behind the one lit window of a house',
  cave: 'inside a cave',
  hilltop: 'at the top of a hill',
  underwater: 'under water',
}

/** What one stands on, where nobody would call it the ground. */
const groundWords: Partial<Record<Place, string>> = {
  rooftop: 'the roof',
  'rainbow-bridge': 'the bridge',
  'frozen-pond': 'the ice',
  'cloud-meadow': 'the clouds',
  ...Object.fromEntries(
    (
      [
        'indoors',
        'bedside',
        'heap',
        'bedroom-floor',
        'bedroom-window',
        'blanket-fort',
        'castle-hall',
        'castle-tower',
        'barn',
      ] satisfies Place[]
    ).map((room) => [room, 'the floor']),
  ),
}

/** `the floor` of a room, `the ice` of a frozen pond, else `the ground`. */
export const groundOf = (place: Place | undefined): string => (place && groundWords[place]) ?? 'the ground'

export const withArticle = (noun: string): string =>
  /s$|^(fog|mud|seaweed|honey|bread)\b/.test(noun) && !noun.endsWith('ss')
    ? noun
    : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

/** The hero's home from inside. */
const homes: Readonly<Record<Scene['setting'], string>> = {
  forest: 'in a den among the roots of a tree',
  castle: 'in a castle room',
  'under-the-sea': 'in a room inside a big shell',
  moon: 'in a round house on the moon',
  garden: 'in a little garden house',
  mountain: 'in a mountain cabin',
  bedroom: 'in a bedroom',
  'at-sea': 'in the cabin of a boat',
  jungle: 'in a tree house',
  desert: 'in a big tent',
  snow: 'in a house of snow',
  farm: 'in a farmhouse',
  city: 'in a city apartment',
  clouds: 'in a house on a cloud',
}

export const placeOf = ({ place, setting }: Pick<Scene, 'place' | 'setting'>): string =>
  place === 'indoors' || place === 'bedside'
    ? homes[setting]
    : (placeWords[place] ?? `at ${withArticle(place.replaceAll('-', ' '))}`)

export const timeWords: Record<Scene['time'], string> = {
  afternoon: 'in the afternoon',
  sunset: 'at sunset',
  dusk: 'at dusk',
  night: 'at night',
}

/** The weather, after place and time. */
export const weatherWords: Readonly<Record<Weather, string>> = {
  clear: '',
  snow: 'in falling snow',
  rain: 'in the rain',
  fog: 'in thick fog',
  wind: 'in a strong wind',
  storm: 'in a storm',
  stars: 'under a sky full of stars',
  starless: 'under a sky without stars',
}

export const moodWords: Partial<Record<CastMember['expression'], string>> = {
  joy: 'beaming',
  worried: 'worried',
  surprised: 'surprised',
  sleepy: 'sleepy',
  brave: 'determined',
  sad: 'sad',
  curious: 'curious',
  proud: 'proud',
  shy: 'shy',
  cross: 'cross',
  effort: 'trying hard',
  giggle: 'giggling',
  wonder: 'full of wonder',
  scared: 'scared',
  calm: 'calm',
}
export const outfitWords: Record<NonNullable<CastMember['outfit']>, string> = {
  nightcap: 'in a nightcap',
  'bubble-helmet': 'in a bubble helmet',
  'warm-hat': 'in a warm hat',
  crown: 'with a crown',
}

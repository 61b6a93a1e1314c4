import type { Place } from '../scene.ts'

/**
 * A word for a place, or for a part of it that its drawings have. `ground`: one stands on it. `water`: who is in it swims. `seen`: it is
 * all around, and nobody touches it.
 */
export type PlaceNoun = 'ground' | 'water' | 'seen'

/** How hosted models call places, beside the words that mean the same everywhere (`spotOfPlace`). */
const words: Readonly<Partial<Record<Place, Readonly<Partial<Record<PlaceNoun, string>>>>>> = {
  'castle-hill': { ground: 'drawbridge courtyard', seen: 'palace keep tower towers turret turrets' },
  'castle-hall': { ground: 'hall', seen: 'throne pillar pillars column columns hearth fireplace chandelier' },
  'castle-tower': {
    ground: 'tower turret rooftop battlements battlement parapet',
    seen: 'palace roofs towers turrets',
  },
  farmyard: { ground: 'farm farmyard barnyard courtyard', seen: 'barn windmill mill silo orchard farmhouse' },
  meadow: { ground: 'pasture farm', seen: 'fields hills mill' },
  barn: { ground: 'barn', seen: 'loft hayloft stall stalls beam beams rafters' },
  'forest-path': { ground: 'wood' },
  'forest-clearing': { ground: 'wood glade' },
  'forest-stream': { ground: 'bank riverbank', water: 'brook creek river rapids' },
  'flower-beds': {
    ground: 'garden gardens',
    seen: 'bed beds flower-bed flower-beds flowerbed flowerbeds arch fountain cottage',
  },
  'vegetable-patch': {
    ground: 'garden patch vegetable-patch soil',
    seen: 'scarecrow beanpoles greenhouse glasshouse',
  },
  'garden-pond': { ground: 'garden bank', seen: 'willow reeds' },
  'mountain-trail': { ground: 'mountainside pass ridge', seen: 'peak peaks summit' },
  'mountain-lake': {
    ground: 'lakeshore lakeside bank jetty dock pier',
    water: 'lake',
    seen: 'peak peaks summit',
  },
  'mountain-ledge': { ground: 'ledge cliff mountaintop summit peak', seen: 'peaks' },
  'bedroom-floor': { ground: 'bedroom', seen: 'wardrobe closet dresser' },
  'bedroom-window': { ground: 'bedroom' },
  'blanket-fort': { ground: 'fort blanket-fort pillow-fort bedroom den' },
  'snowy-lane': { seen: 'church chapel cottages houses' },
  'frozen-pond': { ground: 'pond lake rink' },
  'ice-cave': { ground: 'cave ice-cave cavern', seen: 'icicle icicles' },
  'city-street': {
    ground: 'sidewalk pavement square crosswalk town',
    seen: 'shop shops store bakery houses buildings canal clock-tower',
  },
  'city-park': { ground: 'park town', seen: 'fountain carousel bandstand playground skyline' },
  rooftop: { ground: 'rooftop terrace town', seen: 'chimney chimneys roofs rooftops skyline buildings' },
  'jungle-path': { ground: 'rainforest', seen: 'bamboo roots' },
  'jungle-river': { ground: 'riverbank bank rainforest', water: 'river' },
  'jungle-temple': { ground: 'temple ruin ruins courtyard', seen: 'pyramid' },
  dunes: { ground: 'dune dunes crest', seen: 'caravan' },
  canyon: { ground: 'canyon gorge ravine', seen: 'cliff cliffs arch' },
  oasis: { ground: 'oasis', water: 'pool spring waterhole lake' },
  'coral-reef': { ground: 'reef coral-reef seabed seafloor', seen: 'coral corals wreck shipwreck' },
  'kelp-forest': { ground: 'seabed seafloor', seen: 'kelp kelp-forest jellyfish' },
  'sea-cave': { ground: 'cave sea-cave cavern grotto', seen: 'coral' },
  harbour: {
    ground: 'harbor harbour dock docks pier quay wharf jetty boardwalk',
    water: 'sea ocean bay',
    seen: 'lighthouse',
  },
  'open-sea': { water: 'sea ocean bay', seen: 'lighthouse' },
  'little-island': { water: 'sea ocean lagoon' },
  'moon-base': { ground: 'base moonbase station', seen: 'dome domes antenna' },
  'moon-plain': { ground: 'plain dust surface', seen: 'earth lander' },
  'moon-crater': { ground: 'crater', seen: 'earth' },
  'cloud-meadow': { ground: 'clouds' },
  'rainbow-bridge': { ground: 'bridge rainbow rainbow-bridge', seen: 'palace' },
  'star-harbour': { ground: 'harbor harbour dock docks pier quay wharf jetty' },
  heap: { ground: 'heap' },
  hillside: { ground: 'hilltop' },
  cave: { ground: 'cave cavern den tunnel' },
  hilltop: { ground: 'hilltop summit peak mountaintop cliff' },
  underwater: { ground: 'seabed seafloor lakebed riverbed', water: 'lake river sea ocean' },
  indoors: { ground: 'house home kitchen hut cabin', seen: 'fireplace hearth stove' },
  bedside: { ground: 'bedroom bedside house home' },
}

const entriesOf = (kinds: Readonly<Partial<Record<PlaceNoun, string>>>): [string, PlaceNoun][] =>
  (['ground', 'water', 'seen'] as const).flatMap((kind) =>
    (kinds[kind] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((word): [string, PlaceNoun] => [word, kind]),
  )

/** The words of each place, by place. */
export const placeNouns: ReadonlyMap<string, ReadonlyMap<string, PlaceNoun>> = new Map(
  Object.entries(words).map(([place, kinds]) => [place, new Map(entriesOf(kinds))]),
)

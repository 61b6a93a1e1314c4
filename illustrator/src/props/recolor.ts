import type { Prop } from '@moonpage/storyteller/scene'
import { fromLab, toLab } from '../colour.ts'

/**
 * The colors of a prop that another color takes the place of, the largest part first; ribbons, handles and faces keep theirs. Props
 * that ask their pen for the color (`dye`) are not here.
 */
const ownColors: Readonly<Partial<Record<Prop, string>>> = {
  lantern: '#4a4250',
  'fallen-star': '#f2c24f',
  bell: '#e3b045',
  'music-box': '#a5577c',
  drum: '#c8503f',
  letter: '#f2dcae #e8c98e',
  map: '#ecd6a0',
  book: '#2c7f93',
  bottle: '#8cc4ac',
  key: '#dfa93c',
  'treasure-chest': '#9a6040',
  crown: '#eab942',
  kite: '#c8503f #2c8f93 #e3b045 #5aa7a8',
  balloon: '#e0604f',
  ball: '#c8503f #2c8f93 #e3b045',
  'paper-boat': '#d3e6ea',
  teddy: '#b9834f',
  telescope: '#8a4a3c #2f6f80',
  'magnifying-glass': '#e3b045',
  'watering-can': '#4f98a8',
  umbrella: '#d9604c #f2c96a',
  wool: '#d05f50 #c8503f #a33f35',
  rope: '#c9a066',
  ladder: '#b98a5a',
  basket: '#c7935a',
  broom: '#d9b25e',
  flute: '#b9834f',
  clock: '#c8503f',
  cake: '#f3b9b4',
  apple: '#cf4a3c',
  'soup-pot': '#4f5a70',
  berries: '#c8404f #5a5fa8',
  egg: '#a9d0d0',
  feather: '#4f9ac4 #9fd0e4',
  seed: '#a5713f',
  flower: '#e58a9c',
  sunflower: '#f4c344',
  mushroom: '#cf4f3f',
  leaf: '#d9863c',
  shell: '#efb1a4',
  pearl: '#f7efe9',
  pebble: '#8f96a6',
  pumpkin: '#e58a34',
  crystal: '#8fdcea #8f9fe0',
  boat: '#cf5f4a',
  rocket: '#f3ead8',
  sled: '#c98d52',
  cart: '#b5653f #c49460',
  scooter: '#c8503f #2c8f93',
  gate: '#8f5f40',
  wall: '#a39ca6',
  bridge: '#b98452',
  door: '#b5533f',
  tent: '#d9704c #2c8f93',
  lamp: '#2c8f93',
  bed: '#8a5c3e',
  cloud: '#dde6f3',
  bird: '#5aa7c8',
  butterfly: '#e8894a #d9604c',
  snail: '#c8674f',
  fish: '#f0953c',
  crab: '#dc5f45',
  moth: '#cfc3b4',
  sweet: '#d9607a',
  pear: '#b5c254',
  'jam-jar': '#b8434f',
  plate: '#f4f1ea',
  bowl: '#4f8aa8',
  cup: '#cf5f54',
  kettle: '#4f86a4',
  pan: '#4a4650',
  spoon: '#b98a5a',
  board: '#b07c4a',
  seesaw: '#c8503f',
  table: '#b07c4a',
  chair: '#b07c4a',
  bench: '#b07c4a',
  box: '#b07c4a',
  sack: '#bd9a68',
  bucket: '#9aa6b4',
  barrel: '#b07c4a',
  wheel: '#b07c4a',
  swing: '#c8503f',
  brush: '#3f86c4',
  'paint-pot': '#3f86c4',
  trumpet: '#d9a53c',
  train: '#4f8aa8',
  candle: '#f7ecd2',
  mirror: '#d9ac58',
  window: '#8a5c3a',
  tree: '#6c9a56',
  bush: '#6a9852',
  star: '#f6d471',
  moon: '#f6e7b4',
  seahorse: '#ec9f55',
  octopus: '#a27dbc',
  ladybug: '#d0483c',
  caterpillar: '#a3c96c',
  cherry: '#cc2f3f',
  chick: '#f3cf5a #e4b94a',
  'mouse-baby': '#a4a8b4',
  notebook: '#3f6f9a',
  pencil: '#e8b24c',
  armchair: '#c2604a',
  crayon: '#d2523f',
  boulder: '#a39ca6',
  bathtub: '#e9eef2',
  piano: '#7a5238 #a5764e',
  turnip: '#a8688f',
  teapot: '#f2f6f8',
  'flower-pot': '#d97f50',
  'lamp-post': '#3f4656',
  garland: '#f3dcb8',
}

const gray = 0.045

/** How far a color is from one of a prop's own; null if it is not a light or a shade of it. */
function distance(color: string, own: string): number | null {
  const [l, a, b] = toLab(color)
  const [ownL, ownA, ownB] = toLab(own)
  const apart = Math.abs(l - ownL)
  const [chroma, ownChroma] = [Math.hypot(a, b), Math.hypot(ownA, ownB)]
  if (apart > 0.2 || chroma < gray !== ownChroma < gray) return null
  if (ownChroma < gray) return apart
  const turn = Math.abs(Math.atan2(b, a) - Math.atan2(ownB, ownA))
  const degrees = (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI
  return degrees > 24 ? null : apart + degrees / 200
}

/** Maps the colors of a prop to those that it has in another color: its lights and shades stay. */
export function recolored(prop: Prop, color: string | undefined): ((own: string) => string) | undefined {
  const mains = ownColors[prop]?.split(' ')
  if (!mains || color === undefined) return undefined
  const [lightness, a, b] = toLab(color)
  return (own) => {
    const [best] = mains
      .flatMap((main, at) => {
        const apart = distance(own, main)
        return apart === null ? [] : [{ main, at, apart }]
      })
      .toSorted((one, other) => one.apart - other.apart)
    if (!best) return own
    const to = lightness + (toLab(own)[0] - toLab(best.main)[0]) - 0.06 * best.at
    return fromLab([Math.max(0.16, Math.min(0.97, to)), a, b])
  }
}

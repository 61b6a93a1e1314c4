import type { Scene } from '@moonpage/storyteller/scene'
import * as words from './picture-words.ts'
import type { Overhead } from './picture-words.ts'

const overheads: Partial<Record<Scene['place'], Overhead>> = {
  'castle-hall': 'ceiling',
  'castle-tower': 'window',
  'coral-reef': 'water',
  'kelp-forest': 'water',
  'sea-cave': 'ceiling',
  'moon-plain': 'space',
  'moon-crater': 'space',
  'moon-base': 'space',
  'bedroom-floor': 'ceiling',
  'blanket-fort': 'ceiling',
  'bedroom-window': 'window',
  'ice-cave': 'ceiling',
  barn: 'ceiling',
  bedside: 'window',
  indoors: 'window',
  heap: 'window',
  cave: 'ceiling',
  underwater: 'water',
}

export const overheadOf = ({ place, framing }: Pick<Scene, 'place' | 'framing'>): Overhead =>
  framing === 'spot' ? 'paper' : (overheads[place] ?? 'sky')

/** Place and time; without the sky where the scene shows none. */
export function whereAndWhen(scene: Scene): string {
  const overhead = overheadOf(scene)
  if (overhead === 'paper') return `No place. The colours are those of ${words.hours[scene.time]}.`
  const home = words.homeWords[scene.setting]
  const place =
    scene.place === 'bedside'
      ? home
      : scene.place === 'indoors' || scene.place === 'heap'
        ? home.replace(', beside a cosy bed', '')
        : (words.placeWords[scene.place] ?? `At a ${scene.place.replaceAll('-', ' ')}`)
  const weather = scene.weather ? ` ${words.weatherWords[scene.weather]}` : ''
  return `${place}, ${words.timeWords[overhead][scene.time]}.${weather}`.trimEnd()
}

export const lightOf = (scene: Scene): string =>
  scene.light === 'sky' ? words.skyLight[overheadOf(scene)] : words.lightWords[scene.light]

export const framingOf = (scene: Scene): string =>
  scene.framing === 'looking-up' && overheadOf(scene) === 'sky'
    ? 'Seen from low down, looking up at the figures and the sky.'
    : words.framingWords[scene.framing]

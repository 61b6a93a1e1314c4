import { placesOf, type CastMember, type CharacterSheet, type Scene } from '@moonpage/storyteller/scene'
import type { ImageModel, PaintRequest } from '../../../infra/image-model/image-model.ts'
import { cream } from '../print/cover-sheets.ts'
import { pixelsOf } from '../print/print-measures.ts'
import { homeKey, worldKey, type Poster } from './poster.ts'
import type { PosterPictures } from './read-poster.ts'
import { pictureBox, tileSize } from './poster-sheet.ts'

/** In pixels. 300 dpi on A3; wider pictures take more memory than a small server has. */
const widest = 3600

/** Paints a picture of a poster by its key, at the size at which it is printed. */
export function posterPainter(
  imageModel: Pick<ImageModel, 'paintForPrint' | 'paintAlone'>,
  poster: Poster,
  pictures: PosterPictures,
): (key: string) => Promise<Uint8Array | null> {
  const tile = pixelsOf(tileSize(poster))
  const { width, height } = pictureBox(poster)
  return async (key) => {
    if (key === worldKey) {
      const size = { shape: 'wide', width: Math.min(widest, pixelsOf(width)), ratio: width / height } as const
      return imageModel.paintForPrint(requestOf(pictures, worldScene(pictures)), size)
    }
    if (key === homeKey)
      return imageModel.paintForPrint(requestOf(pictures, homeScene(pictures)), {
        shape: 'square',
        width: tile,
      })
    const alone = pictures.alone.get(key)
    return alone ? imageModel.paintAlone(alone, { width: tile, paper: cream }) : null
  }
}

const requestOf = ({ outline, friends }: PosterPictures, scene: Scene): PaintRequest => ({
  scene,
  cast: [
    ...outline.cast.filter(({ who }) => who === 'hero' || who === 'companion'),
    ...friends.slice(0, 1).map((sheet): CharacterSheet => ({ ...sheet, who: 'helper' })),
  ],
  seed: `${outline.seed}:poster`,
})

/** Hero and companion, their first friend, and two things that were kept, where the series is set. */
function worldScene({ outline, scenes, setting, friends, things }: PosterPictures): Scene {
  const places: readonly Scene['place'][] = placesOf[setting]
  const outThere = scenes.filter(({ place }) => places.includes(place)).flatMap(({ cast }) => cast)
  const worn = (who: CastMember['who']) => outThere.find((one) => one.who === who && one.outfit)?.outfit
  const dressed = (who: CastMember['who'], pose: CastMember['pose']): CastMember => {
    const outfit = worn(who)
    return { who, pose, expression: 'happy', looks_at: 'reader', ...(outfit && { outfit }) }
  }
  // Who needs a helmet there, needs it as a friend, too.
  const helmet = worn('hero') === 'bubble-helmet' ? ({ outfit: 'bubble-helmet' } as const) : {}
  return {
    setting,
    place: placesOf[setting][0],
    time: 'sunset',
    light: 'sky',
    framing: 'wide',
    place_seed: outline.home_seed ?? outline.seed,
    cast: [
      dressed('hero', 'wave'),
      dressed('companion', 'stand'),
      ...friends.slice(0, 1).map((): CastMember => ({
        who: 'helper',
        pose: 'wave',
        expression: 'joy',
        looks_at: 'reader',
        ...helmet,
      })),
    ],
    props: things.slice(0, 2).map((prop) => ({ prop, where: 'near' })),
    text_area: 'none',
  }
}

/** Hero and companion in bed. */
function homeScene({ outline, setting }: PosterPictures): Scene {
  const asleep = (who: CastMember['who']): CastMember => ({
    who,
    pose: 'sleep',
    expression: 'sleepy',
    looks_at: 'reader',
    outfit: 'nightcap',
    bareheaded: true,
  })
  return {
    setting,
    place: 'bedside',
    time: 'night',
    light: 'lamp',
    framing: 'wide',
    place_seed: outline.home_seed ?? outline.seed,
    cast: [asleep('hero'), asleep('companion')],
    props: [],
    text_area: 'none',
  }
}

import type { Place } from '@moonpage/storyteller/scene'
import type { Drawing } from '../drawing.ts'
import { tinted, type Mood } from '../mood.ts'
import { random, type Random } from '../random.ts'
import type { Stage } from '../stage-of-place.ts'
import { bedside } from './bedside.ts'
import { bedroom } from './bedroom.ts'
import { castlePlaces } from './castle.ts'
import { city } from './city.ts'
import { cloudPlaces } from './clouds.ts'
import { desert } from './desert.ts'
import { farm } from './farm.ts'
import { forest } from './forest.ts'
import { garden } from './garden.ts'
import { homes } from './homes.ts'
import { jungle } from './jungle.ts'
import { moonPlaces } from './moon.ts'
import { mountain } from './mountain.ts'
import { brush, type Brush, type Layout, type PaintPlace, type PlaceScene } from './parts/brush.ts'
import { moodOf } from './place-mood.ts'
import { atSea } from './sea.ts'
import { snow } from './snow.ts'
import { underTheSea } from './under-the-sea.ts'
import { wild } from './wild.ts'

const painters: Record<Place, PaintPlace> = {
  ...forest,
  ...castlePlaces,
  ...underTheSea,
  ...moonPlaces,
  ...garden,
  ...mountain,
  ...bedroom,
  ...atSea,
  ...jungle,
  ...desert,
  ...snow,
  ...farm,
  ...city,
  ...cloudPlaces,
  bedside,
  ...homes,
  ...wild,
}

/** Places that are never mirrored: the composer draws sleepers into them. */
const unturned: ReadonlySet<Place> = new Set(['bedside', 'heap', 'hillside', 'hammock', 'lit-window'])

/** The mood of a place at its time of day, before a picture is mirrored. */
export const placeMood = (scene: PlaceScene): Mood => moodOf(scene)

const mirrored = (mood: Mood): Mood => ({ ...mood, dir: [-mood.dir[0], mood.dir[1]] })

/**
 * Paints the canvas of 1600 × 1200 units and a bleed of 200 around it, and sets the drawing's light to that of the
 * place. About half of all pictures are mirrored; `r` decides which. Coordinates of the Stage returned are those of
 * the picture after mirroring.
 */
export function paintPlace(d: Drawing, scene: PlaceScene, r: Random): Stage {
  const painter = painters[scene.place]
  const mood = placeMood(scene)
  const flip = random(`turn ${scene.place} ${r()}`)() < 0.5 && !unturned.has(scene.place)
  const orient = (paint: () => void) => (flip ? d.group('translate(1600 0) scale(-1 1)', paint) : paint())
  const x = (value: number) => (flip ? 1600 - value : value)
  // A random stream for each place, so that two places of a book have layouts of their own.
  const key = `${scene.setting} ${scene.place} ${r()}`
  const placeRandom = random(`place ${key}`)
  const frontRandom = random(`front ${key}`)
  const air = random(`air ${key}`)
  const layout = placeRandom.int(0, 2) as Layout

  d.light = mood
  let view: ReturnType<PaintPlace> | undefined
  orient(() => {
    view = painter(brush(d, mood, { r: placeRandom, air, layout, scene }))
  })
  const { ground, swims = false, foreground, room, seat, bed, lamps, holds, rest, fixtures } = view!
  const finalMood = flip ? mirrored(mood) : mood
  d.light = finalMood
  const front = (drawing: Drawing): Brush => brush(drawing, mood, { r: frontRandom, air, layout, scene })
  return {
    mood: finalMood,
    ground,
    depthTint: (depth) => tinted(mood, depth),
    foreground(drawing) {
      if (!foreground) return
      const light = drawing.light
      drawing.light = mood
      const paint = () => foreground(front(drawing))
      if (flip) drawing.group('translate(1600 0) scale(-1 1)', paint)
      else paint()
      drawing.light = light
    },
    swims,
    ...(holds && { holds }),
    ...(bed && { bed }),
    ...(rest && { rest }),
    ...(fixtures && { fixtures: fixtures.map((one) => ({ ...one, x: x(one.x) })) }),
    ...(seat && { seat: { ...seat, x: x(seat.x) } }),
    ...(room && { room: flip ? { left: 1600 - room.right, right: 1600 - room.left } : room }),
    ...(lamps && {
      lamps: lamps.map(({ x: at, y, radius, color }) => ({ x: x(at), y, radius, color })),
    }),
  }
}

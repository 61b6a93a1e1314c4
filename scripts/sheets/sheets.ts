import { Drawing } from '@moonpage/illustrator/drawing'
import { paintScene } from '@moonpage/illustrator/paint'
import { paintPortrait } from '@moonpage/illustrator/portrait'
import { actOn, type ActName } from '@moonpage/illustrator/figures/acts'
import { drawFigure } from '@moonpage/illustrator/figures/draw-figure'
import { drawProp, propInfo } from '@moonpage/illustrator/props/draw-prop'
import { random } from '@moonpage/illustrator/random'
import { render, type Picture } from '@moonpage/illustrator/render'
import { noHistory } from '@moonpage/storyteller/outline'
import { inputWith, mixedSamples } from '@moonpage/storyteller/checks/samples'
import { catalogue } from '@moonpage/storyteller/tales/catalogue'
import { planTale, tellTale } from '@moonpage/storyteller/tales/plan-tale'
import { coverScene } from '@moonpage/storyteller/cover'
import { bodyOf } from '@moonpage/storyteller/data/kin'
import { settings, subjects, themes, type Setting } from '@moonpage/contract/categories'
import {
  expressions,
  framings,
  placesOf,
  poses,
  allProps,
  kins,
  times,
  type CharacterSheet,
  type Scene,
} from '@moonpage/storyteller/scene'
import type { Sharp } from 'sharp'
import { everyone, sheetFor } from './sheet-cast.ts'
import { grid, type Tile } from './grid.ts'

const solid = ({ width, height, pixels }: Picture): Tile => ({
  width,
  height,
  pixels,
  channels: 3,
})

const portrait = (sheet: CharacterSheet): Tile => {
  const { size, rgba } = paintPortrait(sheet, 320)
  return { width: size, height: size, pixels: rgba, channels: 4 }
}

const stage = (change: Partial<Scene>): Scene => ({
  setting: 'garden',
  place: 'flower-beds',
  time: 'afternoon',
  light: 'sky',
  framing: 'wide',
  cast: [],
  props: [],
  text_area: 'none',
  ...change,
})

const places = [
  ...settings.flatMap((setting: Setting) => placesOf[setting].map((place) => ({ setting, place }))),
  { setting: 'bedroom', place: 'bedside' } as const,
]

const paper = { dir: [0.5, 0.85], key: '#fff3d6', shadow: '#3a3358' } as const

/** A prop on paper, as large as its tile. */
function prop(name: (typeof allProps)[number]): Tile {
  const { width, height, gripY = 0 } = propInfo[name]
  const drawing = new Drawing(paper)
  drawing.raw('<rect x="-2000" y="-2000" width="4000" height="4000" fill="#f4ecdd"/>')
  drawProp(drawing, name, { x: 0, y: -gripY, scale: 1, lit: true, tint: (color) => color }, random(name))
  const side = Math.max(width, height) * 1.3 + 30
  return solid(render(drawing, { x: -side / 2, y: -height / 2 - side / 2, width: side, height: side }, 240))
}

const acts: readonly ActName[] = [
  'walk',
  'run',
  'jump',
  'sit',
  'lie',
  'climb',
  'point',
  'lift',
  'give',
  'pull',
  'push',
  'hug',
  'dig',
  'read',
  'shout',
  'look-up',
]

/** A figure that acts, on paper; `width` in pixels, `reach` in figure units. */
function acting(sheet: CharacterSheet, name: ActName, width = 112, reach = 460): Tile {
  const drawing = new Drawing(paper)
  drawing.raw('<rect x="-2000" y="-2000" width="4000" height="4000" fill="#f4ecdd"/>')
  const place = { x: 0, y: 0, scale: 1, facing: 'right', tint: (color: string) => color } as const
  const member = { who: 'hero', pose: 'stand', expression: 'happy', looks_at: 'reader' } as const
  drawFigure(drawing, sheet, member, { ...place, action: actOn(name) }, random(name))
  return solid(render(drawing, { x: -reach / 2, y: 40 - reach, width: reach, height: reach }, width))
}

const kinSheet = (kin: (typeof kins)[number]): CharacterSheet => ({
  ...sheetFor({ species: bodyOf[kin], outfit: 'none' }, 'helper'),
  kin,
})

const hero = sheetFor({ species: 'fox', outfit: 'scarf', outfit_color: 'teal' })
const friend = sheetFor({ species: 'turtle', outfit: 'none' }, 'companion')

/** A fox shows a turtle the way with a lantern. */
const framed = (framing: Scene['framing'], how: Parameters<typeof paintScene>[3]) =>
  paintScene(
    stage({
      setting: 'forest',
      place: 'forest-path',
      time: 'dusk',
      light: 'lantern',
      framing,
      cast: [
        { who: 'hero', pose: 'hold', expression: 'curious', looks_at: 'companion' },
        { who: 'companion', pose: 'point', expression: 'happy', looks_at: 'hero' },
      ],
      props: [{ prop: 'lantern', where: 'held' }],
    }),
    [hero, friend],
    'framings',
    { width: 480, ...how },
  )

/** The sheets by name: their content and picture. */
export const sheets: Record<string, { shows: string; paint: () => Sharp }> = {
  characters: {
    shows: 'all subjects, then all companions, then twelve children',
    paint: () => grid(everyone.map(portrait), 8),
  },
  poses: {
    shows: `fox and turtle, a row each way: ${poses.join(', ')}`,
    paint: () =>
      grid(
        poses.map((pose) =>
          solid(
            paintScene(
              stage({
                framing: 'spot',
                cast: [
                  { who: 'hero', pose, expression: 'happy', looks_at: 'companion' },
                  { who: 'companion', pose, expression: 'happy', looks_at: 'hero' },
                ],
              }),
              [hero, friend],
              'poses',
              { width: 400 },
            ),
          ),
        ),
        5,
      ),
  },
  actions: {
    shows: `every subject and five children, a row each: ${acts.join(', ')}`,
    paint: () =>
      grid(
        [...everyone.slice(0, 24), ...everyone.slice(-12, -8), ...everyone.slice(-6, -5)].flatMap((sheet) =>
          acts.map((name) => acting(sheet, name)),
        ),
        acts.length,
      ),
  },
  expressions: {
    shows: `fox and turtle: ${expressions.join(', ')}`,
    paint: () =>
      grid(
        expressions.map((expression) =>
          solid(
            paintScene(
              stage({
                framing: 'close-up',
                cast: [
                  { who: 'hero', pose: 'stand', expression, looks_at: 'reader' },
                  { who: 'companion', pose: 'stand', expression, looks_at: 'reader' },
                ],
              }),
              [hero, friend],
              'expressions',
              { width: 400 },
            ),
          ),
        ),
        4,
      ),
  },
  places: {
    shows: `every place, a row each, twice in ${times.join(', ')}`,
    paint: () =>
      grid(
        places.flatMap(({ setting, place }) =>
          ['one', 'two'].flatMap((seed) =>
            times.map((time) => solid(paintScene(stage({ setting, place, time }), [], seed, { width: 160 }))),
          ),
        ),
        8,
      ),
  },
  props: { shows: allProps.join(', '), paint: () => grid(allProps.map(prop), 14) },
  kin: {
    shows: `from the front and from the side: ${kins.join(', ')}`,
    paint: () =>
      grid(
        kins.flatMap((kin) =>
          (['hug', 'point'] as const).map((name) => acting(kinSheet(kin), name, 176, 520)),
        ),
        10,
      ),
  },
  framings: {
    shows: framings.join(', '),
    paint: () =>
      grid(
        framings.map((framing) => solid(framed(framing, {}))),
        3,
      ),
  },
  square: {
    shows: `as squares: ${framings.join(', ')}`,
    paint: () =>
      grid(
        framings.map((framing) => solid(framed(framing, { shape: 'square' }))),
        3,
      ),
  },
  covers: {
    shows: 'covers of twenty-four books, square, with room for a title at the top',
    paint: () =>
      grid(
        mixedSamples(24, {}, 'cover').map(({ outline, pages }) =>
          solid(
            paintScene(coverScene(outline, pages), outline.cast, `${outline.seed}:cover`, {
              width: 320,
              shape: 'square',
            }),
          ),
        ),
        6,
      ),
  },
  books: {
    shows: 'thirty books of mixed wishes, a row each: pages 1, 3, 5, 7, 9 and 10',
    paint: () =>
      grid(
        mixedSamples(30, {}, 'sheet').flatMap(({ outline, pages }) =>
          [1, 3, 5, 7, 9, 10].flatMap((number) => {
            const page = pages[number - 1]
            return page
              ? [solid(paintScene(page.scene, outline.cast, `${outline.seed}:${number}`, { width: 220 }))]
              : []
          }),
        ),
        6,
      ),
  },
  tales: {
    shows: 'a book of each theme that has tales, a row each: pages 1, 2, 4, 6, 8 and 10',
    paint: () =>
      grid(
        themes.flatMap((theme, at) => {
          const input = inputWith({
            theme,
            setting: settings[(at * 5) % settings.length]!,
            subject: subjects[(at * 7) % subjects.length]!,
          })
          const outline = planTale(input, `sheet ${theme}`, noHistory, catalogue)
          const pages = outline ? tellTale(input, outline, catalogue) : []
          return [1, 2, 4, 6, 8, 10].flatMap((number) => {
            const page = pages[number - 1]
            return outline && page
              ? [solid(paintScene(page.scene, outline.cast, `${outline.seed}:${number}`, { width: 260 }))]
              : []
          })
        }),
        6,
      ),
  },
}

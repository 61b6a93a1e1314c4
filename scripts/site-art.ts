/**
 * Paints the site's pictures with the embedded illustrator into web/public/art. Run it after a change of the style:
 * `node scripts/site-art.ts`; arguments select pictures by name.
 */
import { writeFile } from 'node:fs/promises'
import { drawFigure } from '@moonpage/illustrator/figures/draw-figure'
import { Drawing } from '@moonpage/illustrator/drawing'
import { paintScene } from '@moonpage/illustrator/paint'
import { sketch, sketchScene } from '@moonpage/illustrator/pencil'
import { drawProp } from '@moonpage/illustrator/props/draw-prop'
import { random } from '@moonpage/illustrator/random'
import { render, type ViewBox } from '@moonpage/illustrator/render'
import { paintPortrait } from '@moonpage/illustrator/portrait'
import { settings, subjects } from '@moonpage/contract/categories'
import { drawnThings } from '@moonpage/contract/fact-kinds'
import { companionKinds } from '@moonpage/contract/story-input'
import { bodyOf } from '@moonpage/storyteller/data/kin'
import { allProps, kins, placesOf, type CharacterSheet, type Scene } from '@moonpage/storyteller/scene'
import sharp, { type Sharp } from 'sharp'
import { acts, siteCast } from './art/site-cast.ts'
import { paintCutout } from './art/cutout.ts'
import { hill, readingHill } from './art/reading-hill.ts'

const folder = new URL('../web/public/art/', import.meta.url)
const { fox, mouse, bear, owl, child, rabbit } = siteCast

/** Saves the best quality below a size limit. @param most in bytes */
async function save(name: string, image: Sharp, most = 120 * 1024): Promise<void> {
  for (let quality = 84; quality >= 30; quality -= 6) {
    const data = await image
      .clone()
      .webp({ quality, alphaQuality: quality, effort: 6, smartSubsample: true })
      .toBuffer()
    if (data.length > most && quality > 35) continue
    await writeFile(new URL(`${name}.webp`, folder), data)
    console.log(`${name}.webp ${Math.round(data.length / 1024)} KB, quality ${quality}`)
    return
  }
}

const painted = ({ width, height, pixels }: ReturnType<typeof render>) =>
  // A slight blur removes the finest grain, which halves the size.
  sharp(pixels, { raw: { width, height, channels: 3 } }).blur(0.5)

const cutOut = ({ width, height, rgba }: ReturnType<typeof paintCutout>) =>
  sharp(rgba, { raw: { width, height, channels: 4 } })

const plain = (color: string) => color
const { x, y } = hill

const readers = () =>
  readingHill(
    'hero 9',
    [
      {
        sheet: bear,
        member: acts('helper', 'sit', 'happy'),
        at: { x: x - 210, y: y + 8, scale: 1.3, facing: 'right', lookAt: { x: x + 40, y: y - 30 } },
      },
      {
        sheet: fox,
        member: acts('hero', 'sit', 'happy'),
        at: { x: x + 18, y: y + 22, scale: 1.22, facing: 'right', lookAt: { x: x + 18, y } },
      },
      {
        sheet: mouse,
        member: acts('companion', 'sit', 'joy'),
        at: { x: x + 225, y: y + 22, scale: 0.9, facing: 'left', lookAt: { x: x + 40, y: y - 60 } },
      },
    ],
    true,
  )

const stargazers = () =>
  readingHill(
    'gate 4',
    [
      {
        sheet: rabbit,
        member: acts('helper', 'sit', 'happy'),
        at: { x: x - 190, y: y + 30, scale: 1.1, facing: 'right', back: true },
      },
      {
        sheet: fox,
        member: acts('hero', 'sit', 'happy'),
        at: { x: x + 10, y: y + 40, scale: 1.2, facing: 'right', back: true },
      },
      {
        sheet: child,
        member: acts('companion', 'sit', 'happy'),
        at: { x: x + 205, y: y + 34, scale: 1.15, facing: 'left', back: true },
      },
    ],
    false,
  )

const forest: Scene = {
  setting: 'forest',
  place: 'forest-path',
  time: 'night',
  light: 'lantern',
  framing: 'wide',
  cast: [acts('hero', 'hold', 'happy', 'reader')],
  props: [{ prop: 'lantern', where: 'held' }],
  text_area: 'none',
}
const bedtime: Scene = {
  setting: 'bedroom',
  place: 'bedside',
  time: 'night',
  light: 'lamp',
  framing: 'wide',
  cast: [acts('hero', 'sleep', 'sleepy', 'reader', 'nightcap'), acts('companion', 'sleep', 'sleepy')],
  props: [],
  text_area: 'none',
}
const cast = [fox, mouse]
const wide: ViewBox = { x: -160, y: 0, width: 1920, height: 1200 }

const shelfOwl = (d: Drawing) => {
  drawFigure(
    d,
    owl,
    acts('helper', 'stand', 'happy'),
    { x: 400, y: 640, scale: 1.9, facing: 'right', tint: plain, shadow: false },
    random('owl'),
  )
  d.shape('M60 640h690q10 0 10 10v26q0 10 -10 10h-690q-10 0 -10 -10v-26q0 -10 10 -10Z', '#9a6a48', {
    shade: 0.5,
  })
  for (const side of [150, 640])
    d.shape(`M${side - 16} 686h32l-6 58q-10 10 -20 0Z`, '#7d5238', { shade: 0.4 })
}

/** Waits with a book. */
const waitingFox = (d: Drawing) =>
  drawFigure(
    d,
    fox,
    acts('hero', 'sit', 'happy'),
    {
      x: 330,
      y: 700,
      scale: 2,
      facing: 'right',
      tint: plain,
      shadow: false,
      held: (hx, hy) =>
        drawProp(d, 'book', { x: hx, y: hy, scale: 0.9, lit: false, tint: plain }, random('book')),
    },
    random('waiting'),
  )

const lostMouse = (d: Drawing) => {
  drawFigure(
    d,
    mouse,
    acts('companion', 'think', 'curious'),
    {
      x: 300,
      y: 760,
      scale: 1.9,
      facing: 'right',
      lookAt: { x: 520, y: 620 },
      tint: plain,
      shadow: false,
      held: (hx, hy) =>
        drawProp(d, 'map', { x: hx, y: hy, scale: 0.9, lit: false, tint: plain }, random('map')),
    },
    random('lost'),
  )
}

/** A generic child, fox and mouse. */
const somebody = (d: Drawing) => {
  for (const [sheet, pose, at, facing] of [
    [fox, 'wave', 230, 'right'],
    [child, 'wave', 500, 'right'],
    [mouse, 'stand', 735, 'left'],
  ] as const)
    drawFigure(
      d,
      sheet,
      acts(sheet.who, pose, 'happy'),
      { x: at, y: 496, scale: sheet === mouse ? 0.82 : 1.14, facing, tint: plain, shadow: false },
      random('somebody'),
    )
}

const sleeper = (d: Drawing) => {
  d.shape('M470 92a74 74 0 1 0 92 96a60 60 0 0 1 -92 -96Z', '#f0cf86', { shade: 0.3 })
  for (const [sx, sy, s] of [
    [330, 150, 17],
    [250, 250, 11],
    [400, 262, 9],
  ] as const)
    d.shape(
      `M${sx} ${sy - s * 1.5}Q${sx + s * 0.2} ${sy - s * 0.2} ${sx + s * 1.5} ${sy}Q${sx + s * 0.2} ${sy + s * 0.2} ${sx} ${sy + s * 1.5}Q${sx - s * 0.2} ${sy + s * 0.2} ${sx - s * 1.5} ${sy}Q${sx - s * 0.2} ${sy - s * 0.2} ${sx} ${sy - s * 1.5}Z`,
      '#efbf4a',
      { shade: 0.2 },
    )
  drawFigure(
    d,
    fox,
    acts('hero', 'sleep', 'sleepy', 'reader', 'nightcap'),
    { x: 390, y: 720, scale: 2.25, facing: 'right', tint: plain, shadow: false },
    random('fox'),
  )
}

const pictures: Record<string, () => Promise<void>> = {
  hero: () => save('hero', painted(render(readers(), wide, 1920))),
  'hero-phone': () =>
    save('hero-phone', painted(render(readers(), { x: x - 551, y: 0, width: 1101, height: 1200 }, 1170))),
  // For phones, where it is the largest element above the fold (LCP).
  'hero-phone-780': () =>
    save(
      'hero-phone-780',
      painted(render(readers(), { x: x - 551, y: 0, width: 1101, height: 1200 }, 780)),
      28 * 1024,
    ),
  'hero-phone-480': () =>
    save(
      'hero-phone-480',
      painted(render(readers(), { x: x - 551, y: 0, width: 1101, height: 1200 }, 480)),
      16 * 1024,
    ),
  gate: () => save('gate', painted(render(stargazers(), wide, 1920))),
  closing: () => save('closing', painted(paintScene(bedtime, cast, 'closing', { width: 1280 }))),
  'step-paint': () => save('step-paint', painted(paintScene(forest, cast, 'steps', { width: 1120 }))),
  'step-pencil': async () => {
    const { width, height, rgba } = sketchScene(forest, cast, 'steps', 800)
    await save('step-pencil', sharp(rgba, { raw: { width, height, channels: 4 } }))
  },
  'no-characters': async () => {
    const d = new Drawing({ dir: [0.5, 0.85], key: '#fff3d6', shadow: '#3a3358' })
    // The pencil treats transparent areas as black.
    d.raw('<rect width="1000" height="600" fill="#fff"/>')
    somebody(d)
    const { width, height, rgba } = sketch(d, { x: 0, y: 0, width: 900, height: 520 }, 800)
    await save('no-characters', sharp(rgba, { raw: { width, height, channels: 4 } }))
  },
  'empty-owl': () =>
    save('empty-owl', cutOut(paintCutout(shelfOwl, { x: 40, y: 60, width: 730, height: 700 }, 520))),
  'waiting-fox': () =>
    save('waiting-fox', cutOut(paintCutout(waitingFox, { x: 0, y: 60, width: 660, height: 680 }, 480))),
  lost: () => save('lost', cutOut(paintCutout(lostMouse, { x: -20, y: 60, width: 660, height: 730 }, 480))),
  'sleeping-fox': () =>
    save('sleeping-fox', cutOut(paintCutout(sleeper, { x: 10, y: 10, width: 780, height: 818 }, 480))),
}

/** Each setting's first place in pencil, with nobody there: behind whom a new story is about. */
for (const setting of settings)
  pictures[`places/${setting}`] = async () => {
    const scene: Scene = {
      setting,
      place: placesOf[setting][0],
      time: 'sunset',
      light: 'sky',
      framing: 'wide',
      cast: [],
      props: [],
      text_area: 'none',
    }
    const { width, height, rgba } = sketchScene(scene, [], setting, 640)
    await save(`places/${setting}`, sharp(rgba, { raw: { width, height, channels: 4 } }), 32 * 1024)
  }

const factSize = 200
const most = 7 * 1024

async function saveTrimmed(name: string, draw: (d: Drawing) => void): Promise<void> {
  const view = { x: 0, y: 0, width: 1800, height: 1800 }
  const { width, height, rgba } = paintCutout(draw, view, factSize * 4)
  const whole = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  const picture = sharp(whole).trim().resize(factSize, factSize, { fit: 'contain', background: '#0000' })
  await save(`facts/${name}`, picture, most)
}

/** The things that books leave, each alone. */
const kept = drawnThings.flatMap((word) => allProps.find((prop) => prop === word) ?? [])
for (const prop of kept)
  pictures[`facts/${prop}`] = () =>
    saveTrimmed(prop, (d) => {
      drawProp(d, prop, { x: 900, y: 900, scale: 2, lit: false, tint: plain }, random(prop))
    })

/** Birds whose heads are above a portrait. */
const tall = new Set<string>(['goose', 'swan', 'stork', 'ostrich', 'pelican'])

/** Everybody who may become a friend. */
for (const kind of ['child', ...kins, ...subjects, ...companionKinds]) {
  const kin = kins.find((one) => one === kind)
  pictures[`facts/${kind}`] = async () => {
    const species = kin ? bodyOf[kin] : (kind as CharacterSheet['species'])
    const look: CharacterSheet['look'] = { species, outfit: 'none' }
    const sheet: CharacterSheet = {
      who: 'helper',
      name: kind,
      description: kind,
      species,
      ...(kin && { kin }),
      pronouns: 'they',
      look,
    }
    if (tall.has(kind))
      return saveTrimmed(kind, (d) => {
        drawFigure(
          d,
          sheet,
          acts('helper', 'stand', 'happy'),
          { x: 900, y: 1600, scale: 1.9, facing: 'right', tint: plain, shadow: false },
          random(kind),
        )
      })
    const { size, rgba } = paintPortrait(sheet, factSize * 2)
    const picture = sharp(rgba, { raw: { width: size, height: size, channels: 4 } }).resize(factSize)
    await save(`facts/${kind}`, picture, most)
  }
}

const names = process.argv.slice(2)
for (const [name, paint] of Object.entries(pictures)) if (!names.length || names.includes(name)) await paint()

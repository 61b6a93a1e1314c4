import { PictureFocus } from '@moonpage/contract/picture-focus'
import { framings, placesOf, poses, type CharacterSheet, type Scene } from '@moonpage/storyteller/scene'
import { describe, expect, test } from 'vitest'
import { sheet } from './testing-acts.ts'
import { composeScene, type Composition } from './compose-scene.ts'
import { narrowest } from './staging/cameras.ts'
import { sketchScene } from './pencil.ts'

const casts: CharacterSheet[][] = [
  [sheet('hero', 'fox'), sheet('companion', 'mouse'), sheet('helper', 'bear')],
  [sheet('hero', 'rabbit'), sheet('subject', 'whale'), sheet('companion', 'owl')],
  [sheet('hero', 'mouse'), sheet('companion', 'unicorn'), sheet('helper', 'elephant')],
]

const scene = (more: Partial<Scene> = {}): Scene => ({
  setting: 'forest',
  place: 'forest-clearing',
  time: 'dusk',
  light: 'sky',
  framing: 'medium',
  cast: [{ who: 'hero', pose: 'stand', expression: 'happy', looks_at: 'thing' }],
  props: [{ prop: 'lantern', where: 'held' }],
  text_area: 'none',
  ...more,
})

/** Names of the views whose edge cuts a head. */
const viewsThatCutHeads = ({ heads, view, squareView }: Composition): string[] =>
  Object.entries({ view, squareView }).flatMap(([name, box]) =>
    heads.every(({ x, y, radius }) => {
      const reach = radius * 0.9
      return (
        x - reach > box.x &&
        x + reach < box.x + box.width &&
        y - reach > box.y &&
        y + reach < box.y + box.height
      )
    })
      ? []
      : [name],
  )

/** By day every second of what is tried in all framings, another half in each. */
const isTried = (at: number) => Boolean(process.env['NIGHTLY']) || at % 2 === 0

describe.each(framings)('framing %s', (framing) => {
  test('every head is inside the wide and the square view', () => {
    const cut: string[] = []
    for (const [i, cast] of casts.entries())
      for (const pose of poses.filter((_, at) => isTried(at + i + framings.indexOf(framing))))
        for (const count of [1 + ((i + poses.indexOf(pose)) % 3)]) {
          const members = cast.slice(0, count).map(({ who }, at) => ({
            who,
            pose: at === 0 ? pose : ('cheer' as const),
            expression: 'joy' as const,
            looks_at: at === 0 ? ('thing' as const) : ('hero' as const),
          }))
          const composition = composeScene(scene({ framing, cast: members }), cast, `seed ${i}`)
          expect(composition.heads).toHaveLength(count)
          for (const name of viewsThatCutHeads(composition))
            cut.push(`${framing} ${pose} ${count} of cast ${i} ${name}`)
        }
    expect(cut).toEqual([])
  })
})

test('the focus has a box for each face and one around all figures, tails and wings included', () => {
  for (const cast of casts)
    for (const framing of framings) {
      const members = cast.map(({ who }) => ({
        who,
        pose: 'stand' as const,
        expression: 'joy' as const,
        looks_at: 'reader' as const,
      }))
      const { view, heads, focus } = composeScene(scene({ framing, cast: members }), cast, 'focus')
      expect(focus?.faces).toHaveLength(3)
      for (const [index, [left, top, width, height]] of focus!.faces.entries()) {
        const middle = { x: view.x + ((left + width / 2) / 100) * view.width }
        expect(
          heads.some(({ x }) => Math.abs(x - middle.x) < view.width * 0.02),
          framing,
        ).toBe(true)
        const [castLeft, castTop, castWidth, castHeight] = focus!.cast
        expect(left, `${framing} ${index}`).toBeGreaterThanOrEqual(castLeft)
        expect(top).toBeGreaterThanOrEqual(castTop)
        expect(left + width).toBeLessThanOrEqual(castLeft + castWidth)
        expect(top + height).toBeLessThanOrEqual(castTop + castHeight)
      }
    }
  // A fox's tail is wider than its head.
  const { focus } = composeScene(scene({ framing: 'wide' }), casts[0]!, 'tail')
  expect(focus!.cast[2]).toBeGreaterThan(focus!.faces[0]![2] * 1.2)
  expect(composeScene(scene({ cast: [] }), casts[0]!, 'nobody').focus).toBeNull()
  const four = [...casts[0]!, sheet('subject', 'turtle')]
  const members = four.map(
    ({ who }) => ({ who, pose: 'stand', expression: 'happy', looks_at: 'reader' }) as const,
  )
  const acts = four.map(({ who }) => ({ who, does: 'sits' as const, how: [], feels: null }))
  const crowd = composeScene(scene({ cast: members, props: [], acts, things: [] }), four, 'four')
  expect(crowd.heads).toHaveLength(4)
  expect(PictureFocus.safeParse(crowd.focus).success).toBe(true)
})

test('no view is narrower than the renderer can handle', () => {
  for (const framing of framings) {
    const { view, squareView } = composeScene(scene({ framing }), casts[0]!, 'narrow')
    expect(Math.min(view.width, squareView.width)).toBeGreaterThanOrEqual(narrowest)
  }
})

test('every place is drawn without errors in every framing', () => {
  const broken: string[] = []
  for (const [setting, places] of Object.entries(placesOf))
    for (const [at, place] of places.entries())
      for (const framing of framings.filter((_, framed) => isTried(at + framed))) {
        const made = composeScene(
          scene({ setting: setting as Scene['setting'], place, framing }),
          casts[0]!,
          'all',
        )
        const svg = made.drawing.toSvg(true, made.view)
        if (/NaN|undefined|Infinity/.test(svg)) broken.push(`${place} ${framing}`)
      }
  expect(broken).toEqual([])
})

test('a sleeper in bed and a figure beside it both have their heads in view', () => {
  const made = composeScene(
    scene({
      setting: 'bedroom',
      place: 'bedside',
      time: 'night',
      light: 'lamp',
      cast: [
        { who: 'hero', pose: 'sleep', expression: 'sleepy', looks_at: 'reader', outfit: 'nightcap' },
        { who: 'companion', pose: 'sit', expression: 'sleepy', looks_at: 'hero' },
      ],
    }),
    casts[0]!,
    'bed',
  )
  expect(made.heads).toHaveLength(2)
  expect(viewsThatCutHeads(made)).toEqual([])
})

test('the same scene and seed give the same drawing, another seed a different one', () => {
  const svg = (seed: string) => {
    const { drawing, view } = composeScene(scene(), casts[0]!, seed)
    return drawing.toSvg(true, view)
  }
  expect(svg('one')).toBe(svg('one'))
  expect(svg('one')).not.toBe(svg('two'))
})

test('a prop is drawn in the hand of its holder, else near the figures', () => {
  const two = (props: Scene['props'], framing: Scene['framing'] = 'medium') => {
    const { drawing, view } = composeScene(
      scene({
        framing,
        cast: [
          { who: 'hero', pose: 'stand', expression: 'happy', looks_at: 'companion' },
          { who: 'companion', pose: 'stand', expression: 'happy', looks_at: 'hero' },
        ],
        props,
      }),
      casts[0]!,
      'hands',
    )
    return { svg: drawing.toSvg(true, view), view }
  }
  const [byHero, byFriend] = (['hero', 'companion'] as const).map(
    (by) => two([{ prop: 'teddy', where: 'held', by }]).svg,
  )
  expect(byHero).toBe(two([{ prop: 'teddy', where: 'held' }]).svg)
  expect(byFriend).not.toBe(byHero)
  // The helper is not in the scene.
  expect(two([{ prop: 'teddy', where: 'held', by: 'helper' }]).svg).toBe(
    two([{ prop: 'teddy', where: 'near' }]).svg,
  )
  const lying = two([{ prop: 'teddy', where: 'near' }], 'close-up')
  expect(lying.svg).not.toBe(two([{ prop: 'teddy', where: 'held' }], 'close-up').svg)
})

test('a cast member without a sheet is left out', () => {
  const made = composeScene(
    scene({ cast: [{ who: 'subject', pose: 'stand', expression: 'happy', looks_at: 'reader' }] }),
    casts[0]!,
    'nobody',
  )
  expect(made.heads).toHaveLength(0)
})

test('a pencil drawing has lines on transparent paper', () => {
  const { width, height, rgba } = sketchScene(scene(), casts[0]!, 'pencil', 320)
  expect([width, height]).toEqual([320, 240])
  let drawn = 0
  for (let i = 3; i < rgba.length; i += 4) if (rgba[i]! > 60) drawn++
  expect(drawn / (width * height)).toBeGreaterThan(0.02)
  expect(drawn / (width * height)).toBeLessThan(0.5)
})

test('a place looks the same on every page of a book, and different in another book', () => {
  const empty = (seed: string) => {
    const { drawing } = composeScene(scene({ framing: 'wide', cast: [], props: [] }), [], seed)
    return drawing.toSvg(true, { x: 0, y: 0, width: 1600, height: 1200 })
  }
  expect(empty('book:1')).toBe(empty('book:7'))
  expect(empty('book:1')).not.toBe(empty('another:1'))
})

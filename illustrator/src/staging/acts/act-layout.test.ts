import type { FigureSize, Scene, Thing } from '@moonpage/storyteller/scene'
import { expect, test } from 'vitest'
import { act, sheet } from '../../testing-acts.ts'
import { composeScene, type Composition } from '../../compose-scene.ts'
import type { Box } from '../cameras.ts'
import type { Part } from '../parts.ts'

const casts = [
  [sheet('hero', 'fox'), sheet('companion', 'mouse'), sheet('helper', 'bear')],
  [sheet('hero', 'child'), sheet('companion', 'penguin'), sheet('helper', 'rabbit')],
  [sheet('hero', 'bear'), sheet('companion', 'frog'), sheet('helper', 'cat')],
] as const

const thing = (prop: Thing['prop'], more: Partial<Thing> = {}): Thing => ({
  id: prop ?? '',
  name: `the ${prop}`,
  prop,
  count: 1,
  ...more,
})

const stories: readonly (readonly [acts: string[], things: Thing[]])[] = [
  [['hero shouts at hole', 'companion stands behind hero'], [thing('hole')]],
  [['hero gives what pie to companion', 'companion looks at pie'], [thing('pie')]],
  [
    ['hero pulls what rope', 'bell hangs over companion'],
    [thing('rope'), thing('bell')],
  ],
  [['hero lifts what log', 'companion looks at hero'], [thing('log')]],
  [['hero pushes what cart', 'companion sits on cart'], [thing('cart')]],
  [
    ['hero lays what letter in box', 'companion points at box'],
    [thing('letter'), thing('box')],
  ],
  [['hero sits on bench', 'companion sits on bench', 'helper waves to hero'], [thing('bench')]],
  [['companion hides behind sack', 'hero looks at sack'], [thing('sack')]],
  [['hero whispers to companion', 'companion listens to hero'], []],
  [['hero reads what letter', 'companion looks at letter'], [thing('letter')]],
  [['helper eats what pie', 'hero points at helper', 'companion looks at helper'], [thing('pie')]],
  [['hero walks to far', 'companion walks beside hero'], []],
  [['hero reaches to lantern', 'companion reaches to lantern'], [thing('lantern')]],
  [['hero looks at duckling'], [thing('duckling', { count: 7 })]],
  [
    ['hero lays what pie on table', 'companion looks at pie'],
    [thing('pie'), thing('table')],
  ],
  [['hero wears what crown', 'companion looks at hero'], [thing('crown')]],
  [['helper stands in door', 'hero waves to helper'], [thing('door', { state: 'open' })]],
  [['companion sits in boat', 'hero waves to companion'], [thing('boat')]],
  [['hero holds what umbrella', 'companion sits under umbrella'], [thing('umbrella')]],
  [['hero looks at sky with telescope', 'companion looks at hero'], [thing('telescope')]],
  [
    ['bird flies over hero with letter', 'hero looks at bird'],
    [thing('bird'), thing('letter')],
  ],
  [['helper waves behind wall', 'hero looks at helper', 'companion looks at helper'], [thing('wall')]],
  [['hero sits on pillow', 'companion looks at hero'], [thing('pillow', { count: 6, state: 'piled' })]],
  [['hero pulls what rope', 'companion pulls what rope'], [thing('rope', { state: 'knotted' })]],
  [
    ['crab carries what sack', 'hero waves to crab'],
    [thing('crab'), thing('sack')],
  ],
  [['pillow lies on hero', 'companion laughs at hero'], [thing('pillow')]],
  [['hero rides on seesaw', 'companion sits on seesaw'], [thing('seesaw')]],
  [
    ['hero jumps on seesaw', 'pie flies over seesaw', 'companion points at pie'],
    [thing('seesaw'), thing('pie')],
  ],
  [
    [
      'hero pulls what blanket',
      'companion pulls what blanket',
      'helper pulls what blanket',
      'cheese lies on blanket',
    ],
    [thing('blanket'), thing('cheese')],
  ],
  [['hero hugs what companion', 'companion hugs what hero'], []],
  [['hero lifts what blanket', 'companion looks at hero'], [thing('blanket', { says: 'NO ROOM' })]],
  [['hero pushes what pillow', 'companion looks at pillow'], [thing('pillow', { size: 'huge' })]],
  [['helper waves to hero in distance', 'hero points at helper', 'companion looks at helper'], []],
  [
    ['helper walks to hero in halfway', 'hero looks at helper', 'companion holds what letter'],
    [thing('letter')],
  ],
  // Acts that hosted models ask for.
  [['hero rings what bell', 'companion covers-ears'], [thing('bell')]],
  [['hero tears what paper', 'companion looks at hero'], [thing('paper')]],
  [
    ['hero draws what moon on paper', 'companion looks at paper'],
    [thing('moon'), thing('paper')],
  ],
  [['hero draws what companion', 'companion stands'], []],
  [['hero draws what star on ground', 'companion points at star'], [thing('star')]],
  [['hero chases what companion'], []],
  [['hero chases what butterfly', 'companion runs'], [thing('butterfly')]],
  [['hero kicks what ball', 'companion claps'], [thing('ball')]],
  [['hero sweeps with broom', 'companion covers-eyes'], [thing('broom')]],
  [['hero lights what candle', 'companion looks at candle'], [thing('candle')]],
  [
    ['hero hammers what nail with hammer', 'companion looks at nail'],
    [thing('nail'), thing('hammer')],
  ],
  [['hero washes what cart with brush'], [thing('cart'), thing('brush')]],
  [['hero bows to helper', 'helper claps'], []],
  [['companion stands between hero between helper'], []],
  [['hero stands between tree', 'companion waves'], [thing('tree', { count: 2 })]],
  [
    ['lantern hangs between tree', 'hero points at lantern'],
    [thing('lantern'), thing('tree', { count: 2 })],
  ],
  [['companion sits between box between helper'], [thing('box')]],
  [
    ['hero pours in cup with teapot', 'cup lies on table'],
    [thing('cup'), thing('teapot'), thing('table')],
  ],
  [['hero lifts what blanket from companion'], [thing('blanket')]],
  [
    ['egg lies in basket', 'hero looks at egg'],
    [thing('egg', { count: 3 }), thing('basket')],
  ],
  [
    ['rocks lies in boat', 'hero looks at boat'],
    [thing('rocks'), thing('boat')],
  ],
  [['companion throws what ball to hero', 'hero catches what ball'], [thing('ball')]],
  [['hero catches what ball', 'companion throws what ball to hero'], [thing('ball')]],
  [['hero plays what flute', 'companion dances'], [thing('flute')]],
  [['hero drops what cake', 'companion looks at cake'], [thing('cake')]],
  [
    ['hero pulls what sock from basket', 'companion laughs'],
    [thing('sock'), thing('basket')],
  ],
  [['hero climbs what ladder', 'companion looks at hero'], [thing('ladder')]],
  [['hero jumps over puddle', 'companion claps'], [thing('puddle')]],
  [['hero digs what hole with shovel'], [thing('hole'), thing('shovel')]],
  [
    ['hero ties what rope to boat', 'companion sits in boat'],
    [thing('rope'), thing('boat')],
  ],
  [
    ['hero holds what leaf', 'snail sits on leaf'],
    [thing('leaf'), thing('snail')],
  ],
  [['hero lays what crown on companion', 'companion laughs'], [thing('crown')]],
  [['hero rolls what snowball', 'companion pushes what snowball'], [thing('snowball')]],
  [['hero breaks what cookie', 'companion reaches to cookie'], [thing('cookie')]],
  [['companion hides under table', 'hero looks at companion'], [thing('table')]],
]

const compose = (
  acts: readonly string[],
  things: Thing[],
  framing: Scene['framing'],
  cast: number,
  sizes: Partial<Record<string, FigureSize>> = {},
): Composition => {
  const all = acts.map(act)
  const here = (['hero', 'companion', 'helper'] as const).filter((who) =>
    all.some((one) => one.who === who || one.how.some(({ what }) => what === who)),
  )
  const scene: Scene = {
    setting: 'forest',
    place: 'forest-clearing',
    time: 'afternoon',
    light: 'sky',
    framing,
    cast: here.map((who) => ({
      who,
      pose: 'stand',
      expression: 'happy',
      looks_at: 'thing',
      size: sizes[who],
    })),
    props: [],
    acts: all,
    things,
    text_area: 'none',
  }
  return composeScene(scene, casts[cast]!, `acts ${cast}:1`)
}

const isNight = Boolean(process.env['NIGHTLY'])
const framings = ['medium', 'wide', 'close-up', 'from-behind'] as const

/** By day each cast has two framings of a story, so that each framing has one cast or two. */
const every = stories.flatMap(([acts, things], story) =>
  casts.flatMap((_, cast) =>
    framings
      .filter((_framing, at) => isNight || (story + cast + at) % 2 === 0)
      .map((framing) => ({
        name: `${acts.join(', ')}; ${framing}, cast ${cast}`,
        acts,
        things,
        composition: compose(acts, things, framing, cast),
      })),
  ),
)

const area = ({ left, right, top, bottom }: Box): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top)
const overlap = (a: Box, b: Box): number =>
  area({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  })
const boxOf = ({ x, y, width, height }: Composition['view']): Box => ({
  left: x,
  right: x + width,
  top: y,
  bottom: y + height,
})
const isFace = (part: Part): part is Extract<Part, { kind: 'face' }> => part.kind === 'face'

test('nothing that the acts name is outside of the picture', () => {
  const cut = every.flatMap(({ name, composition: { parts, view } }) =>
    parts.filter(({ box }) => overlap(box, boxOf(view)) < 0.9 * area(box)).map(({ id }) => `${id}: ${name}`),
  )
  expect(cut).toEqual([])
})

test('every figure is drawn, and every thing that nobody holds', () => {
  for (const { name, acts, composition } of every) {
    const ids = composition.parts.map(({ id }) => id)
    for (const who of ['hero', 'companion', 'helper'])
      expect(ids.includes(who), `${who}: ${name}`).toBe(acts.join(' ').includes(who))
  }
})

test('a small one sits on the lap of a big one, and both faces are seen', () => {
  for (const cast of casts.keys()) {
    const acts = ['hero sits on bench', 'companion sits on hero']
    const { parts } = compose(acts, [thing('bench')], 'medium', cast, { hero: 'huge', companion: 'small' })
    const face = (id: string) => parts.filter(isFace).find((part) => part.id === id)!.box
    const [hero, companion] = [face('hero'), face('companion')]
    const middle = ({ left, right }: Box) => (left + right) / 2
    expect(Math.abs(middle(hero) - middle(companion)), `cast ${cast}`).toBeLessThan(hero.right - hero.left)
    expect(companion.top, `cast ${cast}`).toBeGreaterThan(hero.top)
    expect(overlap(hero, companion) / area(hero), `cast ${cast}`).toBeLessThan(0.1)
  }
})

test('who is far off is tiny', () => {
  for (const [where, most] of [
    ['distance', 0.25],
    ['halfway', 0.55],
  ] as const)
    for (const { name, composition } of every.filter(({ acts }) => acts[0]?.includes(`in ${where}`))) {
      const face = (id: string) => composition.parts.filter(isFace).find((part) => part.id === id)!
      const [helper, hero] = [face('helper').box, face('hero').box]
      const height = (box: Box) => box.bottom - box.top
      // The species of a cast differ in size by no more than 1.3.
      expect(height(helper) / height(hero), name).toBeLessThan(most * 1.3)
    }
})

test('what stands farther off does not make small what goes on in front', () => {
  casts.forEach((_, cast) => {
    const faceOf = (acts: string[]) =>
      compose(acts, [thing('bed')], 'medium', cast).parts.find((part) => isFace(part) && part.id === 'hero')!
        .box
    const lines = ['hero whispers to companion', 'companion listens to hero']
    const [alone, before] = [faceOf(lines), faceOf([...lines, 'bed stands in halfway'])]
    expect((before.bottom - before.top) / (alone.bottom - alone.top)).toBeGreaterThan(0.8)
  })
})

test('the end of a seesaw is up on which somebody rides', () => {
  casts.forEach((_, cast) => {
    const heroOf = (acts: string[]) =>
      compose(acts, [thing('seesaw')], 'medium', cast).parts.find(({ id }) => id === 'hero')!.box
    const up = heroOf(['hero rides on seesaw', 'companion sits on seesaw'])
    const down = heroOf(['hero sits on seesaw', 'companion rides on seesaw'])
    expect(up.top).toBeLessThan(down.top - 40)
  })
})

test('no face is covered by more than a tenth', () => {
  const covered = every.flatMap(({ name, composition: { parts } }) =>
    parts.filter(isFace).flatMap((face) =>
      parts
        .filter((other) => other.order > face.order && (isFace(other) || !name.includes('hides')))
        .map((other) => ({ id: other.id, share: overlap(face.box, other.box) / area(face.box) }))
        .filter(({ share }) => share > 0.1)
        .map(({ id, share }) => `${id} covers ${Math.round(share * 100)} % of ${face.id}: ${name}`),
    ),
  )
  expect(covered).toEqual([])
})

test('what lies on something touches it, and does not float', () => {
  for (const [acts, things] of [
    [['hat lies on pumpkin'], [thing('hat', { count: 3 }), thing('pumpkin')]],
    // Whatever is said first.
    [
      ['hat lies on pumpkin', 'pumpkin lies on cart'],
      [thing('hat'), thing('pumpkin'), thing('cart')],
    ],
    [['bowl lies in pond'], [thing('bowl'), thing('pond')]],
    [['cup lies on table'], [thing('cup', { count: 2 }), thing('table')]],
  ] as const)
    casts.forEach((_, cast) => {
      const all = ['hero looks at ' + things[0].id, ...acts]
      const { parts } = compose(all, [...things], 'medium', cast)
      const [upper, under] = [things[0].id, things[1].id].map((id) =>
        parts.filter((part) => part.kind === 'thing' && part.id === id).map(({ box }) => box),
      )
      const lowest = Math.max(...upper!.map(({ bottom }) => bottom))
      expect(lowest, acts[0]).toBeGreaterThan(Math.min(...under!.map(({ top }) => top)) - 2)
    })
})

test('who is on somebody is on the head or the back, over their face', () => {
  for (const [cast, acts, sizes] of [
    [0, ['companion sits on helper', 'hero laughs'], {}],
    [1, ['companion stands on hero'], { companion: 'small' }],
    [2, ['companion rides on hero'], { companion: 'tiny' }],
  ] as const) {
    const { parts } = compose(acts, [], 'medium', cast, sizes)
    const under = acts[0].split(' ').at(-1)
    const face = (id: string | undefined) => parts.filter(isFace).find((part) => part.id === id)!.box
    const [upper, lower] = [face('companion'), face(under)]
    expect(upper.bottom, acts[0]).toBeLessThan(lower.top + 0.3 * (lower.bottom - lower.top))
    expect(upper.left, acts[0]).toBeLessThan(lower.right)
    expect(upper.right, acts[0]).toBeGreaterThan(lower.left)
  }
})

test('whoever is chased is ahead, and both go the same way', () => {
  casts.forEach((_, cast) => {
    const { layers } = compose(['hero chases what companion'], [], 'medium', cast)
    const placed = (who: string) =>
      layers.flatMap((layer) =>
        layer.kind === 'figure' && layer.figure.member.who === who ? [layer.figure] : [],
      )[0]!
    const [hero, companion] = [placed('hero'), placed('companion')]
    expect(companion.facing).toBe(hero.facing)
    expect(companion.x > hero.x).toBe(hero.facing === 'right')
  })
})

test('what is drawn is on its sheet', () => {
  casts.forEach((_, cast) => {
    const { parts } = compose(
      ['hero draws what star on paper'],
      [thing('star'), thing('paper')],
      'medium',
      cast,
    )
    const box = (id: string) => parts.find((part) => part.id === id)!.box
    expect(overlap(box('star'), box('paper'))).toBeGreaterThan(0.99 * area(box('star')))
  })
})

test('hands are on what they touch', () => {
  const touched = every.filter(({ acts }) => /pushes|reaches/.test(acts[0] ?? ''))
  const far = touched.flatMap(({ name, acts, composition: { parts, view } }) => {
    const what = acts[0]!.split(' ')[3]
    const box = parts.find(({ id }) => id === what)?.box
    const hands = parts.filter(isFace).find(({ id }) => id === 'hero')?.hands ?? []
    if (!box) return [`no ${what}: ${name}`]
    const distances = hands.map(({ x, y }) =>
      Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)),
    )
    const least = Math.min(...distances) / view.width
    return least > 0.02 ? [`${Math.round(least * 1000) / 10} %: ${name}`] : []
  })
  expect(far).toEqual([])
})

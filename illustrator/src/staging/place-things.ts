import { isRoom, type Prop, type Scene, type State } from '@moonpage/storyteller/scene'
import { propInfo } from '../props/draw-prop.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage-of-place.ts'
import type { Lamp } from './lights.ts'
import type { PlacedThing, Staging } from './place-cast.ts'
import { handsOf, headOf, headRadius, type Placed } from './players.ts'
import { isGreat, propScale, sinks, type SceneThing, type Things } from './things.ts'

type Huge = { huge: PlacedThing | null; things: Things; staging: Staging }

/**
 * Places the great prop of the framing `looking-up`: standing behind the figures, or hanging over them. Returns the other
 * things, and the figures, which stand aside when it stands. `huge` is null when no prop is suited.
 */
export function placeHuge(things: Things, staging: Staging, stage: Pick<Stage, 'ground'>): Huge {
  const { dir, placed } = staging
  const thing = things.above[0] ?? things.near[0] ?? things.far[0]
  if (!thing || thing.prop === 'rainbow' || thing.prop === 'string-lights')
    return { huge: null, things, staging }
  const { width, height, kind } = propInfo[thing.prop]
  const hangs = kind === 'sky' || thing.where === 'above'
  // A prop that stands must be large in reality: an egg is not enlarged to the size of a house.
  if (!hangs && !isGreat(thing.prop)) return { huge: null, things, staging }
  const scale = Math.min((hangs ? 300 : 640) / height, 560 / width, 2.6)
  const top = stage.ground - 890
  const y = hangs
    ? top + 50 + height * scale * (kind === 'held' ? 0.45 : 0.5)
    : stage.ground - 34 - sinks(thing.prop) * scale
  return {
    huge: { thing, x: 800 + dir * (hangs ? 90 : 210), y, scale, depth: 0 },
    things: without(things, thing),
    // Figures stand beside a prop that stands, not in front of it.
    staging: hangs
      ? staging
      : { ...staging, placed: placed.map((one) => ({ ...one, x: one.x - dir * 190 })) },
  }
}

function without(things: Things, thing: SceneThing): Things {
  const others = (list: readonly SceneThing[]) => list.filter((each) => each !== thing)
  return {
    ...things,
    above: others(things.above),
    near: others(things.near),
    far: others(things.far),
  }
}

/** Places barriers, far props and props overhead. A barrier of the layer `before` is drawn twice, behind and before the figures. */
export function placeAround(
  things: Things,
  { dir, scale, placed, near }: Staging,
  stage: Pick<Stage, 'ground' | 'swims' | 'room'>,
  r: Random,
): PlacedThing[] {
  const out: PlacedThing[] = []
  const size = propScale(scale)
  const taken = [...placed.map(({ x }) => x), ...near.map(({ x }) => x)]
  for (const thing of things.barriers) {
    const { width, height, layer, gripY = 0 } = propInfo[thing.prop]
    const spansCanvas = width >= 1700
    const s = spansCanvas ? 1 : Math.min(1, Math.max(0.7, size))
    if (layer === 'before') {
      // In front of the figures it may reach up to their chins; behind them it is seen in full.
      const chin = Math.max(
        ...placed.map((one) => headOf(one).y + headRadius(one) * 0.7),
        stage.ground - 140 * scale,
      )
      out.push({ thing, x: 800, y: stage.ground - 70, scale: s, depth: 0.05 })
      out.push({
        thing,
        x: 800,
        y: Math.max(stage.ground + 30, chin + (height - gripY) * s),
        scale: s,
        depth: 0,
      })
      continue
    }
    const y = stage.ground - gripY * s - 22
    out.push({
      thing,
      x: spansCanvas ? 800 : 800 + dir * Math.min(160, 800 - width * 0.3),
      y,
      scale: s,
      depth: 0,
    })
  }
  const { left, right } = stage.room ?? { left: 200, right: 1400 }
  const spots = [250, 420, 590, 800, 1010, 1180, 1350].filter((x) => x > left && x < right)
  for (const thing of things.far) {
    const gap = (x: number) => Math.min(...taken.map((other) => Math.abs(other - x)), 700)
    const x = spots.reduce(
      (best, spot) =>
        gap(spot) + (spot - 800) * dir * 0.05 > gap(best) + (best - 800) * dir * 0.05 ? spot : best,
      800,
    )
    taken.push(x)
    const s = Math.min(size * 0.72, 300 / propInfo[thing.prop].height)
    out.push({ thing, x, y: stage.ground - 96 - sinks(thing.prop) * s, scale: s, depth: 0.22 })
  }
  const tops = placed.map((one) => ({ ...headOf(one), radius: headRadius(one) }))
  things.above.forEach((thing, i) => {
    const { width, height } = propInfo[thing.prop]
    const wide = width > 900
    const s = wide ? 1 : size * (thing.focus ? 1.15 : 0.9)
    const highest = Math.min(stage.ground - 400 * scale, ...tops.map(({ y, radius }) => y - radius))
    const x = wide ? 800 : 800 + dir * (i % 2 ? -1 : 1) * r.between(120, 230)
    const y =
      thing.prop === 'rainbow'
        ? 520
        : wide
          ? Math.max(190, highest - 190)
          : Math.max(120 + height * s * 0.5, highest - height * s * 0.62 - 16)
    out.push({ thing, x, y, scale: s, depth: wide ? 0.1 : 0 })
  })
  return out
}

/** Radius of a prop's light at scale 1, in canvas units. */
const glowOf: Partial<Record<Prop, number>> = {
  lantern: 500,
  campfire: 620,
  lamp: 500,
  'fallen-star': 420,
  firefly: 200,
  cake: 240,
  crystal: 320,
  'string-lights': 420,
}

/**
 * All lamps of the scene: lit props, carried ones included, and lamps of the place. None in daylight. `stands` has the
 * lantern, campfire or lamp that the scene's light needs when it is not among the props; it is still to be drawn.
 */
export function lampsOf(
  scene: Scene,
  stage: Lit,
  { held }: Things,
  { placed, dir, scale }: Staging,
  things: readonly PlacedThing[],
): Lamps {
  const carried = placed.flatMap((by) => {
    const thing = held.get(by.member.who)
    return thing ? [{ prop: thing.prop, by }] : []
  })
  return lampsFor(scene, stage, { things, held: carried, placed, dir, scale })
}

/** What gives light enough for no other lamp to be put there. */
const ownLights: ReadonlySet<Prop> = new Set([
  'candle',
  'lantern',
  'lamp',
  'campfire',
  'lamp-post',
  'string-lights',
])

type Lit = Pick<Stage, 'mood' | 'ground' | 'lamps' | 'swims'>
type Lamps = { lamps: Lamp[]; stands: PlacedThing[] }
type Shining = {
  things: readonly PlacedThing[]
  held: readonly { prop: Prop; by: Placed; state?: State | undefined }[]
  placed: readonly Placed[]
  dir: 1 | -1
  scale: number
}

/** As `lampsOf`, for things and who carries them. */
export function lampsFor(scene: Scene, stage: Lit, { things, held, placed, dir, scale }: Shining): Lamps {
  const lit = stage.mood.dark || scene.light !== 'sky'
  if (!lit) return { lamps: [], stands: [] }
  const shine = (prop: Prop, x: number, y: number, s: number, state?: State): Lamp[] => {
    // A jar gives light if there is some in it.
    const isLitJar = prop === 'jar' && state === 'lit'
    const radius = isLitJar ? 440 : glowOf[prop]
    const color = isLitJar ? '#ffd77a' : propInfo[prop].glows
    return radius && color ? [{ x, y, radius: radius * Math.min(1.15, Math.max(0.75, s)), color }] : []
  }
  // Of many alike, two give their light: more would be only white.
  const isOfMany = ({ id }: PlacedThing, at: number) =>
    id !== undefined && things.filter((one, i) => one.id === id && i < at).length > 1
  const near = things.flatMap((one, at) => {
    const { thing, state, x, y, scale: s } = one
    return state === 'out' || isOfMany(one, at)
      ? []
      : shine(
          thing.prop,
          x,
          y - propInfo[thing.prop].height * 0.45 * s + (propInfo[thing.prop].gripY ?? 0) * s,
          s,
          state,
        )
  })
  const carried = held.flatMap(({ prop, by, state }) => {
    const [hand = by] = handsOf(by)
    return state === 'out' ? [] : shine(prop, hand.x, hand.y + 50 * by.scale, by.scale, state)
  })
  const propOfLight: Partial<Record<Scene['light'], Prop>> = {
    lantern: 'lantern',
    campfire: 'campfire',
    lamp: 'lamp',
  }
  const own = (stage.lamps ?? []).map((lamp) => ({ ...lamp }))
  const prop = propOfLight[scene.light]
  const given =
    scene.props.some((one) => one.prop === prop) ||
    scene.things?.some((one) => one.prop === prop || (one.prop && ownLights.has(one.prop)))
  const hasOwn = (stage.lamps?.length ?? 0) > 0 && (scene.light === 'lamp' || isRoom(scene.place))
  if (!prop || given || hasOwn) return { lamps: [...near, ...carried, ...own], stands: [] }
  const s = propScale(scale)
  // Beyond whoever and whatever is there.
  const sides = things.flatMap(({ thing, x, scale: size }) => {
    const half = propInfo[thing.prop].width < 1100 ? (propInfo[thing.prop].width / 2) * size : 0
    return [x - half, x + half].filter((side) => side > 300 && side < 1300)
  })
  const xs = [...placed.map(({ x }) => x), ...sides]
  const edge = dir > 0 ? Math.max(800, ...xs) : Math.min(800, ...xs)
  const x = Math.max(150, Math.min(1450, edge + dir * (150 * scale + propInfo[prop].width * s * 0.55)))
  const y = stage.ground + 14 - sinks(prop) * s
  return {
    lamps: [...near, ...carried, ...shine(prop, x, stage.ground - 70 * s, s), ...own],
    stands: [{ thing: { prop, where: 'near', focus: false }, x, y, scale: s, depth: 0 }],
  }
}

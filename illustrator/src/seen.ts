import type { CharacterSheet, Scene, SceneAct } from '@moonpage/storyteller/scene'
import { composeScene, type Composition } from './compose-scene.ts'
import type { Mark } from './drawing.ts'
import type { Spot } from './figures/figure-action.ts'
import { rasterize, type ViewBox } from './render.ts'
import { deeds } from './staging/acts/deeds.ts'
import { propInfo } from './props/draw-prop.ts'
import { goesOnFour } from './figures/quadruped-frames.ts'
import type { Placed } from './staging/players.ts'

/** How much of a face is not seen, and what is before it: the share of each cover, by name. */
export type SeenFace = { who: string; act: SceneAct | undefined; covered: number; by: Record<string, number> }
/** How far a hand is from what it is on, in percent of the picture's width. */
export type SeenHand = { who: string; act: SceneAct | undefined; thing: string; far: number }
export type Seen = { faces: SeenFace[]; hands: SeenHand[]; composition: Composition }

/** Acts in which a face may be covered: by the own paws, by what somebody is behind, by the blanket. */
const covering: ReadonlySet<string> = new Set(['hides', 'peeps', 'cries', 'covers-eyes', 'sleeps', 'lies'])
const screens: ReadonlySet<string> = new Set(['behind', 'under', 'in', 'through'])

/** Whether a face may be covered, because somebody hides, sleeps, or is in or behind something. */
export const mayBeCovered = (act: SceneAct | undefined): boolean =>
  act !== undefined && (covering.has(act.does) || act.how.some(({ by }) => screens.has(by)))

/** Pixels of a picture of ids. */
const width = 320

const isGroup = (markup: string): boolean => markup.startsWith('<g') || markup.startsWith('</g')

/** Elements in one flat color; what is faint or only light is left out. */
function flat(markup: string, color: string): string {
  if (isGroup(markup)) return markup
  return markup.replace(/<(?:path|circle|ellipse|rect|polygon|line)\b[^>]*>/g, (tag) => {
    const opacity = /\s(?:fill-|stroke-)?opacity="([^"]*)"/.exec(tag)?.[1]
    if (/data-sh=|mix-blend-mode|="url\(#r/.test(tag) || (opacity !== undefined && Number(opacity) < 0.5))
      return ''
    return tag
      .replace(/\s(?:fill-|stroke-)?opacity="[^"]*"/g, '')
      .replace(/(fill|stroke)="(?!none)[^"]*"/g, `$1="${color}"`)
  })
}

type Raster = { rgba: Buffer; width: number; height: number }

function paint(defs: string, body: readonly string[], view: ViewBox, isWide: boolean): Raster {
  // With a rim, for what the picture's edge cuts off.
  const rim = isWide ? view.width * 0.25 : 0
  const box = [view.x - rim, view.y - rim, view.width + 2 * rim, view.height + 2 * rim].join(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${view.width + 2 * rim}" height="${view.height + 2 * rim}"><defs>${defs}</defs><g shape-rendering="crispEdges">${body.join('\n')}</g></svg>`
  return rasterize(svg, isWide ? width * 1.5 : width)
}

const colorOf = (id: number, part: number): string =>
  `#${id.toString(16).padStart(2, '0')}${(part * 40).toString(16).padStart(2, '0')}ff`

const partNames = ['figure', 'arm', 'held', 'face'] as const

/** Which part of its figure each element is. */
function partsIn(marks: readonly Mark[], { from, to }: Mark): Uint8Array {
  const parts = new Uint8Array(to - from)
  for (const [part, name] of partNames.entries())
    for (const mark of marks)
      if (mark.name === name && part > 0 && mark.from >= from && mark.to <= to)
        parts.fill(part, mark.from - from, mark.to - from)
  return parts
}

/** The rows of pixels of the smallest convex area around all that is drawn. */
function hullOf({ rgba, width: w, height: h }: Raster): { y: number; left: number; right: number }[] {
  const ends: [number, number][] = []
  for (let y = 0; y < h; y++) {
    let [left, right] = [-1, -1]
    for (let x = 0; x < w; x++)
      if (rgba[(y * w + x) * 4 + 3]) {
        if (left < 0) left = x
        right = x
      }
    if (left >= 0) ends.push([left, y], [right, y])
  }
  if (ends.length === 0) return []
  const half = (points: readonly [number, number][]): [number, number][] => {
    const hull: [number, number][] = []
    for (const point of points) {
      for (let n = hull.length; n > 1; n--) {
        const [[ax, ay], [bx, by]] = [hull[n - 2]!, hull[n - 1]!]
        if ((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax) > 0) break
        hull.pop()
      }
      hull.push(point)
    }
    return hull
  }
  const sorted = ends.toSorted((a, b) => a[1] - b[1] || a[0] - b[0])
  const outline = [...half(sorted), ...half(sorted.toReversed())]
  const top = sorted[0]![1]
  const bottom = sorted.at(-1)![1]
  return Array.from({ length: bottom - top + 1 }, (_, i) => {
    const y = top + i
    const xs = outline.flatMap(([ax, ay], at) => {
      const [bx, by] = outline[(at + 1) % outline.length]!
      if (ay === by) return ay === y ? [ax, bx] : []
      const t = (y - ay) / (by - ay)
      return t >= 0 && t <= 1 ? [ax + (bx - ax) * t] : []
    })
    return { y, left: Math.round(Math.min(...xs)), right: Math.round(Math.max(...xs)) }
  })
}

/** Measures what a reader sees of the faces and the hands of a scene. */
export function look(scene: Scene, cast: readonly CharacterSheet[], seed: string): Seen {
  const composition = composeScene(scene, cast, seed)
  return { ...measureSeen(composition, scene), composition }
}

function measureSeen(
  { drawing, view, layers, parts }: Composition,
  scene: Scene,
): Pick<Seen, 'faces' | 'hands'> {
  const { defs, body, marks } = drawing.parts()
  const layerMarks = layers.map((_, at) => marks.find(({ name }) => name === `layer ${at}`)!)
  const kinds = layerMarks.map((mark) => partsIn(marks, mark))
  const first = Math.min(...layerMarks.map(({ from }) => from))
  const last = Math.max(...layerMarks.map(({ to }) => to))
  const painted: string[] = []
  layerMarks.forEach((mark, at) => {
    for (let i = mark.from; i < mark.to; i++) {
      const part = kinds[at]![i - mark.from]!
      painted.push(flat(body[i]!, colorOf(at + 1, part === 3 ? 0 : part)))
    }
  })
  if (first > last) return { faces: [], hands: [] }
  const all = paint(defs, painted, view, true)
  const rim = (all.width - width) / 2
  const isInView = (x: number, y: number): boolean =>
    x >= rim && y >= rim && x < all.width - rim && y < all.height - rim

  const nameOf = (id: number, part: number, own: number): string => {
    if (id === own) return `own ${partNames[part]}`
    const layer = layers[id - 1]
    if (!layer) return 'clip'
    if (layer.kind === 'figure')
      return `${layer.figure.isExtra ? 'extra' : layer.figure.member.who} ${partNames[part]}`
    return layer.kind === 'thing' ? `thing ${layer.thing.thing.prop}` : layer.kind
  }

  const faces: SeenFace[] = []
  const hands: SeenHand[] = []
  layers.forEach((layer, at) => {
    if (layer.kind !== 'figure' || layer.figure.isExtra) return
    const { figure } = layer
    const act = scene.acts?.find(({ who, does }) => who === figure.member.who && does !== 'is')
    const mark = marks.find(
      ({ name, from, to }) => name === 'figure' && from >= layerMarks[at]!.from && to <= layerMarks[at]!.to,
    )!
    const part = (i: number) => kinds[at]![i - layerMarks[at]!.from]!
    const own = (color: (part: number) => string | null): string[] =>
      Array.from({ length: mark.to - mark.from }, (_, i) => i + mark.from).flatMap((i) => {
        if (isGroup(body[i]!)) return [body[i]!]
        const shown = color(part(i))
        return shown ? [flat(body[i]!, shown)] : []
      })
    const features = paint(
      defs,
      own((kind) => (kind === 3 ? '#ffffff' : null)),
      view,
      true,
    )
    const rows = hullOf(features)
    if (rows.length > 0 && !figure.back) {
      const whole = paint(
        defs,
        own((kind) => (kind === 2 ? null : '#ffffff')),
        view,
        true,
      )
      let total = 0
      const by: Record<string, number> = {}
      for (const { y, left, right } of rows)
        for (let x = left; x <= right; x++) {
          const j = (y * all.width + x) * 4
          if (!whole.rgba[j + 3]) continue
          total++
          const id = all.rgba[j]!
          const kind = Math.round(all.rgba[j + 1]! / 40)
          const cover = !isInView(x, y)
            ? 'edge'
            : id === 0
              ? 'clip'
              : id === at + 1 && kind === 0
                ? null
                : nameOf(id, kind, at + 1)
          if (cover) by[cover] = (by[cover] ?? 0) + 1
        }
      for (const name of Object.keys(by)) by[name] = by[name]! / total
      const covered = Object.values(by).reduce((sum, share) => sum + share, 0)
      faces.push({ who: figure.member.who, act, covered, by })
    }
    hands.push(...handsOf(figure, at))
  })
  return { faces, hands }

  /** The pixels of a thing in hands, or of a layer. */
  function mask(at: number, only: number | null): Raster {
    const mark = layerMarks[at]!
    const drawn: string[] = []
    for (let i = mark.from; i < mark.to; i++) {
      if (isGroup(body[i]!)) drawn.push(body[i]!)
      else if (only === null || kinds[at]![i - mark.from] === only) drawn.push(flat(body[i]!, '#ffffff'))
    }
    return paint(defs, drawn, view, true)
  }

  function handsOf(figure: Placed, at: number): SeenHand[] {
    const who = figure.member.who
    const found = parts.find((one) => one.kind === 'face' && one.id === who)
    if (!found || found.kind !== 'face' || found.hands.length === 0 || figure.back || figure.inBed) return []
    const act = scene.acts?.find((one) => one.who === who && one.does !== 'is')
    const [front, back] = found.hands
    // A hand is round, and so is a muzzle.
    const radius = (13 * figure.scale * 100) / view.width
    const measured = (thing: string, rasters: readonly Raster[], points: readonly Spot[], most: boolean) => {
      const distances = points.map((point) =>
        Math.max(0, Math.min(...rasters.map((one) => distance(one, point))) - radius),
      )
      return { who, act, thing, far: most ? Math.max(...distances) : Math.min(...distances) }
    }
    if (figure.holds) {
      const { holds = 'front' } = figure.action ?? {}
      // A mouth, a trunk or a single fin holds it.
      const isFour = goesOnFour(figure.sheet.species) || figure.sheet.species === 'whale'
      const points = isFour
        ? [front!, back!]
        : holds === 'both'
          ? [front!, back!]
          : [holds === 'back' ? back! : front!]
      return [measured(`held ${figure.holds.prop}`, [mask(at, 2)], points, !isFour)]
    }
    if (!act || deeds[act.does].far !== 'touch' || act.does === 'blows') return []
    const what = act.how.find(({ what: id }) =>
      layers.some((one) => one.kind === 'thing' && one.thing.id === id),
    )
    // A rope's end is in the hands.
    if (!what || !['what', 'to', 'at', 'on', 'with'].includes(what.by)) return []
    if (act.how.some(({ by, what: id }) => by === 'what' && id !== what.what)) return []
    // The second who pushes or pulls has their hands on the first; who reaches for something has not got it yet.
    if (
      act.does === 'reaches' ||
      (scene.acts ?? []).find(
        ({ does, how }) => does === act.does && how.some(({ what: id }) => id === what.what),
      )?.who !== who
    )
      return []
    // What is towed has a rope, whose end is in the hands.
    const ends = layers.flatMap((one) => (one.kind === 'cord' ? [one.cord.from, one.cord.to] : []))
    if (act.does === 'pulls' && ends.length > 0) {
      const gaps = found.hands.flatMap((hand) => ends.map(({ x, y }) => Math.hypot(hand.x - x, hand.y - y)))
      const far = Math.max(0, (Math.min(...gaps) * 100) / view.width - radius)
      return [{ who, act, thing: `on the rope of ${what.what}`, far }]
    }
    const rasters = layers.flatMap((one, layer) =>
      one.kind === 'thing' && one.thing.id === what.what && propInfo[one.thing.thing.prop].width < 1100
        ? [mask(layer, null)]
        : [],
    )
    return rasters.length > 0 ? [measured(`on ${what.what}`, rasters, found.hands, false)] : []
  }

  /** From a point to the nearest pixel that is drawn, in percent of the picture's width. */
  function distance({ rgba, width: w, height: h }: Raster, { x, y }: Spot): number {
    const k = width / view.width
    const [px, py] = [(x - view.x) * k + rim, (y - view.y) * k + rim]
    let least = Infinity
    for (let iy = 0, j = 3; iy < h; iy++)
      for (let ix = 0; ix < w; ix++, j += 4)
        if (rgba[j]) least = Math.min(least, (ix + 0.5 - px) ** 2 + (iy + 0.5 - py) ** 2)
    return Number.isFinite(least) ? (Math.sqrt(least) / width) * 100 : 99
  }
}

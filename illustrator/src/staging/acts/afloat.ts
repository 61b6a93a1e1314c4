import { isRoom, type Scene } from '@moonpage/storyteller/scene'
import { isBird } from '../../figures/birds.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { n1 } from '../../path.ts'
import type { Brush } from '../../places/parts/brush.ts'
import { wash } from '../../places/parts/wash.ts'
import { waterColor } from '../../places/parts/water.ts'
import type { Stage } from '../../stage-of-place.ts'
import type { Layer } from '../layout.ts'
import type { Placed } from '../players.ts'
import { deeds } from './deeds.ts'
import type { FigureNode, ThingNode } from './nodes.ts'
import type { Frame } from './frame.ts'
import type { Tableau } from './tableau.ts'

/** Water under a boat or around a swimmer, in canvas units: its surface is at `y`. `z`: of what is in it. */
type Water = { x: number; y: number; rx: number; ry: number; z: number }

/** Boats in which somebody is, and who swims; `isOpen`: nobody is on the ground; `beside`: the place's own boat. */
export type Afloat = {
  boats: readonly ThingNode[]
  swimmers: readonly FigureNode[]
  isOpen: boolean
  beside: boolean
}

export const boats: ReadonlySet<string> = new Set(['boat', 'raft'])

const ashore: ReadonlySet<string> = new Set(['pushes', 'pulls', 'lifts', 'carries', 'paints', 'hammers'])

/** Places that have water for a whale that does something else than swim. Elsewhere it swims in the air, as tales say. */
const watery: ReadonlySet<Scene['place']> = new Set(['open-sea', 'harbour', 'little-island'])

/** Who and what needs water where the place has none under them. */
export function afloatIn({ figures, things }: Tableau, scene: Scene, stage: Stage): Afloat {
  const none = { boats: [], swimmers: [], isOpen: false, beside: false }
  const isDry = stage.swims || stage.rest || isRoom(scene.place) || stage.holds === 'cloud'
  if (isDry || scene.framing === 'from-behind') return none
  const near = figures.filter(({ depth }) => depth === 0)
  if (stage.holds === 'boat') {
    const isOver = ({ act, how, player, holds }: FigureNode) =>
      how === 'free' &&
      (act?.does === 'swims' ||
        (player.sheet.species === 'whale' &&
          !holds &&
          (deeds[act?.does ?? 'stands'].far !== 'touch' || act?.how.length === 0)))
    const swimmers = near.filter(isOver)
    return near.length > swimmers.length ? { ...none, swimmers, beside: true } : none
  }
  const isSea = scene.place === 'open-sea'
  const isMoved = (thing: ThingNode) =>
    !isSea &&
    near.some(({ act }) => act && ashore.has(act.does) && act.how.some(({ what }) => what === thing.id))
  // On sand a boat stands where it is.
  const isAshore = ({ id }: ThingNode) =>
    scene.acts?.some(
      ({ who, how }) =>
        (who === id || how.some(({ what }) => what === id)) &&
        how.some(({ by, what }) => by === 'on' && what === 'ground'),
    ) === true
  const manned = things.filter(
    (thing) =>
      boats.has(thing.prop) &&
      thing.depth === 0 &&
      near.some(({ on }) => on === thing) &&
      !isMoved(thing) &&
      !isAshore(thing),
  )
  const swimmers = near.filter(
    ({ how, bed, act, player }) =>
      how === 'free' &&
      !bed &&
      ((isSea && act?.does !== 'flies') ||
        act?.does === 'swims' ||
        (player.sheet.species === 'whale' && watery.has(scene.place))),
  )
  const isWet = ({ on, how, atop }: FigureNode) =>
    how === 'atop' ? swimmers.includes(atop!.node) : on !== null && manned.includes(on)
  const isOpen =
    manned.length + swimmers.length > 0 &&
    near.every((node) => swimmers.includes(node) || isWet(node) || node.act?.does === 'flies')
  return { boats: manned, swimmers, isOpen, beside: false }
}

/** How much of a swimmer is under water, in figure units. */
function draftOf({ player, act }: FigureNode): number {
  const { species } = player.sheet
  if (species === 'whale') return act?.does === 'jumps' ? 0 : 44
  if (isBird(species)) return 78
  return goesOnFour(species) ? 74 : 112
}

/** A swimmer, in the water up to the chest. */
export function inWater(
  node: FigureNode,
  placed: Placed,
  { swimmers, beside }: Afloat,
  { toY }: Pick<Frame, 'toY'>,
): Placed {
  if (!swimmers.includes(node)) return placed
  const { scale } = placed
  const y = beside ? toY(0) + 10 : toY(node.y)
  // At the bow or the stern of the boat that holds the others.
  const way = placed.x > 800 ? 1 : -1
  const x = beside ? 800 + way * (430 + 200 * scale) : placed.x
  const [left, right] = [x - 420 * scale, x + 420 * scale]
  return {
    ...placed,
    x,
    ...(beside && { facing: way > 0 ? ('left' as const) : ('right' as const) }),
    y: y + draftOf(node) * scale,
    shadow: false,
    clip: `M${n1(left)} -1400H${n1(right)}V${n1(y + 12 * scale)}H${n1(left)}Z`,
  }
}

/** The water of a picture, behind and in front of what is in it. */
export function watersOf(
  afloat: Afloat,
  figures: readonly { placed: Placed; z: number }[],
  nodes: readonly FigureNode[],
  frame: Frame,
): { z: number; layer: Layer }[] {
  const { toX, toY } = frame
  const waters = [
    ...afloat.boats.map((boat): Water => {
      const rx = boat.half * 1.42
      const y = surfaceOf(boat, frame)
      return { x: toX(boat.x), y, rx, ry: Math.max(rx * 0.16, toY(boat.y) - y + 26), z: 10 + boat.z }
    }),
    ...afloat.swimmers.map((node): Water => {
      const { placed, z } = figures[nodes.indexOf(node)]!
      const rx = node.half * 1.5
      return { x: placed.x, y: placed.y - draftOf(node) * placed.scale, rx, ry: rx * 0.22, z }
    }),
  ]
  const isWide = afloat.isOpen || afloat.beside
  const shore = Math.min(...waters.map(({ y, ry }) => y - ry))
  const layers: { z: number; layer: Layer }[] = waters.flatMap((water) => [
    ...(isWide ? [] : [{ z: 4, layer: set((b) => pool(b, water)) }]),
    { z: water.z + 0.4, layer: set((b) => surface(b, water, isWide ? shore : null)) },
  ])
  return afloat.isOpen ? [{ z: 4, layer: set((b) => lake(b, shore)) }, ...layers] : layers
}

/** The y of the water at a boat, on the canvas. */
export const surfaceOf = (boat: ThingNode, { toY }: Frame): number =>
  toY(boat.y) - (boat.prop === 'raft' ? 12 * boat.scale : boat.height * 0.2)

const light = { lit: 0.5, shade: 0.45 }

const set = (paint: (b: Brush) => void): Layer => ({ kind: 'set', paint })

const colorOf = (b: Brush): string => waterColor(b, '#4f93b8', 0.3)

/** Water as wide as the picture, from its far shore on. */
function lake(b: Brush, shore: number): void {
  const color = colorOf(b)
  let edge = `M-400 ${n1(shore + 8)}`
  for (let x = -400; x < 2000; x += 240)
    edge += `q60 ${n1(b.r.between(-16, -4))} 120 0t120 ${n1(b.r.between(-3, 3))}`
  wash(b, `${edge}V1400H-400Z`, color, shore, shore + 300, light)
  for (let i = 0; i < 9; i++)
    ripple(b, b.r.between(-100, 1700), shore + 30 + i * 34 + b.r.between(-8, 8), b.r.between(40, 110))
}

/** A pool in the ground. */
function pool(b: Brush, { x, y, rx, ry }: Water): void {
  const color = colorOf(b)
  const around = (k: number) =>
    `M${n1(x - rx * k)} ${n1(y)}C${n1(x - rx * k)} ${n1(y - ry * 1.3 * k)} ${n1(x + rx * k)} ${n1(y - ry * 1.3 * k)} ${n1(x + rx * k)} ${n1(y)}C${n1(x + rx * k)} ${n1(y + ry * 1.5 * k)} ${n1(x - rx * k)} ${n1(y + ry * 1.5 * k)} ${n1(x - rx * k)} ${n1(y)}Z`
  b.d.raw(`<path d="${around(1.05)}" fill="${b.tone('#8a7a58')}" fill-opacity=".55"/>`)
  wash(b, around(1), color, y - ry, y + ry * 1.2, light)
}

/** The near part of the water, over what is below its surface, with ripples. */
function surface(b: Brush, { x, y, rx, ry }: Water, shore: number | null): void {
  const color = colorOf(b)
  const [w, wave] = [rx * (shore === null ? 0.98 : 0.92), rx * 0.1]
  let top = `M${n1(x - w)} ${n1(y)}`
  for (let i = 0; i < 10; i++) top += `q${n1(w * 0.1)} ${n1((i % 2 ? 1 : -1) * wave * 0.5)} ${n1(w * 0.2)} 0`
  const front = `${top}C${n1(x + w)} ${n1(y + ry * 1.4)} ${n1(x - w)} ${n1(y + ry * 1.4)} ${n1(x - w)} ${n1(y)}Z`
  // The same light as on the water behind.
  if (shore === null) wash(b, front, color, y - ry, y + ry * 1.2, light)
  else wash(b, front, color, shore, shore + 300, light)
  for (const [dx, dy, k] of [
    [-0.52, 0.1, 0.3],
    [0.12, 0.02, 0.4],
    [0.5, 0.2, 0.26],
    [-0.16, 0.5, 0.34],
  ] as const)
    ripple(b, x + dx * w, y + dy * ry + 10, k * w * 0.6)
}

const ripple = (b: Brush, x: number, y: number, half: number): void =>
  void b.d.raw(
    `<path d="M${n1(x - half)} ${n1(y)}q${n1(half)} ${n1(-half * 0.16)} ${n1(half * 2)} 0" fill="none" stroke="${b.tone('#f2faf8')}" stroke-width="5" stroke-linecap="round" stroke-opacity=".6"/>`,
  )

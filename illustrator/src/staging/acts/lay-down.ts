import type { SceneAct } from '@moonpage/storyteller/scene'
import { dyes } from '../../props/dyes.ts'
import { neckOf } from '../../figures/kin-birds.ts'
import { pawColor } from '../../figures/paw-color.ts'
import type { Brush } from '../../places/parts/brush.ts'
import {
  bedBack,
  paws,
  pillows,
  quiltOver,
  underside,
  type Bedding,
  type Sleeper,
} from '../../places/parts/bedding.ts'
import { shelfBoard } from '../../places/parts/furniture.ts'
import { drawHammock, windowPath, paintWindowRoom } from '../../places/parts/resting.ts'
import type { Rest, Stage } from '../../stage-of-place.ts'
import type { Box } from '../cameras.ts'
import type { FigureNode, ThingNode } from './nodes.ts'
import type { Quilt } from './on-quilt.ts'
import type { Tableau } from './tableau.ts'
import { beside, inHammock, inHeap, onFeet, onFloor, ordered, row, sizeOf, underBed } from './rest-spots.ts'
import { atMoved, isShelf, layThings } from './rest-things.ts'
import {
  floorThingOf,
  inBedOf,
  isOnQuilt,
  isResting,
  isTucked,
  sleepingSpot,
  type SleepingSpot,
} from './who-rests.ts'

/** A tableau whose positions are those of the canvas, with y from `ground`, and what is drawn under and over it. */
export type LaidDown = {
  tableau: Tableau
  sets: { z: number; paint: (b: Brush) => void }[]
  /** What the picture shows beside the faces. */
  box: Box
  /** The x of the bed's near side; null where nobody stands beside one. */
  wall: number | null
}

/** A bed for one, of a row of beds. */
const bedOf = (one: Sleeper, bedding: Bedding): Bedding => ({
  ...bedding,
  left: one.x - one.half * 0.98,
  right: one.x + one.half * 0.98,
  sleepers: [one],
})

/** Lays everybody down who sleeps: heads in a row under one quilt, in a heap, or in a hammock. */
export function layDown(
  { figures, things }: Tableau,
  acts: readonly SceneAct[],
  stage: Stage,
  rest: Rest,
): LaidDown {
  const { ground } = stage
  const inBed = inBedOf(acts, things)
  const isBed = rest.kind === 'bed'
  const spotOf = (node: FigureNode) => (isBed ? sleepingSpot(node, acts, figures, inBed) : 'bed')
  const resting = figures.filter((node) => isResting(node, inBed))
  const lying = resting.filter((node) => spotOf(node) === 'bed')
  const those = (spot: SleepingSpot) => resting.filter((node) => spotOf(node) === spot)
  const [floor, under, feet] = [those('floor'), those('under'), those('feet')]
  const standing = figures.filter((one) => ![...lying, ...floor, ...under, ...feet].includes(one))
  const byNode = new Map<FigureNode, FigureNode>()
  const sets: LaidDown['sets'] = []
  let box: Box = {
    left: rest.x - rest.width / 2,
    right: rest.x + rest.width / 2,
    top: rest.y - 120,
    bottom: 1090,
  }
  let edge = rest.x - rest.width / 2
  let wall: number | null = null
  let quilt: Quilt = { left: box.left, right: box.right, top: rest.y + 100, bottom: 1040, used: 'under' }
  /** Where the part of the bed begins that nobody lies in. */
  let foot: number | null = null
  const put = (node: FigureNode, change: Partial<FigureNode>) =>
    byNode.set(node, { ...node, on: null, how: 'free', facing: 1, ...change })
  const asleep = (node: FigureNode) => node.act?.does === 'sleeps' || node.act?.does === 'lies'

  const cover = things.find(
    ({ prop, thing }) => prop === 'blanket' && (thing.color !== undefined || thing.state === 'knitted'),
  )?.thing
  const cloth = cover && { color: dyes[cover.color ?? 'red'], isKnitted: cover.state === 'knitted' }
  const tucked = rest.kind === 'bed' ? things.filter((node) => isTucked(node, acts)) : []
  const tuckedAt = new Map<ThingNode, Partial<ThingNode> & { x: number; y: number }>()

  if (rest.kind === 'heap') {
    for (const [node, change] of inHeap(lying, rest.x, ground)) put(node, change)
    box = { left: rest.x - 420, right: rest.x + 420, top: 640, bottom: 1110 }
    edge = rest.x - 380
  } else if (rest.kind === 'hammock') {
    const colors: [number, number, number, string][] = []
    for (const [node, change] of inHammock(lying, rest, ground)) {
      put(node, change)
      colors.push([change.x + change.facing * 140, rest.y + 168, change.f, pawColor(node.player.sheet)])
    }
    sets.push({ z: 14, paint: (b) => drawHammock(b, rest, 'back') })
    sets.push({
      z: 30,
      paint: (b) => {
        drawHammock(b, rest, 'front')
        for (const [x, y, size, color] of colors) paws(b, x, y, size * 0.8, b.tone(color))
      },
    })
    box = { left: rest.x - 430, right: rest.x + 430, top: rest.y - 150, bottom: rest.y + 420 }
    edge = rest.x - 330
  } else {
    const isWindow = rest.kind === 'window'
    const isHill = rest.kind === 'hill'
    // As far to the right as whoever stands beside the bed needs room.
    const wide = standing
      .filter((node) => !isOnQuilt(node))
      .reduce(
        (sum, node) =>
          sum +
          1.9 * node.half +
          2 * (floorThingOf(node)?.half ?? 0) +
          2 * Math.max(0, (node.on?.half ?? 0) - node.half),
        0,
      )
    const x =
      rest.kind === 'bed' && standing.length > 0 ? Math.max(rest.x + 130, Math.min(1230, wide + 330)) : rest.x
    const line = ordered(lying)
    const most = isWindow ? 0.62 : isHill ? 0.95 : line.length > 1 ? 1.2 : 1.32
    // Each in a bed of their own.
    const apart = isBed && things.some(({ prop, thing }) => prop === 'bed' && thing.count > 1) ? 1.34 : 1
    const at = row(line, x, rest.width, most, apart)
    const sleepers: Sleeper[] = []
    line.forEach((node, i) => {
      const { x: nx, f, half } = at.get(node)!
      const toward = line.length === 1 ? (i % 2 ? 1 : -1) : nx < x ? 1 : -1
      const isAwake = !asleep(node)
      const y = rest.y + (isAwake ? -130 * f : isHill ? Math.abs(nx - x) * 0.08 : 0)
      sleepers.push({ x: nx, y: isAwake ? rest.y - 20 : y, f, half })
      if (isAwake && !isWindow) {
        // Sits up, so that its hands are over the quilt.
        put(node, {
          x: nx,
          y:
            rest.y +
            ((node.player.sheet.species === 'whale' ? 70 : node.act?.does === 'hides' ? 214 : 150) +
              neckOf(node.player.sheet)) *
              f -
            ground,
          f,
          half,
          bed: 'upright',
          facing: toward > 0 ? 1 : -1,
        })
        return
      }
      put(node, {
        x: nx,
        y: y - ground,
        f,
        half,
        facing: toward > 0 ? 1 : -1,
        bed: 'row',
        holds: null,
        bedTurn: isHill ? 17 : isAwake ? 2 : 9,
        ...(isWindow && { clip: windowPath(rest) }),
      })
    })
    for (const node of tucked) {
      const last = sleepers.at(-1)
      const nx = last ? last.x + last.half + node.half + 12 : x
      const isAlone = line.length === 0
      sleepers.push(
        isAlone
          ? { x: nx, y: rest.y, f: 0.9, half: Math.max(150, node.half * 1.2) }
          : { x: nx, y: rest.y + 20, f: 0.6, half: node.half * 1.15 },
      )
      if (node.thing.count > 1) {
        // A row of heads over the quilt, and no specks.
        const k = Math.max(1, Math.min(2.2, 96 / node.height))
        const size = {
          scale: node.scale * k,
          half: node.half * k * (apart > 1 ? 2 : 1),
          height: node.height * k,
        }
        Object.assign(sleepers.at(-1)!, { half: size.half * 1.15 })
        const middle = isAlone ? nx : last!.x + last!.half + size.half + 12
        sleepers.at(-1)!.x = middle
        tuckedAt.set(node, { ...size, x: middle, y: rest.y + (isAlone ? 66 : 84) - ground })
        continue
      }
      // The quilt is over its lower half.
      tuckedAt.set(node, {
        x: nx,
        y: rest.y + (isAlone ? 92 : 118) + node.height * (node.thing.prop === null ? -0.06 : 0.3) - ground,
      })
    }
    if (sleepers.length > 0 || !isHill) {
      const air = isWindow ? 14 : 34
      const xs = sleepers.length > 0 ? sleepers : [{ x, y: rest.y, f: 1.2, half: 150 }]
      const f = Math.max(...xs.map((one) => one.f))
      // Wide enough for those who sit on it.
      const sits = standing.filter(isOnQuilt).reduce((sum, node) => sum + node.half * 2.3, 0)
      const seats = sits / 2
      const half = Math.max(seats, (xs.at(-1)!.x + xs.at(-1)!.half - xs[0]!.x + xs[0]!.half) / 2) + air
      const mid = (xs.at(-1)!.x + xs.at(-1)!.half + xs[0]!.x - xs[0]!.half) / 2
      const isBedShared = rest.kind === 'bed' && line.some((node) => !asleep(node))
      if (isBedShared) foot = mid + half - air
      const bedding: Bedding = {
        left: mid - half,
        // Beside somebody who is awake, whoever is on the bed has a part of it.
        right: mid + half + (isBedShared ? sits * 0.8 : 0),
        top: rest.y + 92 * f,
        bottom: isWindow ? rest.y + 300 : isHill ? rest.y + 270 : under.length > 0 ? 950 : 1088,
        sleepers,
        cloth,
      }
      quilt = { ...bedding, used: sleepers.length > 0 ? 'under' : sits > 0 ? 'seat' : 'empty' }
      if (isWindow) {
        sets.push({ z: 14, paint: (b) => paintWindowRoom(b, rest, bedding) })
        sets.push({ z: 30, paint: (b) => b.d.clip(windowPath(rest), () => quiltOver(b, bedding, 6)) })
        sets.push({ z: 31, paint: (b) => paintWindowRoom(b, rest, null) })
        box = { left: 60, right: 1540, top: 60, bottom: 1150 }
      } else if (isHill) {
        sets.push({
          z: 14,
          paint: (b) =>
            pillows(
              b,
              sleepers.map((one) => ({ ...one, f: one.f * 0.86 })),
            ),
        })
        sets.push({ z: 30, paint: (b) => quiltOver(b, bedding, 50) })
        box = {
          left: bedding.left - 80,
          right: bedding.right + 80,
          top: rest.y - 380,
          bottom: bedding.bottom + 30,
        }
      } else {
        const made =
          sleepers.length > 0
            ? bedding
            : { ...bedding, pillows: [{ x: mid, y: rest.y - 10, f: 1.1, half: 150 }] }
        const single = sleepers.flatMap((one) => {
          const count = apart > 1 && tucked.length > 0 && one === sleepers.at(-1) ? tucked[0]!.thing.count : 1
          return Array.from({ length: Math.min(4, count) }, (_, i): Sleeper => {
            const share = one.half / Math.min(4, count)
            return { ...one, half: share, x: one.x + (2 * i - Math.min(4, count) + 1) * share }
          })
        })
        const beds = apart > 1 ? single.map((one) => bedOf(one, bedding)) : [made]
        sets.push({ z: 14, paint: (b) => beds.forEach((bed) => bedBack(b, bed)) })
        sets.push({
          z: 30,
          paint: (b) => beds.forEach((bed) => quiltOver(b, bed, apart > 1 ? 10 : undefined)),
        })
        if (under.length > 0) sets.push({ z: 13, paint: (b) => underside(b, bedding) })
        under.forEach((node, i) => byNode.set(node, underBed(node, i, bedding, ground)))
        feet.forEach((node, i) => {
          const whom = sleepers[line.findIndex(({ id }) => node.act?.how.some(({ what }) => what === id))]
          byNode.set(node, onFeet(node, whom ?? { x: mid, y: rest.y, f: 1 }, i, ground))
        })
        floor.forEach((node, i) => byNode.set(node, onFloor(node, i, bedding, ground)))
        const onLeft = Math.ceil(floor.length / 2)
        box = {
          left: bedding.left - 60 - onLeft * 280,
          right: bedding.right + (floor.length > 1 ? 320 : 60),
          top: bedding.top - 330,
          bottom: 1100,
        }
      }
      // In front of the house, not in the window.
      edge = isWindow ? rest.x - 400 : bedding.left - 70 - Math.ceil(floor.length / 2) * 270
      if (!isWindow) wall = bedding.left - 60
    }
  }
  const aside = beside(
    standing.filter((node) => !isOnQuilt(node)),
    edge,
    ground,
  )
  for (const [node, placed] of aside) byNode.set(node, placed)
  // Who sits on the bed sits at its foot, over the quilt.
  const seated = standing.filter(isOnQuilt)
  const isHug = seated.some(({ act, target }) => act?.does === 'hugs' && seated.some((one) => one === target))
  const seat = row(seated, (box.left + box.right) / 2, box.right - box.left - 150, 1.1, isHug ? 0.68 : 1)
  seated.forEach((node, i) => {
    const f = Math.min(seat.get(node)!.f, 1.05 * sizeOf(node))
    const side = i % 2 ? -1 : 1
    put(node, {
      x:
        foot !== null
          ? foot + node.half * (1 + 2.2 * i)
          : seated.length === 1
            ? (box.left + box.right) / 2 + 90
            : seat.get(node)!.x,
      y: (rest.kind === 'bed' ? 985 : 1070) - ground,
      f,
      half: (node.half / node.f) * f,
      facing: seated.length === 1 || side < 0 ? -1 : 1,
      how: 'seated',
      z: 30,
    })
  })
  const moved = (node: FigureNode): FigureNode => byNode.get(node) ?? node
  const turned = (node: FigureNode): FigureNode => {
    const now = moved(node)
    // Whoever covers somebody in bed has the blanket there.
    const covered =
      node.act?.does === 'covers'
        ? figures.find(({ id }) => node.act!.how.some(({ by, what }) => by === 'what' && what === id))
        : undefined
    const goal = covered ?? node.target
    const target = goal?.kind === 'figure' ? moved(goal) : goal
    const part = stage.fixtures?.find(({ prop }) => target?.kind === 'thing' && prop === target.prop)
    if (part && now.bed !== 'row' && now.bed !== 'curled')
      return { ...now, target, facing: part.x >= now.x ? 1 : -1 }
    return (now.bed === null || now.bed === 'upright') && target?.kind === 'figure'
      ? { ...now, target, facing: target.x >= now.x ? 1 : -1 }
      : { ...now, target }
  }
  const board = things.some(isShelf) ? { x: edge - 190, y: 560 } : null
  if (board) sets.push({ z: 0, paint: (b) => shelfBoard(b, board.x, board.y, 300) })
  const laid = layThings({
    stage,
    rest,
    acts,
    things,
    figures,
    box,
    quilt,
    edge,
    aside,
    tuckedAt,
    moved,
    board,
  })
  return {
    tableau: { figures: figures.map(turned).map((node) => atMoved(node, laid)), things: laid },
    sets,
    box,
    wall,
  }
}

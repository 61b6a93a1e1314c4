import type { CharacterSheet, Scene, SceneAct, Thing } from '@moonpage/storyteller/scene'
import { propInfo } from '../../props/draw-prop.ts'
import type { Random } from '../../random.ts'
import type { Stage } from '../../stage-of-place.ts'
import { type Box, union } from '../cameras.ts'
import type { Layer, Layout } from '../layout.ts'
import { lampsFor } from '../place-things.ts'
import { playersOf } from '../players.ts'
import { wide } from './deeds.ts'
import { setBackdrop, spanOf, withoutBackdrop } from './backdrop.ts'
import { depthOf, type FigureNode, type ThingNode } from './nodes.ts'
import { seenFromBehind } from './seen-from-behind.ts'
import { settleIn } from './in-vessel.ts'
import { sitUp } from './sit-up.ts'
import { inOwnBoat } from './own-boat.ts'
import { inOpenSea, isBoatless } from './open-sea.ts'
import { afloatIn, inWater, watersOf } from './afloat.ts'
import { floatOn, setSails } from './on-water.ts'
import { hoodsOf } from './hoods.ts'
import { drumsticksOf } from './drumsticks.ts'
import { oarsOf } from './oars.ts'
import { asStaged } from './said-acts.ts'
import { belowCover } from './over-body.ts'
import { applyChanges, unchanged, type Restaging } from './changes.ts'
import { pitEdges } from './pits.ts'
import { ontoSlope, slopeOf, slopeUnder } from './slope.ts'
import { bandOf, cordOf, strungCord } from './cord-ends.ts'
import type { Frame } from './frame.ts'
import { clothsOf, crowned } from './shapes.ts'
import { tableauOf, type Tableau } from './tableau.ts'
import { dirAt, fixAll, ontoSill, pin } from './fixtures.ts'
import { behindFaces, lowered } from './before-faces.ts'
import { freeFaces, shrink } from './free-faces.ts'
import { pointOver } from './free-lines.ts'
import { fallLines } from './falling.ts'
import { housesFor } from './houses.ts'
import { layDown } from './lay-down.ts'
import { raised } from './atop.ts'
import { seenThroughWindow } from './seen-through.ts'
import { tracesOf } from './traces.ts'
import { middleOf } from './grasp.ts'
import { lookOut } from './under-cloth.ts'
import { withWalkOns } from './walk-ons.ts'
import { placeFigure } from './place-nodes.ts'
import { layerOf, placeThing, zOfThing } from './place-thing.ts'

/** Scale of a figure of size 1, by framing. */
const scales: Readonly<Record<Scene['framing'], number>> = {
  wide: 1.22,
  medium: 1.3,
  'close-up': 1.9,
  'from-behind': 1.2,
  'looking-up': 1.15,
  spot: 1.3,
}

/** Greatest width of a tableau, in canvas units. */
const widest: Readonly<Record<Scene['framing'], number>> = {
  wide: 1240,
  medium: 1080,
  'close-up': 1120,
  'from-behind': 1100,
  'looking-up': 1000,
  spot: 900,
}

/** The tableau at the scale at which it fits. */
function fitted(
  scene: Scene,
  players: Parameters<typeof tableauOf>[1],
  room: number,
  fixtures: Stage['fixtures'],
): { tableau: Tableau; scale: number } {
  const near = players.filter(
    ({ member }) => depthOf(scene.acts?.find(({ who, does }) => who === member.who && does !== 'is')) === 0,
  )
  const tall = Math.max(0.9, ...near.map(({ size }) => size))
  const cover = scene.text_area === 'none' ? 1 : 1.1
  const scale = (scales[scene.framing] * cover) / Math.sqrt(tall)
  const tableau = tableauOf(scene, players, scale, fixtures)
  const { left, right } = spanOf(withoutBackdrop(tableau, scene))
  const share = Math.min(widest[scene.framing], room) / (right - left)
  if (share >= 1) return { tableau, scale }
  const smaller = scale * Math.max(0.5, share)
  return { tableau: tableauOf(scene, players, smaller, fixtures), scale: smaller }
}

/**
 * What was staged: acts and things as they were understood, who and what they put where, y of the ground and the parts of the
 * room in canvas units.
 */
export type Staged = {
  acts: readonly SceneAct[]
  things: readonly Thing[]
  tableau: Tableau
  ground: number
  fixtures: NonNullable<Stage['fixtures']>
}

/** The layout of a scene by its acts. Pure, except that it takes numbers from `r`. */
export function layOutActs(
  written: Scene,
  ownCast: readonly CharacterSheet[],
  stage: Stage,
  r: Random,
  { changes, isMirrored = false }: Restaging = unchanged,
): Layout & { staged: Staged } {
  const { scene: told, cast } = stage.rest ? { scene: written, cast: ownCast } : withWalkOns(written, ownCast)
  const isAboard = stage.holds === 'boat'
  const said = asStaged(told, isAboard, stage.rest?.kind === 'bed')
  const aboard = isAboard ? inOwnBoat(said) : isBoatless(said, cast) ? inOpenSea(said) : said
  const scene = stage.fixtures?.some(({ prop }) => prop === 'window') ? seenThroughWindow(aboard) : aboard
  const players = playersOf(scene, cast)
  const isLaid = stage.rest !== undefined
  const room = stage.room ?? { left: 150, right: 1450 }
  const { tableau: standing, scale } = fitted(
    scene,
    players,
    isLaid ? 1400 : room.right - room.left,
    stage.fixtures,
  )
  const laid = stage.rest ? layDown(standing, scene.acts ?? [], stage, stage.rest) : null
  const tableau =
    laid?.tableau ?? (scene.framing === 'from-behind' ? seenFromBehind(standing, scale) : standing)
  if (scene.framing !== 'from-behind') {
    const still: Frame & { dir: 1 } = { toX: (x) => x, toY: (y) => y, dir: 1 }
    const place = (node: FigureNode, index: number) => placeFigure(node, index, scene, stage, still)
    if (stage.rest?.kind === 'bed') sitUp(tableau.figures, place, stage.rest, stage.ground)
    setSails(tableau)
    settleIn(tableau, place)
    lookOut(tableau.figures, place)
    freeFaces(tableau, place, laid?.wall ?? null)
    pointOver(tableau.figures)
    const grown = spanOf(withoutBackdrop(tableau, scene))
    const k = Math.min(widest[scene.framing], room.right - room.left) / (grown.right - grown.left)
    if (!isLaid && k < 1) shrink(tableau, Math.max(0.6, k))
    if (!isLaid) setBackdrop(tableau, scene)
  }
  applyChanges(tableau, changes)
  const pinned = pin(tableau, stage)
  const span = spanOf(tableau)
  const width = span.right - span.left
  const shift =
    scene.framing === 'wide' && width < 700 ? r.pick([-170, -120, 120, 170] as const) : r.between(-40, 40)
  const middle = (span.left + span.right) / 2
  const by = r() < 0.5 === isMirrored ? -1 : 1
  const dir = isLaid ? 1 : pinned ? dirAt(pinned, middle) : by
  const center = isLaid
    ? middle
    : pinned
      ? pinned.fixture.x - dir * (pinned.x - middle)
      : Math.max(room.left + width / 2, Math.min(room.right - width / 2, 800 + shift))
  const toX = (x: number) => (isLaid ? x : center + dir * (x - middle))
  // Over the side of the boat in which everybody is.
  const raise = isAboard ? 70 * scale : 0
  const toY = (y: number) => stage.ground + y + (isLaid ? 0 : 14 * scale) - raise
  floatOn(tableau, { scene, stage, scale, toY })

  fixAll(tableau, stage, { toX, center, middle, dir, ground: toY(0) })
  if (stage.rest?.kind === 'window') ontoSill(tableau)
  const slope = isLaid ? null : slopeOf(scene)
  const slopes = slope ? [slopeUnder(span.left, span.right, { toX, toY }, slope)] : []
  if (slope) ontoSlope(tableau, span, dir, slope)
  const houses = [...slopes, ...housesFor(tableau, scene, { toX, toY }, scale)]
  // What is worn on the head takes the place of a hat.
  const bareheaded = (node: FigureNode): FigureNode => {
    const { member } = node.player
    return tableau.things.some(({ onHead }) => onHead?.id === node.id) && member.outfit !== 'bubble-helmet'
      ? { ...node, player: { ...node.player, member: { ...member, outfit: undefined, bareheaded: true } } }
      : node
  }
  const onGround = tableau.figures.map((node, index) =>
    placeFigure(bareheaded(node), index, scene, stage, { toX, toY, dir }),
  )
  const afloat = afloatIn(tableau, scene, stage)
  const inPlace = onGround.map(({ placed, z }, i) => ({
    placed: inWater(tableau.figures[i]!, placed, afloat, { toY }),
    z,
  }))
  const figures = inPlace.map(({ placed, z }, i) => {
    const at = raised(tableau.figures[i]!, placed, tableau.figures, inPlace)
    return { placed: belowCover(at, tableau.figures[i]!, tableau.things), z }
  })
  const acting = tableau.figures.map((node, i) => ({ node, placed: figures[i]!.placed }))
  const all = tableau.things.filter(
    ({ by: holder, isHidden, tiedTo, strung, band }) => !holder && !isHidden && !tiedTo && !strung && !band,
  )
  const cloths = all.flatMap((node) => clothsOf(node, { toX, toY }))
  const things = all
    .filter(({ sag }) => sag === null)
    .map((node) => crowned(node, figures, tableau.figures, { toX, toY }))
  const bands = tableau.things.flatMap((node) => (node.band ? [bandOf(node, node.band, { toX, toY })] : []))
  const cords = tableau.things.flatMap((node) =>
    node.strung
      ? [strungCord(node, node.strung, acting, { toX, toY })]
      : node.tiedTo
        ? [cordOf(node, node.tiedTo, { toX, toY })]
        : [],
  )
  const placedThings = things
    .filter((node) => !node.isFixed)
    .flatMap((node) =>
      placeThing(node, { toX, toY, dir, scale, ground: stage.ground }, r).map((thing) => ({ node, thing })),
    )
  const spotOf = (id: string) => {
    const node = [...tableau.figures, ...tableau.things].find((one) => one.id === id)
    return node ? { x: toX(node.x), y: toY(middleOf(node).y) } : null
  }
  // A cord runs behind everybody who stands, before no face.
  const behindAll = Math.min(19, ...figures.flatMap(({ z }) => (z > 12 ? [z - 0.5] : [])))
  const ordered: { z: number; layer: Layer }[] = [
    ...placedThings.map(({ node, thing }) => ({
      z: behindFaces(node, thing, zOfThing(node), { figures, nodes: tableau.figures }),
      layer: layerOf(
        node,
        node.isAroundHull ? thing : lowered(thing, figures),
        scene,
        dir,
        isLaid ? null : spotOf,
      ),
    })),
    ...[...houses, ...(laid?.sets ?? [])].map(({ z, paint }) => ({
      z,
      layer: { kind: 'set', paint } as const,
    })),
    ...pitEdges(things, { toX, toY }),
    ...watersOf(afloat, figures, tableau.figures, { toX, toY }),
    ...oarsOf(acting, isAboard ? stage.ground + 150 : null, { toX, toY }),
    ...hoodsOf(acting, { toX, toY }),
    ...drumsticksOf(acting, { toX, toY }),
    ...tracesOf(acting, things, { toX, toY, dir }),
    ...fallLines(things, { toX, toY }),
    ...[...bands, ...cords].map((cord) => ({ z: behindAll, layer: { kind: 'cord', cord } as const })),
    ...cloths.map((cloth) => ({
      z: cloth.side === 'far' ? 15 : 17,
      layer: { kind: 'cloth', cloth } as const,
    })),
    ...figures.map(({ placed, z }) => ({ z, layer: { kind: 'figure', figure: placed } as const })),
  ]
  const placed = figures.map((one) => one.placed)
  const { lamps, stands } = lampsFor(scene, stage, {
    things: placedThings.map(({ thing }) => thing),
    held: placed.flatMap((one) =>
      one.holds ? [{ prop: one.holds.prop, by: one, state: one.holds.state }] : [],
    ),
    placed,
    dir,
    scale,
  })
  const back = ordered.filter(({ z }) => z < 0).toSorted((a, b) => a.z - b.z)
  const front = ordered.filter(({ z }) => z >= 0).toSorted((a, b) => a.z - b.z)
  return {
    staging: { scale, dir, placed, near: [] },
    held: new Map(),
    layers: [
      ...back.map(({ layer }) => layer),
      { kind: 'pools' },
      ...stands.map((thing): Layer => ({ kind: 'thing', thing })),
      ...front.filter(({ z }) => z < 40).map(({ layer }) => layer),
      { kind: 'foreground' },
      ...front.filter(({ z }) => z >= 40).map(({ layer }) => layer),
    ],
    shown: [
      ...placedThings.map(({ thing }) => thing).filter(({ thing }) => propInfo[thing.prop].width < wide),
      ...stands,
    ],
    must: unionOf(mustSee(things, { toX, toY }), laid && scene.framing !== 'close-up' ? laid.box : null),
    lamps,
    focus: null,
    middle: center,
    angle: { side: r.between(0.1, 1) * -dir * 0.4, rise: r.between(-0.4, 0.4) },
    staged: {
      acts: scene.acts ?? [],
      things: scene.things ?? [],
      tableau,
      ground: toY(0),
      fixtures: stage.fixtures ?? [],
    },
  }
}

const unionOf = (a: Box | null, b: Box | null): Box | null => (a && b ? union(a, b) : (a ?? b))

/** The box around the things of the acts, which a view shows beside the faces. */
function mustSee(things: readonly ThingNode[], { toX, toY }: Frame): Box | null {
  const boxes = things
    .filter(({ prop }) => propInfo[prop].width < wide)
    .map(({ x, y, half, height, thing, prop, scale }): Box => {
      const [cx, bottom] = [toX(x), toY(y)]
      // Of a group, also the half of each that is beyond its place.
      const each = (propInfo[prop].width / 2) * scale * 1.1
      const w = thing.count > 1 ? half * 0.9 + each : Math.min(half, 300)
      return { left: cx - w, right: cx + w, top: bottom - height, bottom }
    })
  return boxes.length > 0 ? boxes.reduce(union) : null
}

import type { CastMember, CharacterSheet } from '@moonpage/storyteller/scene'
import type { Point } from '../path.ts'
import type { Actor } from './actor.ts'
import { birdGeometry, onBird, solveBird } from './bird-bones.ts'
import { birds, isBird } from './birds.ts'
import { HEAD, onTrunk, onWhole } from './bones.ts'
import type { Build } from './build.ts'
import { builds } from './builds.ts'
import { clothesOf, isPerson, personOf } from './clothes.ts'
import type { Edges, FigureAction, FigureGeometry, Spot } from './figure-action.ts'
import { birdOfKin, buildOfKin } from './kin.ts'
import { profileMouth } from './profile-muzzle.ts'
import { quadrupedPose } from './quadruped.ts'
import { goesOnFour } from './quadruped-frames.ts'
import { solveUpright } from './skeleton.ts'
import { asSpecies } from './species-act.ts'
import { edgesOf, uprightGeometry } from './upright-geometry.ts'
import { solveWhale, whaleGeometry } from './whale-bones.ts'

/**
 * Where a figure that acts has its parts, in figure units, before it is drawn. `face` is around eyes and muzzle, `skull`
 * around the head without its ears, `solids` around the parts that hide what is behind them.
 */
export type FigurePose = {
  face: Edges
  skull: Edges
  solids: readonly Edges[]
  hands: readonly [Spot, Spot]
  /** What holds the thing in its hands, the front one being a mouth or trunk on four legs. */
  holds: NonNullable<FigureAction['holds']>
}

/** The pose of a figure with an action. Solves the same bones as the drawing, which finds them again. */
export function poseOf(
  sheet: CharacterSheet,
  member: CastMember,
  action: FigureAction,
  swims: boolean,
): FigurePose {
  const { species } = sheet
  const clothes = clothesOf(sheet, member)
  const glass = clothes.hat === 'bubble-helmet'
  const { head: view } = asSpecies(action, species)
  const isProfile = view === 'profile'
  if (isBird(species)) {
    const bird = birdOfKin(birds[species], sheet)
    const bones = solveBird(asSpecies(action, species), bird, { swims })
    const on = (x: number, y: number) => onBird(bones, [x, bird.head + y])
    return posed(
      asSpecies(action, species),
      birdGeometry(bones, bird),
      on,
      birdHead(bird.build.rx, isProfile, glass),
      [edgesOf(bird.body.filter(([, y]) => y > bird.head + 40).map((at) => onBird(bones, at)))],
    )
  }
  if (species === 'whale') {
    const bones = solveWhale(asSpecies(action, species))
    const geometry = whaleGeometry(bones)
    return {
      face: geometry.face,
      skull: geometry.face,
      solids: [geometry.body],
      hands: geometry.hands,
      holds: 'front',
    }
  }
  if (goesOnFour(species)) {
    const actor = {
      pose: 'stand',
      swims,
      action: asSpecies(action, species),
      view,
      turn: view === 'front' ? 0.08 : 1,
    } as Actor
    const { build, scale, geometry, on, body } = quadrupedPose(actor, species)
    const isUnicorn = species === 'unicorn'
    const head = headBox(build, isProfile, glass, isUnicorn)
    const onHead = (x: number, y: number) => on([x * scale, y * scale])
    const trunk = edgesOf(body)
    const middle = onHead(-20, 20)
    const neck: Edges = {
      left: middle[0] - 40,
      right: middle[0] + 30,
      top: middle[1],
      bottom: Math.max(middle[1] + 1, trunk.bottom - 30),
    }
    const horn = isUnicorn ? [edgesOf([onHead(0, -140), onHead(64, -50)])] : []
    const nose =
      build.muzzle === 'trunk'
        ? noseOf(geometry.hands[0], onHead, actor.action?.reach.front !== undefined)
        : []
    return posed(asSpecies(action, species), geometry, onHead, head, [trunk, neck, ...horn, ...nose])
  }
  const build = uprightBuild(sheet)
  const own = asSpecies(action, species, build.legs)
  const bones = solveUpright(own, { build, wheelchair: clothes.wheelchair, swims })
  const { trunk, tilt, whole, front, back } = bones
  const on = (x: number, y: number): Point => {
    const angle = (tilt * Math.PI) / 180
    const [dx, dy] = [x, y - 52]
    return onWhole(
      whole,
      onTrunk(trunk, [
        HEAD[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
        HEAD[1] + 52 + dx * Math.sin(angle) + dy * Math.cos(angle),
      ]),
    )
  }
  const fat = build.fat ?? 1
  const trunkBox = edgesOf(
    (
      [
        [-52 * fat, -160],
        [52 * fat, -160],
        [-58 * fat, -50],
        [58 * fat, -50],
      ] as const
    ).map(([x, y]) => onWhole(whole, onTrunk(trunk, [x, y]))),
  )
  const arms = [front, back]
    .filter(({ layer }) => layer === 'over')
    .flatMap(({ from, joint, end }) => [...along(from, joint), ...along(joint, end), end])
    .map((at) => around(onWhole(whole, at), 14))
  return posed(own, uprightGeometry(build, bones), on, headBox(build, isProfile, glass, false), [
    trunkBox,
    ...arms,
  ])
}

/** A trunk, which hangs or takes something. */
function noseOf({ x, y }: Spot, on: (x: number, y: number) => Point, takes: boolean): Edges[] {
  if (!takes) return [edgesOf([on(40, 20), on(104, 140)])]
  const [fromX, fromY] = on(62, 30)
  return [0.3, 0.5, 0.7, 0.9].map((t) => around([fromX + (x - fromX) * t, fromY + (y - fromY) * t], 20))
}

const uprightBuild = (sheet: CharacterSheet): Build => {
  const { species } = sheet
  const person = isPerson(species)
  const own = person
    ? { ...builds.person, ...personOf(sheet).own }
    : (builds as Record<string, Build>)[species]!
  return buildOfKin(own, sheet)
}

type HeadBox = { face: Edges; skull: Edges }

/** The face and the head of a build around the middle of the head, in head units. */
function headBox(
  { rx, ry, ...build }: Build,
  isProfile: boolean,
  glass: boolean,
  isUnicorn: boolean,
): HeadBox {
  const hasProfile = isProfile && build.muzzle !== 'screen'
  const tip = isUnicorn ? 92 : build.muzzle === 'trunk' ? rx * 0.9 : profileMouth({ rx, ry, ...build })[0] + 6
  const right = hasProfile ? tip : Math.max(62, rx * 0.92)
  const ruff = build.ears === 'maned' ? 30 : build.ears === 'flap' ? 24 : 0
  const flaps = build.ears === 'flap' && !isProfile ? 56 : 0
  const round = {
    left: -rx * 0.94 - ruff - flaps,
    right: hasProfile ? Math.max(rx * 0.9, tip) : rx + ruff + flaps,
    top: -ry - ruff,
    bottom: ry * 1.02 + ruff,
  }
  return {
    face: { left: hasProfile ? 6 : -40, right: hasProfile ? right : 62, top: -26, bottom: 64 },
    skull: glass ? { left: -110, right: 110, top: -120, bottom: 100 } : round,
  }
}

const birdHead = (rx: number, isProfile: boolean, glass: boolean): HeadBox => ({
  face: { left: isProfile ? 4 : -46, right: isProfile ? 112 : 66, top: -30, bottom: 48 },
  skull: glass
    ? { left: -110, right: 110, top: -120, bottom: 100 }
    : { left: -rx * 0.9, right: isProfile ? 112 : rx * 0.96, top: -64, bottom: 50 },
})

const corners = ({ left, right, top, bottom }: Edges): [number, number][] => [
  [left, top],
  [right, top],
  [left, bottom],
  [right, bottom],
]

function posed(
  { holds = 'front' }: FigureAction,
  { hands }: FigureGeometry,
  on: (x: number, y: number) => Point,
  { face, skull }: HeadBox,
  rest: readonly Edges[],
): FigurePose {
  const place = (box: Edges) => edgesOf(corners(box).map(([x, y]) => on(x, y)))
  const head = place(skull)
  return {
    face: place(face),
    skull: head,
    solids: [head, ...rest, ...hands.map(({ x, y }) => around([x, y], 13))],
    hands,
    holds,
  }
}

const along = ([ax, ay]: Point, [bx, by]: Point): Point[] =>
  [0.25, 0.5, 0.75].map((t) => [ax + (bx - ax) * t, ay + (by - ay) * t])

const around = ([x, y]: Point, r: number): Edges => ({ left: x - r, right: x + r, top: y - r, bottom: y + r })

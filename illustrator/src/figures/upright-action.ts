import { shift } from '../colour.ts'
import { n1, type Point } from '../path.ts'
import type { Actor, Anchors } from './actor.ts'
import { drawBehind, drawClasp, drawScarf, gloves } from './biped.ts'
import { HEAD, isOverTrunk, onTrunk, onWhole, type Trunk } from './bones.ts'
import type { Build } from './build.ts'
import type { FigureAction } from './figure-action.ts'
import { drawHand } from './hands.ts'
import { drawBehindHead, drawHeadItself } from './head.ts'
import { drawFoot, drawSquat, legColors } from './legs.ts'
import { overHead } from './over-head.ts'
import { drawBentLimb } from './pen.ts'
import { HIP } from './poses.ts'
import { solveUpright, type Skeleton } from './skeleton.ts'
import type { Arm } from './skeleton-arms.ts'
import type { Leg } from './skeleton-legs.ts'
import { facing } from './facing.ts'
import { drawTail } from './tails.ts'
import { drawTorso } from './torso.ts'
import { uprightGeometry } from './upright-geometry.ts'
import { drawChairBefore, drawChairBehind } from './wheelchair.ts'

/** Draws an upright figure that acts. Returns its anchors in figure units. */
export function drawUprightAction(actor: Actor, build: Build, action: FigureAction): Anchors {
  const { p, clothes } = actor
  const { wheelchair } = clothes
  const bones = solveUpright(action, { build, wheelchair, swims: actor.swims })
  const { x, y, angle } = bones.whole
  const at = onWhole(bones.whole, onTrunk(bones.trunk, HEAD))
  const seen = { ...actor, ...facing(actor, build, action, at) }
  const draw = () => drawBones(seen, build, action, bones)
  if (x || y || angle) p.d.group(`translate(${x} ${y}) rotate(${angle})`, draw)
  else draw()
  const geometry = uprightGeometry(build, bones)
  return {
    hand: geometry.hands[0],
    head: { x: at[0], y: at[1] },
    top: Math.min(at[1] - (angle ? build.rx + 30 : overHead(build, clothes.hat)), geometry.body.top),
    geometry,
  }
}

function drawBones(actor: Actor, build: Build, action: FigureAction, bones: Skeleton): void {
  const { p, clothes, back } = actor
  const { trunk, front, back: far } = bones
  const upper = (draw: () => void) =>
    p.d.group(`translate(${n1(trunk.dx)} ${n1(trunk.down)}) rotate(${n1(trunk.lean)} 0 ${HIP})`, draw)
  const onHead = (draw: () => void) =>
    upper(() => p.d.group(`translate(${HEAD[0]} ${HEAD[1]}) rotate(${n1(bones.tilt)} 0 52)`, draw))
  const arms = [
    { arm: far, side: -1 as const },
    { arm: front, side: 1 as const },
  ]
  const armsOn = (layer: Arm['layer']) => {
    for (const { arm, side } of arms) if (arm.layer === layer) drawArm(actor, build, arm, side)
  }

  const holds = action.holds ?? 'front'
  const held = () => {
    const [x, y] = holds === 'both' ? middle(front.end, far.end) : holds === 'back' ? far.end : front.end
    actor.held?.(x, y)
  }
  const hands = () => {
    for (const { arm, side } of arms) drawHandOf(actor, build, action, arm, side, trunk)
  }
  /** What is before the body: a closed hand is drawn after what it holds, its arm too when it holds alone. */
  const inFront = () => {
    if (holds === 'front' && actor.held) {
      if (far.layer === 'over') drawArm(actor, build, far, -1)
      held()
      if (front.layer === 'over') drawArm(actor, build, front, 1)
    } else {
      armsOn('over')
      held()
    }
    hands()
  }
  const onBack = () => {
    upper(() => drawBehind(actor, build))
    if (clothes.wheelchair) return
    // The tail of a figure on its back lies along the ground.
    const tail = () =>
      action.legs === 'lie'
        ? p.d.group(`translate(-14 ${HIP + 30}) rotate(-76) scale(.8 -.8) translate(0 ${-HIP})`, () =>
            drawTail(p, build),
          )
        : drawTail(p, build)
    upper(tail)
  }
  const wind = actor.wind ?? (action.legs === 'run' ? 40 : action.legs === 'step' ? 18 : 0)
  const neckwear = () =>
    upper(() => {
      if (clothes.cape && !clothes.scarf) drawClasp(p, p.t(clothes.cape), back)
      if (clothes.scarf) drawScarf(p, p.t(clothes.scarf), back, wind)
    })

  if (clothes.wheelchair) drawChairBehind(p, clothes.hatColor)
  if (back) inFront()
  else onBack()
  armsOn('behind')
  drawBothLegs(actor, build, action, bones)
  upper(() => drawTorso(p, build, clothes, back, { turn: trunk.turn, mark: actor.mark }))
  if (back) {
    onBack()
    neckwear()
  }
  onHead(() => drawBehindHead(actor))
  armsOn('behind-head')
  onHead(() => drawHeadItself(actor, build))
  if (!back) {
    neckwear()
    inFront()
  }
  if (clothes.wheelchair) drawChairBefore(p, clothes.hatColor, back)
}

const partWay = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]
const middle = (a: Point, b: Point): Point => partWay(a, b, 0.5)

const armWidth = (build: Build): number =>
  (build.box || build.arms === 'long' ? 25 : 28) * (1 + ((build.fat ?? 1) - 1) * 0.6)

const drawArm = (actor: Actor, build: Build, arm: Arm, side: 1 | -1): void =>
  void actor.p.d.marked('arm', () => drawArmItself(actor, build, arm, side))

function drawArmItself(actor: Actor, build: Build, { from, joint, end }: Arm, side: 1 | -1): void {
  const { p, clothes } = actor
  const fur = p.t(build.fur)
  const sleeve = clothes.top ? p.t(clothes.top) : fur
  const paws = build.box || build.socks ? p.t(build.dark) : fur
  drawBentLimb(p, {
    from,
    joint,
    to: end,
    width: armWidth(build),
    color: side < 0 ? shift(sleeve, -0.035) : sleeve,
    ...(clothes.top || clothes.gloves
      ? { tip: { color: gloves(p, actor, side) ?? (clothes.top ? fur : paws), share: 0.3 } }
      : build.socks || build.box
        ? { tip: { color: paws, share: 0.5 } }
        : {}),
  })
}

function drawHandOf(
  actor: Actor,
  build: Build,
  { grip, reach }: FigureAction,
  arm: Arm,
  side: 1 | -1,
  trunk: Trunk,
): void {
  const { p, clothes } = actor
  if (arm.isAside) return
  const acts = side > 0 ? reach.front : reach.back
  if (!acts && arm.layer !== 'over') return
  if (!acts && trunk.turn) return
  if (arm.layer === 'behind' && trunk.turn && isOverTrunk(trunk, build, arm.end)) return
  const fur = p.t(build.fur)
  const bare = !clothes.top && (build.box || build.socks) ? p.t(build.dark) : fur
  const own = gloves(p, actor, side) ?? bare
  const { joint, end } = arm
  // A hat is behind the hand, and so behind the arm that reaches up to it.
  if (arm.layer === 'behind-head' && clothes.hat)
    drawArm(actor, build, { ...arm, from: partWay(joint, end, 0.1), joint: partWay(joint, end, 0.55) }, side)
  p.d.marked('arm', () =>
    drawHand(p, {
      at: end,
      angle: (Math.atan2(end[1] - joint[1], end[0] - joint[0]) * 180) / Math.PI,
      width: armWidth(build),
      color: side < 0 ? shift(own, -0.02) : own,
      grip: acts ? grip : 'open',
      thumb: side > 0 ? -1 : 1,
      fingers: actor.person !== null,
    }),
  )
}

function drawBothLegs(actor: Actor, build: Build, action: FigureAction, { trunk, legs }: Skeleton): void {
  const { p, back, clothes } = actor
  const squats =
    build.squats && !clothes.wheelchair && !['run', 'jump', 'climb', 'tumble', 'step'].includes(action.legs)
  const { leg, bare: shod, width } = legColors(actor, build)
  const unshod = clothes.single?.includes('boots')
    ? legColors({ ...actor, clothes: { ...clothes, boots: undefined } }, build).bare
    : shod
  const draw = ({ from, joint, end, angle }: Leg, side: 1 | -1) => {
    const bare = side < 0 ? unshod : shod
    if (squats)
      return void p.d.group(`translate(${n1(trunk.dx * 0.5)} 0)`, () =>
        drawSquat(p, build, side, HIP + trunk.down, back),
      )
    const far = side < 0
    const color = far ? shift(bare, -0.02) : bare
    drawBentLimb(p, {
      from,
      joint,
      to: end,
      width,
      color: far ? shift(leg, -0.03) : leg,
      tip: { color, share: clothes.trousers ? 0.3 : 0.5 },
    })
    const foot = () => drawFoot(p, build, end, width, color, back)
    if (angle) p.d.group(`rotate(${angle} ${n1(end[0])} ${n1(end[1])})`, foot)
    else foot()
  }
  draw(legs.back, -1)
  draw(legs.front, 1)
}

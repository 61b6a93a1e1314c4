import { shift } from '../colour.ts'
import { curve, ellipse, n1, type Point } from '../path.ts'
import type { Actor, Anchors } from './actor.ts'
import { facing } from './facing.ts'
import type { Spot } from './figure-action.ts'
import { drawHead } from './head.ts'
import { drawMarks } from './marks.ts'
import { overHead } from './over-head.ts'
import { drawLimb, line, type Pen } from './pen.ts'
import { drawOnBack, drawTailOf, drawWing } from './quadruped-back.ts'
import { drawFromBehind } from './quadruped-behind.ts'
import { drawCoat, drawCosy, drawScarf } from './quadruped-clothes.ts'
import { actingStance, drawPawAt, onNoddingHead, quadrupedGeometry } from './quadruped-action.ts'
import { frames, type FourLegged, type Frame } from './quadruped-frames.ts'
import { paddling, stances, type Stance } from './quadruped-stances.ts'
import { trunkTip } from './trunk.ts'
import { drawMane, drawUnicornHead } from './unicorn-head.ts'
import { drawCart } from './wheelchair.ts'

const soft = 0.6

/** Short legs cannot be raised far, so a figure with short legs rears a little to raise a paw. */
function lowered(stance: Stance, { leg }: Frame): Stance {
  const raises = stance.fore[1][1] < -40 && stance.rear > -10
  if (leg < 60 && stance.sits) return { ...stance, rear: -12, down: 8 }
  return leg < 60 && raises ? { ...stance, rear: stance.rear - 15 } : stance
}

/**
 * The stance of a figure, in figure units: with `turned`, which maps a point of the frame to where the stance moves it, the
 * middle of the head, and the height of the body above the ground (`lift`).
 */
function stanceOf(species: FourLegged, actor: Actor) {
  const frame: Frame = frames[species]
  const { pose, swims, action } = actor
  const acting = action ? actingStance(frame, actor, action, species === 'unicorn') : null
  const base = lowered(stances[pose], frame)
  const paddles = swims && !base.lies && !base.sits && pose !== 'cheer'
  const stance: Stance = acting?.stance ?? (paddles ? { ...base, ...paddling } : base)
  const hovers = frame.build.wings && !swims && (pose === 'run' || pose === 'cheer' || pose === 'reach')
  const k = Math.max(0.5, Math.min(1, frame.leg / 92))
  // The belly of a figure that lies is on the ground.
  const belly = Math.max(...frame.body.map(([, y]) => y))
  const down = stance.lies ? -belly - 4 : stance.down * k
  const angle = (stance.rear * Math.PI) / 180
  const turned = ([x, y]: Point): Point => [
    (x - frame.hips) * Math.cos(angle) - (y + frame.leg) * Math.sin(angle) + frame.hips,
    (x - frame.hips) * Math.sin(angle) + (y + frame.leg) * Math.cos(angle) - frame.leg + down,
  ]
  const head: Point = stance.lies
    ? acting
      ? [frame.low[0] + stance.head[0], frame.low[1] + stance.head[1]]
      : frame.low
    : turned([frame.head[0] + stance.head[0], frame.head[1] + stance.head[1]])
  return { frame, stance, k, down, turned, head, acting, lift: acting?.lift ?? (hovers ? 52 : 0) }
}

/** Where a figure on four legs that acts has its parts: `on` maps a point around the middle of the head, `body` is its trunk. */
export function quadrupedPose(actor: Actor, species: FourLegged) {
  const { frame, turned, head, acting, lift, stance } = stanceOf(species, actor)
  if (!acting) throw new Error('It has no action')
  const geometry = quadrupedGeometry(frame, acting, turned, head, null)
  const paw = actor.action?.reach.back
  const on = (at: Point): Point => {
    const [x, y] = onNoddingHead(head, stance.nod, 1, at)
    return [x, y - lift]
  }
  const body = frame.body.map((at): Point => {
    const [x, y] = turned(at)
    return [x, y - lift]
  })
  return {
    build: frame.build,
    scale: frame.headScale ?? 1,
    geometry: paw ? { ...geometry, hands: [geometry.hands[0], paw] as [Spot, Spot] } : geometry,
    on,
    body,
  }
}

/** Draws a figure on four legs, with what it carries at its mouth or trunk. Returns its anchors in figure units. */
export function drawQuadruped(figure: Actor, species: FourLegged): Anchors {
  // Around a level neck a hood would look like a second mouth.
  const hatless: Actor =
    figure.clothes.hat === 'hood' ? { ...figure, clothes: { ...figure.clothes, hat: undefined } } : figure
  const staged = stanceOf(species, hatless)
  const actor = hatless.action ? turnedActor(hatless, staged) : hatless
  const { p, pose, clothes } = actor
  if (actor.inBed) {
    p.d.group('translate(6 -236) rotate(14)', () => drawUnicornHead(actor))
    return { hand: { x: 0, y: -110 }, head: { x: 6, y: -236 }, top: -380 }
  }
  if (actor.back) return drawFromBehind(actor, species)
  const { frame, stance, k, down, turned, head, lift, acting } = staged
  const { build, headScale = 1 } = frame
  const fur = p.t(build.fur)
  const { rear } = stance
  const lifted = (draw: () => void) => (lift ? p.d.group(`translate(0 ${-lift})`, draw) : draw())
  const upper = (draw: () => void) =>
    p.d.group(`translate(0 ${n1(down)}) rotate(${rear} ${frame.hips} ${-frame.leg})`, draw)
  const leg = (joint: number, far: boolean, [dx, dy]: Point, hind: boolean) => {
    const at = joint + (far ? -1 : 1) * frame.apart
    const [x, y] = turned([at, -frame.leg])
    drawFourLeg(p, frame, far, [x, y], [at + dx * k, dy * k], hind)
  }
  const spread = pose === 'run' || pose === 'cheer' || pose === 'reach' ? 1 : pose === 'walk' ? 0.6 : 0.25
  const pawTo = actor.action?.reach.back
  // A paw at what is in the mouth is before it.
  const isOver = actor.action?.paw !== undefined && pawTo === actor.action.paw
  let paw: Point | null = null
  const drawPaw = (to: Spot) =>
    p.d.marked('arm', () => {
      const from = turned([frame.shoulders + frame.apart, -frame.leg])
      paw = drawPawAt(p, frame, from, { x: to.x, y: to.y + lift })
    })
  const grip: Point = acting
    ? acting.grip
    : build.muzzle === 'trunk'
      ? trunkTip(actor)
      : [build.rx * 0.72 + actor.turn * 8, build.ry * 0.72]
  lifted(() => {
    upper(() => {
      drawTailOf(p, frame, species, pose, !!stance.lies)
      if (build.wings) drawWing(p, build.wings, true, spread)
    })
    if (!stance.lies) {
      leg(frame.hips, true, stance.hind[0], true)
      leg(frame.shoulders, true, stance.fore[0], false)
    }
    upper(() => {
      if (frame.neck && !stance.lies) drawNeck(p, frame, stance, species)
      else if (acting && !stance.lies) drawNeck(p, withNeck(frame), stance, species)
      p.d.shape(curve(frame.body, true, soft), fur, { shade: 0.5 })
      if (build.spikes) drawCrestBack(p, frame)
      drawCoat(actor, frame)
      const xs = frame.body.map(([x]) => x)
      const ys = frame.body.map(([, y]) => y)
      const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
      p.d.clip(curve(frame.body, true, soft), () =>
        drawMarks(p, actor.mark, [(left + right) / 2, (top + low) / 2, (right - left) / 2, (low - top) / 2]),
      )
      drawChest(p, frame, stance, clothes)
      drawOnBack(p, frame)
      drawCosy(actor, frame)
      if (build.wings) drawWing(p, build.wings, false, spread)
    })
    if (stance.lies) {
      const pawColor = p.t(build.socks ? build.dark : shift(build.fur, -0.03))
      p.d.shape(
        ellipse(frame.hips + 4, -frame.leg * 0.42, frame.limb * 1.05, frame.leg * 0.42),
        shift(fur, -0.02),
      )
      p.d.stroke(
        `M${frame.hips + 20} -13h34M${frame.low[0] - 40} -14h${96 + frame.limb * 0.3}`,
        pawColor,
        Math.min(34, frame.limb * 0.8),
      )
    } else {
      if ((frame.foot === 'paw' || frame.foot === 'column') && !clothes.wheelchair)
        drawHaunch(p, frame, turned, stance)
      leg(frame.hips, false, stance.hind[1], true)
      if (clothes.wheelchair) drawCart(p, clothes.hatColor, frame)
      if (pawTo && !isOver) drawPaw(pawTo)
      else if (!pawTo) leg(frame.shoulders, false, stance.fore[1], false)
    }
    if (species === 'unicorn')
      p.d.group(
        stance.lies
          ? 'translate(18 128)'
          : `translate(0 ${n1(down)}) rotate(${rear} ${frame.hips} ${-frame.leg}) translate(${stance.head[0]} ${stance.head[1]})`,
        () => drawMane(p),
      )
    p.d.group(
      `translate(${n1(head[0])} ${n1(head[1])}) rotate(${stance.nod} -20 40)${headScale === 1 ? '' : ` scale(${headScale})`}`,
      () => {
        const carry = () => {
          if (actor.action?.holds !== 'back') actor.held?.(grip[0] + carriedOut(actor, headScale), grip[1])
        }
        // The mouth closes over what hangs from it, and so does the tip of a trunk; but not one that is at the mouth or held up.
        const act = actor.action?.act?.name
        const isGripped =
          actor.action !== undefined && !(build.muzzle === 'trunk' && (act === 'eat' || act === 'lift'))
        if (isGripped) carry()
        if (clothes.scarf && build.muzzle === 'trunk') drawScarf(p, clothes.scarf, build, 14, -head[1], true)
        if (species === 'unicorn') drawUnicornHead(actor)
        else drawHead(actor, build)
        if (clothes.scarf && build.muzzle !== 'trunk')
          drawScarf(p, clothes.scarf, build, 0, -head[1], !!frame.neck)
        if (!isGripped) carry()
      },
    )
    if (isOver && pawTo) drawPaw(pawTo)
    if (actor.action?.holds === 'back' && paw) actor.held?.(paw[0], paw[1])
  })
  const top =
    Math.min(head[1] - Math.max(frame.over, overHead(build, clothes.hat)), backTop(frame, stance)) - lift - 10
  if (acting) {
    const geometry = quadrupedGeometry(frame, acting, turned, head, paw)
    return { hand: geometry.hands[0], head: { x: head[0], y: head[1] - lift }, top, geometry }
  }
  return {
    hand: { x: head[0] + grip[0] * headScale, y: head[1] + grip[1] * headScale - lift },
    head: { x: head[0], y: head[1] - lift },
    top,
  }
}

/** How far the middle of a carried thing is before the mouth, in head units, so that it does not cover the face. */
const carriedOut = ({ action }: Actor, scale: number): number =>
  action?.act?.target ? (action.act.target.half * 0.6) / scale : 0

/** The figure with its head and eyes turned as its action says. */
function turnedActor(actor: Actor, { head, acting }: ReturnType<typeof stanceOf>): Actor {
  if (!actor.action || !acting) return actor
  return {
    ...actor,
    ...facing(actor, frames.dog.build, actor.action, [head[0], head[1] - acting.lift]),
    trunkTo: acting.trunkTo,
  }
}

/** A neck for a head that is directly on the trunk, which is seen when the head moves away from it. */
const withNeck = (frame: Frame): Frame => ({
  ...frame,
  neck: { from: [frame.head[0] - 34, frame.head[1] + 66], width: frame.build.rx * 1.15 },
})

/** y of the highest point of wings or spines, which may be above the head. */
const backTop = ({ build }: Frame, { lies, down }: Stance): number =>
  build.wings ? (lies ? -282 : -330 + down) : build.spines ? -206 : 0

function drawNeck(p: Pen, { neck, head, build }: Frame, stance: Stance, species: FourLegged): void {
  if (!neck) return
  const [x, y] = [head[0] + stance.head[0], head[1] + stance.head[1]]
  const [fromX, fromY] = neck.from
  if (build.spikes && species === 'dinosaur')
    for (const t of [0.2, 0.42, 0.64]) {
      const [sx, sy] = [fromX + (x - fromX) * t - neck.width * 0.44, fromY + (y - fromY) * t]
      p.d.shape(`M${n1(sx + 12)} ${n1(sy - 20)}q-34 0 -38 8q10 20 34 30Z`, p.t(build.spikes))
    }
  p.d.stroke(
    `M${fromX} ${fromY}Q${n1(x - (x - fromX) * 0.25)} ${n1((fromY + y) / 2)} ${n1(x - 8)} ${n1(y + 20)}`,
    p.t(build.fur),
    neck.width,
  )
}

/** Draws a pale breast, with plates if the belly has them. */
function drawChest(p: Pen, frame: Frame, { lies, head: [dx, dy] }: Stance, clothes: Actor['clothes']): void {
  const { build, neck, head } = frame
  if (lies || clothes.top || clothes.dungarees || build.shell || frame.foot === 'hoof' || !neck) return
  const light = p.t(build.light)
  const at = (t: number): Point => {
    const [fx, fy] = [neck.from[0] + 12, neck.from[1] + 22]
    const [x, y] = [head[0] + dx + 14, head[1] + dy + 60]
    const bend: Point = [x - (x - fx) * 0.2, (fy + y) / 2]
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    return [a * fx + b * bend[0] + c * x, a * fy + b * bend[1] + c * y]
  }
  const far = build.belly === 'plates' ? 1 : 0.35
  const points = [-0.24, 0, far / 2, far].map(at)
  p.d.stroke(curve(points, false, 0.5), light, neck.width * 0.52, { shade: 0.25, lit: 0.1 })
  if (build.belly === 'plates')
    for (const t of [-0.12, 0.14, 0.4, 0.66]) {
      const [x, y] = at(t)
      line(p, `M${n1(x - 12)} ${n1(y)}q14 8 27 2`, shift(light, -0.1), 3.6, 0.7)
    }
}

/** Draws plates along the back. */
function drawCrestBack(p: Pen, { body, build }: Frame): void {
  const ridge = body.filter(([, y]) => y < -120).slice(0, 3)
  for (const [x, y] of ridge)
    p.d.shape(`M${x - 18} ${y + 12}q-4 -36 8 -44q24 10 30 38q-18 14 -38 6Z`, p.t(build.spikes ?? build.dark))
}

function drawHaunch(
  p: Pen,
  { hips, leg, limb, build }: Frame,
  turned: (at: Point) => Point,
  { sits }: Stance,
): void {
  const [x, y] = turned([hips + 14, -leg * 0.98])
  const r = limb * (sits ? 1.12 : 0.92)
  p.d.shape(ellipse(x, sits ? -r : y, r * 1.04, r), shift(p.t(build.fur), -0.012), { shade: 0.4 })
}

const hoof = '#b99a86'

function drawFourLeg(
  p: Pen,
  { build, limb, foot }: Frame,
  far: boolean,
  from: Point,
  [x, y]: Point,
  hind: boolean,
): void {
  const fur = p.t(build.fur)
  const color = far ? shift(fur, -0.05) : fur
  const high = y < -30
  drawLimb(p, {
    from,
    to: [x, y - limb * 0.36],
    bend: hind ? 9 : high ? 26 : -5,
    width: limb,
    color,
    ...(foot === 'hoof'
      ? { tip: { color: shift(p.t(hoof), far ? -0.05 : 0), share: 0.2 } }
      : build.socks
        ? { tip: { color: p.t(build.dark), share: 0.3 } }
        : {}),
  })
  if (foot === 'hoof') return
  const paw = shift(build.socks ? p.t(build.dark) : color, far ? -0.02 : -0.01)
  const w = limb * (foot === 'column' ? 0.62 : 0.66)
  const ahead = foot === 'column' ? 0 : limb * 0.16
  p.d.shape(ellipse(x + ahead, y - w * 0.58, w * 1.02, w * 0.6), paw, { shade: 0.35 })
  if (foot === 'column')
    for (const i of [-0.5, 0.05, 0.6])
      p.d.shape(`M${n1(x + w * i - 6)} ${n1(y - 1)}q6 -13 12 0Z`, p.t('#e9dfd6'), { shade: 0.2 })
}

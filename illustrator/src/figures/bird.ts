import { shift } from '../colour.ts'
import { curve, ellipse, n1, type Point } from '../path.ts'
import type { Actor, Anchors } from './actor.ts'
import { birdGeometry, onBird, solveBird, turnedRoot } from './bird-bones.ts'
import type { Build } from './build.ts'
import { birds, type Bird, type WingPose } from './birds.ts'
import { drawFan, drawFeathers, drawMaskOf, drawWing } from './bird-parts.ts'
import { drawBlush, drawDrops, drawEyes, drawGlasses, drawPanes, drawProfileEye } from './eyes.ts'
import { facing } from './facing.ts'
import type { FigureAction } from './figure-action.ts'
import { isOpen } from './expressions.ts'
import { drawHat } from './hats.ts'
import { drawMarks, drawStain } from './marks.ts'
import { drawMuzzle } from './muzzle.ts'
import { drawProfileMuzzle } from './profile-muzzle.ts'
import { overHead } from './over-head.ts'
import { dot, flat, line, type Pen } from './pen.ts'

/** Where a penguin has its head, in figure units. */
const penguinHead = -204

/** Draws a bird: upright, in the air, or on its belly (a penguin in water). Returns its anchors in figure units. */
export function drawBird(actor: Actor, bird: Bird): Anchors {
  const { p, pose, swims, back, inBed } = actor
  const { build } = bird
  if (actor.action && !inBed) return drawBirdAction(actor, bird, actor.action)
  const dives = swims && !back && bird.wing === 'flipper' && pose !== 'sleep' && pose !== 'cheer'
  const resting: WingPose = inBed ? birds.owl.poses.stand : bird.poses[pose]
  // The wing is raised, so that a carried prop does not touch the ground.
  const wings = actor.held && resting.front < 76 ? { ...resting, front: 80 } : resting
  const lifted = { ...wings, off: wings.off + (pose === 'sit' || pose === 'sleep' ? 0 : (bird.legs ?? 0)) }
  const off = swims || inBed ? 0 : lifted.off
  const angle = ((wings.front - 8) * Math.PI) / 180
  const [sx, sy] = bird.shoulder
  const hand = { x: sx - 4 + Math.sin(angle) * 112, y: sy + 16 + Math.cos(angle) * 112 - off }
  if (dives) {
    // The body lies on its belly; the face is still turned to the reader.
    p.d.group('translate(-96 -10) rotate(64 0 -120)', () =>
      drawBirdParts(actor, bird, { ...wings, back: 34, front: 58 }, -52),
    )
    return { hand: { x: 90, y: -60 }, head: { x: -22, y: -166 }, top: -250 }
  }
  // In bed the head must be where a fox has its head, however long the neck is.
  const neck = Math.max(0, penguinHead - bird.head)
  p.d.group(
    `translate(0 ${inBed ? bird.head + 236 - 120 + 2 * neck : -off}) rotate(${wings.tilt} 0 -40)`,
    () => drawBirdParts(actor, bird, { ...lifted, off }, 0, hand),
  )
  return {
    hand,
    head: { x: 4, y: bird.head - off },
    top: Math.min(bird.top, bird.head - overHead(build, actor.clothes.hat)) - off - 4,
  }
}

/** Draws a bird that acts; its wings stand for arms. Returns its anchors in figure units. */
function drawBirdAction(actor: Actor, bird: Bird, action: FigureAction): Anchors {
  const { p } = actor
  const bones = solveBird(action, bird, actor)
  const { whole, wings, tips } = bones
  const head = onBird(bones, [4, bird.head])
  const seen = { ...actor, ...facing(actor, bird.build, action, head) }
  const holds = action.holds ?? 'front'
  const [front, back] = tips
  const grip = holds === 'both' ? middle(front, back) : holds === 'back' ? back : front
  const draw = () =>
    p.d.group(`translate(0 ${-wings.off}) rotate(${n1(wings.tilt)} 0 -40)`, () =>
      drawBirdParts(seen, bird, wings, 0, { x: grip[0] + 6, y: grip[1] - wings.off }),
    )
  if (whole.angle) p.d.group(`translate(${whole.x} ${whole.y}) rotate(${whole.angle})`, draw)
  else draw()
  const geometry = birdGeometry(bones, bird)
  return {
    hand: geometry.hands[0],
    head: { x: head[0], y: head[1] },
    top: Math.min(geometry.body.top, head[1] - (bird.head - bird.top)) - 4,
    geometry,
  }
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** x of the middle of a bird's face. */
const faceX = ({ view, turn }: Actor, bird: Bird): number =>
  view === 'profile' ? (bird.wing === 'flipper' ? 34 : 40) : view === 'three-quarter' ? 24 : turn * 14

/** Draws body, face and wings. `upright`: degrees by which the face is turned against the body. */
function drawBirdParts(
  actor: Actor,
  bird: Bird,
  wings: WingPose,
  upright: number,
  hand?: { x: number; y: number },
): void {
  const { p, clothes, back } = actor
  const { build, head } = bird
  const coat = p.t(build.fur)
  const body = curve(bird.body, true, 0.62)
  if (bird.fan) drawFan(p)
  if (bird.comb)
    p.d.shape(
      'M-34 -238C-44 -268 -22 -280 -12 -262C-10 -290 16 -290 16 -262C26 -280 46 -264 34 -236Z',
      p.t('#cf4438'),
      {
        shade: 0.35,
      },
    )
  const legs = Math.min(bird.legs ?? 0, Math.max(0, wings.off))
  drawFeet(p, p.t(build.feetColor ?? build.nose), wings.off - legs > 20 || upright !== 0, legs)
  p.d.shape('M-30 -34C-44 0 -60 8 -76 10C-86 -10 -70 -40 -52 -56Z', shift(coat, -0.06))
  const wing = (side: -1 | 1, angle: number) => {
    const root = wings.roots?.[side < 0 ? 0 : 1]
    const from = root === undefined ? bird : { ...bird, shoulder: turnedRoot(bird, root) }
    p.d.marked('arm', () => drawWing(p, from, wings.roots ? 1 : side, angle, wings.long?.[side < 0 ? 0 : 1]))
  }
  const isFar = wings.roots !== undefined
  if (wings.back > 60 || isFar) wing(-1, wings.back)
  if (wings.front > 60 && !back && !isFar) wing(1, wings.front)
  if (isFar && back) wing(1, wings.front)
  if (bird.wing === 'feathers' && !bird.bald)
    for (const side of [-1, 1])
      p.d.shape(
        `M${side * 26} -234C${side * 52} -250 ${side * 70} -268 ${side * 84} -286C${side * 90} -250 ${side * 86} -222 ${side * 78} -196Z`,
        shift(coat, -0.03),
      )
  const face = () =>
    p.d.group(
      `translate(0 ${head}) rotate(${upright})`,
      () => void p.d.marked('face', () => drawFace(actor, bird, coat)),
    )
  p.d.shape(body, coat, { shade: 0.5 })
  if (bird.hood) {
    const hood = p.t(bird.hood)
    p.d.clip(body, () =>
      p.d.shape(`M-120 ${head - 110}h240v${n1(150 + (-head - 204) * 0.7)}q-120 30 -240 0Z`, hood, {
        shade: 0.4,
      }),
    )
  }
  if (back) drawFeathers(p, bird, coat)
  else {
    p.d.clip(body, () => {
      drawMaskOf(p, bird, faceX(actor, bird), coat)
      drawMarks(p, actor.mark, [0, head, 76, 56])
      drawMarks(p, actor.mark, [0, -84, 80, 66])
    })
    drawClothes(actor, bird, body)
    if (!actor.view) face()
  }
  if (back) drawClothes(actor, bird, body)
  if (wings.back <= 60 && !isFar) wing(-1, wings.back)
  if (hand) actor.held?.(hand.x - 6, hand.y + wings.off)
  else actor.held?.(60, bird.shoulder[1] + 40)
  if (isFar ? !back : wings.front <= 60 || back) wing(1, wings.front)
  // Wings that act are not to cover the face.
  if (actor.view && !back) face()
  if (clothes.hat && clothes.hat !== 'hood')
    p.d.group(`translate(0 ${head - 2}) rotate(${upright})`, () =>
      drawHat(p, build, clothes.hat ?? 'crown', clothes.hatColor, back),
    )
}

/** Draws the feet on legs that are `legs` figure units long. */
function drawFeet(p: Pen, color: string, hanging: boolean, legs: number): void {
  p.d.stroke(
    hanging
      ? `M-22 -12q-14 8 -22 ${20 + legs}M22 -12q-12 10 -18 ${22 + legs}`
      : `M-26 -14v${8 + legs}M26 -14v${8 + legs}`,
    color,
    legs > 0 ? 11 : 13,
  )
  if (hanging) return
  if (legs > 0) p.d.stroke(`M-26 ${n1(legs * 0.45 - 10)}h0M26 ${n1(legs * 0.45 - 10)}h0`, color, 18)
  for (const x of [-26, 26])
    p.d.shape(`M${x - 20} ${2 + legs}q0 -14 20 -14t20 14q-7 4 -13 0q-7 5 -14 0q-6 4 -13 0Z`, color, {
      shade: 0.3,
    })
}

function drawFace(actor: Actor, bird: Bird, coat: string): void {
  const { p, face, gaze, turn, clothes } = actor
  const { build } = bird
  const fx = faceX(actor, bird)
  if (actor.view === 'profile') return drawProfileFace(actor, bird)
  if (bird.beak) drawLongBeak(p, bird.beak, fx + turn * 6, p.t(build.nose))
  if (bird.wing === 'flipper') {
    drawBlush(p, { ...build, rx: 62 }, turn, fx)
    drawMuzzle(p, build, face, fx + turn * 6 - 3)
    drawStain(p, actor.mark, fx + turn * 6, 34, 0.7)
    if (clothes.glasses) drawPanes(p, build, fx)
    drawEyes(p, build, face, gaze, turn, fx)
    drawBothDrops(actor, build, fx)
    if (clothes.glasses) drawGlasses(p, build, fx)
    return
  }
  const pale = p.t(build.light)
  for (const side of [-1, 1]) p.d.shape(ellipse(fx + side * 36, 0, 40, 41), pale, { shade: 0.25 })
  flat(p, `M${n1(fx - 12)} -40q12 26 24 0q8 30 -12 54q-20 -24 -12 -54Z`, coat)
  if (clothes.glasses) drawPanes(p, build, fx)
  drawEyes(p, build, face, gaze, turn, fx)
  drawBothDrops(actor, build, fx)
  if (clothes.glasses) drawGlasses(p, build, fx)
  const open = isOpen(face)
  const wide = face.mouth === 'yawn' || face.mouth === 'laugh'
  if (open) flat(p, `M${n1(fx - 15)} 20q16 ${wide ? 78 : 44} 32 0Z`, p.t('#6b2430'))
  p.d.shape(
    `M${n1(fx - 14)} 14q15 -12 30 0q-3 22 -15 ${open ? 18 : 28}q-12 -8 -15 -${open ? 18 : 28}Z`,
    p.t(build.nose),
    { shade: 0.35 },
  )
}

const drawBothDrops = ({ p, face }: Actor, { eyes }: Build, fx: number): void => {
  for (const side of [-1, 1] as const) drawDrops(p, face, fx + side * (eyes?.x ?? 31), eyes?.y ?? 2, side)
}

/** Draws the part of a beak seen from the front that hangs down below the mouth. */
function drawLongBeak(p: Pen, long: number, x: number, color: string): void {
  p.d.shape(
    `M${n1(x - 15)} 24C${n1(x - 13)} ${n1(24 + 26 * long)} ${n1(x - 4)} ${n1(24 + 44 * long)} ${n1(x + 2)} ${n1(24 + 52 * long)}C${n1(x + 8)} ${n1(24 + 44 * long)} ${n1(x + 17)} ${n1(24 + 26 * long)} ${n1(x + 19)} 24Z`,
    color,
    { shade: 0.4 },
  )
}

function drawProfileFace({ p, face, gaze, clothes }: Actor, { build, wing, beak }: Bird): void {
  if (beak) {
    const x = 76 * 0.78
    p.d.shape(
      `M${n1(x - 8)} 8Q${n1(x + 30 * beak)} 8 ${n1(x + 62 * beak)} ${n1(24 + 10 * beak)}Q${n1(x + 26 * beak)} 36 ${n1(x - 8)} 36Z`,
      p.t(build.nose),
      { shade: 0.35 },
    )
  }
  if (wing === 'feathers') p.d.shape(ellipse(40, 0, 42, 43), p.t(build.light), { shade: 0.25 })
  drawProfileMuzzle(p, { ...build, rx: wing === 'feathers' ? 92 : 76 }, face)
  drawProfileEye(p, build, face, gaze, { x: 38 + gaze.x * 4, y: gaze.y * 5, narrow: 0.92 })
  if (clothes.glasses)
    p.d.raw(`<circle cx="38" cy="1" r="22" fill="none" stroke="${p.t('#7a3b34')}" stroke-width="5"/>`)
}

function drawClothes({ p, clothes, back }: Actor, { head }: Bird, body: string): void {
  const { scarf, top, cape, dungarees } = clothes
  const c = scarf ?? top ?? cape ?? dungarees
  if (!c) return
  const color = p.t(c)
  if (top || dungarees)
    p.d.clip(body, () => {
      p.d.shape('M-110 -110q110 34 220 0v120h-220Z', color, { shade: 0.4 })
      if (clothes.pattern?.kind === 'stripes')
        for (let i = 0; i < 4; i++)
          line(p, `M-100 ${-82 + i * 25}q100 30 200 0`, p.t(clothes.pattern.color), 9)
      if (clothes.pattern && clothes.pattern.kind !== 'stripes' && !back)
        for (const y of [-70, -44]) dot(p, 4, y, 6, 6, p.t(clothes.pattern.color))
    })
  const y = head + 56
  if (cape)
    p.d.shape(
      back
        ? `M-58 ${y}C-90 -100 -104 -50 -98 -14q26 12 50 0q26 12 50 0q26 12 50 0q24 10 46 0C104 -50 90 -100 58 ${y}Z`
        : `M-60 ${y}C-84 -80 -104 -40 -98 -14q30 10 54 0C-50 -60 -40 -100 -40 ${y + 2}ZM60 ${y}C84 -80 104 -40 98 -14q-30 10 -54 0C50 -60 40 -100 40 ${y + 2}Z`,
      p.t(cape),
    )
  if (!scarf && !cape) return
  p.d.stroke(`M-68 ${y}q70 34 138 0`, color, 26)
  if (!back && scarf)
    p.d.shape(
      `M22 ${y + 16}C36 ${y + 40} 30 ${y + 66} 38 ${y + 86}l-26 4C8 ${y + 60} 6 ${y + 40} 0 ${y + 20}Z`,
      color,
    )
}

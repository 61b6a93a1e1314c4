import { shift } from '../colour.ts'
import { n1, type Point } from '../path.ts'
import type { Actor, Anchors } from './actor.ts'
import type { Build } from './build.ts'
import type { Hat } from './clothes.ts'
import { drawHead } from './head.ts'
import { overHead } from './over-head.ts'
import { drawLimb, type Pen } from './pen.ts'
import { drawLegs } from './legs.ts'
import { HIP, hovers, shapeFor, type PoseShape } from './poses.ts'
import { drawGossamer, drawLeatherWings, drawShell, drawSpines, drawTail } from './tails.ts'
import { drawTorso } from './torso.ts'
import { drawChairBehind, drawChairBefore } from './wheelchair.ts'

const HEAD: Point = [6, -236]

/** Draws an upright figure, on the ground, hovering or afloat. Returns its anchors in figure units. */
export function drawBiped(actor: Actor, build: Build): Anchors {
  if (actor.inBed) return drawInBed(actor, build)
  const floats = actor.swims || actor.clothes.wheelchair
  const lift = build.gossamer && hovers(actor.pose) && !floats ? 46 : 0
  const aside = shapeFor(actor, build).lean > 40 ? -44 : 0
  if (!lift && !aside) return drawUpright(actor, build)
  let at: Anchors = { hand: { x: 0, y: 0 }, head: { x: 0, y: 0 }, top: 0 }
  actor.p.d.group(`translate(${aside} ${-lift})`, () => {
    at = drawUpright(actor, build)
  })
  const moved = ({ x, y }: { x: number; y: number }) => ({ x: x + aside, y: y - lift })
  return { hand: moved(at.hand), head: moved(at.head), top: at.top - lift }
}

function drawUpright(actor: Actor, build: Build): Anchors {
  const { p, clothes, back } = actor
  const shape = shapeFor(actor, build)
  const fat = build.fat ?? 1
  // The hips of a sitting figure are on the ground, also with short legs.
  const short = clothes.wheelchair ? 0 : (1 - (build.legs ?? 1)) * -HIP
  const sits = actor.pose === 'sit' || actor.pose === 'sleep'
  const down = sits ? Math.max(shape.down ?? 0, short) : (shape.down ?? 0) + short
  const upper = (draw: () => void) =>
    p.d.group(`translate(0 ${n1(down)}) rotate(${shape.lean} 0 ${HIP})`, draw)

  const fur = p.t(build.fur)
  const paws = build.box || build.socks ? p.t(build.dark) : fur
  const sleeve = clothes.top ? p.t(clothes.top) : fur
  const arm = (side: -1 | 1) => {
    const [x, y, bend] = side < 0 ? shape.handBack : shape.handFront
    drawLimb(p, {
      from: [34 * side * fat, -154],
      to: [x * (Math.abs(x) < 70 ? fat : 1), y],
      bend,
      width: (build.box ? 25 : build.arms === 'long' ? 25 : 29) * (1 + (fat - 1) * 0.6),
      color: side < 0 ? shift(sleeve, -0.035) : sleeve,
      ...(clothes.top || clothes.gloves
        ? { tip: { color: gloves(p, actor, side) ?? fur, share: 0.2 } }
        : build.socks || build.box
          ? { tip: { color: paws, share: 0.36 } }
          : {}),
    })
  }
  const raised = (hand: PoseShape['handBack']) => hand[1] < -190
  const tail = () => upper(() => drawTail(p, build))

  if (clothes.wheelchair) drawChairBehind(p, clothes.hatColor)
  if (!back) {
    upper(() => drawBehind(actor, build))
    if (!clothes.wheelchair) tail()
  }
  if (!back || raised(shape.handBack)) upper(() => arm(-1))
  if (raised(shape.handFront)) upper(() => arm(1))
  if (back) upper(() => arm(1))
  drawLegs(actor, build, shape, down)
  upper(() => {
    if (back && !raised(shape.handBack)) arm(-1)
    drawTorso(p, build, clothes, back, { mark: actor.mark })
    if (back) drawBehind(actor, build)
  })
  if (back && !clothes.wheelchair) tail()
  const [headX, headY] = HEAD
  const neckwear = () => {
    if (clothes.cape && !clothes.scarf) drawClasp(p, p.t(clothes.cape), back)
    if (clothes.scarf)
      drawScarf(
        p,
        p.t(clothes.scarf),
        back,
        actor.wind ?? (actor.pose === 'run' ? 40 : actor.pose === 'walk' ? 18 : 0),
      )
  }
  upper(() => {
    // From behind, the hair hangs over the scarf.
    if (back) neckwear()
    p.d.group(`translate(${headX} ${headY}) rotate(${shape.tilt} 0 52)`, () => drawHead(actor, build))
    if (!back) neckwear()
    actor.held?.(shape.handFront[0], shape.handFront[1])
    if (!back && !raised(shape.handFront)) arm(1)
    else if (actor.held && !back) {
      // Fingers around the grip cover it.
      const [x, y] = shape.handFront
      p.d.shape(
        `M${x - 14} ${y}a14 13 0 1 0 28 0a14 13 0 1 0 -28 0Z`,
        gloves(p, actor, 1) ?? (clothes.top ? fur : paws),
      )
    }
  })
  if (clothes.wheelchair) drawChairBefore(p, clothes.hatColor, back)
  return anchors(shape, down, build, clothes.hat)
}

function drawInBed(actor: Actor, build: Build): Anchors {
  const { p, clothes } = actor
  drawTorso(p, build, clothes, false)
  p.d.group(`translate(${HEAD[0]} ${HEAD[1]})`, () => drawHead({ ...actor, back: false, turn: 0.3 }, build))
  return { hand: { x: 0, y: -110 }, head: { x: HEAD[0], y: HEAD[1] }, top: HEAD[1] - build.ry - 60 }
}

function anchors(shape: PoseShape, down: number, build: Build, hat: Hat | undefined): Anchors {
  const angle = (shape.lean * Math.PI) / 180
  const place = (x: number, y: number) => ({
    x: x * Math.cos(angle) - (y - HIP) * Math.sin(angle),
    y: x * Math.sin(angle) + (y - HIP) * Math.cos(angle) + HIP + down,
  })
  const head = place(HEAD[0], HEAD[1])
  const top = head.y - overHead(build, hat)
  return { hand: place(shape.handFront[0], shape.handFront[1]), head, top }
}

/** Color of gloves on a hand, if any are worn. Of a single one it is that of the nearer hand. */
export const gloves = (p: Pen, { clothes }: Actor, side: 1 | -1 = 1): string | null =>
  clothes.gloves && (side > 0 || !clothes.single?.includes('gloves'))
    ? p.t(clothes.gloves)
    : clothes.pattern?.kind === 'suit' || clothes.pattern?.kind === 'armour'
      ? p.t(clothes.boots ?? '#7d8896')
      : null

/** Draws what is on the back: wings, shell, spines, cape. */
export function drawBehind({ p, clothes, back, pose, wind: blown = 0 }: Actor, build: Build): void {
  if (build.wings) drawLeatherWings(p, build.wings, pose === 'cheer' || pose === 'run' ? 16 : 0)
  if (build.gossamer) drawGossamer(p)
  if (build.shell) drawShell(p, back)
  if (build.spines) drawSpines(p, build.dark, back)
  if (!clothes.cape) return
  const wind = Math.min(pose === 'run' ? -46 : pose === 'walk' ? -20 : 0, -blown)
  p.d.shape(
    back
      ? 'M-36 -176C-64 -130 -84 -90 -88 -34q22 12 44 -2q22 12 44 0q22 12 44 0q22 12 44 2C84 -90 66 -130 38 -176Z'
      : `M-36 -174C-72 -128 ${-106 + wind} -66 ${-114 + wind} -36q24 12 42 -4q18 14 38 0q20 12 42 -2C14 -96 20 -128 32 -174Z`,
    p.t(clothes.cape),
    { shade: 0.5 },
  )
}

/** Draws a scarf; `wind` moves its end to the left by so many figure units. */
export function drawScarf(p: Pen, color: string, back: boolean, wind: number): void {
  p.d.stroke('M-42 -172q46 30 94 -2', color, 27)
  if (back) return
  p.d.stroke('M-34 -168h0M-4 -157h0M28 -160h0', shift(color, 0.09), 10, { shade: 0, lit: 0 })
  p.d.shape(
    `M20 -164C${34 - wind * 0.4} -134 ${26 - wind} -108 ${36 - wind * 1.4} -88l-26 4C${6 - wind} -114 4 -138 -2 -158Z`,
    color,
  )
}

/** Draws the clasp of a cape. */
export function drawClasp(p: Pen, color: string, back: boolean): void {
  p.d.stroke('M-38 -172q44 24 86 -2', color, 15)
  if (!back) p.d.shape('M-3 -158a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z', p.t('#efbf4a'), { shade: 0.25 })
}

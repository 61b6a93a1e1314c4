import { mix, shift } from '../colour.ts'
import { curve, ellipse, n1, type Point } from '../path.ts'
import type { Build, MuzzleKind } from './build.ts'
import { isOpen, type Face } from './expressions.ts'
import { dot, flat, ink, line, mouthRed, tongue, type Pen } from './pen.ts'

/**
 * A muzzle seen from the right side, in head units (the middle of the head is (0, 0)): how far its tip stands out from the
 * skull, y of its bridge where it leaves the skull, y of the middle of the tip and radius there, y of the jaw.
 */
type Snout = {
  out: number
  bridge: number
  tip: number
  r: number
  jaw: number
  paint: 'fur' | 'light' | 'half'
}

const snouts: Partial<Record<MuzzleKind, Snout>> = {
  cheeks: { out: 40, bridge: -8, tip: 27, r: 10, jaw: 60, paint: 'half' },
  small: { out: 20, bridge: 4, tip: 32, r: 15, jaw: 60, paint: 'light' },
  buck: { out: 20, bridge: 2, tip: 33, r: 17, jaw: 60, paint: 'light' },
  oval: { out: 28, bridge: 8, tip: 34, r: 25, jaw: 66, paint: 'light' },
  dog: { out: 40, bridge: 0, tip: 32, r: 22, jaw: 66, paint: 'light' },
  snout: { out: 46, bridge: 0, tip: 22, r: 8, jaw: 54, paint: 'light' },
  mask: { out: 20, bridge: 8, tip: 36, r: 24, jaw: 64, paint: 'light' },
  lion: { out: 32, bridge: -6, tip: 32, r: 24, jaw: 66, paint: 'light' },
  plain: { out: 20, bridge: -6, tip: 26, r: 22, jaw: 60, paint: 'fur' },
  broad: { out: 46, bridge: -2, tip: 32, r: 28, jaw: 70, paint: 'fur' },
  long: { out: 54, bridge: 0, tip: 36, r: 27, jaw: 72, paint: 'light' },
  pig: { out: 30, bridge: 2, tip: 28, r: 20, jaw: 60, paint: 'fur' },
  bandit: { out: 36, bridge: 2, tip: 32, r: 14, jaw: 62, paint: 'light' },
  badger: { out: 40, bridge: -4, tip: 30, r: 14, jaw: 62, paint: 'light' },
  tusks: { out: 28, bridge: 8, tip: 34, r: 27, jaw: 66, paint: 'light' },
  tapir: { out: 56, bridge: -6, tip: 46, r: 15, jaw: 66, paint: 'fur' },
  frog: { out: 14, bridge: -20, tip: 18, r: 22, jaw: 54, paint: 'half' },
}

const tipX = (build: Build, { out }: Snout): number => build.rx * 0.92 + out

/** Where the mouth is, relative to the middle of the head: what is eaten, blown or held in it is there. */
export function profileMouth(build: Build): Point {
  const s = snouts[build.muzzle]
  return s ? [tipX(build, s) - 6, s.tip + s.r * 0.7] : [build.rx * 0.92, 42]
}

/** Where jaws hold a thing: in a thin snout, behind its tip, which is the nose. */
export function profileBite(build: Build): Point {
  const [x, y] = profileMouth(build)
  const s = snouts[build.muzzle]
  return s && s.r <= 10 ? [x - 0.5 * s.out, y + 8] : [x, y]
}

function outline(build: Build, s: Snout): string {
  const x = tipX(build, s)
  const rx = build.rx
  return curve(
    [
      [rx * 0.3, s.bridge - 10],
      [rx * 0.8, s.bridge + 2],
      [x - s.r * 0.7, s.tip - s.r * 0.9],
      [x, s.tip],
      [x - s.r * 0.5, s.tip + s.r * 0.9],
      [rx * 0.72, s.jaw - 4],
      [rx * 0.2, s.jaw],
      [rx * 0.02, (s.bridge + s.jaw) / 2],
    ],
    true,
    0.8,
  )
}

/** Draws muzzle, nose and mouth of a head in profile, facing right. */
export function drawProfileMuzzle(p: Pen, build: Build, face: Face): void {
  if (build.muzzle === 'person') return drawProfileNose(p, build, face)
  if (build.muzzle === 'beak') return drawBeak(p, build, face)
  const s = snouts[build.muzzle]
  if (!s) return
  const x = tipX(build, s)
  const d = outline(build, s)
  const light = p.t(build.light)
  const fur = p.t(build.fur)
  const [mx, my] = [x - s.r * 0.75, s.tip + s.r * 0.55]
  if (isOpen(face)) drawJaw(p, face.mouth, mx, my, build, s)
  p.d.shape(d, s.paint === 'light' ? light : build.muzzle === 'broad' ? mix(fur, light, 0.3) : fur, {
    shade: 0.35,
  })
  if (s.paint === 'half')
    p.d.clip(d, () =>
      flat(
        p,
        `M${n1(-build.rx)} ${s.tip + 4}Q${n1(build.rx * 0.5)} ${s.tip - 22} ${n1(x + 10)} ${s.tip + 1}V${s.jaw + 20}H${n1(-build.rx)}Z`,
        light,
      ),
    )
  if (build.muzzle === 'tusks')
    p.d.shape(
      `M${n1(mx - 16)} ${n1(my - 2)}Q${n1(mx - 4)} ${n1(my + 42)} ${n1(mx - 12)} ${n1(my + 70)}Q${n1(mx + 8)} ${n1(my + 44)} ${n1(mx + 2)} ${n1(my - 2)}Z`,
      p.t('#fbf3e2'),
      { shade: 0.3 },
    )
  if (!isOpen(face)) drawMouthLine(p, face.mouth, mx, my, s.r)
  if (build.muzzle === 'buck' && face.mouth !== 'frown' && face.mouth !== 'o')
    flat(p, `M${n1(mx - 4)} ${n1(my + 1)}h11v9q0 4 -4 4h-3q-4 0 -4 -4Z`, p.t('#fffaf0'))
  drawNoseTip(p, build, x, s)
  if (build.whiskers)
    line(
      p,
      `M${n1(x - 30)} ${s.tip + 4}l-40 -8M${n1(x - 30)} ${s.tip + 11}l-40 6`,
      p.t(shift(build.light, -0.06)),
      2.6,
      0.85,
    )
}

function drawNoseTip(p: Pen, build: Build, x: number, { tip, r }: Snout): void {
  const nose = p.t(build.nose)
  switch (build.muzzle) {
    case 'frog':
    case 'plain':
    case 'broad':
      dot(p, x - r * 0.7, tip - r * 0.45, 4, build.muzzle === 'broad' ? 6 : 3.4, nose)
      return
    case 'mask':
      dot(p, x - 12, tip - 16, 4, 3.4, nose)
      return
    case 'tapir':
    case 'long':
      dot(p, x - r * 0.6, tip - r * 0.45, 5, 7, nose)
      return
    case 'pig':
      p.d.shape(ellipse(x - 3, tip, 11, 20), nose, { shade: 0.3 })
      dot(p, x - 1, tip - 6, 3, 5, p.t(build.dark))
      return
    default: {
      const w = build.muzzle === 'snout' ? 11 : Math.min(15, 8 + r * 0.35)
      p.d.shape(ellipse(x - 3, tip - r * 0.45, w, w * 0.8), nose, { shade: 0.2, lit: 0 })
      dot(p, x - 5, tip - r * 0.45 - w * 0.35, 3.6, 2.2, '#ffffff', 0.55)
    }
  }
}

/** The red of an open mouth and the jaw under it. */
function drawJaw(p: Pen, mouth: Face['mouth'], x: number, y: number, build: Build, s: Snout): void {
  const wide = mouth === 'laugh' || mouth === 'yawn' ? 1.25 : mouth === 'open' ? 1 : 0.55
  const color = s.paint === 'fur' ? p.t(build.fur) : p.t(build.light)
  p.d.shape(
    `M${n1(x - 46)} ${n1(y - 4)}Q${n1(x - 36)} ${n1(y + 40 * wide)} ${n1(x - 10)} ${n1(y + 34 * wide)}Q${n1(x + 4)} ${n1(y + 26 * wide)} ${n1(x)} ${n1(y - 6)}Z`,
    shift(color, -0.03),
    { shade: 0.3 },
  )
  flat(
    p,
    `M${n1(x - 38)} ${n1(y - 4)}Q${n1(x - 30)} ${n1(y + 28 * wide)} ${n1(x - 10)} ${n1(y + 25 * wide)}Q${n1(x - 2)} ${n1(y + 16 * wide)} ${n1(x - 4)} ${n1(y - 6)}Z`,
    p.t(mouthRed),
  )
  if (mouth !== 'o') flat(p, `M${n1(x - 29)} ${n1(y + 16)}q10 -8 20 2q-4 8 -10 7q-7 -1 -10 -9Z`, p.t(tongue))
}

function drawMouthLine(p: Pen, mouth: Face['mouth'], x: number, y: number, r: number): void {
  if (mouth === 'none') return
  const length = mouth === 'small' ? 18 : mouth === 'grin' ? 42 : 32
  const ends = {
    smile: -9,
    grin: -14,
    small: -3,
    frown: 10,
    wavy: 3,
    teeth: 2,
    open: 0,
    o: 0,
    laugh: 0,
    yawn: 0,
  }[mouth]
  const sag = mouth === 'frown' ? -4 : mouth === 'wavy' ? -3 : 11
  if (mouth === 'teeth') return drawTeeth(p, x, y, p.t(ink))
  const d =
    mouth === 'wavy'
      ? `M${n1(x)} ${n1(y)}q-8 8 -16 2t-16 3`
      : `M${n1(x)} ${n1(y)}Q${n1(x - length * 0.55)} ${n1(y + sag + r * 0.1)} ${n1(x - length)} ${n1(y + ends)}`
  line(p, d, p.t(ink), 4.8)
}

function drawBeak(p: Pen, build: Build, face: Face): void {
  const color = p.t(build.nose)
  const x = build.rx * 0.78
  const open = isOpen(face)
  if (open) {
    flat(p, `M${n1(x - 4)} 22L${n1(x + 30)} 34L${n1(x)} 44Z`, p.t(mouthRed))
    p.d.shape(
      `M${n1(x - 8)} 34Q${n1(x + 14)} 40 ${n1(x + 32)} 42Q${n1(x + 12)} 54 ${n1(x - 8)} 46Z`,
      shift(color, -0.06),
      { shade: 0.3 },
    )
  }
  p.d.shape(
    `M${n1(x - 10)} 6Q${n1(x + 26)} 4 ${n1(x + 46)} 26Q${n1(x + 20)} ${open ? 26 : 34} ${n1(x - 8)} ${open ? 30 : 36}Z`,
    color,
    { shade: 0.35 },
  )
  if (!open)
    line(
      p,
      `M${n1(x - 8)} 25Q${n1(x + 16)} ${face.mouth === 'frown' ? 20 : 30} ${n1(x + 40)} 26`,
      shift(color, -0.16),
      3.4,
    )
}

function drawTeeth(p: Pen, x: number, y: number, color: string): void {
  const d = `M${n1(x + 2)} ${n1(y - 5)}q-14 4 -30 1q-3 6 0 12q16 4 29 0q3 -7 1 -13Z`
  flat(p, d, '#fffaf0')
  line(p, d, color, 4)
  line(p, `M${n1(x)} ${n1(y + 2)}q-14 3 -27 1`, color, 2.2)
}

/** Draws a person's nose and mouth. */
function drawProfileNose(p: Pen, build: Build, face: Face): void {
  const skin = p.t(build.fur)
  const x = build.rx * 0.93
  const big = build.noseShape === 'wide' ? 15 : build.noseShape === 'button' ? 13 : 14
  p.d.shape(
    `M${n1(x - 22)} 2C${n1(x - 4)} 2 ${n1(x + big * 0.4)} 8 ${n1(x + big)} 19C${n1(x + big + 1)} 28 ${n1(x + 2)} 30 ${n1(x - 6)} 30C${n1(x - 16)} 28 ${n1(x - 22)} 16 ${n1(x - 22)} 2Z`,
    skin,
    { shade: 0.12, lit: 0.3 },
  )
  line(p, `M${n1(x + 2)} 29q-6 1 -9 -2`, p.t(build.nose), 3.6, 0.9)
  const color = mix(p.t(ink), skin, 0.2)
  const [mx, my] = [x - 9, 44]
  if (face.mouth === 'teeth') drawTeeth(p, mx, my, color)
  else if (face.mouth === 'open' || face.mouth === 'laugh') {
    flat(p, `M${n1(mx + 1)} ${my - 4}q-16 0 -30 2q4 22 18 22q12 -2 12 -24Z`, p.t(mouthRed))
    flat(p, `M${n1(mx - 21)} ${my + 12}q8 -8 18 0q-4 7 -9 7q-6 0 -9 -7Z`, p.t(tongue))
  } else if (face.mouth === 'o' || face.mouth === 'yawn')
    dot(p, mx - 3, my + 4, face.mouth === 'o' ? 6.5 : 9, face.mouth === 'o' ? 9 : 13, p.t(mouthRed))
  else if (face.mouth === 'wavy') line(p, `M${n1(mx)} ${my}q-6 6 -12 1t-11 2`, color, 4.8)
  else if (face.mouth !== 'none') {
    const [length, end, sag] = (
      { smile: [24, -7, 9], grin: [28, -12, 9], small: [14, -2, 4], frown: [20, 7, -6] } as const
    )[face.mouth]
    line(
      p,
      `M${n1(mx)} ${my}Q${n1(mx - length * 0.5)} ${my + sag} ${n1(mx - length)} ${my + end}`,
      color,
      4.8,
    )
  }
  if (build.freckles)
    for (const [dx, dy] of [
      [22, 24],
      [31, 28],
      [18, 32],
    ] as const)
      dot(p, x - dx, dy, 2.4, 2.2, p.t(shift(build.nose, -0.02)), 0.75)
}

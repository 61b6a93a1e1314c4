import { mix } from '../../colour.ts'
import { ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { lamplit } from './buildings.ts'
import { Marks } from './marks.ts'
import { halo, wash } from './wash.ts'

/** Colours of clouds. */
export const pastel = ['#fbeaf4', '#e6d2f6', '#cfdcfa', '#fbdcd8']

/** A bank of cloud with its tops at about y, filled downwards; `bowl` is how much higher both ends lie. */
export function bank(b: Brush, y: number, size: number, color: string, depth: number, bowl = 0): void {
  const { r } = b
  const paint = b.tone(color, depth)
  const at = (x: number) => y - bowl * ((x - 800) / 800) ** 2
  let d = `M-280 ${n1(at(-280))}`
  const tops: [number, number, number][] = []
  for (let x = -280; x < 1860;) {
    const w = size * r.between(0.65, 1.35)
    const next = x + w
    d += `A${n1(w * 0.56)} ${n1(w * 0.46)} 0 0 1 ${n1(next)} ${n1(at(next))}`
    tops.push([x + w / 2, at(x + w / 2) - w * 0.3, w])
    x = next
  }
  wash(b, `${d}V1400H-280Z`, paint, y - size * 0.5 - bowl * 0.6, y + size * 1.6, { lit: 0.55, shade: 0.4 })
  const [folds, glow] = [new Marks(), new Marks()]
  for (const [x, top, w] of tops) {
    folds.add(
      mix(paint, b.mood.shadow, 0.12),
      `M${n1(x - w * 0.1)} ${n1(top + w * 0.62)}a${n1(w * 0.3)} ${n1(w * 0.26)} 0 0 1 ${n1(w * 0.5)} ${n1(-w * 0.06)}`,
    )
    glow.add(mix(paint, b.mood.key, 0.5), ellipse(x - w * 0.08, top + w * 0.14, w * 0.22, w * 0.1))
  }
  folds.stroke(b, Math.max(4, size * 0.022), 0.5)
  glow.fill(b, 0.4)
}

/** The cloud floor that figures stand on, with soft hollows. */
export function floor(b: Brush, y: number): void {
  const paint = b.tone('#fbf0f8', 0.03)
  wash(
    b,
    `M-200 ${y + 20}C0 ${y - 26} 160 ${y - 30} 330 ${y + 4}C480 ${y - 22} 660 ${y - 20} 800 ${y + 2}C960 ${y - 22} 1120 ${y - 20} 1260 ${y + 6}C1420 ${y - 30} 1620 ${y - 28} 1800 ${y + 18}V1400H-200Z`,
    paint,
    y - 20,
    y + 320,
    { lit: 0.5, shade: 0.4 },
  )
  const [swirls, soft] = [new Marks(), new Marks()]
  const { r } = b
  for (let i = 0; i < 22; i++) {
    const t = r()
    const [x, sy, s] = [r.between(-180, 1700), y + 40 + t * (1340 - y), 40 + t * 90]
    swirls.add(
      mix(paint, b.mood.shadow, 0.12),
      `M${n1(x)} ${n1(sy)}q${n1(s * 0.5)} ${n1(-s * 0.3)} ${n1(s)} 0t${n1(s * 0.8)} ${n1(-s * 0.04)}`,
    )
    soft.add(mix(paint, b.mood.key, 0.4), ellipse(x + s * 0.6, sy + s * 0.3, s * 0.8, s * 0.18))
  }
  soft.fill(b, 0.35)
  swirls.stroke(b, 5, 0.55)
}

export const front = (f: Brush) => {
  const paint = mix(f.tone('#f6ecf8'), f.mood.shadow, f.mood.dark ? 0.36 : 0.14)
  for (const k of [-1, 1]) {
    const x = (dx: number) => n1(800 + k * dx)
    wash(
      f,
      `M${x(1000)} 1400V1130A150 130 0 0 ${k > 0 ? 0 : 1} ${x(780)} 1200A130 120 0 0 ${k > 0 ? 0 : 1} ${x(600)} 1310A100 90 0 0 ${k > 0 ? 0 : 1} ${x(470)} 1400Z`,
      paint,
      1110,
      1400,
      { lit: 0.45, shade: 0.4 },
    )
  }
}

/** A star on a thread from above. */
export function hangingStar(b: Brush, x: number, y: number, s: number): void {
  let d = ''
  for (let k = 0; k < 10; k++) {
    const [a, q] = [-Math.PI / 2 + (k * Math.PI) / 5, k % 2 ? s * 0.5 : s]
    d += `${k ? 'L' : 'M'}${n1(x + Math.cos(a) * q)} ${n1(y + Math.sin(a) * q)}`
  }
  b.d.raw(
    `<path d="M${n1(x)} -200V${n1(y - s)}" stroke="${mix(b.mood.key, b.mood.sky[1], 0.3)}" stroke-width="3" stroke-opacity=".7"/>`,
  )
  const lit = b.scene.time !== 'afternoon'
  halo(b, x, y, s * 4, '#ffe6a0', lit ? 0.75 : 0.4)
  b.d.raw(
    `<path d="${d}Z" fill="${lit ? '#ffe9a4' : b.tone('#ffe08a')}" stroke="${lit ? '#ffe9a4' : b.tone('#ffe08a')}" stroke-width="${n1(s * 0.22)}" stroke-linejoin="round"/>`,
  )
}

/** A round little house of the cloud people. */
export function cloudHouse(b: Brush, x: number, y: number, s: number, roof: string, depth: number): void {
  const at = (dx: number) => n1(x + dx * s)
  const up = (dy: number) => n1(y - dy * s)
  b.d.shape(
    `M${at(-62)} ${n1(y)}Q${at(-70)} ${up(110)} ${at(-50)} ${up(140)}H${at(50)}Q${at(70)} ${up(110)} ${at(62)} ${n1(y)}Z`,
    b.tone('#fdf2ea', depth),
    { shade: 0.5 },
  )
  b.d.shape(
    `M${at(-86)} ${up(128)}Q${at(-30)} ${up(190)} ${at(-4)} ${up(280)}Q${at(30)} ${up(190)} ${at(86)} ${up(128)}Q${at(0)} ${up(108)} ${at(-86)} ${up(128)}Z`,
    b.tone(roof, depth),
    { shade: 0.5 },
  )
  b.d.shape(
    `M${at(-24)} ${n1(y)}v${n1(-52 * s)}a${n1(24 * s)} ${n1(24 * s)} 0 0 1 ${n1(48 * s)} 0v${n1(52 * s)}Z`,
    b.tone('#c98aa4', depth),
    { shade: 0.4 },
  )
  for (const dx of [-40, 40])
    lamplit(b, x + dx * s, y - 66 * s, 24 * s, 32 * s, { arched: true, depth, bars: false })
  b.d.raw(`<path d="${ellipse(x - 4 * s, y - 286 * s, 8 * s)}" fill="${b.tone('#ffe08a', depth)}"/>`)
}

/** Fluffy flowers that grow on clouds. */
export function puffFlower(b: Brush, x: number, y: number, h: number): void {
  const { r } = b
  b.d.raw(
    `<path d="M${n1(x)} ${n1(y)}q${n1(r.between(-16, 16))} ${n1(-h * 0.5)} 0 ${n1(-h)}" fill="none" stroke="${b.tone('#9ac4b0')}" stroke-width="${n1(Math.max(4, h * 0.035))}" stroke-linecap="round"/>`,
  )
  let d = ''
  const s = h * 0.17
  for (let k = 0; k < 7; k++)
    d += ellipse(x + Math.cos(k * 0.9) * s * 0.72, y - h + Math.sin(k * 0.9) * s * 0.72, s * 0.5)
  b.d.shape(d + ellipse(x, y - h, s * 0.7), b.tone(r.pick(['#f6b8d0', '#c8b4f0', '#fbd8a0', '#a8d8f0'])), {
    shade: 0.3,
  })
}

export function starBoat(b: Brush, x: number, y: number, s: number, depth: number): void {
  const at = (dx: number, dy: number) => `${n1(x + dx * s)} ${n1(y - dy * s)}`
  b.d.stroke(`M${at(0, 40)}V${n1(y - 290 * s)}`, b.tone('#8a6a70', depth), 9 * s)
  b.d.shape(
    `M${at(10, 280)}C${at(130, 230)} ${at(150, 130)} ${at(120, 70)}Q${at(60, 84)} ${at(10, 66)}Z`,
    b.tone(b.r.pick(['#f6c8d8', '#c8d4f6', '#fbe2b8']), depth),
    { shade: 0.4 },
  )
  b.d.shape(
    `M${at(-10, 250)}C${at(-80, 200)} ${at(-96, 130)} ${at(-84, 76)}Q${at(-40, 86)} ${at(-10, 68)}Z`,
    b.tone('#fdf2ea', depth),
    { shade: 0.4 },
  )
  halo(b, x, y - 316 * s, 80 * s, '#ffe09a', 0.7)
  let star = ''
  for (let k = 0; k < 10; k++) {
    const [a, q] = [-Math.PI / 2 + (k * Math.PI) / 5, (k % 2 ? 14 : 28) * s]
    star += `${k ? 'L' : 'M'}${n1(x + Math.cos(a) * q)} ${n1(y - 312 * s + Math.sin(a) * q)}`
  }
  b.d.raw(`<path d="${star}Z" fill="#ffe9a4"/>`)
  b.d.shape(
    `M${at(-170, 80)}C${at(-120, 44)} ${at(110, 44)} ${at(170, 84)}C${at(160, -10)} ${at(80, -50)} ${at(0, -50)}C${at(-90, -50)} ${at(-160, -10)} ${at(-170, 80)}Z`,
    b.tone('#a08ac8', depth),
    { shade: 0.5 },
  )
  b.d.stroke(
    `M${at(-170, 80)}C${at(-120, 44)} ${at(110, 44)} ${at(170, 84)}`,
    b.tone('#f6e2b8', depth),
    12 * s,
  )
  for (const dx of [-80, 0, 80])
    b.d.raw(
      `<path d="${ellipse(x + dx * s, y - 14 * s, 15 * s)}" fill="${b.mood.dark ? '#ffdf94' : b.tone('#f6e2b8', depth)}"/>`,
    )
}

/** A tall slim beacon with a star for a lamp. */
export function beacon(b: Brush, x: number, y: number): void {
  b.d.shape(`M${x - 62} ${y + 60}L${x - 34} ${y - 380}h68L${x + 62} ${y + 60}Z`, b.tone('#fdf0ea', 0.22), {
    shade: 0.55,
    lit: 0.3,
    dir: [1, 0.1],
  })
  const bands = new Marks()
  for (const t of [0.2, 0.5, 0.8]) {
    const [yy, half] = [y + 60 - 440 * t, 62 - 28 * t]
    bands.add(
      b.tone('#c8a8e0', 0.22),
      `M${n1(x - half)} ${n1(yy)}L${n1(x - half + 3)} ${n1(yy - 54)}H${n1(x + half - 3)}L${n1(x + half)} ${n1(yy)}Z`,
    )
  }
  bands.fill(b, 0.8)
  b.d.shape(`M${x - 52} ${y - 376}h104v-20h-104Z`, b.tone('#a08ac8', 0.2))
  b.d.glow(x, y - 450, 320, '#ffe6a0', b.mood.dark ? 0.8 : 0.45)
  let star = ''
  for (let k = 0; k < 10; k++) {
    const [a, q] = [-Math.PI / 2 + (k * Math.PI) / 5, k % 2 ? 30 : 60]
    star += `${k ? 'L' : 'M'}${n1(x + Math.cos(a) * q)} ${n1(y - 452 + Math.sin(a) * q)}`
  }
  b.d.raw(`<path d="${star}Z" fill="#ffeeb4" stroke="#ffeeb4" stroke-width="12" stroke-linejoin="round"/>`)
}

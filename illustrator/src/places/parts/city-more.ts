import { mix, shift } from '../../colour.ts'
import { ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { bricks, lamplit } from './buildings.ts'
import { Marks } from './marks.ts'
import { halo } from './wash.ts'

/** A clock tower `h` high; its face is lit in the dark. */
export function clockTower(b: Brush, x: number, y: number, h: number, depth: number): void {
  const w = h * 0.2
  const wall = b.tone('#d8b890', depth)
  b.d.shape(`M${n1(x - w / 2)} ${n1(y)}V${n1(y - h)}H${n1(x + w / 2)}V${n1(y)}Z`, wall, {
    shade: 0.5,
    lit: 0.35,
    dir: [1, 0.1],
  })
  bricks(b, x - w * 0.45, y - h * 0.96, w * 0.8, h * 0.9, 26, wall, w * 0.12)
  b.d.shape(
    `M${n1(x - w * 0.58)} ${n1(y - h * 0.98)}h${n1(w * 1.16)}v${n1(-h * 0.03)}h${n1(-w * 1.16)}Z`,
    shift(wall, 0.05),
    { shade: 0.3 },
  )
  b.d.shape(
    `M${n1(x - w * 0.56)} ${n1(y - h)}Q${n1(x - w * 0.1)} ${n1(y - h * 1.12)} ${n1(x)} ${n1(y - h * 1.34)}Q${n1(x + w * 0.1)} ${n1(y - h * 1.12)} ${n1(x + w * 0.56)} ${n1(y - h)}Z`,
    b.tone('#5f7f86', depth),
    { shade: 0.5, dir: [1, 0.2] },
  )
  const [cy, q] = [y - h * 0.84, w * 0.34]
  if (b.mood.dark) halo(b, x, cy, q * 3, '#ffe0a0', 0.7)
  b.d.raw(
    `<path d="${ellipse(x, cy, q)}" fill="${b.mood.dark ? '#fff0c4' : b.tone('#f6eedc', depth)}" stroke="${b.tone('#8a6a4c', depth)}" stroke-width="${n1(q * 0.16)}"/>`,
  )
  new Marks()
    .add(
      b.tone('#4a4048', depth),
      `M${n1(x)} ${n1(cy)}V${n1(cy - q * 0.7)}M${n1(x)} ${n1(cy)}L${n1(x + q * 0.5)} ${n1(cy + q * 0.2)}`,
    )
    .stroke(b, q * 0.12)
  for (const t of [0.2, 0.4, 0.6])
    lamplit(b, x, y - h * t, w * 0.22, h * 0.08, { arched: true, depth, bars: false })
}

/** A roundabout with a striped roof and wooden horses. */
export function carousel(b: Brush, x: number, y: number, w: number, depth = 0.06): void {
  const at = (t: number) => n1(x + t * w)
  const up = (t: number) => n1(y - t * w)
  const lit = b.mood.dark
  b.d.groundShadow(x, y, w * 0.6, w * 0.07, 0.5)
  if (lit) halo(b, x, y - w * 0.36, w * 0.8, '#ffcf7a', 0.6)
  b.d.shape(`M${at(-0.1)} ${up(0.06)}V${up(0.6)}H${at(0.1)}V${up(0.06)}Z`, b.tone('#f0d8a8', depth), {
    shade: 0.4,
    dir: [1, 0],
  })
  const horses = new Marks()
  for (const [t, dy] of [
    [-0.36, 0.2],
    [-0.16, 0.16],
    [0.18, 0.2],
    [0.37, 0.15],
  ] as const) {
    const [hx, hy, s] = [x + t * w, y - dy * w, w * 0.055]
    b.d.raw(
      `<path d="M${n1(hx)} ${up(0.05)}V${up(0.6)}" stroke="${b.tone('#e0b860', depth)}" stroke-width="${n1(w * 0.014)}"/>`,
    )
    horses.add(
      b.tone(b.r.pick(['#f4ece0', '#c98a6a', '#8fa8b8', '#e8b8b8']), depth),
      `M${n1(hx - s * 1.3)} ${n1(hy)}q${n1(s * 0.2)} ${n1(-s)} ${n1(s * 1.6)} ${n1(-s * 0.7)}l${n1(s * 0.6)} ${n1(-s * 1.1)}l${n1(s * 0.9)} ${n1(s * 0.4)}l${n1(-s * 0.2)} ${n1(s * 0.4)}l${n1(-s * 0.5)} 0l${n1(-s * 0.2)} ${n1(s * 1.2)}l${n1(s * 0.5)} ${n1(s * 1.1)}h${n1(-s * 0.4)}l${n1(-s * 0.5)} ${n1(-s * 0.9)}h${n1(-s * 0.9)}l${n1(-s * 0.5)} ${n1(s)}h${n1(-s * 0.4)}Z`,
    )
  }
  horses.fill(b)
  b.d.shape(
    `M${at(-0.52)} ${n1(y)}v${n1(-w * 0.07)}h${n1(w * 1.04)}v${n1(w * 0.07)}Z`,
    b.tone('#b5533f', depth),
    { shade: 0.4 },
  )
  const n = 8
  for (let i = 0; i < n; i++) {
    const [a, c] = [-0.56 + (i * 1.12) / n, -0.56 + ((i + 1) * 1.12) / n]
    b.d.raw(
      `<path d="M${at(0)} ${up(0.94)}L${at(a)} ${up(0.62)}Q${at((a + c) / 2)} ${up(0.54)} ${at(c)} ${up(0.62)}Z" fill="${b.tone(i % 2 ? '#f6ecd8' : '#d8604c', depth)}"/>`,
    )
  }
  b.d.raw(
    `<path data-sh="1" d="M${at(0)} ${up(0.94)}L${at(-0.56)} ${up(0.62)}H${at(0.56)}Z" fill="${b.d.linear(b.mood.shadow, [0.9, 0.4])}" fill-opacity=".4"/>`,
  )
  const bulbs = new Marks()
  for (let i = 0; i <= 10; i++)
    bulbs.add(
      lit ? '#fff0b8' : b.tone('#f0d890', depth),
      ellipse(x + (-0.54 + i * 0.108) * w, y - w * 0.6, w * 0.012),
    )
  bulbs.fill(b)
  b.d.shape(
    `M${at(0)} ${up(0.92)}v${n1(-w * 0.1)}q${n1(w * 0.06)} ${n1(w * 0.01)} ${n1(w * 0.1)} ${n1(w * 0.03)}q${n1(-w * 0.05)} ${n1(w * 0.02)} ${n1(-w * 0.1)} ${n1(w * 0.03)}Z`,
    b.tone('#e0b040', depth),
    { shade: 0.2 },
  )
}

/** A great wheel far off, its cabins lit. */
export function bigWheel(b: Brush, x: number, y: number, q: number, depth: number): void {
  const steel = b.tone('#b0a8b8', depth)
  b.d.raw(
    `<path d="M${n1(x - q * 0.5)} ${n1(y + q * 1.1)}L${x} ${y}L${n1(x + q * 0.5)} ${n1(y + q * 1.1)}${ellipse(x, y, q)}" fill="none" stroke="${steel}" stroke-width="${n1(q * 0.05)}"/>`,
  )
  let spokes = ''
  const cabins = new Marks()
  for (let k = 0; k < 12; k++) {
    const a = k * 0.5236 + 0.2
    const [cx, cy] = [x + Math.cos(a) * q, y + Math.sin(a) * q]
    spokes += `M${x} ${y}L${n1(cx)} ${n1(cy)}`
    if (b.mood.dark) halo(b, cx, cy + q * 0.08, q * 0.22, '#ffd98a', 0.6)
    cabins.add(
      b.mood.dark ? '#ffe0a0' : b.tone(k % 2 ? '#d8705c' : '#5f9aa8', depth),
      ellipse(cx, cy + q * 0.08, q * 0.085),
    )
  }
  new Marks().add(steel, spokes).stroke(b, q * 0.02)
  cabins.fill(b)
}

/** A canal along a street: water between stone edges, a humped bridge over it. */
export function canal(
  b: Brush,
  left: readonly [far: number, near: number],
  right: readonly [far: number, near: number],
  top: number,
): void {
  const outline = `M${left[0]} ${top}H${right[0]}L${right[1]} 1400H${left[1]}Z`
  b.d.raw(
    `<path d="${outline}" fill="${mix(b.tone('#4f8aa4'), b.mood.sky[1], 0.35)}" stroke="${b.tone('#cfc2b4')}" stroke-width="26"/>`,
  )
  b.d.clip(outline, () => {
    const lights = new Marks()
    for (let i = 0; i < 34; i++) {
      const t = b.r()
      const y = top + 16 + t * 420
      const x = left[0] + (right[0] - left[0]) * b.r() + (right[1] - right[0]) * t * b.r()
      lights.add(
        i % 3 ? mix(b.mood.key, b.mood.sky[2], 0.4) : b.mood.dark ? '#ffd98a' : b.mood.key,
        `M${n1(x)} ${n1(y)}q${n1(20 + t * 40)} -8 ${n1(40 + t * 80)} 0`,
      )
    }
    lights.stroke(b, 5, 0.6)
  })
}

export function archBridge(b: Brush, x: number, y: number, w: number, depth: number): void {
  const stone = b.tone('#b8a49a', depth)
  b.d.shape(
    `M${n1(x - w * 0.62)} ${n1(y)}Q${n1(x)} ${n1(y - w * 0.44)} ${n1(x + w * 0.62)} ${n1(y)}V${n1(y + w * 0.12)}H${n1(x + w * 0.36)}Q${n1(x)} ${n1(y - w * 0.3)} ${n1(x - w * 0.36)} ${n1(y + w * 0.12)}H${n1(x - w * 0.62)}Z`,
    stone,
    { shade: 0.5 },
  )
  b.d.stroke(
    `M${n1(x - w * 0.62)} ${n1(y - w * 0.08)}Q${n1(x)} ${n1(y - w * 0.52)} ${n1(x + w * 0.62)} ${n1(y - w * 0.08)}`,
    shift(stone, 0.05),
    w * 0.04,
  )
}

/** Washing on a line between two x: shirts, a striped sock, a sheet. */
export function washing(b: Brush, x0: number, x1: number, y: number): void {
  b.d.raw(
    `<path d="M${x0} ${y}Q${(x0 + x1) / 2} ${y + 50} ${x1} ${y}" fill="none" stroke="${b.tone('#efe4d0')}" stroke-width="5"/>`,
  )
  const colors = ['#d8705c', '#5f9aa8', '#e0b45c', '#8a7ab0', '#7aa070', '#f0e6d4']
  const n = Math.max(3, Math.round((x1 - x0) / 130))
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n
    const [x, top] = [x0 + (x1 - x0) * t, y + 100 * t * (1 - t)]
    const c = b.tone(colors[(i + b.r.int(0, 2)) % 6] as string)
    if (i % 3 === 0)
      b.d.shape(`M${n1(x - 24)} ${n1(top)}h48l34 26l-18 24l-18 -12v80h-44v-80l-18 12l-18 -24Z`, c, {
        shade: 0.4,
      })
    else if (i % 3 === 1)
      b.d.shape(`M${n1(x - 46)} ${n1(top)}h92q-6 60 4 110q-50 10 -100 0q8 -60 4 -110Z`, c, { shade: 0.4 })
    else b.d.shape(`M${n1(x - 12)} ${n1(top)}h28v60q24 10 20 26h-48Z`, c, { shade: 0.4 })
  }
}

/** A dovecote: a little house on a pole with round doors. */
export function dovecote(b: Brush, x: number, y: number, s: number): void {
  b.d.stroke(`M${n1(x)} ${n1(y)}V${n1(y - 200 * s)}`, b.tone('#8a6a58'), 22 * s)
  b.d.shape(
    `M${n1(x - 90 * s)} ${n1(y - 190 * s)}V${n1(y - 360 * s)}H${n1(x + 90 * s)}V${n1(y - 190 * s)}Z`,
    b.tone('#f0e6d4'),
    { shade: 0.5 },
  )
  b.d.shape(
    `M${n1(x - 120 * s)} ${n1(y - 350 * s)}L${n1(x)} ${n1(y - 460 * s)}L${n1(x + 120 * s)} ${n1(y - 350 * s)}Z`,
    b.tone('#8a5a5e'),
    { shade: 0.5 },
  )
  let holes = ''
  for (const [dx, dy] of [
    [-42, 310],
    [42, 310],
    [-42, 240],
    [42, 240],
  ] as const)
    holes += ellipse(x + dx * s, y - dy * s, 19 * s)
  b.d.raw(`<path d="${holes}" fill="${b.tone('#5f4a50')}"/>`)
}

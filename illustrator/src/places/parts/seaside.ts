import { mix } from '../../colour.ts'
import { n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { lamplit } from './buildings.ts'
import { Marks } from './marks.ts'
import { bigLeaf } from './plants.ts'
import { halo } from './wash.ts'

export function sail(b: Brush, x: number, y: number, s: number, color: string, depth: number): void {
  const at = (dx: number) => n1(x + dx * s)
  const up = (dy: number) => n1(y - dy * s)
  b.d.stroke(`M${x} ${y}V${up(150)}`, b.tone('#6b4a36', depth), 5 * s)
  b.d.shape(
    `M${at(6)} ${up(146)}Q${at(76)} ${up(90)} ${at(72)} ${up(26)}H${at(6)}Z`,
    b.tone('#f4e4c4', depth),
    { shade: 0.4 },
  )
  b.d.shape(
    `M${at(-6)} ${up(130)}Q${at(-50)} ${up(70)} ${at(-48)} ${up(26)}H${at(-6)}Z`,
    b.tone(color, depth),
    { shade: 0.4 },
  )
  b.d.shape(
    `M${at(-70)} ${up(18)}H${at(84)}Q${at(70)} ${up(-22)} ${at(40)} ${up(-24)}H${at(-40)}Q${at(-62)} ${up(-20)} ${at(-70)} ${up(18)}Z`,
    b.tone('#a5583f', depth),
    { shade: 0.5 },
  )
}

export function lighthouse(b: Brush, x: number, y: number, s: number, depth: number): void {
  const at = (dx: number) => n1(x + dx * s)
  const up = (dy: number) => n1(y - dy * s)
  const body = `M${at(-52)} ${n1(y)}L${at(-32)} ${up(330)}H${at(32)}L${at(52)} ${n1(y)}Z`
  b.d.shape(body, b.tone('#f2e8da', depth), { shade: 0.6, lit: 0.3, dir: [1, 0.1] })
  const bands = new Marks()
  for (const [a, c] of [
    [60, 126],
    [196, 262],
  ] as const) {
    const half = (q: number) => 52 - (q / 330) * 20
    bands.add(
      b.tone('#c8503f', depth),
      `M${at(-half(a))} ${up(a)}L${at(-half(c))} ${up(c)}H${at(half(c))}L${at(half(a))} ${up(a)}Z`,
    )
  }
  bands.fill(b)
  b.d.raw(`<path data-sh="1" d="${body}" fill="${b.d.linear(b.mood.shadow, [1, 0.1])}" fill-opacity=".4"/>`)
  b.d.shape(`M${at(-46)} ${up(330)}H${at(46)}V${up(350)}H${at(-46)}Z`, b.tone('#5a4f5c', depth))
  if (b.mood.dark) {
    b.d.raw(
      `<path data-sh="1" d="M${x} ${up(382)}L${at(-1500)} ${up(640)}V${up(290)}Z" fill="${b.d.linear('#ffe6a6', [1, 0])}" fill-opacity=".32"/>`,
    )
    b.d.glow(x, y - 382 * s, 240 * s, '#ffdf94', 0.8)
  }
  b.d.shape(
    `M${at(-24)} ${up(350)}V${up(410)}H${at(24)}V${up(350)}Z`,
    b.mood.dark ? '#ffe9a6' : b.tone('#cfe0e4', depth),
    { shade: 0.1 },
  )
  b.d.shape(
    `M${at(-36)} ${up(408)}Q${at(0)} ${up(440)} ${at(0)} ${up(468)}Q${at(0)} ${up(440)} ${at(36)} ${up(408)}Z`,
    b.tone('#c8503f', depth),
  )
  lamplit(b, x, y - 150 * s, 22 * s, 34 * s, { arched: true, depth, bars: false })
}

export function whale(b: Brush, x: number, y: number, s: number): void {
  const at = (dx: number, dy: number) => `${n1(x + dx * s)} ${n1(y + dy * s)}`
  b.d.shape(
    `M${at(-220, 10)}C${at(-230, -150)} ${at(20, -190)} ${at(150, -70)}C${at(180, -44)} ${at(214, -60)} ${at(222, -104)}C${at(190, -120)} ${at(170, -150)} ${at(176, -176)}Q${at(214, -170)} ${at(236, -132)}Q${at(262, -170)} ${at(300, -168)}C${at(300, -136)} ${at(270, -116)} ${at(252, -100)}C${at(262, -40)} ${at(230, 10)} ${at(160, 14)}Z`,
    b.tone('#5f7fae', 0.22),
    { shade: 0.6 },
  )
  new Marks()
    .add(b.tone('#2e2440', 0.2), `M${at(-168, -44)}q${n1(14 * s)} ${n1(12 * s)} ${n1(30 * s)} 0`)
    .stroke(b, 6 * s)
  b.d.stroke(
    `M${at(-60, -138)}q${n1(-6 * s)} ${n1(-50 * s)} ${n1(-40 * s)} ${n1(-66 * s)}M${at(-60, -138)}q${n1(2 * s)} ${n1(-56 * s)} ${n1(40 * s)} ${n1(-70 * s)}`,
    b.tone('#e4eef6', 0.1),
    10 * s,
    { shade: 0 },
  )
  new Marks()
    .add(
      mix(b.mood.key, '#ffffff', 0.3),
      `M${at(-260, 14)}q${n1(60 * s)} ${n1(-16 * s)} ${n1(120 * s)} 0t${n1(120 * s)} 0t${n1(120 * s)} 0t${n1(120 * s)} 0`,
    )
    .stroke(b, 7 * s, 0.6)
}

export const houseColors = ['#e0a87a', '#d8c49a', '#c98a7a', '#9ab0b0', '#e8d2a8', '#b8a0b8']

export function townhouse(b: Brush, x: number, y: number, w: number, h: number, color: string): void {
  const depth = 0.14
  b.d.shape(`M${n1(x)} ${y}V${n1(y - h)}H${n1(x + w)}V${y}Z`, b.tone(color, depth), {
    shade: 0.45,
    lit: 0.3,
    dir: [0.8, 0.4],
  })
  b.d.shape(
    `M${n1(x - 8)} ${n1(y - h)}L${n1(x + w / 2)} ${n1(y - h - w * 0.55)}L${n1(x + w + 8)} ${n1(y - h)}Z`,
    b.tone(b.r.pick(['#a5583f', '#7a5a6e', '#8a6a5c']), depth),
    { shade: 0.5 },
  )
  for (let wy = y - h + 96, row = 0; wy < y - 90; wy += 96, row++)
    for (const t of [0.28, 0.72])
      lamplit(b, x + w * t, wy, w * 0.2, 54, { depth, lit: b.r() < 0.75 && b.mood.dark, bars: row % 2 === 0 })
  b.d.shape(`M${n1(x + w * 0.36)} ${y}v-74h${n1(w * 0.28)}v74Z`, b.tone('#5f6f7a', depth), { shade: 0.4 })
}

export function bollard(b: Brush, x: number, y: number, s: number): void {
  const at = (dx: number) => n1(x + dx * s)
  b.d.groundShadow(x, y, 50 * s, 12 * s, 0.5)
  b.d.shape(`M${at(-30)} ${n1(y)}v${n1(-92 * s)}h${n1(60 * s)}v${n1(92 * s)}Z`, b.tone('#6b5348'), {
    shade: 0.6,
    dir: [1, 0.1],
  })
  b.d.shape(
    `M${at(-40)} ${n1(y - 88 * s)}v${n1(-24 * s)}q${n1(40 * s)} ${n1(-20 * s)} ${n1(80 * s)} 0v${n1(24 * s)}Z`,
    b.tone('#8a6f5c'),
  )
}

export function crates(b: Brush, x: number, y: number): void {
  const box = (cx: number, cy: number, s: number) => {
    b.d.groundShadow(cx, cy, s * 0.7, 14, 0.5)
    b.d.shape(`M${cx - s / 2} ${cy}v${-s * 0.8}h${s}v${s * 0.8}Z`, b.tone('#b5875a'), { shade: 0.5 })
    new Marks()
      .add(
        b.tone('#8a6242'),
        `M${cx - s / 2} ${cy - s * 0.27}h${s}M${cx - s / 2} ${cy - s * 0.54}h${s}M${cx - s * 0.4} ${cy}v${-s * 0.8}M${cx + s * 0.4} ${cy}v${-s * 0.8}`,
      )
      .stroke(b, 6)
  }
  box(x - 60, y, 150)
  box(x + 90, y + 10, 120)
  box(x - 40, y - 120, 110)
}

export function bigLeafs(b: Brush, x: number, y: number): void {
  for (const a of [-150, -110, -60, -30]) bigLeaf(b, x, y, 190, a, b.tone(b.r.pick(['#5f9a52', '#78b05c'])))
}

export function shell(b: Brush, x: number, y: number): void {
  b.d.shape(
    `M${x - 22} ${y - 4}Q${x - 18} ${y - 36} ${x} ${y - 36}Q${x + 18} ${y - 36} ${x + 22} ${y - 4}Q${x} ${y + 8} ${x - 22} ${y - 4}Z`,
    b.tone('#f0b8a8'),
  )
  new Marks().add(b.tone('#d08878'), `M${x} ${y}v-32M${x - 6} ${y}l-8 -26M${x + 6} ${y}l8 -26`).stroke(b, 2.5)
}

export function hut(b: Brush, x: number, y: number): void {
  b.d.stroke(`M${x - 92} ${y}v-130M${x + 92} ${y}v-130`, b.tone('#8a6a48', 0.05), 13)
  b.d.shape(`M${x - 84} ${y}v-130h168v130Z`, b.tone('#c8a468', 0.06), { shade: 0.5 })
  b.d.shape(`M${x - 30} ${y}v-92a30 30 0 0 1 60 0v92Z`, b.mood.dark ? '#ffd98a' : b.tone('#6b4f40', 0.05), {
    shade: 0.4,
  })
  if (b.mood.dark) halo(b, x, y - 50, 190, '#ffcf7a', 0.6)
  b.d.shape(
    `M${x - 150} ${y - 112}Q${x - 60} ${y - 170} ${x} ${y - 270}Q${x + 60} ${y - 170} ${x + 150} ${y - 112}Q${x} ${y - 86} ${x - 150} ${y - 112}Z`,
    b.tone('#b08a4c', 0.05),
    { shade: 0.5 },
  )
  const straw = new Marks()
  for (let i = -5; i <= 5; i++)
    straw.add(
      b.tone('#8f6c3c', 0.05),
      `M${x + i * 4} ${y - 240 + Math.abs(i) * 12}Q${x + i * 12} ${y - 160} ${x + i * 25} ${y - 104}`,
    )
  straw.stroke(b, 4, 0.7)
}

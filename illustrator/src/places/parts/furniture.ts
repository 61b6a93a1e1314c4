import { mix, shift } from '../../colour.ts'
import { blob, ellipse, n1 } from '../../path.ts'
import { type Brush, isNamed } from './brush.ts'
import { Marks } from './marks.ts'
import { halo, pool } from './wash.ts'

/** An oval rug with two borders. */
export function rug(
  b: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color = '#c98f6a',
  border = '#e9d3ae',
): void {
  b.d.groundShadow(x, y + 8, rx * 1.04, ry * 1.08, 0.35)
  b.d.shape(blob(x, y, rx, ry, 18, 0.008, b.r), b.tone(color), { shade: 0.3 })
  for (const k of [0.84, 0.5])
    b.d.raw(
      `<path d="${ellipse(x, y - 3, rx * k, ry * k)}" fill="none" stroke="${b.tone(border)}" stroke-width="${n1(ry * 0.12 * (k + 0.2))}" stroke-opacity=".9"/>`,
    )
  const fringe = new Marks()
  for (let a = 0; a < 6.28; a += 0.075)
    fringe.add(
      b.tone(border),
      `M${n1(x + Math.cos(a) * rx)} ${n1(y + Math.sin(a) * ry)}l${n1(Math.cos(a) * 14)} ${n1(Math.sin(a) * 9 + 4)}`,
    )
  fringe.stroke(b, 4, 0.8)
}

/** An empty board on the wall, its middle on (x, y). */
export function shelfBoard(b: Brush, x: number, y: number, w: number): void {
  b.d.groundShadow(x, y + 34, w * 0.55, 20, 0.35)
  b.d.shape(`M${n1(x - w / 2)} ${n1(y)}h${n1(w)}v22h${n1(-w)}Z`, b.tone('#8a5c3e'), { shade: 0.4 })
  for (const side of [-1, 1])
    b.d.shape(`M${n1(x + side * w * 0.36 - 8)} ${n1(y + 20)}h16v44q-16 0 -16 -44Z`, b.tone('#74492f'), {
      shade: 0.4,
    })
}

/** Colours of books. */
export const spines = ['#c8503f', '#d8a23f', '#2c8f93', '#6f5a9a', '#5d8a52', '#e9dcc4', '#3f6f9a']

/** A shelf board with books and a little thing, x…x+w. */
export function shelf(
  b: Brush,
  x: number,
  y: number,
  w: number,
  toy: 'ball' | 'pot' | 'house' | 'none' = 'pot',
): void {
  const { r } = b
  b.d.groundShadow(x + w / 2, y + 34, w * 0.55, 20, 0.35)
  b.d.shape(`M${n1(x - 10)} ${n1(y)}h${n1(w + 20)}v22h${n1(-w - 20)}Z`, b.tone('#8a5c3e'), { shade: 0.4 })
  let at = x
  const end = x + w * (toy === 'none' ? 0.98 : 0.66)
  while (at < end - 20) {
    const [bw, bh] = [r.between(22, 40), r.between(84, 132)]
    const lean = r() < 0.14 ? 9 : 0
    b.d.shape(
      `M${n1(at)} ${n1(y)}l${lean} ${n1(-bh)}h${n1(bw)}l${-lean} ${n1(bh)}Z`,
      b.tone(r.pick(spines)),
      { shade: 0.4, dir: [1, 0.2] },
    )
    b.d.raw(
      `<path d="M${n1(at + lean * 0.8)} ${n1(y - bh * 0.8)}h${n1(bw)}M${n1(at + lean * 0.2)} ${n1(y - bh * 0.2)}h${n1(bw)}" stroke="${b.tone('#f3e2bc')}" stroke-width="3" stroke-opacity=".6"/>`,
    )
    at += bw + 3 + lean
  }
  const tx = x + w * 0.84
  if (toy === 'ball') b.d.shape(ellipse(tx, y - 38, 38), b.tone('#d8674f'))
  if (toy === 'house') b.d.shape(`M${n1(tx - 40)} ${n1(y)}v-56l40 -42l40 42v56Z`, b.tone('#d8a23f'))
  if (toy === 'pot') potPlant(b, tx, y, 0.6)
}

export function potPlant(b: Brush, x: number, y: number, s: number, color = '#c9794f'): void {
  const marks = new Marks()
  for (const [dx, l] of [
    [-46, 92],
    [-22, 130],
    [6, 150],
    [30, 124],
    [52, 84],
  ] as const)
    marks.add(
      b.tone(b.r.pick(['#5d8a52', '#78a560', '#4c7a4a'])),
      `M${n1(x - 6 * s)} ${n1(y - 60 * s)}Q${n1(x + dx * s * 0.2 - 22 * s)} ${n1(y - (60 + l * 0.6) * s)} ${n1(x + dx * s)} ${n1(y - (60 + l) * s)}Q${n1(x + dx * s * 0.8 + 24 * s)} ${n1(y - (60 + l * 0.5) * s)} ${n1(x + 6 * s)} ${n1(y - 60 * s)}Z`,
    )
  marks.fill(b)
  b.d.shape(
    `M${n1(x - 44 * s)} ${n1(y - 78 * s)}H${n1(x + 44 * s)}L${n1(x + 32 * s)} ${n1(y)}H${n1(x - 32 * s)}Z`,
    b.tone(color),
  )
  b.d.shape(
    `M${n1(x - 50 * s)} ${n1(y - 90 * s)}h${n1(100 * s)}v${n1(20 * s)}h${n1(-100 * s)}Z`,
    b.tone(shift(color, 0.04)),
  )
}

/** A small table with a lamp, which lights the room when it is dark. Returns where the lamp is. */
export function tableLamp(b: Brush, x: number, y: number, h = 330): { x: number; y: number } {
  const top = y - h * 0.56
  if (isNamed(b, 'lamp')) return { x, y: top - 124 }
  b.d.groundShadow(x, y, 120, 20, 0.5)
  b.d.shape(
    `M${n1(x - 84)} ${n1(top + 20)}h20v${n1(y - top - 20)}h-18ZM${n1(x + 64)} ${n1(top + 20)}h20v${n1(y - top - 20)}h-18Z`,
    b.tone('#7a4f34'),
  )
  b.d.shape(`M${n1(x - 84)} ${n1(top + 20)}h168v46h-168Z`, b.tone('#86583a'), { shade: 0.4 })
  b.d.shape(`M${n1(x - 104)} ${n1(top)}h208q4 24 -6 26h-196q-10 -2 -6 -26Z`, b.tone('#9a6a46'))
  b.d.shape(`M${n1(x - 34)} ${n1(top)}q-6 -40 22 -62v-20h24v20q28 22 22 62Z`, b.tone('#4f8a8c'))
  const lit = b.scene.time !== 'afternoon'
  const shade = `M${n1(x - 82)} ${n1(top - 76)}Q${n1(x - 60)} ${n1(top - 130)} ${n1(x - 42)} ${n1(top - 184)}H${n1(x + 42)}Q${n1(x + 60)} ${n1(top - 130)} ${n1(x + 82)} ${n1(top - 76)}Q${n1(x)} ${n1(top - 62)} ${n1(x - 82)} ${n1(top - 76)}Z`
  const at = { x, y: top - 124 }
  if (lit) b.d.glow(x, at.y, 780, '#ffb85c', 0.55)
  b.d.shape(shade, lit ? '#ffdf9e' : b.tone('#f0dcae'), { shade: lit ? 0.1 : 0.35, lit: 0.4 })
  if (lit) {
    halo(b, x, at.y, 190, '#ffe2a0', 0.6)
    pool(b, x, top + 4, 110, 22, '#ffe2a0', 0.7)
  }
  return at
}

/** Bunting from (x0, y) to (x1, y), hanging by `sag`. */
export function bunting(
  b: Brush,
  x0: number,
  x1: number,
  y: number,
  sag: number,
  colors = ['#c8674f', '#d8a23f', '#5aa7a8', '#e9dcc4', '#7f6aa8'],
): void {
  const at = (t: number) => [x0 + (x1 - x0) * t, y + 4 * sag * t * (1 - t)] as const
  b.d.raw(
    `<path d="M${n1(x0)} ${n1(y)}Q${n1((x0 + x1) / 2)} ${n1(y + sag * 2)} ${n1(x1)} ${n1(y)}" fill="none" stroke="${b.tone('#e9dcc4')}" stroke-width="4"/>`,
  )
  const n = Math.max(4, Math.round((x1 - x0) / 86))
  for (let i = 0; i < n; i++) {
    const [ax, ay] = at((i + 0.16) / n)
    const [cx, cy] = at((i + 0.84) / n)
    b.d.shape(
      `M${n1(ax)} ${n1(ay)}L${n1(cx)} ${n1(cy)}L${n1((ax + cx) / 2)} ${n1((ay + cy) / 2 + 62)}Z`,
      b.tone(colors[i % colors.length] as string),
      { shade: 0.35 },
    )
  }
}

/** A string of small warm bulbs, lit at all times but the afternoon. */
export function bulbs(
  b: Brush,
  x0: number,
  x1: number,
  y: number,
  sag: number,
  lit = b.scene.time !== 'afternoon',
): void {
  b.d.raw(
    `<path d="M${n1(x0)} ${n1(y)}Q${n1((x0 + x1) / 2)} ${n1(y + sag * 2)} ${n1(x1)} ${n1(y)}" fill="none" stroke="${b.tone('#4a4048')}" stroke-width="4"/>`,
  )
  const n = Math.max(3, Math.round(Math.abs(x1 - x0) / 84))
  const glass = new Marks()
  const colors = ['#ffe09a', '#ffcf8a', '#fff0c8']
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n
    const [x, by] = [x0 + (x1 - x0) * t, y + 4 * sag * t * (1 - t)]
    if (lit) halo(b, x, by + 17, 60, '#ffcf7a', 0.6)
    glass.add(
      lit ? (colors[i % 3] as string) : b.tone('#e8dcc0'),
      `M${n1(x - 5)} ${n1(by)}h10q12 14 3 27q-8 8 -16 0q-9 -13 3 -27Z`,
    )
  }
  glass.fill(b)
}

/** A cushion. */
export function cushion(b: Brush, x: number, y: number, w: number, h: number, color: string, turn = 0): void {
  b.d.group(`translate(${n1(x)} ${n1(y)}) rotate(${turn})`, () => {
    const [p, q] = [w / 2, h / 2]
    b.d.shape(
      `M${n1(-p)} ${n1(-q)}Q0 ${n1(-q * 0.7)} ${n1(p)} ${n1(-q)}Q${n1(p * 0.84)} 0 ${n1(p)} ${n1(q)}Q0 ${n1(q * 0.84)} ${n1(-p)} ${n1(q)}Q${n1(-p * 0.84)} 0 ${n1(-p)} ${n1(-q)}Z`,
      b.tone(color),
      { shade: 0.5 },
    )
  })
}

/** The usual colours of patchwork. */
export const quiltColors = ['#e9d3ae', '#d8a23f', '#c8674f', '#5aa7a8', '#3f6f9a']

/** Patchwork over the box of `outline`, stitched. */
export function patchwork(
  b: Brush,
  outline: string,
  x: number,
  y: number,
  w: number,
  h: number,
  colors = quiltColors,
  size = 78,
): void {
  const [patches, stitches] = [new Marks(), new Marks()]
  for (let i = 0; i * size < w; i++)
    for (let j = 0; j * size * 0.82 < h; j++) {
      const [px, py] = [x + i * size + (j % 2) * 8, y + j * size * 0.82 - Math.sin(i * 0.7) * 12]
      patches.add(
        b.tone(colors[(i * 3 + j * 2) % colors.length] as string),
        `M${n1(px)} ${n1(py)}q${n1(size * 0.48)} -6 ${n1(size * 0.94)} 0q4 ${n1(size * 0.4)} 0 ${n1(size * 0.76)}q${n1(-size * 0.48)} 6 ${n1(-size * 0.94)} 0Z`,
      )
      stitches.add(
        mix(b.mood.key, '#ffffff', 0.5),
        `M${n1(px + 9)} ${n1(py + 9)}h${n1(size * 0.72)}v${n1(size * 0.52)}h${n1(-size * 0.72)}Z`,
      )
    }
  b.d.clip(outline, () => {
    patches.fill(b)
    b.d.raw('<g stroke-dasharray="8 8">')
    stitches.stroke(b, 2.6, 0.4)
    b.d.raw('</g>')
  })
}

import { shift } from '../../colour.ts'
import { blob, ellipse, n1 } from '../../path.ts'
import { type Brush, lay } from './brush.ts'
import { patchwork, potPlant } from './furniture.ts'
import { ridge } from './land.ts'
import { Marks } from './marks.ts'
import { farWood } from './trees.ts'

export const walls = ['#8f9cc0', '#a8b894', '#c8a890', '#9ab0b8', '#b8a0b4']

export const cloths = ['#b5533f', '#4f7f86', '#8a6a9a', '#c08a3f']

export const lampOf = (at: { x: number; y: number }, lit: boolean) =>
  lit ? [{ ...at, radius: 760, color: '#ffc873' }] : []

/** What is seen from a child's window. */
export function outsideHills(o: Brush, y: number): void {
  ridge(o, y, 16, '#8fa9a4', { depth: 0.45, bottom: y + 220 })
  const near = ridge(o, y + 50, 12, '#7f9a68', { depth: 0.2, bottom: y + 260 })
  farWood(o, near, 18, [50, 90], { depth: 0.25, pines: 0.4 })
}

export function toyBlocks(b: Brush, x: number, y: number, s: number): void {
  for (const [dx, dy, c, turn] of [
    [-0.62, 0, '#c8674f', -4],
    [0.5, 0, '#5aa7a8', 5],
    [-0.08, 1, '#d8a23f', -7],
  ] as const)
    b.d.group(`translate(${n1(x + dx * s)} ${n1(y - dy * s)}) rotate(${turn})`, () => {
      b.d.shape(`M${-s / 2} 0v${-s}h${s}v${s}Z`, b.tone(c), { shade: 0.45 })
      b.d.raw(
        `<path d="M${-s * 0.36} ${-s * 0.14}v${-s * 0.72}h${s * 0.72}v${s * 0.72}Z" fill="none" stroke="${b.tone('#f6ead2')}" stroke-width="${n1(s * 0.07)}"/><path d="${ellipse(0, -s * 0.5, s * 0.17)}" fill="${b.tone('#f6ead2')}"/>`,
      )
    })
}

export function toyBox(b: Brush, x: number, y: number): void {
  b.d.groundShadow(x, y, 180, 22, 0.5)
  b.d.shape(ellipse(x - 70, y - 150, 46), b.tone('#d8674f'))
  b.d.shape(`M${x + 10} ${y - 130}l20 -110l34 6l-16 110Z`, b.tone('#d8a23f'))
  b.d.shape(`M${x + 70} ${y - 120}v-64q26 -30 52 0v64Z`, b.tone('#8a6a9a'))
  b.d.shape(`M${x - 150} ${y}v-130h300v130Z`, b.tone('#4f8a8c'), { shade: 0.5 })
  b.d.shape(`M${x - 162} ${y - 126}h324v26h-324Z`, b.tone('#5f9a9a'))
  let star = ''
  for (let k = 0; k < 10; k++) {
    const [a, q] = [-Math.PI / 2 + (k * Math.PI) / 5, k % 2 ? 15 : 32]
    star += `${k ? 'L' : 'M'}${n1(x + Math.cos(a) * q)} ${n1(y - 56 + Math.sin(a) * q)}`
  }
  b.d.raw(`<path d="${star}Z" fill="${b.tone('#f0d08a')}"/>`)
}

export function cot(b: Brush, x: number, y: number): void {
  b.d.groundShadow(x, y, 320, 24, 0.5)
  const wood = b.tone('#a8754c')
  b.d.shape(`M${x + 190} ${y}V${y - 330}q0 -40 44 -40t44 40V${y}h-34v-60h-20v60Z`, wood, { shade: 0.5 })
  b.d.shape(`M${x - 300} ${y - 90}H${x + 210}V${y - 40}H${x - 300}Z`, shift(wood, -0.04), { shade: 0.4 })
  b.d.shape(`M${x + 40} ${y - 180}q10 -60 90 -54t76 60q-10 40 -84 36t-82 -42Z`, b.tone('#f6eee0'), {
    shade: 0.4,
  })
  const quilt = `M${x - 300} ${y - 50}V${y - 176}C${x - 200} ${y - 226} ${x - 60} ${y - 214} ${x + 60} ${y - 190}Q${x + 96} ${y - 120} ${x + 70} ${y - 50}Z`
  b.d.shape(quilt, b.tone('#4f8a8c'), { shade: 0.5 })
  patchwork(b, quilt, x - 300, y - 230, 380, 190, undefined, 72)
  b.d.raw(`<path data-sh="1" d="${quilt}" fill="${b.d.linear(b.mood.shadow, [0.3, 1])}" fill-opacity=".5"/>`)
  b.d.shape(`M${x - 340} ${y}V${y - 210}q0 -30 30 -30t30 30V${y}Z`, wood, { shade: 0.5 })
}

export const roomFront = (f: Brush) => {
  const [left, right] = lay(f, ['#a85a48', '#4f7a80'], ['#6a5a8a', ''], ['', '#b07a44'])
  if (left) f.d.shape(blob(-30, 1390, 330, 160, 11, 0.05, f.r), f.frame(left), { shade: 0.4 })
  if (right) f.d.shape(blob(1640, 1400, 320, 170, 11, 0.05, f.r), f.frame(right), { shade: 0.4 })
  if (!left) potPlant({ ...f, tone: f.frame }, -10, 1430, 3)
  if (!right) curtainFront(f)
}

export function picture(b: Brush, x: number, y: number, w: number, h: number): void {
  b.d.shape(
    `M${n1(x - w / 2 - 14)} ${n1(y - h / 2 - 14)}h${n1(w + 28)}v${n1(h + 28)}h${n1(-w - 28)}Z`,
    b.tone('#8a5c3e'),
    { shade: 0.4 },
  )
  b.d.raw(
    `<path d="M${n1(x - w / 2)} ${n1(y - h / 2)}h${n1(w)}v${n1(h)}h${n1(-w)}Z" fill="${b.tone(b.r.pick(['#f2e4c8', '#cfe0e0', '#f0d0c0']))}"/>`,
  )
  const hill = b.tone(b.r.pick(['#8fae6a', '#7a9ac0', '#c89a6a']))
  b.d.raw(
    `<path d="M${n1(x - w / 2)} ${n1(y + h / 2)}v${n1(-h * 0.3)}q${n1(w * 0.3)} ${n1(-h * 0.26)} ${n1(w * 0.55)} 0t${n1(w * 0.45)} ${n1(-h * 0.06)}v${n1(h * 0.36)}Z" fill="${hill}"/><path d="${ellipse(x + w * 0.16, y - h * 0.18, w * 0.13)}" fill="${b.tone('#f0c060')}"/>`,
  )
}

/** A curtain close by, at the right edge. */
function curtainFront(f: Brush): void {
  const cloth = f.frame(f.r.pick(cloths))
  f.d.shape('M1800 -200H1500C1590 100 1620 500 1580 900C1620 1100 1660 1300 1690 1400H1800Z', cloth, {
    shade: 0.5,
    dir: [-1, 0.2],
  })
  new Marks()
    .add(shift(cloth, -0.06), 'M1560 -200C1650 200 1670 700 1640 1400M1640 -200C1710 300 1720 900 1700 1400')
    .stroke(f, 8, 0.6)
}

import { shift } from '../../colour.ts'
import { ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { patchwork } from './furniture.ts'
import { Marks } from './marks.ts'
import { wash } from './wash.ts'

/** The slopes of an attic's ceiling, beams on them; the ridge is at `x`. */
export function atticSlopes(b: Brush, x: number, low: number): void {
  const paint = b.tone('#efe4d2')
  for (const k of [-1, 1]) {
    const [edge, top] = [x + k * 1300, x + k * 420]
    wash(
      b,
      `M${edge} -200H${top}L${x + k * 1010} ${low}H${edge}Z`,
      shift(paint, k < 0 ? 0 : -0.03),
      -200,
      low,
      { lit: 0.1, shade: 0.35 },
    )
    b.d.shape(`M${top - 16} -200H${top + 26}L${x + k * 1010 + 26} ${low}h-44Z`, b.tone('#9a6f4c'), {
      shade: 0.4,
    })
  }
  b.d.shape('M-200 -60H1800V-14H-200Z', b.tone('#9a6f4c'), { shade: 0.5, dir: [0, 1] })
}

/** A wardrobe painted with flowers, one door ajar. */
export function wardrobe(b: Brush, x: number, y: number, color: string): void {
  const paint = b.tone(color)
  b.d.groundShadow(x, y, 210, 24, 0.5)
  b.d.shape(`M${x - 180} ${y}V${y - 600}Q${x} ${y - 680} ${x + 180} ${y - 600}V${y}Z`, paint, {
    shade: 0.5,
    dir: [0.9, 0.3],
  })
  new Marks()
    .add(
      shift(paint, -0.09),
      `M${x} ${y - 30}V${y - 610}M${x - 150} ${y - 60}V${y - 560}H${x - 26}V${y - 60}ZM${x + 26} ${y - 60}V${y - 560}H${x + 150}V${y - 60}Z`,
    )
    .stroke(b, 7)
  const buds = new Marks()
  for (const [dx, dy] of [
    [-88, 420],
    [-70, 300],
    [-100, 190],
    [88, 410],
    [74, 280],
    [100, 180],
  ] as const)
    for (let k = 0; k < 5; k++)
      buds.add(
        b.tone(dy % 4 ? '#f0c8b8' : '#f4e2b0'),
        ellipse(x + dx + Math.cos(k * 1.26) * 15, y - dy + Math.sin(k * 1.26) * 15, 9),
      )
  buds.fill(b, 0.85)
  b.d.raw(
    `<path d="${ellipse(x - 14, y - 320, 9)}${ellipse(x + 14, y - 320, 9)}" fill="${b.tone('#e8c060')}"/>`,
  )
  b.d.shape(`M${x - 196} ${y}v-26h392v26Z`, shift(paint, -0.05), { shade: 0.3 })
}

/** A horse on rockers. */
export function rockingHorse(b: Brush, x: number, y: number, s: number): void {
  const coat = b.tone('#e8dcc8')
  b.d.group(`translate(${n1(x)} ${n1(y)}) scale(${s})`, () => {
    b.d.groundShadow(0, 0, 150, 16, 0.5)
    b.d.stroke('M-150 -34Q0 20 150 -40', b.tone('#b5533f'), 18)
    b.d.stroke('M-70 -20L-60 -110M66 -20L56 -110', coat, 24)
    b.d.stroke('M-84 -140Q-130 -120 -126 -70', b.tone('#9a6f4c'), 20)
    b.d.shape(
      'M-90 -110Q-96 -176 -20 -166Q20 -160 44 -190Q60 -260 110 -268L116 -292L132 -262Q170 -236 176 -206Q160 -190 132 -204Q112 -180 104 -140Q90 -96 0 -98Q-70 -96 -90 -110Z',
      coat,
      { shade: 0.5 },
    )
    b.d.stroke('M92 -262Q50 -240 42 -186', b.tone('#9a6f4c'), 24)
    b.d.shape('M-44 -168Q-6 -150 30 -172L24 -118Q-10 -106 -40 -120Z', b.tone('#3f7f86'), { shade: 0.4 })
    b.d.raw(`<path d="${ellipse(134, -238, 6)}" fill="${b.tone('#2e2430')}"/>`)
  })
}

/** A ring of paper planets and stars that hangs from the ceiling. */
export function mobile(b: Brush, x: number, y: number): void {
  const thread = b.tone('#d8cdb8')
  b.d.raw(
    `<path d="M${x} -200V${y}M${x - 130} ${y + 16}H${x + 130}" stroke="${thread}" stroke-width="5" fill="none"/>`,
  )
  for (const [dx, l, q, c] of [
    [-130, 90, 26, '#d8674f'],
    [-60, 150, 34, '#d8a23f'],
    [20, 80, 22, '#5aa7a8'],
    [80, 140, 30, '#7f6aa8'],
    [130, 70, 20, '#e9dcc4'],
  ] as const) {
    b.d.raw(`<path d="M${x + dx} ${y + 16}v${l}" stroke="${thread}" stroke-width="3"/>`)
    b.d.shape(ellipse(x + dx, y + 16 + l + q, q), b.tone(c), { shade: 0.45 })
    if (q > 31)
      b.d.raw(
        `<path d="M${x + dx - q * 1.6} ${y + 30 + l + q}q${q * 1.6} 14 ${q * 3.2} -28" fill="none" stroke="${b.tone('#f2e2c0')}" stroke-width="6"/>`,
      )
  }
}

/** Two beds one over the other, a ladder between. */
export function bunk(b: Brush, x: number, y: number): void {
  const wood = b.tone('#b5835a')
  b.d.groundShadow(x, y, 330, 24, 0.5)
  for (const [dy, colors] of [
    [400, ['#c8674f', '#e9d3ae', '#d8a23f']],
    [90, ['#4f8a8c', '#d0dcd8', '#3f6f9a']],
  ] as const) {
    b.d.shape(`M${x - 250} ${y - dy - 60}q20 -60 110 -54t90 58Z`, b.tone('#f6eee0'), { shade: 0.35 })
    const quilt = `M${x - 80} ${y - dy}V${y - dy - 66}Q${x + 100} ${y - dy - 100} ${x + 290} ${y - dy - 66}V${y - dy}Z`
    b.d.shape(quilt, b.tone(colors[0]), { shade: 0.4 })
    patchwork(b, quilt, x - 80, y - dy - 110, 380, 130, [...colors], 64)
    b.d.shape(`M${x - 300} ${y - dy}H${x + 300}v56H${x - 300}Z`, wood, { shade: 0.4 })
  }
  for (const dx of [-310, 290])
    b.d.shape(`M${x + dx} ${y}V${y - 560}q16 -24 32 0V${y}Z`, shift(wood, -0.04), { shade: 0.5, dir: [1, 0] })
  b.d.stroke(
    `M${x - 210} ${y}V${y - 480}M${x - 120} ${y}V${y - 480}M${x - 210} ${y - 90}h90M${x - 210} ${y - 180}h90M${x - 210} ${y - 270}h90M${x - 210} ${y - 360}h90`,
    shift(wood, 0.05),
    15,
  )
}

/** A wooden train: engine and two trucks. */
export function toyTrain(b: Brush, x: number, y: number, s: number): void {
  b.d.group(`translate(${n1(x)} ${n1(y)}) scale(${s})`, () => {
    b.d.groundShadow(0, 0, 220, 12, 0.5)
    for (const [dx, c] of [
      [-150, '#d8a23f'],
      [-20, '#5aa7a8'],
    ] as const) {
      b.d.shape(`M${dx - 52} -24v-54h104v54Z`, b.tone(c), { shade: 0.4 })
      b.d.shape(`M${dx - 40} -78q40 -50 80 0Z`, b.tone('#e8dcc4'), { shade: 0.3 })
    }
    b.d.shape('M58 -24v-60h60v-50h60v110Z', b.tone('#c8503f'), { shade: 0.45 })
    b.d.shape('M70 -84v-34h24v34ZM110 -138h76v14h-76Z', b.tone('#4a4f6e'))
    const wheels = new Marks()
    for (const dx of [-184, -116, -54, 14, 82, 152]) wheels.add(b.tone('#6f4f3c'), ellipse(dx, -18, 20))
    wheels.fill(b)
  })
}

/** A tent of poles and cloth, its flap tied back. */
export function teepee(b: Brush, x: number, y: number, s: number, color: string): void {
  const at = (dx: number) => n1(x + dx * s)
  const up = (dy: number) => n1(y - dy * s)
  b.d.stroke(
    `M${at(-40)} ${up(640)}L${at(30)} ${up(560)}M${at(40)} ${up(650)}L${at(-30)} ${up(560)}M${at(6)} ${up(660)}L${at(0)} ${up(560)}`,
    b.tone('#9a6f4c'),
    14 * s,
  )
  b.d.shape(
    `M${at(0)} ${up(590)}L${at(280)} ${n1(y)}Q${at(0)} ${up(-34)} ${at(-280)} ${n1(y)}Z`,
    b.tone(color),
    { shade: 0.5 },
  )
  const dots = new Marks()
  for (let i = 0; i < 26; i++) {
    const t = 0.2 + b.r() * 0.78
    dots.add(
      b.tone('#f4e6c8'),
      ellipse(x + b.r.between(-0.9, 0.9) * 270 * t * s, y - 590 * (1 - t) * s, 8 * s),
    )
  }
  dots.fill(b, 0.8)
  b.d.shape(`M${at(0)} ${up(440)}L${at(120)} ${up(-14)}H${at(-120)}Z`, b.tone('#5f4048'), {
    shade: 0.4,
    dir: [0, -1],
  })
  b.d.glow(x, y - 130 * s, 260 * s, '#ffc873', b.scene.time === 'afternoon' ? 0.4 : 0.8)
  for (const k of [-1, 1])
    b.d.shape(
      `M${at(0)} ${up(450)}Q${at(k * 80)} ${up(250)} ${at(k * 170)} ${up(210)}L${at(k * 150)} ${up(-10)}H${at(k * 110)}Q${at(k * 70)} ${up(200)} ${at(0)} ${up(450)}Z`,
      shift(b.tone(color), 0.05),
      { shade: 0.4 },
    )
}

/** A soft armchair seen from the front. */
export function armchair(b: Brush, x: number, y: number, color: string): void {
  const cloth = b.tone(color)
  b.d.groundShadow(x, y, 190, 22, 0.5)
  b.d.shape(
    `M${x - 130} ${y - 60}V${y - 300}Q${x - 120} ${y - 370} ${x} ${y - 370}Q${x + 120} ${y - 370} ${x + 130} ${y - 300}V${y - 60}Z`,
    cloth,
    { shade: 0.45 },
  )
  b.d.shape(
    `M${x - 110} ${y - 170}Q${x} ${y - 200} ${x + 110} ${y - 170}V${y - 60}H${x - 110}Z`,
    shift(cloth, 0.05),
    { shade: 0.35 },
  )
  for (const k of [-1, 1])
    b.d.shape(
      `M${x + k * 100} ${y - 16}V${y - 190}Q${x + k * 108} ${y - 236} ${x + k * 152} ${y - 228}Q${x + k * 190} ${y - 214} ${x + k * 180} ${y - 16}Z`,
      shift(cloth, 0.02),
      { shade: 0.5 },
    )
  b.d.shape(`M${x - 110} ${y - 20}v-60h220v60Z`, shift(cloth, -0.04), { shade: 0.3 })
}

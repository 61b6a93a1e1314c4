import { shift } from '../../colour.ts'
import { n1 } from '../../path.ts'
import { type Brush, lay } from './brush.ts'
import { halo, wash } from './wash.ts'

/** The rigging of the figures' boat, by layout: a striped sail, a lug sail with a flag, or a lantern on a pole. */
export function rigging(b: Brush): void {
  const { r, tone } = b
  const stripe = tone(r.pick(['#cf5f4a', '#4f8a8c', '#d8a23f', '#7a6aa8']))
  const canvas = tone('#f4e4c4')
  const wood = tone('#6b4a36')
  if (b.layout === 2) {
    b.d.stroke('M1230 960V520M1230 530Q1190 500 1160 540', wood, 18)
    const lit = b.scene.time !== 'afternoon'
    if (lit) {
      halo(b, 1160, 600, 360, '#ffb85c', 0.5)
      halo(b, 1160, 600, 110, '#ffe2a0', 0.7)
    }
    b.d.shape('M1128 560h64v84h-64Z', lit ? '#ffe09a' : tone('#e8dcc0'), { shade: 0.1 })
    b.d.shape('M1116 562h88l-18 -26h-52ZM1122 640h76v16h-76Z', tone('#4f4652'))
    return
  }
  b.d.stroke('M1060 1000V330', wood, 20)
  if (b.layout === 0) {
    const sheet = 'M1078 350C1240 440 1300 620 1290 800C1220 780 1140 786 1078 806Z'
    b.d.shape(sheet, canvas, { shade: 0.5 })
    b.d.clip(sheet, () => {
      for (const y of [470, 600, 730])
        b.d.shape(`M1060 ${y}q130 24 260 0v54q-130 24 -260 0Z`, stripe, { shade: 0.4 })
    })
    b.d.shape('M1060 330q44 -16 84 6q-40 12 -84 26Z', tone('#d9674f'))
    return
  }
  b.d.stroke('M960 430L1300 300', wood, 14)
  const lug =
    'M968 440L1296 316C1370 470 1390 640 1350 800C1240 770 1130 770 1034 800C1010 680 990 560 968 440Z'
  b.d.shape(lug, stripe, { shade: 0.5 })
  b.d.stroke('M990 560Q1180 490 1356 510M1010 680Q1190 630 1372 660', shift(stripe, -0.08), 9)
  b.d.shape('M1130 520l24 52 56 6 -42 38 12 56 -50 -30 -50 30 12 -56 -42 -38 56 -6Z', canvas, { shade: 0.2 })
  b.d.shape('M1060 330q-44 -20 -90 6q46 8 90 24Z', tone('#e8c060'))
}

/** Colours of a boat. */
export type Hull = readonly [side: string, rim: string, line: string]
export const hullOf = (b: Brush): Hull =>
  lay<Hull>(
    b,
    ['#a5583f', '#e9c48a', '#c9794f'],
    ['#3f7a86', '#ecd8a8', '#7fb4b8'],
    ['#b08048', '#f0dcb0', '#8a5c38'],
  )

/** A far three-master with round sails. */
export function tallShip(b: Brush, x: number, y: number, s: number, depth: number): void {
  const at = (dx: number) => n1(x + dx * s)
  const up = (dy: number) => n1(y - dy * s)
  b.d.stroke(
    `M${at(-70)} ${up(20)}V${up(210)}M${at(10)} ${up(20)}V${up(260)}M${at(86)} ${up(20)}V${up(190)}M${at(140)} ${up(40)}L${at(210)} ${up(80)}`,
    b.tone('#6b4a36', depth),
    6 * s,
  )
  for (const [dx, top, w] of [
    [-70, 196, 70],
    [10, 246, 84],
    [86, 178, 64],
  ] as const)
    for (const k of [0, 1])
      b.d.shape(
        `M${at(dx - w * (0.4 + k * 0.12))} ${up(top - k * 84)}H${at(dx + w * (0.4 + k * 0.12))}Q${at(dx + w * (0.66 + k * 0.14))} ${up(top - 40 - k * 84)} ${at(dx + w * (0.44 + k * 0.12))} ${up(top - 76 - k * 84)}H${at(dx - w * (0.44 + k * 0.12))}Q${at(dx - w * 0.28)} ${up(top - 40 - k * 84)} ${at(dx - w * (0.4 + k * 0.12))} ${up(top - k * 84)}Z`,
        b.tone('#f4e4c4', depth),
        { shade: 0.4 },
      )
  b.d.shape(
    `M${at(-140)} ${up(40)}H${at(150)}Q${at(130)} ${up(-24)} ${at(90)} ${up(-26)}H${at(-90)}Q${at(-130)} ${up(-20)} ${at(-140)} ${up(40)}Z`,
    b.tone('#7d4f3c', depth),
    { shade: 0.5 },
  )
}

/** A boat pulled up on land, seen from its side. */
export function beached(b: Brush, x: number, y: number, s: number, color: string): void {
  b.d.group(`translate(${n1(x)} ${n1(y)}) rotate(-6) scale(${s})`, () => {
    b.d.groundShadow(0, 8, 170, 18, 0.5)
    b.d.shape('M-170 -96Q0 -64 176 -104Q150 0 90 6H-100Q-150 -4 -170 -96Z', b.tone(color), { shade: 0.5 })
    b.d.stroke('M-168 -92Q0 -62 172 -100', b.tone('#f0dcb0'), 13)
    b.d.stroke('M-150 -50Q0 -24 152 -56', b.tone('#f0dcb0'), 7)
    b.d.stroke('M-60 -120L150 -40', b.tone('#9a6f4c'), 9)
  })
}

/** A fisherman's hut on stilts, nets on its wall. */
export function stiltHut(b: Brush, x: number, y: number, w: number, color: string, depth = 0.08): void {
  const at = (t: number) => n1(x + t * w)
  const up = (t: number) => n1(y - t * w)
  const wood = b.tone('#7a5a46', depth)
  b.d.stroke(
    `M${at(-0.4)} ${n1(y + w * 0.3)}V${up(0)}M${at(0)} ${n1(y + w * 0.3)}V${up(0)}M${at(0.4)} ${n1(y + w * 0.3)}V${up(0)}M${at(-0.4)} ${n1(y + w * 0.2)}L${at(0)} ${up(0)}M${at(0)} ${n1(y + w * 0.2)}L${at(0.4)} ${up(0)}`,
    wood,
    w * 0.04,
  )
  b.d.shape(`M${at(-0.6)} ${n1(y)}h${n1(w * 1.2)}v${n1(w * 0.05)}h${n1(-w * 1.2)}Z`, shift(wood, 0.06), {
    shade: 0.3,
  })
  b.d.shape(
    `M${at(-0.42)} ${n1(y)}V${up(0.5)}L${at(0)} ${up(0.84)}L${at(0.42)} ${up(0.5)}V${n1(y)}Z`,
    b.tone(color, depth),
    { shade: 0.5 },
  )
  b.d.shape(
    `M${at(-0.5)} ${up(0.44)}L${at(0)} ${up(0.92)}L${at(0.5)} ${up(0.44)}L${at(0.43)} ${up(0.42)}L${at(0)} ${up(0.8)}L${at(-0.43)} ${up(0.42)}Z`,
    b.tone('#6f5a60', depth),
    { shade: 0.4 },
  )
  const warm = b.mood.dark
  if (warm) halo(b, x + w * 0.2, y - w * 0.28, w * 0.5, '#ffcf7a', 0.6)
  b.d.shape(
    `M${at(0.08)} ${up(0.18)}h${n1(w * 0.22)}v${n1(-w * 0.22)}h${n1(-w * 0.22)}Z`,
    warm ? '#ffdf94' : b.tone('#5d6f8c', depth),
    { shade: 0.1 },
  )
  b.d.shape(
    `M${at(-0.28)} ${n1(y)}v${n1(-w * 0.38)}h${n1(w * 0.22)}v${n1(w * 0.38)}Z`,
    b.tone('#5f7f86', depth),
    { shade: 0.4 },
  )
}

/** Two or three green islands at the horizon. */
export function islands(b: Brush, horizon: number, xs: readonly number[]): void {
  for (const x of xs) {
    const w = b.r.between(150, 300)
    const h = b.r.between(46, 110)
    wash(
      b,
      `M${n1(x - w)} ${horizon + 6}C${n1(x - w * 0.6)} ${n1(horizon - h)} ${n1(x - w * 0.1)} ${n1(horizon - h * 1.2)} ${n1(x + w * 0.1)} ${n1(horizon - h * 0.6)}C${n1(x + w * 0.3)} ${n1(horizon - h)} ${n1(x + w * 0.8)} ${n1(horizon - h * 0.4)} ${n1(x + w)} ${horizon + 6}Z`,
      b.tone('#7a948c', 0.52),
      horizon - h,
      horizon,
    )
  }
}

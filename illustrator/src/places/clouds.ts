import { mix, shift } from '../colour.ts'
import { ellipse, n1 } from '../path.ts'
import type { Brush, PaintPlace } from './parts/brush.ts'
import { castle } from './parts/buildings.ts'
import {
  bank,
  beacon,
  cloudHouse,
  floor,
  front,
  hangingStar,
  pastel,
  puffFlower,
  starBoat,
} from './parts/cloud-things.ts'
import { Marks } from './parts/marks.ts'
import { birds, cloud, heavens, sky, stars } from './parts/sky.ts'
import { halo, mist, pool, wash } from './parts/wash.ts'

function heaven(b: Brush, x = 420): void {
  sky(b, 900)
  heavens(b, x, 200, 660)
}

/** Hills of cloud with little round houses and puff flowers. */
const cloudMeadow: PaintPlace = (b) => {
  const { r } = b
  heaven(b)
  cloud(b, 1180, 230, 0.9)
  cloud(b, 760, 330, 0.5)
  bank(b, 690, 190, pastel[2]!, 0.55, 30)
  mist(b, 560, 780, b.mood.haze, 0.35)
  cloudHouse(b, 1000, 730, 0.5, '#a08ac8', 0.36)
  bank(b, 750, 210, pastel[1]!, 0.36, 60)
  cloudHouse(b, 330, 790, 1.15, '#e08aa4', 0.2)
  cloudHouse(b, 1290, 830, 1.6, '#8aa4d8', 0.14)
  bank(b, 840, 250, pastel[3]!, 0.16, 80)
  floor(b, 950)
  if (b.mood.dark) pool(b, 1260, 880, 200, 40, '#ffcf7a', 0.5)
  for (const [x, y, h] of [
    [40, 1010, 130],
    [120, 1050, 250],
    [200, 1070, 170],
    [270, 1030, 210],
    [340, 1050, 110],
    [420, 1010, 80],
    [1180, 1010, 80],
    [1290, 1040, 140],
    [1370, 1070, 230],
    [1450, 1040, 150],
    [1530, 1060, 270],
    [1610, 1020, 170],
  ] as const)
    puffFlower(b, x + r.between(-16, 16), y + r.between(-8, 8), h * r.between(0.85, 1.15))
  for (const [x, y, s] of [
    [1480, 210, 24],
    [1590, 330, 34],
    [140, 260, 26],
  ] as const)
    hangingStar(b, x, y, s)
  if (b.scene.time === 'afternoon') birds(b, 720, 260)
  return { ground: 1040, foreground: front }
}

const bow = ['#e8837e', '#f2b06c', '#f6dc80', '#9fd09a', '#84bce0', '#a894d8']

/** A bridge made of rainbow from bank to bank, a castle at its end. */
const rainbowBridge: PaintPlace = (b) => {
  heaven(b, 360)
  cloud(b, 620, 190, 0.6)
  bank(b, 720, 170, pastel[2]!, 0.56, 20)
  castle(b, 1310, 640, 0.74, { depth: 0.26, wall: '#f2e0ea', roof: '#9a8ad0' })
  mist(b, 560, 760, b.mood.haze, 0.3)
  bank(b, 690, 150, pastel[1]!, 0.4, 110)
  const width = 30
  const arc = (i: number) => {
    const q = i * width
    return `M${260 + q * 0.55} 1000C${420 + q * 0.6} ${420 + q * 1.1} ${1060 - q * 0.5} ${330 + q * 1.05} ${1290 - q * 0.3} ${690 + q * 0.5}`
  }
  b.d.raw('<g>')
  for (const [i, color] of bow.entries())
    b.d.raw(
      `<path d="${arc(i)}" fill="none" stroke="${mix(b.tone(color, 0.05), color, b.mood.dark ? 0.35 : 0.1)}" stroke-width="${width + 4}" stroke-opacity=".92"/>`,
    )
  b.d.raw('</g>')
  b.d.raw(
    `<path data-sh="1" d="${arc(0)}" fill="none" stroke="${b.mood.key}" stroke-width="9" stroke-opacity=".6"/>`,
  )
  const sparks = new Marks()
  for (let i = 0; i < 14; i++) {
    const t = (i + 0.5) / 14
    const [x, y] = [
      280 + t * 980,
      980 - Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.02)) * 500 + b.r.between(-70, 20),
    ]
    const s = b.r.between(7, 15)
    sparks.add(
      '#fff8e0',
      `M${n1(x)} ${n1(y - s)}Q${n1(x)} ${n1(y)} ${n1(x + s)} ${n1(y)}Q${n1(x)} ${n1(y)} ${n1(x)} ${n1(y + s)}Q${n1(x)} ${n1(y)} ${n1(x - s)} ${n1(y)}Q${n1(x)} ${n1(y)} ${n1(x)} ${n1(y - s)}Z`,
    )
  }
  sparks.fill(b, 0.9)
  bank(b, 800, 190, pastel[3]!, 0.2, 40)
  cloudHouse(b, 1480, 930, 1.2, '#e08aa4', 0.08)
  bank(b, 900, 240, pastel[0]!, 0.08, 60)
  floor(b, 970)
  for (const [x, y, h] of [
    [70, 1060, 190],
    [1300, 1050, 110],
    [1390, 1060, 170],
  ] as const)
    puffFlower(b, x, y, h)
  return { ground: 1045, foreground: front }
}

/** A quay in the clouds where star boats moor. */
const starHarbour: PaintPlace = (b) => {
  const { r, tone, mood } = b
  heaven(b, 620)
  if (!mood.dark) stars(b, 26, 420)
  bank(b, 730, 170, pastel[2]!, 0.58, 20)
  mist(b, 620, 800, mood.haze, 0.35)
  starBoat(b, 560, 730, 0.5, 0.4)
  bank(b, 800, 190, pastel[1]!, 0.4, 30)
  beacon(b, 260, 830)
  starBoat(b, 900, 810, 0.8, 0.2)
  bank(b, 860, 210, pastel[3]!, 0.22, 70)
  starBoat(b, 1310, 880, 1.45, 0.06)
  bank(b, 950, 230, pastel[0]!, 0.1, -10)
  const wood = tone('#c8a088')
  wash(b, 'M-200 1000L1800 985V1400H-200Z', wood, 985, 1400, { lit: 0.35, shade: 0.45 })
  const planks = new Marks()
  for (let px = -1700; px < 3300; px += 190)
    planks.add(shift(wood, -0.07), `M${n1(800 + (px - 800) * 0.62)} 994L${px} 1400`)
  planks.stroke(b, 5, 0.8)
  b.d.shape('M-200 996L1800 981V1006L-200 1022Z', shift(wood, -0.05), { shade: 0.3 })
  for (const x of [90, 430, 1190, 1530]) {
    b.d.groundShadow(x, 1026, 44, 10, 0.4)
    b.d.shape(`M${x - 22} 1026v-130h44v130Z`, tone('#a87f74'), { shade: 0.5, dir: [1, 0.1] })
    halo(b, x, 872, 100, '#ffe09a', b.scene.time === 'afternoon' ? 0.25 : 0.7)
    b.d.raw(
      `<path d="${ellipse(x, 872, 27)}" fill="${b.scene.time === 'afternoon' ? tone('#fbe8b8') : '#ffeab0'}"/>`,
    )
  }
  b.d.stroke('M90 930Q260 1000 430 930M1190 930Q1360 1000 1530 930', tone('#e8d8c0'), 9)
  for (const [x, y, s] of [
    [130, 260, 30],
    [330, 400, 20],
    [1080, 240, 22],
    [1270, 330, 32],
    [1480, 180, 26],
  ] as const)
    hangingStar(b, x + r.between(-20, 20), y, s)
  return {
    ground: 1060,
    lamps: [430, 1190].map((x) => ({ x, y: 872, radius: 340, color: '#ffe09a' })),
    foreground: front,
  }
}

export const cloudPlaces = {
  'cloud-meadow': cloudMeadow,
  'rainbow-bridge': rainbowBridge,
  'star-harbour': starHarbour,
} satisfies Record<string, PaintPlace>

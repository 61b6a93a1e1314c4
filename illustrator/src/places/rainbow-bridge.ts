import { mix } from '../colour.ts'
import { n1 } from '../path.ts'
import { type Brush, lay, type PaintPlace } from './parts/brush.ts'
import { castle } from './parts/buildings.ts'
import { slimCastle } from './parts/castles.ts'
import { bank, cloudHouse, floor, front, pastel, puffFlower } from './parts/cloud-things.ts'
import { heaven } from './parts/heaven.ts'
import { Marks } from './parts/marks.ts'
import { cloud } from './parts/sky.ts'
import { mist } from './parts/wash.ts'

const bow = ['#e8837e', '#f2b06c', '#f6dc80', '#9fd09a', '#84bce0', '#a894d8']

/**
 * Three layouts: a bridge of rainbow to a castle; a great bow from edge to edge; a road of rainbow that comes to us.
 */
export const rainbowBridge: PaintPlace = (b) => {
  heaven(b, lay(b, 360, 800, 980))
  cloud(b, lay(b, 620, 1280, 300), 190, 0.6)
  bank(b, 720, 170, pastel[2]!, 0.56, 20)
  const cast = { depth: 0.26, wall: '#f2e0ea', roof: b.r.pick(['#9a8ad0', '#e08aa4', '#7aa8c8']) }
  if (b.layout === 0) castle(b, 1310, 640, 0.74, cast)
  if (b.layout === 2) slimCastle(b, 520, 690, 0.72, cast)
  mist(b, 560, 760, b.mood.haze, 0.3)
  bank(b, 690, 150, pastel[1]!, 0.4, 110)
  const width = lay(b, 30, 34, 30)
  const arc = (i: number) => {
    const q = i * width
    if (b.layout === 1)
      return `M${-80 + q} 1010C${-60 + q} ${300 + q * 0.6} ${420 + q * 0.4} ${230 + q} 800 ${230 + q}C${1180 - q * 0.4} ${230 + q} ${1660 - q} ${300 + q * 0.6} ${1680 - q} 1010`
    return `M${260 + q * 0.55} 1000C${420 + q * 0.6} ${420 + q * 1.1} ${1060 - q * 0.5} ${330 + q * 1.05} ${1290 - q * 0.3} ${690 + q * 0.5}`
  }
  if (b.layout < 2) {
    b.d.raw('<g>')
    for (const [i, color] of bow.entries())
      b.d.raw(
        `<path d="${arc(i)}" fill="none" stroke="${mix(b.tone(color, 0.05), color, b.mood.dark ? 0.35 : 0.1)}" stroke-width="${width + 4}" stroke-opacity=".92"/>`,
      )
    b.d.raw('</g>')
    b.d.raw(
      `<path data-sh="1" d="${arc(0)}" fill="none" stroke="${b.mood.key}" stroke-width="9" stroke-opacity=".6"/>`,
    )
  }
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
  cloudHouse(
    b,
    lay(b, 1480, 260, 1400),
    930,
    lay(b, 1.2, 1.5, 1.4),
    b.r.pick(['#e08aa4', '#8aa4d8', '#a08ac8']),
    0.08,
  )
  if (b.layout === 1) cloudHouse(b, 1330, 900, 0.9, '#7ab8b0', 0.12)
  bank(b, 900, 240, pastel[0]!, 0.08, 60)
  floor(b, 970)
  if (b.layout === 2) rainbowRoad(b)
  for (const [x, y, h] of [
    [lay(b, 70, 1560, 90), 1060, 190],
    [lay(b, 1300, 420, 1240), 1050, 110],
    [lay(b, 1390, 1460, 190), 1060, 170],
  ] as const)
    puffFlower(b, x, y, h)
  return { ground: 1045, foreground: front }
}

/** A road of rainbow from the castle over the banks of cloud to the foreground, wider where it is nearer. */
function rainbowRoad(b: Brush): void {
  const edge = (k: number) => {
    const [far, near] = [505 + k * 5, 520 + k * 96]
    return { far, near, mid: 860 + k * 34, low: 700 + k * 70 }
  }
  bow.forEach((color, i) => {
    const [a, c] = [edge(i), edge(i + 1)]
    b.d.raw(
      `<path d="M${a.far} 690C${a.far + 60} 780 ${a.mid} 780 ${a.mid} 860C${a.mid} 960 ${a.low} 1040 ${a.near} 1400H${c.near}C${c.low} 1040 ${c.mid} 960 ${c.mid} 860C${c.mid} 780 ${c.far + 60} 780 ${c.far} 690Z" fill="${mix(b.tone(color, 0.05), color, b.mood.dark ? 0.3 : 0.1)}" fill-opacity=".9"/>`,
    )
  })
  const left = edge(0)
  b.d.raw(
    `<path data-sh="1" d="M${left.far} 690C${left.far + 60} 780 ${left.mid} 780 ${left.mid} 860C${left.mid} 960 ${left.low} 1040 ${left.near} 1400" fill="none" stroke="${b.mood.key}" stroke-width="8" stroke-opacity=".6"/>`,
  )
}

import { shift } from '../colour.ts'
import { ellipse, n1 } from '../path.ts'
import { type Brush, lay, type PaintPlace } from './parts/brush.ts'
import { airBalloon } from './parts/cloud-more.ts'
import { bank, beacon, floor, front, hangingStar, pastel, starBoat } from './parts/cloud-things.ts'
import { heaven } from './parts/heaven.ts'
import { Marks } from './parts/marks.ts'
import { stars } from './parts/sky.ts'
import { halo, mist, wash } from './parts/wash.ts'

/**
 * Three layouts: a quay in the clouds where star boats moor: at its edge; about a beacon; along a jetty to the middle.
 */
export const starHarbour: PaintPlace = (b) => {
  const { r, mood } = b
  heaven(b, lay(b, 620, 900, 420))
  if (!mood.dark) stars(b, 26, 420)
  if (b.layout === 1) airBalloon(b, 560, 270, 0.7, r.pick(['#e07a8a', '#e8b050', '#6aa8c8']), 0.3)
  bank(b, 730, 170, pastel[2]!, 0.58, 20)
  mist(b, 620, 800, mood.haze, 0.35)
  const [one, two, three] = lay(b, [560, 900, 1310], [1200, 700, 270], [980, 1280, 300])
  starBoat(b, one, 730, 0.5, 0.4)
  bank(b, 800, 190, pastel[1]!, 0.4, 30)
  beacon(b, lay(b, 260, 1370, 620), lay(b, 830, 870, 820))
  starBoat(b, two, 810, lay(b, 0.8, 0.7, 1), 0.2)
  bank(b, 860, 210, pastel[3]!, 0.22, 70)
  starBoat(b, three, 880, lay(b, 1.45, 1.7, 1.3), 0.06)
  bank(b, 950, 230, pastel[0]!, 0.1, -10)
  const posts = lay(b, [90, 430, 1190, 1530], [430, 1190], [620, 980])
  if (b.layout === 2) jetty(b)
  else quay(b, posts)
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
    lamps: lay(b, [430, 1190], [430, 1190], [500, 1100]).map((x) => ({
      x,
      y: 872,
      radius: 340,
      color: '#ffe09a',
    })),
    foreground: front,
  }
}

/** A quay of planks across the picture. */
function quay(b: Brush, posts: readonly number[]): void {
  const { tone } = b
  const wood = tone('#c8a088')
  wash(b, 'M-200 1000L1800 985V1400H-200Z', wood, 985, 1400, { lit: 0.35, shade: 0.45 })
  const planks = new Marks()
  for (let px = -1700; px < 3300; px += 190)
    planks.add(shift(wood, -0.07), `M${n1(800 + (px - 800) * 0.62)} 994L${px} 1400`)
  planks.stroke(b, 5, 0.8)
  b.d.shape('M-200 996L1800 981V1006L-200 1022Z', shift(wood, -0.05), { shade: 0.3 })
  for (const x of posts) post(b, x, 1026)
  if (posts.length > 2) b.d.stroke('M90 930Q260 1000 430 930M1190 930Q1360 1000 1530 930', tone('#e8d8c0'), 9)
}

/** A lamp on a mooring post. */
function post(b: Brush, x: number, y: number): void {
  const day = b.scene.time === 'afternoon'
  b.d.groundShadow(x, y, 44, 10, 0.4)
  b.d.shape(`M${x - 22} ${y}v-130h44v130Z`, b.tone('#a87f74'), { shade: 0.5, dir: [1, 0.1] })
  halo(b, x, y - 154, 100, '#ffe09a', day ? 0.25 : 0.7)
  b.d.raw(`<path d="${ellipse(x, y - 154, 27)}" fill="${day ? b.tone('#fbe8b8') : '#ffeab0'}"/>`)
}

/** A jetty from the clouds to the foreground. */
function jetty(b: Brush): void {
  const wood = b.tone('#c8a088')
  floor(b, 985)
  wash(b, 'M640 930H960L1330 1400H270Z', wood, 930, 1400, { lit: 0.35, shade: 0.45 })
  const planks = new Marks()
  for (const t of [0.03, 0.08, 0.15, 0.24, 0.35, 0.48, 0.63, 0.8])
    planks.add(shift(wood, -0.08), `M${n1(640 - 370 * t)} ${n1(930 + 470 * t)}H${n1(960 + 370 * t)}`)
  planks.stroke(b, 5, 0.8)
  for (const [x, y] of [
    [620, 950],
    [980, 950],
    [500, 1026],
    [1100, 1026],
    [330, 1180],
    [1270, 1180],
  ] as const)
    post(b, x, y)
}

import { shift } from '../colour.ts'
import { ellipse, n1 } from '../path.ts'
import { beached, islands, stiltHut, tallShip } from './parts/boats.ts'
import { type Brush, lay, type PaintPlace } from './parts/brush.ts'
import { cottage, streetLamp } from './parts/buildings.ts'
import { ridge } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { bollard, crates, houseColors, lighthouse, sail, townhouse } from './parts/seaside.ts'
import { clouds, heavens, sky } from './parts/sky.ts'
import { wash } from './parts/wash.ts'
import { glints, lightRoad, sea } from './parts/water.ts'
import { waters } from './parts/waters.ts'

/** Three layouts: the quay: coloured houses and a lighthouse; huts on stilts; a tall ship made fast. */
export const harbour: PaintPlace = (b) => {
  const { r, tone } = b
  const horizon = 690
  sky(b, horizon)
  const sun = lay(b, 560, 900, 420)
  heavens(b, sun, 200, horizon - 30)
  clouds(b, 3, 330)
  ridge(b, 650, 26, '#8fa9a4', { depth: 0.6, bottom: horizon + 10, bumps: 6 })
  sea(b, horizon, waters(b), 1100, 5)
  lightRoad(b, sun + 10, horizon, 900)
  lay(b, quayHouses, stilts, shipyard)(b)
  glints(b, 26, [-150, 1700], [horizon + 30, 950])
  const wood = tone('#b08a66')
  wash(b, 'M-200 980L1800 960V1400H-200Z', wood, 960, 1400, { lit: 0.3, shade: 0.45 })
  const planks = new Marks()
  for (let px = -1700; px < 3300; px += 190)
    planks.add(shift(wood, -0.08), `M${n1(800 + (px - 800) * 0.6)} 972L${px} 1400`)
  planks.stroke(b, 5, 0.8)
  b.d.shape('M-200 976L1800 956V978L-200 1000Z', shift(wood, -0.06), { shade: 0.3 })
  for (const [px, s] of [
    [70, 1.1],
    [430, 0.8],
    [1240, 0.8],
    [1500, 1.1],
  ] as const)
    bollard(b, px, 1010 + (s - 0.8) * 90, s)
  const rope = tone('#d8c09a')
  b.d.stroke('M94 930Q260 1010 428 940', rope, 11)
  b.d.stroke('M1250 940Q1380 1010 1486 930', rope, 11)
  crates(b, lay(b, 200, 1540, 260), 1050)
  if (b.layout === 1) beached(b, 150, 1060, 1, r.pick(['#4f8a8c', '#cf5f4a', '#d8a23f']))
  const lamp = streetLamp(b, lay(b, 1390, 1280, 120), 1040, 520)
  return {
    ground: 1050,
    lamps: b.mood.dark ? [{ ...lamp, radius: 460, color: '#ffcf7a' }] : [],
    foreground: (f) => {
      for (const px of lay(f, [-40, 1650], [1650], [-40])) {
        f.d.shape(`M${px - 60} 1400V1130h120v270Z`, f.frame('#7d604a'), { shade: 0.5, dir: [1, 0] })
        f.d.shape(ellipse(px, 1130, 60, 22), f.frame('#a8846a'), { shade: 0.2 })
      }
      if (f.layout !== 1) f.d.stroke('M-40 1190Q120 1400 300 1420', f.frame('#d8c09a'), 20)
    },
  }
}

function quayHouses(b: Brush): void {
  const { r, tone } = b
  const horizon = 690
  b.d.shape(
    `M180 ${horizon + 34}C260 ${horizon - 4} 420 ${horizon - 8} 520 ${horizon + 34}Z`,
    tone('#8a8690', 0.3),
  )
  lighthouse(b, 350, horizon + 12, 0.86, 0.24)
  let x = 930
  while (x < 1800) {
    const w = r.between(130, 180)
    townhouse(b, x, 800, w, r.between(260, 400) + (x - 930) * 0.16, r.pick(houseColors))
    x += w
  }
  b.d.shape('M900 800H1800V868H880Z', tone('#a89a90', 0.1), { shade: 0.4 })
  sail(b, 720, 820, 1.05, r.pick(['#d8a23f', '#4f8a8c']), 0.14)
  sail(b, 1060, 900, 1.5, r.pick(['#cf5f4a', '#7f6aa8']), 0.06)
}

/** Fishing huts over the water, one behind the other. */
function stilts(b: Brush): void {
  const { r } = b
  islands(b, 690, [1350])
  lighthouse(b, 1420, 676, 0.6, 0.36)
  for (const [x, y, w, depth] of [
    [760, 760, 110, 0.34],
    [590, 790, 150, 0.24],
    [380, 830, 210, 0.16],
    [100, 890, 290, 0.08],
  ] as const)
    stiltHut(b, x, y, w, r.pick(houseColors), depth)
  sail(b, 1080, 790, 0.9, r.pick(['#d8a23f', '#4f8a8c']), 0.2)
  sail(b, 1330, 880, 1.3, r.pick(['#cf5f4a', '#7f6aa8']), 0.08)
}

/** A tall ship by the quay, the town small across the bay. */
function shipyard(b: Brush): void {
  const { r } = b
  for (let x = -120, i = 0; x < 760; i++) {
    const w = r.between(60, 90)
    cottage(b, x, 716 + (i % 3) * 6, w, { depth: 0.4, wall: r.pick(houseColors), chimney: i % 2 === 0 })
    x += w * 1.15
  }
  sail(b, 520, 800, 0.8, r.pick(['#d8a23f', '#4f8a8c']), 0.24)
  tallShip(b, 1250, 930, 2.3, 0.1)
}

import { shift } from '../colour.ts'
import { n1 } from '../path.ts'
import { lay, type PaintPlace, type Spot } from './parts/brush.ts'
import { bricks, lamplit } from './parts/buildings.ts'
import { clockTower, dovecote, washing } from './parts/city-more.ts'
import { bulbs, potPlant } from './parts/furniture.ts'
import { glasshouse, topiary } from './parts/garden-more.ts'
import { flagstones } from './parts/interior.ts'
import { Marks } from './parts/marks.ts'
import { clouds, heavens, sky } from './parts/sky.ts'
import { chimney, skyline, waterTank } from './parts/town.ts'
import { mist, pool, wash } from './parts/wash.ts'

/**
 * Three layouts: a roof terrace above the town: chimneys and a tank; washing and doves; a glasshouse by a clock tower.
 */
export const rooftop: PaintPlace = (b) => {
  const { tone, r } = b
  sky(b, 760)
  heavens(b, ...lay(b, [460, 200, 640], [820, 190, 640], [640, 200, 640]))
  clouds(b, 3, 330)
  skyline(b, 900, 180, 330, 0.58)
  if (b.layout === 2) clockTower(b, 1420, 960, 640, 0.24)
  skyline(b, 920, 100, 230, 0.38, [500, 1100])
  mist(b, 660, 910, b.mood.haze, 0.4)
  for (const [x, w, color] of [
    [-60, 380, '#a5583f'],
    [400, 300, '#8a6a78'],
    [760, 330, '#b06a4c'],
    [1150, 420, '#8f5f58'],
  ] as const) {
    const y = 870 + r.between(-14, 14)
    const roof = tone(color, 0.2)
    b.d.shape(`M${x - 40} 960L${x + w * 0.3} ${n1(y - 70)}H${x + w * 0.76}L${x + w + 40} 960Z`, roof, {
      shade: 0.4,
    })
    const tiles = new Marks()
    for (let i = 0; i < 26; i++)
      tiles.add(
        shift(roof, r.pick([-0.05, 0.04])),
        `M${n1(x + r.between(0.1, 0.85) * w)} ${n1(y - r.between(-40, 54))}q8 10 17 0`,
      )
    tiles.stroke(b, 4, 0.7)
    b.d.shape(`M${n1(x + w * 0.6)} ${n1(y - 50)}v-86h46v86Z`, tone('#9a6f60', 0.2), { shade: 0.5 })
    lamplit(b, x + w * 0.38, y, 38, 46, { depth: 0.2, arched: true })
  }
  const brick = tone('#b87a62', 0.02)
  wash(b, 'M-200 905H1800V985H-200Z', brick, 900, 990, { lit: 0.25, shade: 0.35 })
  bricks(b, -200, 918, 2000, 56, 90, brick, 36)
  b.d.shape('M-200 888H1800V910H-200Z', tone('#d8c4b0', 0.02), { shade: 0.3, dir: [0, 1] })
  flagstones(b, 980, '#bfa595')
  const lit = b.scene.time !== 'afternoon'
  const poles = lay(b, [560, 1120], [420, 1180], [700, 1240])
  b.d.stroke(poles.map((x) => `M${x} 960V470`).join(''), tone('#6b5a5c'), 11)
  if (b.layout === 0) {
    chimney(b, 180, 985)
    waterTank(b, 1400, 985)
    potPlant(b, 390, 1000, 1.2)
    potPlant(b, 480, 990, 0.8, '#5f8a8c')
    potPlant(b, 1215, 1000, 1, '#7a6a94')
    potPlant(b, 1560, 1060, 1.7)
    bulbs(b, 210, 560, 480, 34)
    bulbs(b, 560, 1120, 480, 62)
    bulbs(b, 1120, 1400, 480, 26)
  } else if (b.layout === 1) {
    dovecote(b, 210, 990, 1.1)
    chimney(b, 1470, 990)
    washing(b, 420, 1180, 600)
    bulbs(b, -100, 420, 480, 40)
    bulbs(b, 420, 1180, 480, 50)
    bulbs(b, 1180, 1800, 480, 40)
    potPlant(b, 60, 1060, 1.5, '#7a6a94')
    potPlant(b, 1290, 1010, 1.1)
  } else {
    glasshouse(b, 280, 995, 470, 0.04)
    topiary(b, 1330, 1010, 0.9)
    topiary(b, 1540, 1060, 1.15)
    bulbs(b, 520, 700, 480, 10)
    bulbs(b, 700, 1240, 480, 62)
    bulbs(b, 1240, 1800, 480, 40)
    potPlant(b, 590, 1000, 0.9, '#5f8a8c')
  }
  if (lit) pool(b, 800, 1050, 620, 130, '#ffcf7a', 0.3)
  return {
    ground: 1050,
    lamps: lit
      ? [
          { x: 700, y: 600, radius: 620, color: '#ffcf7a' },
          { x: 960, y: 600, radius: 620, color: '#ffcf7a' },
        ]
      : [],
    foreground: (f) => {
      const pots: Spot[] = [
        [-10, 1440, 2.6],
        [1630, 1440, 2.6],
      ]
      for (const [x, , s] of lay(f, pots, pots.slice(1), pots.slice(0, 1)))
        potPlant({ ...f, tone: f.frame }, x, 1440, s)
    },
  }
}

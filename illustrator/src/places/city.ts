import { mix } from '../colour.ts'
import { ellipse, n1 } from '../path.ts'
import { cityPark } from './city-park.ts'
import { type Brush, isNamed, lay, type PaintPlace } from './parts/brush.ts'
import { streetLamp } from './parts/buildings.ts'
import { archBridge, canal, clockTower } from './parts/city-more.ts'
import { bulbs, potPlant } from './parts/furniture.ts'
import { Marks } from './parts/marks.ts'
import { sail } from './parts/seaside.ts'
import { clouds, heavens, sky } from './parts/sky.ts'
import { fountain, rowHouse, skyline } from './parts/town.ts'
import { bush, roundTree } from './parts/trees.ts'
import { mist, wash } from './parts/wash.ts'
import { rooftop } from './rooftop.ts'

/** Three layouts: a street of narrow houses and shops; a canal with a bridge; a square about a clock tower. */
const cityStreet: PaintPlace = (b) => {
  const { tone, r } = b
  sky(b, 740)
  heavens(b, ...lay(b, [760, 180, 600], [1080, 230, 600], [420, 190, 600]))
  clouds(b, 2, 240)
  lay(b, twoRows, canalSide, square)(b)
  const stones = new Marks()
  for (let i = 0; i < 130; i++) {
    const t = r() ** 0.8
    const y = 890 + t * 490
    const half = 150 + t * 900
    stones.add(
      tone(r.pick(['#a89a98', '#c6b9b2', '#9d9092']), 0.04),
      `M${n1(800 + r.between(-1, 1) * half)} ${n1(y)}h${n1(16 + t * 46)}q5 ${n1(4 + t * 8)} 0 ${n1(6 + t * 14)}h${n1(-16 - t * 46)}q-5 ${n1(-4 - t * 8)} 0 ${n1(-6 - t * 14)}Z`,
    )
  }
  stones.fill(b, 0.6)
  const lamp = lay(b, twoRowsFront, canalFront, squareFront)(b)
  return {
    ground: 1040,
    lamps: b.mood.dark && !isNamed(b, 'lamp-post') ? [{ ...lamp, radius: 500, color: '#ffcf7a' }] : [],
    foreground: (f) => {
      for (const x of lay(f, [20, 1580], [20], [1580])) {
        f.d.shape(`M${x - 130} 1400l-14 -170h288l-14 170Z`, f.frame('#a86a50'), { shade: 0.5 })
        bush({ ...f, tone: f.frame }, x, 1250, 290, ['#3f6a3c', '#8aa552'])
      }
    },
  }
}

/** Houses on both sides, smaller towards the middle. */
function twoRows(b: Brush): void {
  const { tone } = b
  skyline(b, 860, 200, 340, 0.55, [640, 900])
  mist(b, 560, 860, b.mood.haze, 0.45)
  for (const [x, w, h] of [
    [560, 96, 300],
    [650, 84, 250],
    [870, 90, 270],
    [956, 104, 330],
  ] as const)
    rowHouse(b, x, 862, w, h, 0.3, false)
  for (const [x, w, h] of [
    [400, 162, 420],
    [1058, 176, 450],
  ] as const)
    rowHouse(b, x, 880, w, h, 0.16, true)
  for (const [x, w, h] of [
    [190, 214, 560],
    [1230, 230, 590],
  ] as const)
    rowHouse(b, x, 905, w, h, 0.1, true)
  rowHouse(b, -100, 940, 296, 760, 0.05, true)
  rowHouse(b, 1456, 940, 320, 800, 0.05, true)
  wash(
    b,
    'M-200 940H200L404 905L560 880L660 862H960L1060 880L1230 905L1456 940H1800V1400H-200Z',
    tone('#b8aaa6', 0.04),
    860,
    1300,
    { lit: 0.2, shade: 0.4 },
  )
}

function twoRowsFront(b: Brush): { x: number; y: number } {
  const { tone } = b
  const kerb = tone('#d2c6bc', 0.03)
  wash(b, 'M-200 1030L520 884L560 886L-200 1064Z', kerb, 880, 1060, { shade: 0.2 })
  wash(b, 'M1800 1030L1080 884L1040 886L1800 1064Z', kerb, 880, 1060, { shade: 0.2 })
  streetLamp(b, 520, 905, 250, 0.16)
  roundTree(b, 190, 1040, 520, { colors: ['#4c7a4a', '#a8bf62'] })
  b.d.shape('M110 1046h160v22h-160Z', tone('#8a6a58'), { shade: 0.4 })
  bulbs(b, 200, 1400, 420, 70)
  return streetLamp(b, 1330, 1030, 540)
}

/** Houses on the left, water on the right, its bridge between. */
function canalSide(b: Brush): void {
  skyline(b, 860, 160, 300, 0.56)
  mist(b, 560, 860, b.mood.haze, 0.45)
  for (const [x, w, h] of [
    [870, 84, 230],
    [1300, 90, 260],
    [1390, 110, 320],
    [1500, 130, 300],
    [1630, 150, 360],
  ] as const)
    rowHouse(b, x, 862, w, h, 0.3, false)
  rowHouse(b, 740, 868, 120, 330, 0.22, false)
  rowHouse(b, 580, 880, 160, 430, 0.15, true)
  rowHouse(b, 370, 900, 212, 560, 0.1, true)
  rowHouse(b, 90, 930, 284, 720, 0.05, true)
  rowHouse(b, -230, 950, 320, 860, 0.04, true)
  wash(b, 'M-200 945H90L370 902L580 880L740 866H1800V1400H-200Z', b.tone('#b8aaa6', 0.04), 860, 1300, {
    lit: 0.2,
    shade: 0.4,
  })
  wash(b, 'M960 862H1800V900H960Z', b.tone('#a89a94', 0.16), 860, 900)
}

function canalFront(b: Brush): { x: number; y: number } {
  canal(b, [1000, 1190], [1240, 2300], 880)
  archBridge(b, 1120, 890, 330, 0.14)
  sail(b, 1330, 1010, 0.9, '#5f9aa8', 0.08)
  streetLamp(b, 960, 910, 270, 0.14)
  for (const [x, y, s] of [
    [330, 1000, 1],
    [440, 985, 0.8],
  ] as const)
    potPlant(b, x, y, s)
  return streetLamp(b, 1180, 1060, 500)
}

/** An open square, houses all along its back. */
function square(b: Brush): void {
  skyline(b, 840, 220, 380, 0.58)
  mist(b, 520, 850, b.mood.haze, 0.4)
  clockTower(b, 1180, 866, 620, 0.2)
  for (const [x, w, h] of [
    [-160, 170, 380],
    [20, 150, 330],
    [180, 170, 400],
    [360, 140, 310],
    [510, 160, 360],
    [680, 150, 320],
    [840, 160, 370],
    [1010, 110, 300],
    [1290, 150, 340],
    [1450, 180, 400],
    [1640, 170, 350],
  ] as const)
    rowHouse(b, x, 880, w, h, 0.16, true)
  wash(b, 'M-200 878H1800V1400H-200Z', b.tone('#c0b0a4', 0.04), 870, 1300, { lit: 0.25, shade: 0.4 })
}

function squareFront(b: Brush): { x: number; y: number } {
  b.d.raw(
    `<path d="${ellipse(330, 985, 250, 40)}" fill="${mix(b.tone('#7fb4c8'), b.mood.sky[1], 0.35)}" stroke="${b.tone('#d2c6bc')}" stroke-width="26"/>`,
  )
  fountain(b, 330, 985)
  roundTree(b, 1540, 1010, 560, { colors: ['#4c7a4a', '#a8bf62'] })
  roundTree(b, 1360, 930, 330, { colors: ['#4c7a4a', '#a8bf62'], depth: 0.08 })
  bulbs(b, 60, 1180, 470, 60)
  return streetLamp(b, 1230, 1010, 480)
}

export const city = { 'city-street': cityStreet, 'city-park': cityPark, rooftop } satisfies Record<
  string,
  PaintPlace
>

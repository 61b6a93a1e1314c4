import { mix, shift } from '../colour.ts'
import { blob, ellipse, n1 } from '../path.ts'
import type { Brush, PaintPlace } from './parts/brush.ts'
import { streetLamp } from './parts/buildings.ts'
import { bulbs } from './parts/furniture.ts'
import { pebbles, ridge, rock, tufts } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { bigLeaf, palm } from './parts/plants.ts'
import { starfish } from './parts/sea-life.ts'
import {
  bigLeafs,
  bollard,
  crates,
  houseColors,
  hut,
  lighthouse,
  sail,
  shell,
  townhouse,
  whale,
} from './parts/seaside.ts'
import { birds, clouds, heavens, sky } from './parts/sky.ts'
import { wash } from './parts/wash.ts'
import { glints, lightRoad, sea, waterColor } from './parts/water.ts'

const waters = (b: Brush): readonly [string, string] => [
  mix(waterColor(b, '#7fc0cc', 0.3), b.mood.sky[2], 0.35),
  mix(b.tone('#2f6f96'), b.mood.sky[0], 0.25),
]

/** Out at sea, in a boat: its back is here, its near side in the foreground. */
const openSea: PaintPlace = (b) => {
  const { r, tone } = b
  const horizon = 640
  sky(b, horizon)
  heavens(b, 420, 190, horizon)
  clouds(b, 4, 420)
  b.d.shape(
    `M1120 ${horizon + 4}C1180 ${horizon - 70} 1260 ${horizon - 92} 1330 ${horizon - 40}C1390 ${horizon - 80} 1470 ${horizon - 56} 1560 ${horizon + 4}Z`,
    tone('#7a8a94', 0.55),
  )
  const [far, near] = waters(b)
  sea(b, horizon, [far, near], 1400, 8)
  lightRoad(b, 430, horizon, 1000)
  sail(b, 1330, horizon + 70, 0.8, r.pick(['#cf5f4a', '#d8a23f', '#4f8a8c']), 0.34)
  whale(b, 180, 800, 0.62)
  const dark = tone('#7d4634')
  b.d.stroke('M1060 1000V330', tone('#6b4a36'), 20)
  b.d.shape('M1078 350C1240 440 1300 620 1290 800C1220 780 1140 786 1078 806Z', tone('#f4e4c4'), {
    shade: 0.5,
  })
  const stripe = tone(r.pick(['#cf5f4a', '#4f8a8c', '#d8a23f']))
  b.d.clip('M1078 350C1240 440 1300 620 1290 800C1220 780 1140 786 1078 806Z', () => {
    for (const y of [470, 600, 730])
      b.d.shape(`M1060 ${y}q130 24 260 0v54q-130 24 -260 0Z`, stripe, { shade: 0.4 })
  })
  b.d.shape('M1060 330q44 -16 84 6q-40 12 -84 26Z', tone('#d9674f'))
  b.d.shape(
    'M330 966C480 1004 1120 1004 1290 950C1240 1020 1150 1060 1060 1070H560C460 1060 380 1030 330 966Z',
    dark,
    { shade: 0.6, dir: [0, -1] },
  )
  b.d.stroke('M330 966C480 940 1120 936 1290 950', tone('#c9956a'), 14)
  if (b.scene.time === 'afternoon' || b.scene.time === 'sunset') birds(b, 640, 300, 4)
  return {
    ground: 1030,
    holds: 'boat',
    room: { left: 480, right: 1010 },
    foreground: (f) => {
      const hull =
        'M312 960C480 1012 1120 1012 1310 944C1306 1060 1220 1160 1110 1190H520C400 1160 320 1070 312 960Z'
      f.d.shape(hull, f.tone('#a5583f'), { shade: 0.6 })
      f.d.stroke('M312 960C480 1012 1120 1012 1310 944', f.tone('#e9c48a'), 22)
      f.d.stroke('M336 1040C500 1084 1110 1084 1288 1030', f.tone('#c9794f'), 12)
      f.d.stroke('M380 1108C540 1140 1080 1140 1240 1100', f.tone('#8f4a38'), 8)
      const [, deep] = waters(f)
      for (const [i, y] of [1130, 1210, 1300].entries()) {
        const w = 150 + i * 36
        let d = `M${-260 - i * 50} ${y}`
        for (let x = -260 - i * 50; x < 1860; x += w) d += `q${w / 2} ${-26 - i * 4} ${w} 0`
        wash(f, `${d}V1400H-260Z`, shift(mix(deep, f.tone('#5fa6c4'), 0.28 - i * 0.1), 0), y - 30, y + 160, {
          lit: 0.35,
          shade: 0.3,
        })
      }
      const foam = new Marks()
      for (const [x, y, l] of [
        [300, 1126, 90],
        [420, 1150, 130],
        [1180, 1148, 120],
        [1300, 1124, 90],
      ] as const)
        foam.add(mix(f.mood.key, '#ffffff', 0.3), `M${x - l / 2} ${y}q${l / 2} -20 ${l} 0`)
      foam.stroke(f, 9, 0.7)
      glints(f, 16, [-150, 1650], [1160, 1380])
    },
  }
}

/** The quay: coloured houses, boats, a lighthouse on the mole. */
const harbour: PaintPlace = (b) => {
  const { r, tone } = b
  const horizon = 690
  sky(b, horizon)
  heavens(b, 560, 200, horizon - 30)
  clouds(b, 3, 330)
  ridge(b, 650, 26, '#8fa9a4', { depth: 0.6, bottom: horizon + 10, bumps: 6 })
  sea(b, horizon, waters(b), 1100, 5)
  lightRoad(b, 570, horizon, 900)
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
  crates(b, 200, 1050)
  const lamp = streetLamp(b, 1390, 1040, 520)
  return {
    ground: 1050,
    lamps: b.mood.dark ? [{ ...lamp, radius: 460, color: '#ffcf7a' }] : [],
    foreground: (f) => {
      for (const px of [-40, 1650]) {
        f.d.shape(`M${px - 60} 1400V1130h120v270Z`, f.frame('#7d604a'), { shade: 0.5, dir: [1, 0] })
        f.d.shape(ellipse(px, 1130, 60, 22), f.frame('#a8846a'), { shade: 0.2 })
      }
      f.d.stroke('M-40 1190Q120 1400 300 1420', f.frame('#d8c09a'), 20)
    },
  }
}

/** A small island: sand, palms, a hut of reeds, turquoise all round. */
const littleIsland: PaintPlace = (b) => {
  const { r, tone } = b
  const horizon = 680
  sky(b, horizon)
  heavens(b, 560, 190, horizon)
  clouds(b, 3, 360)
  b.d.shape(
    `M-200 ${horizon + 6}C-60 ${horizon - 60} 60 ${horizon - 70} 150 ${horizon - 30}Q230 ${horizon - 40} 290 ${horizon + 6}Z`,
    tone('#7a9a94', 0.5),
  )
  sea(b, horizon, [mix(waters(b)[0], tone('#7fe0d0'), 0.3), mix(waters(b)[1], tone('#4fc0b8'), 0.5)], 1100, 6)
  lightRoad(b, 570, horizon, 900)
  sail(b, 470, horizon + 46, 0.55, '#cf5f4a', 0.36)
  b.d.raw(
    `<path d="${blob(860, 1130, 1180, 240, 15, 0.02, r)}" fill="${mix(tone('#9fe8d8'), b.mood.key, 0.3)}" fill-opacity=".55"/>`,
  )
  wash(
    b,
    'M-200 1010C60 950 260 940 520 925C760 905 1000 880 1240 890C1460 880 1640 930 1800 950V1400H-200Z',
    tone('#ecd7a4'),
    890,
    1240,
    { lit: 0.35, shade: 0.35 },
  )
  wash(
    b,
    'M1000 930C1120 850 1300 800 1500 806C1640 800 1720 830 1800 850V1010C1500 960 1200 960 1000 930Z',
    tone('#9ab866', 0.04),
    800,
    1000,
  )
  tufts(b, (x) => 830 + (1500 - Math.min(1500, x)) * 0.16, 90, '#8cb053', {
    bottom: 990,
    skip: (x) => x < 1080,
  })
  hut(b, 1230, 900)
  palm(b, 1440, 940, 660, -120)
  palm(b, 1580, 920, 520, 90, 0.03)
  palm(b, 90, 1030, 620, 130)
  bigLeafs(b, 1640, 960)
  pebbles(b, 980, 60, '#cdb584')
  rock(b, 250, 1040, 180, 90, '#8f98a0')
  rock(b, 360, 1050, 90, 48, '#9ba2a6')
  starfish(b, 1220, 1080, 34, '#f08a5a')
  for (const [x, y] of [
    [1130, 1130],
    [420, 1130],
    [1400, 1060],
  ] as const)
    shell(b, x, y)
  if (b.mood.dark) bulbs(b, 1130, 1420, 640, 40)
  else birds(b, 720, 260)
  return {
    ground: 1040,
    foreground: (f) => {
      for (const [x, l, a] of [
        [-60, 420, -38],
        [-40, 380, -74],
        [1660, 420, -142],
        [1640, 380, -106],
      ] as const)
        bigLeaf(f, x, 1340, l, a, f.frame('#4f8a4c'))
    },
  }
}

export const atSea = { 'open-sea': openSea, harbour, 'little-island': littleIsland } satisfies Record<
  string,
  PaintPlace
>

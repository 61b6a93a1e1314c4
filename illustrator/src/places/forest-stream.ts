import { mix } from '../colour.ts'
import { type Brush, lay, type PaintPlace } from './parts/brush.ts'
import { flowers, pebbles, ridge, rock, tufts, winding } from './parts/land.ts'
import { near } from './parts/near.ts'
import { fireflies, mushroom, reeds } from './parts/plants.ts'
import { heavens, sky } from './parts/sky.ts'
import { birch, farWood, pine } from './parts/trees.ts'
import { halo, mist, wash } from './parts/wash.ts'
import { glints, steppingStone, waterColor } from './parts/water.ts'
import { fallenLog, roof } from './parts/woods.ts'

/** Three layouts: birches by a stream; a fall over rocks among firs; a brook that crosses the wood, a log over it. */
export const forestStream: PaintPlace = (b) => {
  const { r, tone, mood } = b
  sky(b, 760)
  heavens(b, ...lay(b, [420, 230, 700], [560, 200, 680], [980, 230, 700]))
  const far = ridge(b, 680, 34, '#84a89a', { depth: 0.58, bottom: 900, slope: lay(b, 0, 120, -60) })
  farWood(b, far, 22, [150, 270], {
    depth: 0.54,
    pines: lay(b, 0.35, 1, 0.2),
    clear: lay(b, [560, 720], [1150, 1330], [-300, -200]),
  })
  mist(b, 580, 820, mood.haze, 0.45)
  const flow = waterColor(b, '#5fa6c4', 0.4)
  const foam = mix(mood.key, mood.sky[2], 0.3)
  if (b.layout === 1) {
    for (const [x, h] of [
      [330, 420],
      [520, 380],
      [730, 350],
      [930, 400],
    ] as const)
      pine(b, x + r.between(-30, 30), 850, h, { depth: 0.3, color: '#4a7d5c' })
    rock(b, 1150, 850, 280, 330, '#8d948c', 0.22)
    rock(b, 1400, 860, 330, 400, '#858c86', 0.2)
    wash(
      b,
      'M1220 560Q1260 540 1300 562L1318 850H1196Z',
      mix(tone('#e4f4f4', 0.1), mood.sky[2], 0.22),
      540,
      850,
    )
    pine(b, 1130, 560, 200, { depth: 0.26, color: '#4a7d5c' })
    pine(b, 1440, 500, 230, { depth: 0.24, color: '#4a7d5c' })
  } else {
    const clear: readonly [number, number] = b.layout === 0 ? [560, 760] : [700, 1050]
    for (let i = 0; i < 9; i++) {
      const x = -60 + i * 215 + r.between(-50, 50)
      if (x > clear[0] && x < clear[1]) continue
      birch(b, x, 830, r.between(16, 24), 0.48)
    }
    for (let i = 0; i < 6; i++) {
      const x = 40 + i * 300 + r.between(-70, 70)
      if (x > clear[0] && x < clear[1]) continue
      birch(b, x, 850 + r.between(-10, 14), r.between(34, 46), 0.3)
    }
    roof(b, ['#4a7350', '#c4cc6c'], 0.2, { low: 0, size: 280, gap: b.layout === 2 ? [620, 1150] : undefined })
  }
  const land = ridge(b, 830, 20, '#74a060', { depth: 0.08, bowl: 20 })
  const water = lay(
    b,
    () => winding(b, { from: [640, 832], to: [120, 1420], width: [40, 900], sway: 90, turns: 0.9 }),
    () => winding(b, { from: [1255, 836], to: [1560, 1420], width: [110, 860], sway: 60, turns: 0.8 }),
    () =>
      'M-200 872C100 850 360 900 640 884C900 868 1200 910 1800 872V952C1300 990 1000 940 700 958C400 976 100 930 -200 962Z',
  )()
  b.d.raw(
    `<path d="${water}" fill="none" stroke="${tone('#8f8058', 0.05)}" stroke-width="26" stroke-linejoin="round"/>`,
  )
  wash(b, water, flow, 830, 1400, { lit: 0.5, shade: 0.4 })
  b.d.clip(water, () => glints(b, 44, [-150, 1700], [850, 1390], foam, 0.65))
  if (b.layout === 0)
    for (const [x, y, w] of [
      [520, 960, 90],
      [400, 1010, 120],
      [270, 1080, 150],
    ] as const)
      steppingStone(b, x, y, w)
  const wet = lay(
    b,
    (x: number, y: number) => x < 760 - (y - 832) * 0.1 && x > 560 - (y - 832) * 1.2,
    (x: number, y: number) => x > 1160 - (y - 832) * 0.1,
    (_: number, y: number) => y < 975,
  )
  tufts(b, land, 170, '#7fa65c', { skip: wet })
  flowers(b, land, 40, { skip: (x, y) => wet(x, y) || (x > 420 && x < 1150) })
  if (b.layout === 0) {
    reeds(b, 90, 930, 190, 13)
    reeds(b, 720, 905, 110, 7, tone('#7f9a58', 0.1))
    birch(b, 1430, 1010, 104)
    birch(b, 1600, 960, 74, 0.05)
    rock(b, 1250, 1020, 150, 84, '#8d9088')
    mushroom(b, 1160, 1016, 0.5, '#d6973f')
  } else if (b.layout === 1) {
    halo(b, 1256, 850, 150, foam, 0.6)
    for (const [x, y, w] of [
      [1180, 880, 110],
      [1370, 890, 130],
      [1130, 950, 90],
      [1110, 1050, 120],
    ] as const)
      rock(b, x, y, w, w * 0.5, '#8d9088', 0.03)
    pine(b, 80, 1020, 820, { color: '#3f6f52' })
    pine(b, 290, 940, 480, { color: '#4a7d5c', depth: 0.1 })
    rock(b, 260, 1040, 170, 90, '#8d9088')
    reeds(b, 1090, 1010, 130, 8)
  } else {
    for (const [x, y, w] of [
      [1180, 930, 100],
      [1290, 912, 80],
      [120, 905, 110],
    ] as const)
      steppingStone(b, x, y, w)
    fallenLog(b, 400, 940, 1.05, 0.04)
    reeds(b, 900, 900, 120, 8, tone('#7f9a58', 0.1))
    reeds(b, 1480, 975, 200, 12)
    birch(b, 90, 1020, 110)
    birch(b, 1580, 1030, 90)
    mushroom(b, 240, 1030, 0.7)
  }
  pebbles(b, 1150, 22, '#b09c78')
  if (mood.dark) fireflies(b, 12, 480)
  return {
    ground: 1030,
    ...(b.layout === 0 && { room: { left: 560, right: 1340 } }),
    ...(b.layout === 1 && { room: { left: 300, right: 1060 } }),
    foreground: (f: Brush) =>
      near(f, {
        left: lay(f, 'reeds', 'ferns', 'ferns'),
        right: lay(f, 'ferns', 'rocks', 'reeds'),
        topLeft: lay(f, 'leaves', 'needles', 'leaves'),
        topRight: lay(f, 'none', 'none', 'branch'),
        leaves: ['#33583a', '#98b058'],
      }),
  }
}

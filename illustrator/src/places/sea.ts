import { mix, shift } from '../colour.ts'
import { harbour } from './harbour.ts'
import { littleIsland } from './little-island.ts'
import { hullOf, islands, rigging, tallShip } from './parts/boats.ts'
import { lay, type PaintPlace } from './parts/brush.ts'
import { Marks } from './parts/marks.ts'
import { lighthouse, sail, whale } from './parts/seaside.ts'
import { birds, clouds, heavens, sky } from './parts/sky.ts'
import { wash } from './parts/wash.ts'
import { glints, lightRoad, sea } from './parts/water.ts'
import { waters } from './parts/waters.ts'

/**
 * Out at sea, in a boat unless all swim: its back is here, its near side in the foreground. A whale and a far coast; or islands and
 * a lighthouse; or a tall ship.
 */
const openSea: PaintPlace = (b) => {
  const { r, tone } = b
  const horizon = lay(b, 640, 590, 690)
  const sun = lay(b, 420, 760, 300)
  sky(b, horizon)
  heavens(b, sun, lay(b, 190, 230, 170), horizon)
  clouds(b, 4, 420)
  if (b.layout === 0)
    b.d.shape(
      `M1120 ${horizon + 4}C1180 ${horizon - 70} 1260 ${horizon - 92} 1330 ${horizon - 40}C1390 ${horizon - 80} 1470 ${horizon - 56} 1560 ${horizon + 4}Z`,
      tone('#7a8a94', 0.55),
    )
  else islands(b, horizon, lay(b, [], [60, 300, 1560], [1250]))
  if (b.layout === 1) lighthouse(b, 220, horizon - 30, 0.62, 0.36)
  const [far, near] = waters(b)
  sea(b, horizon, [far, near], 1400, lay(b, 8, 10, 7))
  lightRoad(b, sun + 10, horizon, 1000)
  if (b.layout === 0) sail(b, 1330, horizon + 70, 0.8, r.pick(['#cf5f4a', '#d8a23f', '#4f8a8c']), 0.34)
  if (b.layout === 2) tallShip(b, 620, horizon + 50, 1.1, 0.34)
  if (b.layout !== 1) whale(b, lay(b, 180, 0, 1420), lay(b, 800, 0, 850), lay(b, 0.62, 0, 0.86))
  else
    for (const [x, y, k] of [
      [150, 830, 0.7],
      [300, 800, 0.5],
    ] as const)
      sail(b, x, y, k, r.pick(['#cf5f4a', '#d8a23f']), 0.26)
  if (b.scene.time === 'afternoon' || b.scene.time === 'sunset') birds(b, 640, 300, 4)
  if (b.scene.isBoatless) return { ground: 960 }
  const [planks] = hullOf(b)
  const dark = tone(shift(planks, -0.1))
  rigging(b)
  b.d.shape(
    'M330 966C480 940 1120 936 1290 950C1240 1020 1150 1060 1060 1070H560C460 1060 380 1030 330 966Z',
    dark,
    { shade: 0.6, dir: [0, -1] },
  )
  b.d.stroke('M330 966C480 940 1120 936 1290 950', tone('#c9956a'), 14)
  return {
    ground: 1030,
    holds: 'boat',
    room: { left: 480, right: 1010 },
    foreground: (f) => {
      const [side, rim, line] = hullOf(f)
      const hull =
        'M312 960C480 1012 1120 1012 1310 944C1306 1060 1220 1160 1110 1190H520C400 1160 320 1070 312 960Z'
      f.d.shape(hull, f.tone(side), { shade: 0.6 })
      f.d.stroke('M312 960C480 1012 1120 1012 1310 944', f.tone(rim), 22)
      f.d.stroke('M336 1040C500 1084 1110 1084 1288 1030', f.tone(line), 12)
      f.d.stroke('M380 1108C540 1140 1080 1140 1240 1100', f.tone(shift(side, -0.08)), 8)
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

export const atSea = { 'open-sea': openSea, harbour, 'little-island': littleIsland } satisfies Record<
  string,
  PaintPlace
>

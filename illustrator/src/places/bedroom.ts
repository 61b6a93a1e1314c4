import { shift } from '../colour.ts'
import { ellipse } from '../path.ts'
import { blanketFort } from './blanket-fort.ts'
import {
  cloths,
  cot,
  lampOf,
  outsideHills,
  picture,
  roomFront,
  toyBlocks,
  toyBox,
  walls,
} from './parts/bedroom-things.ts'
import { type Brush, isNamed, lay, type PaintPlace } from './parts/brush.ts'
import { cottage } from './parts/buildings.ts'
import { bunting, cushion, potPlant, rug, shelf, tableLamp } from './parts/furniture.ts'
import { boards, curtains, daylight, wall, window } from './parts/interior.ts'
import { Marks } from './parts/marks.ts'
import { armchair, atticSlopes, bunk, mobile, rockingHorse, toyTrain, wardrobe } from './parts/nursery.ts'
import { halo } from './parts/wash.ts'

/** Three layouts: the middle of the room: bed and toys; a wardrobe and a rocking horse; an attic with bunks. */
const bedroomFloor: PaintPlace = (b) => {
  const { r } = b
  const paper = r.pick(['stars', 'dots', 'stripes'] as const)
  wall(b, 880, r.pick(walls), paper)
  const cloth = r.pick(cloths)
  const shape = lay(b, 'square', 'arched', 'round')
  const [wx, wy, ww, wh] = lay(b, [210, 150, 340, 420], [930, 120, 420, 470], [610, 130, 360, 360])
  window(b, wx, wy, ww, wh, { shape, view: (o) => outsideHills(o, wy + wh * 0.76) })
  if (b.layout < 2) curtains(b, wx, wy, ww, wh, cloth)
  else atticSlopes(b, 790, 640)
  const toy = r.pick(['pot', 'ball', 'house'] as const)
  if (b.layout === 0) {
    picture(b, 760, 300, 170, 210)
    picture(b, 950, 350, 130, 130)
    shelf(b, 1170, 430, 330, toy)
    bunting(b, 620, 1330, 96, 62)
  } else if (b.layout === 1) {
    shelf(b, 440, 330, 300, toy)
    shelf(b, 440, 520, 300, 'none')
    mobile(b, 800, 40)
    picture(b, 1510, 360, 150, 190)
  } else bunting(b, 330, 1270, 20, 40)
  boards(b, 880, r.pick(['#b5835a', '#a87a60', '#c09468']), '#efe2cc')
  const rugs = r.pick(['#c9806a', '#7a9ab0', '#a08ab0', '#8aa878'])
  daylight(b, wx + 90, 900, ww)
  if (b.layout === 0) {
    if (!isNamed(b, 'bed')) cot(b, 1420, 990)
    rug(b, 800, 1080, 520, 96, rugs)
    toyBox(b, 190, 1010)
    toyBlocks(b, 420, 1000, 62)
    ball(b, 1210, 1090)
  } else if (b.layout === 1) {
    wardrobe(b, 180, 950, r.pick(['#7a9a94', '#b88a74', '#8a86a8']))
    rug(b, 780, 1090, 460, 84, rugs)
    rockingHorse(b, 1450, 1040, 1.1)
    toyTrain(b, 470, 1010, 0.9)
    toyBlocks(b, 1200, 980, 54)
  } else {
    if (!isNamed(b, 'bed')) bunk(b, 1420, 990)
    rug(b, 760, 1090, 500, 90, rugs)
    toyBox(b, 300, 990)
    toyTrain(b, 300, 1110, 0.9)
    ball(b, 1150, 1080)
  }
  const lamp = tableLamp(b, lay(b, 1060, 1130, 70), lay(b, 930, 930, 980), 310)
  return {
    ground: 1050,
    lamps: lampOf(lamp, b.scene.time !== 'afternoon' && !isNamed(b, 'lamp')),
    foreground: roomFront,
    fixtures: [{ prop: 'window', x: wx + ww / 2, y: wy + wh, half: ww / 2, height: wh }],
  }
}

function ball(b: Brush, x: number, y: number): void {
  b.d.groundShadow(x, y, 50, 12, 0.5)
  b.d.shape(ellipse(x, y - 40, 44), b.tone('#d8674f'))
  b.d.raw(`<path d="M${x - 40} ${y - 54}q40 24 80 0v28q-40 24 -80 0Z" fill="${b.tone('#f2e2c0')}"/>`)
}

/** Three layouts: a window seat before a great window; an armchair by it; two windows under the roof. */
const bedroomWindow: PaintPlace = (b) => {
  const { r } = b
  wall(b, 900, r.pick(walls), r.pick(['stripes', 'stars'] as const))
  const panes = lay(
    b,
    [[430, 90, 740, 620]],
    [[160, 100, 640, 640]],
    [
      [400, 150, 330, 480],
      [880, 150, 330, 480],
    ],
  )
  const shape = lay(b, r() < 0.5 ? 'arched' : 'square', 'round', 'arched')
  for (const [x, y, w, h] of panes)
    window(b, x, y, w, h, {
      shape,
      empty: x > 800,
      view: (o) => {
        outsideHills(o, y + h * 0.76)
        for (const [dx, k] of [
          [0.14, 90],
          [0.34, 74],
          [0.8, 100],
        ] as const)
          if (b.layout < 2 || dx < 0.3) cottage(o, x + w * dx, y + h * 0.97, k, { depth: 0.16 })
      },
    })
  const cloth = r.pick(cloths)
  if (b.layout === 0) curtains(b, 430, 90, 740, 620, cloth)
  if (b.layout === 2) atticSlopes(b, 805, 600)
  if (b.layout === 0) {
    shelf(b, 1390, 330, 200, 'none')
    shelf(b, 1390, 520, 200, 'ball')
    picture(b, 110, 330, 170, 210)
  } else if (b.layout === 1) {
    shelf(b, 1020, 300, 330, 'house')
    picture(b, 1500, 300, 170, 210)
    mobile(b, 900, 20)
  }
  boards(b, 900, r.pick(['#b5835a', '#a87a60', '#c09468']), '#efe2cc')
  if (b.layout !== 1) windowSeat(b)
  else if (!isNamed(b, 'armchair')) armchair(b, 1190, 1000, r.pick(['#b5634f', '#5f8a80', '#8a7aa0']))
  daylight(b, lay(b, 560, 300, 520), 900, 480)
  const lamp = tableLamp(b, lay(b, 1430, 1440, 1470), 1010, 340)
  potPlant(b, lay(b, 180, 90, 140), 1020, lay(b, 2, 1.5, 2.3))
  if (b.layout === 2) toyTrain(b, 330, 1100, 0.8)
  rug(b, 800, 1110, 470, 80, r.pick(['#c9806a', '#7a9ab0', '#a08ab0']))
  const lit = b.scene.time !== 'afternoon'
  if (!lit) halo(b, lay(b, 800, 480, 800), 420, 520, b.mood.key, 0.25)
  return {
    ground: 1050,
    ...(b.layout !== 1 && { seat: { x: 800, y: 750, width: 600 } }),
    lamps: lampOf(lamp, lit && !isNamed(b, 'lamp')),
    foreground: roomFront,
    fixtures: panes.slice(0, 1).map(([x, y, w, h]) => ({
      prop: 'window',
      x: x + w / 2,
      y: y + h,
      half: w / 2,
      height: h,
    })),
  }
}

function windowSeat(b: Brush): void {
  const { tone } = b
  const seat = tone('#efe0c6')
  b.d.shape('M350 770H1250V930H350Z', seat, { shade: 0.4, dir: [0, 1] })
  new Marks()
    .add(shift(seat, -0.07), 'M380 800h260v104h-260ZM670 800h260v104h-260ZM960 800h260v104h-260Z')
    .stroke(b, 6)
  b.d.shape('M330 742Q800 722 1270 742Q1282 776 1268 792Q800 774 332 792Q318 776 330 742Z', tone('#5f8f96'), {
    shade: 0.4,
  })
  cushion(b, 420, 690, 150, 130, '#d8a23f', -12)
  cushion(b, 1170, 690, 150, 130, '#c8674f', 12)
  cushion(b, 1060, 706, 130, 110, '#8a7ab8', -6)
}

export const bedroom = {
  'bedroom-floor': bedroomFloor,
  'blanket-fort': blanketFort,
  'bedroom-window': bedroomWindow,
} satisfies Record<string, PaintPlace>

import { cloths, outsideHills, picture, roomFront, toyBlocks, walls } from './parts/bedroom-things.ts'
import { type Brush, lay, type PaintPlace } from './parts/brush.ts'
import { bulbs, cushion, patchwork, potPlant, rug, shelf } from './parts/furniture.ts'
import { boards, curtains, wall, window } from './parts/interior.ts'
import { Marks } from './parts/marks.ts'
import { teepee } from './parts/nursery.ts'
import { pool } from './parts/wash.ts'

/** Three layouts: blankets over a line; over chairs like a house; a tent of poles: cushions and warm light inside. */
export const blanketFort: PaintPlace = (b) => {
  const { r } = b
  wall(b, 880, r.pick(walls), r.pick(['stars', 'dots'] as const))
  const [wx, wy, ww, wh] = lay(b, [90, 170, 250, 320], [1270, 150, 280, 340], [520, 150, 330, 380])
  window(b, wx, wy, ww, wh, { view: (o) => outsideHills(o, wy + wh * 0.74) })
  curtains(b, wx, wy, ww, wh, r.pick(cloths))
  shelf(b, lay(b, 1290, 80, 130), 330, 260, r.pick(['house', 'ball', 'pot'] as const))
  if (b.layout === 1) picture(b, 520, 250, 150, 180)
  boards(b, 880, r.pick(['#b5835a', '#a87a60', '#c09468']), '#efe2cc')
  rug(b, lay(b, 800, 700, 780), 1060, 640, 110, r.pick(['#8f7aa0', '#7a94a8', '#b0806a']))
  const lit = b.scene.time !== 'afternoon'
  lay(b, lineFort, chairFort, poleFort)(b, lit)
  const x = lay(b, 800, 760, 1180)
  if (lit) pool(b, x, 1040, 480, 110, '#ffc873', 0.6)
  toyBlocks(b, lay(b, 1330, 190, 420), lay(b, 1070, 1070, 1000), 60)
  potPlant(b, lay(b, 130, 1490, 130), 1030, lay(b, 1.2, 1.6, 1.8))
  return {
    ground: 1050,
    lamps: [{ x, y: 720, radius: 620, color: '#ffc873' }],
    foreground: roomFront,
    fixtures: [{ prop: 'window', x: wx + ww / 2, y: wy + wh, half: ww / 2, height: wh }],
  }
}

function lineFort(b: Brush, lit: boolean): void {
  const { tone } = b
  for (const x of [250, 1350]) chair(b, x, 960)
  const inside = 'M480 964L790 370H810L1120 964Z'
  b.d.shape(inside, tone('#6b4a52'), { shade: 0.4, dir: [0, -1] })
  b.d.glow(800, 800, lit ? 560 : 380, '#ffc873', lit ? 0.75 : 0.4)
  const stitch = new Marks()
  for (const [x, y] of [
    [700, 560],
    [800, 520],
    [900, 570],
    [740, 660],
    [860, 670],
  ] as const)
    stitch.add(
      tone('#f0d08a'),
      `M${x} ${y - 10}Q${x} ${y} ${x + 10} ${y}Q${x} ${y} ${x} ${y + 10}Q${x} ${y} ${x - 10} ${y}Q${x} ${y} ${x} ${y - 10}Z`,
    )
  stitch.fill(b, 0.8)
  bulbs(b, 690, 910, 600, 26, true)
  cushion(b, 590, 915, 170, 108, '#d8a23f', -10)
  cushion(b, 690, 935, 170, 104, '#5aa7a8', 8)
  cushion(b, 940, 930, 190, 116, '#c8674f', -6)
  cushion(b, 1030, 918, 160, 104, '#8a7ab8', 12)
  const sheet = (d: string, color: string, dir: readonly [number, number]) =>
    b.d.shape(d, tone(color), { shade: 0.5, dir })
  const left = 'M800 336Q600 430 262 604Q236 780 176 968Q350 992 520 962Q650 700 800 400Z'
  sheet(left, '#c8796a', [-0.6, 0.6])
  patchwork(b, left, 150, 330, 690, 690, ['#e6cfa8', '#d8a86a', '#c8796a', '#e8b8a0', '#8aa0a8'], 92)
  b.d.raw(
    `<path data-sh="1" d="${left}" fill="${b.d.linear(b.mood.shadow, [-0.5, 0.7])}" fill-opacity=".4"/>`,
  )
  const right = 'M800 336Q1000 430 1338 604Q1364 780 1424 968Q1250 992 1080 962Q950 700 800 400Z'
  sheet(right, '#5f8fa8', [0.6, 0.6])
  const stripes = new Marks()
  for (let i = 0; i < 9; i++) stripes.add(tone('#e8e2d0'), `M800 300L${1060 + i * 52} 1000h24L806 300Z`)
  b.d.clip(right, () => stripes.fill(b, 0.6))
  b.d.raw(
    `<path data-sh="1" d="${right}" fill="${b.d.linear(b.mood.shadow, [0.5, 0.7])}" fill-opacity=".4"/>`,
  )
  b.d.shape('M730 350Q800 290 870 350Q900 380 870 392Q800 350 730 392Q700 380 730 350Z', tone('#e8cf9a'), {
    shade: 0.4,
  })
  b.d.stroke('M-200 250Q400 320 800 322Q1200 320 1800 240', tone('#d8c4a0'), 7)
}

/** Sheets laid over the backs of chairs: a house with a flat roof. */
function chairFort(b: Brush, lit: boolean): void {
  const { tone } = b
  for (const x of [330, 1190]) chair(b, x, 960)
  b.d.shape('M340 964V520H1180V964Z', tone('#6b4a52'), { shade: 0.4, dir: [0, -1] })
  b.d.glow(760, 800, lit ? 580 : 380, '#ffc873', lit ? 0.75 : 0.4)
  bulbs(b, 380, 1140, 560, 30, true)
  cushion(b, 520, 915, 190, 116, '#d8a23f', -10)
  cushion(b, 640, 935, 170, 104, '#5aa7a8', 8)
  cushion(b, 960, 930, 190, 116, '#c8674f', -6)
  cushion(b, 1060, 918, 160, 104, '#8a7ab8', 12)
  const roof =
    'M240 640Q250 500 330 470Q760 520 1190 470Q1270 500 1290 640Q1210 600 1150 566Q760 610 370 566Q310 600 240 640Z'
  b.d.shape(roof, tone('#c8796a'), { shade: 0.4 })
  patchwork(b, roof, 230, 450, 1080, 210, ['#e6cfa8', '#d8a86a', '#c8796a', '#e8b8a0', '#8aa0a8'], 92)
  const side = (d: string, color: string, dir: readonly [number, number]) =>
    b.d.shape(d, tone(color), { shade: 0.5, dir })
  side('M240 636Q310 600 370 566Q400 740 470 968Q330 990 180 966Q230 800 240 636Z', '#5f8fa8', [-0.6, 0.4])
  side(
    'M1290 636Q1210 600 1150 566Q1130 740 1060 968Q1200 990 1350 966Q1300 800 1290 636Z',
    '#7fa07a',
    [0.6, 0.4],
  )
}

/** A tent of poles, cushions about it. */
function poleFort(b: Brush): void {
  teepee(b, 1180, 980, 1.22, b.r.pick(['#c8796a', '#5f8fa8', '#d0a050', '#7f9a70']))
  bulbs(b, 330, 1170, 200, 60, true)
  cushion(b, 800, 940, 190, 116, '#d8a23f', -10)
  cushion(b, 690, 960, 170, 104, '#5aa7a8', 8)
  cushion(b, 1490, 960, 190, 116, '#8a7ab8', -6)
}

function chair(b: Brush, x: number, y: number): void {
  const wood = b.tone('#9a6a46')
  b.d.stroke(
    `M${x - 90} ${y}v-330M${x + 90} ${y}v-330M${x - 90} ${y - 150}h180M${x - 90} ${y - 300}h180`,
    wood,
    22,
  )
}

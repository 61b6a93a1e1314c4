import { mix } from '../colour.ts'
import { blob, ellipse } from '../path.ts'
import { type Brush, lay, type PaintPlace } from './parts/brush.ts'
import { cottage, streetLamp } from './parts/buildings.ts'
import { bulbs } from './parts/furniture.ts'
import { peak, ridge } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { heavens, sky } from './parts/sky.ts'
import { bench, drifts, snowfall, snowFront, snowyRock, white } from './parts/snow-things.ts'
import { birch, farWood, pine } from './parts/trees.ts'
import { mist, wash } from './parts/wash.ts'

/** Three layouts: a frozen pond among firs, lights strung over it; a hut at its shore; a lake under peaks. */
export const frozenPond: PaintPlace = (b) => {
  const { tone, mood } = b
  sky(b, 740)
  heavens(b, ...lay(b, [500, 210, 640], [860, 220, 640], [1040, 190, 620]))
  ridge(b, 590, 70, '#dfe6f4', { depth: 0.52, bottom: 860, bumps: 4 })
  if (b.layout === 2)
    for (const [x, w, h] of [
      [330, 760, 400],
      [900, 620, 290],
      [1360, 820, 470],
    ] as const)
      peak(b, x, 780, w, h, { depth: 0.46, color: '#8fa0c0' })
  const far = ridge(b, 690, 26, '#e4eaf6', { depth: 0.34, bottom: 920 })
  farWood(b, far, 30, [140, 260], { depth: 0.34, pines: 1, snow: true, colors: ['#4f7480', '#6f949a'] })
  mist(b, 620, 820, mood.haze, 0.3)
  const land = ridge(b, 800, 12, white, { depth: 0.06, bowl: 40 })
  drifts(b, land, 14)
  if (b.layout === 1) cottage(b, 400, 890, 290, { snow: true, depth: 0.1, wall: '#a87f5c' })
  const ice = mix(tone('#a8d0e4'), mood.sky[1], 0.3)
  const [px, prx] = lay(b, [800, 720], [980, 620], [800, 1080])
  const outline = blob(px, 1000, prx, 150, 17, 0.02, b.r)
  b.d.raw(
    `<path d="${blob(px, 994, prx + 32, 168, 17, 0.02, b.r)}" fill="${mix(tone(white), mood.shadow, 0.14)}"/>`,
  )
  wash(b, outline, ice, 850, 1150, { lit: 0.5, shade: 0.3 })
  b.d.clip(outline, () => {
    const [sheen, cuts] = [new Marks(), new Marks()]
    for (const [x, y, l] of [
      [260, 920, 300],
      [700, 890, 240],
      [1000, 940, 330],
      [420, 1060, 260],
      [1120, 1080, 260],
    ] as const)
      sheen.add('#ffffff', `M${x} ${y}l${l} -26l40 10l${-l} 30Z`)
    for (const [x, y, rx] of [
      [420, 960, 170],
      [1140, 1000, 180],
      [800, 920, 150],
    ] as const)
      cuts.add(
        '#ffffff',
        `M${x - rx} ${y}q${rx} ${-rx * 0.36} ${rx * 2} 0q${-rx * 0.6} ${rx * 0.34} ${-rx * 1.3} ${rx * 0.06}`,
      )
    sheen.fill(b, 0.25)
    cuts.stroke(b, 4, 0.5)
    if (mood.dark)
      for (const x of [300, 800, 1300])
        b.d.raw(
          `<ellipse data-sh="1" cx="${x}" cy="940" rx="260" ry="70" fill="${b.d.radial('#ffc873', 0.4)}" fill-opacity=".35"/>`,
        )
  })
  if (b.layout === 0) {
    pine(b, 110, 960, 620, { color: '#4a7064', snow: true })
    pine(b, 300, 880, 380, { color: '#557a70', snow: true, depth: 0.1 })
    pine(b, 1330, 880, 430, { color: '#557a70', snow: true, depth: 0.08 })
    pine(b, 1530, 980, 680, { color: '#4a7064', snow: true })
    bulbs(b, 150, 640, 560, 60)
    bulbs(b, 640, 1480, 560, 80)
    b.d.stroke('M640 560V880', tone('#6b5a5c', 0.12), 12)
    bench(b, 1190, 905)
  } else if (b.layout === 1) {
    pine(b, 60, 970, 640, { color: '#4a7064', snow: true })
    pine(b, 1570, 960, 760, { color: '#4a7064', snow: true })
    pine(b, 1400, 880, 400, { color: '#557a70', snow: true, depth: 0.1 })
    bulbs(b, 500, 1380, 600, 70)
    bench(b, 650, 900)
    snowman(b, 250, 1010)
  } else {
    pine(b, 1250, 880, 300, { color: '#557a70', snow: true, depth: 0.12 })
    pine(b, 1490, 960, 640, { color: '#4a7064', snow: true })
    birch(b, 150, 1000, 84)
    for (const x of [420, 800, 1180]) streetLamp(b, x, 892, 190, 0.14)
  }
  snowyRock(b, 190, 1080, 190)
  snowyRock(b, 1480, 1090, 160)
  snowfall(b, 80)
  return { ground: 1040, foreground: snowFront }
}

/** A snowman, its foot on (x, y). */
function snowman(b: Brush, x: number, y: number): void {
  const snow = b.tone(white)
  b.d.groundShadow(x, y, 110, 18, 0.5)
  for (const [dy, q] of [
    [70, 84],
    [184, 60],
    [274, 42],
  ] as const)
    b.d.shape(ellipse(x, y - dy, q, q * 0.94), snow, { shade: 0.4 })
  b.d.stroke(`M${x - 50} ${y - 200}l-74 -50M${x + 50} ${y - 200}l74 -44`, b.tone('#7a5a46'), 8)
  b.d.raw(
    `<path d="${ellipse(x - 14, y - 284, 5)}${ellipse(x + 14, y - 284, 5)}${ellipse(x, y - 200, 6)}${ellipse(x, y - 172, 6)}" fill="${b.tone('#3a3444')}"/><path d="M${x} ${y - 276}l44 10l-44 6Z" fill="${b.tone('#e8843c')}"/>`,
  )
  b.d.stroke(
    `M${x - 44} ${y - 236}Q${x} ${y - 216} ${x + 44} ${y - 236}M${x + 24} ${y - 228}l10 56`,
    b.tone('#c8503f'),
    18,
  )
}

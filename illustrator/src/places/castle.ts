import { mix, shift } from '../colour.ts'
import { ellipse, n1 } from '../path.ts'
import type { Brush, PaintPlace } from './parts/brush.ts'
import { bricks, castle, cottage, lamplit, tower } from './parts/buildings.ts'
import { flagstones, opening } from './parts/interior.ts'
import { flowers, path, ridge, rock, tufts } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { fern } from './parts/plants.ts'
import { birds, clouds, heavens, sky } from './parts/sky.ts'
import { bush, farWood, leafCorner, roundTree } from './parts/trees.ts'
import { halo, mist, pool, wash } from './parts/wash.ts'

/** The castle on its hill, the road winding up to it. */
const castleHill: PaintPlace = (b) => {
  const { r, tone } = b
  sky(b, 760)
  heavens(b, 330, 210, 660)
  clouds(b, 3, 330)
  ridge(b, 610, 56, '#8fa9b8', { depth: 0.6, bottom: 900, bumps: 5 })
  ridge(b, 670, 40, '#87a889', { depth: 0.45, bottom: 900 })
  mist(b, 600, 760, b.mood.haze, 0.35)
  const fields = ridge(b, 730, 34, '#93ad68', { depth: 0.28, bottom: 1060 })
  farWood(b, fields, 16, [110, 190], {
    depth: 0.28,
    pines: 0.45,
    colors: ['#5d8a52', '#b8c56a'],
    clear: [700, 1800],
  })
  cottage(b, 470 + r.between(-60, 60), fields(470) + 30, 96, { depth: 0.24 })
  const hill = 'M800 900C900 700 1040 590 1190 576C1360 568 1560 640 1820 760V960H800Z'
  wash(b, hill, tone('#8fae5e', 0.2), 560, 960, { lit: 0.35, shade: 0.35 })
  castle(b, 1250, 640, 1.06, { depth: 0.14, roof: r.pick(['#8a4f6c', '#4f6a94', '#a5583f']) })
  wash(
    b,
    'M1244 640C1262 716 1140 752 1010 800C860 850 770 880 792 960H1010C1000 900 1180 836 1240 776C1290 726 1264 690 1278 640Z',
    tone('#e3c795', 0.1),
    640,
    960,
    { lit: 0.1, shade: 0.25 },
  )
  for (const [x, y, w] of [
    [960, 740, 120],
    [1480, 730, 150],
    [1600, 760, 110],
  ] as const)
    bush(b, x, y, w, ['#5d8a52', '#a5b85a'], 0.18)
  const land = ridge(b, 900, 22, '#8cb053', { depth: 0.04, bowl: 20 })
  path(b, { from: [890, 902], to: [760, 1420], width: [170, 520], sway: 60, turns: 0.8 }, '#e6cb9b')
  tufts(b, land, 200, '#8cb053', {
    skip: (x, y) => Math.abs(x - 870 + (y - 900) * 0.25) < 100 + (y - 900) * 0.36,
  })
  flowers(b, land, 130, { skip: (x, y) => Math.abs(x - 850) < 330 && y < 1090 })
  roundTree(b, 110, 1060, 800, { colors: ['#4c7a42', '#c3cf66'] })
  rock(b, 1430, 1040, 190, 110, '#a39a90')
  bush(b, 1600, 1050, 240)
  if (b.scene.time === 'afternoon') birds(b, 560, 250, 4)
  return {
    ground: 1030,
    foreground: (f) => {
      for (const x of [30, 190, 1420, 1580]) fern(f, x, 1290, r.between(110, 190), f.frame('#5d8a42'))
      leafCorner(f, 1660, -20, 280, 150, 80, ['#4c7a42', '#a9bb58'])
    },
  }
}

function banner(b: Brush, x: number, y: number, w: number, h: number, color: string): void {
  b.d.stroke(`M${n1(x - w * 0.66)} ${y}H${n1(x + w * 0.66)}`, b.tone('#8a6a44'), 12)
  b.d.shape(
    `M${n1(x - w / 2)} ${y}h${w}v${h}l${n1(-w / 2)} ${n1(-w * 0.36)}l${n1(-w / 2)} ${n1(w * 0.36)}Z`,
    b.tone(color),
    { shade: 0.5, dir: [0.8, 0.5] },
  )
  const [cy, s] = [y + h * 0.4, w * 0.24]
  let star = ''
  for (let k = 0; k < 10; k++) {
    const [a, q] = [-Math.PI / 2 + (k * Math.PI) / 5, k % 2 ? s * 0.48 : s]
    star += `${k ? 'L' : 'M'}${n1(x + Math.cos(a) * q)} ${n1(cy + Math.sin(a) * q)}`
  }
  b.d.raw(`<path d="${star}Z" fill="${b.tone('#f0cf7a')}"/>`)
}

/** A wall candle; the hall is lit by them from sunset on. */
function sconce(b: Brush, x: number, y: number): { x: number; y: number; radius: number; color: string } {
  b.d.shape(`M${x - 34} ${y}h68l-16 26h-36Z`, b.tone('#a5803f'))
  b.d.shape(`M${x - 12} ${y}v-56h24v56Z`, b.tone('#f0e4cc'))
  if (b.scene.time !== 'afternoon') {
    b.d.glow(x, y - 84, 300, '#ffb85c', 0.5)
    b.d.raw(`<path d="M${x} ${y - 120}q22 34 0 58q-22 -24 0 -58Z" fill="#ffe9a6"/>`)
  }
  return { x, y: y - 80, radius: 380, color: '#ffb85c' }
}

/** The great hall: tall windows, banners, a red carpet up to the throne. */
const castleHall: PaintPlace = (b) => {
  const { tone, r } = b
  const stone = tone('#b7a79c')
  wash(b, 'M-200 -200H1800V860H-200Z', stone, -100, 860, { lit: 0.25, shade: 0.35 })
  bricks(b, -200, -160, 2000, 980, 190, stone, 58)
  const panes = [290, 1080] as const
  for (const x of panes)
    b.d.shape(`M${x - 26} 646V180a141 141 0 0 1 282 0V646Z`, tone('#d6c8b4'), { shade: 0.4 })
  // One clip for both windows: each clip costs a layer.
  opening(b, panes.map((x) => `M${x} 620V180a115 115 0 0 1 230 0V620Z`).join(''), (o) => {
    sky(o, 640)
    heavens(o, 410, 240, 560)
    ridge(o, 560, 20, '#7f9a94', { depth: 0.4, bottom: 660 })
  })
  const leads = new Marks()
  for (const x of panes) leads.add(tone('#6f6470'), `M${x + 115} 70V620M${x} 250h230M${x} 440h230`)
  leads.stroke(b, 8)
  const arch = tone('#a08f88')
  b.d.shape('M660 -200V260a140 140 0 0 1 280 0V-200Z', arch, { shade: 0, lit: 0 })
  b.d.shape('M660 830V330a140 140 0 0 1 280 0V830Z', tone('#7d6a74'), { shade: 0.5, dir: [0, -1] })
  const velvet = tone(r.pick(['#8a3f4c', '#4f5a94', '#3f7a6c']))
  b.d.shape('M690 830V340q110 -150 220 0V830Z', velvet, { shade: 0.5, dir: [0, 1] })
  const folds = new Marks()
  for (const x of [720, 760, 840, 880]) folds.add(shift(velvet, -0.05), `M${x} 330V830`)
  folds.stroke(b, 8, 0.7)
  throne(b, 800, 845)
  for (const x of [-40, 610, 990, 1640])
    column(b, x, x < 0 || x > 1600 ? 104 : 66, x < 0 || x > 1600 ? 980 : 870)
  const colors = r() < 0.5 ? (['#8f4450', '#3f6a80'] as const) : (['#4f7a5c', '#7a5a94'] as const)
  banner(b, 190, 150, 130, 420, colors[0])
  banner(b, 1410, 150, 130, 420, colors[1])
  const lamps = [sconce(b, 190, 700), sconce(b, 1410, 700)]
  flagstones(b, 860, '#b09c94')
  b.d.shape('M690 858H910L1180 1400H420Z', tone('#a8433c'), { shade: 0.4 })
  new Marks().add(tone('#e0b860'), 'M706 858L466 1400M894 858L1134 1400').stroke(b, 14)
  if (b.scene.time === 'afternoon' || b.scene.time === 'sunset')
    for (const x of [360, 1150])
      b.d.raw(
        `<path data-sh="1" d="M${x - 40} 860h200l160 300h-280Z" fill="${b.mood.key}" fill-opacity=".22"/>`,
      )
  else for (const x of [190, 1410]) pool(b, x, 960, 420, 130, '#ffb85c', 0.4)
  chandelier(b, 800, 150)
  return {
    ground: 1030,
    lamps,
    foreground: (f) => {
      for (const k of [-1, 1]) {
        const x = 800 + k * 880
        f.d.shape(`M${x - 130} -200H${x + 130}V1400H${x - 130}Z`, f.frame('#8a7d80'), {
          shade: 0.5,
          dir: [k, 0],
        })
        f.d.shape(`M${x - 160} 1130h320v270h-320Z`, f.frame('#7a6d72'), { shade: 0.5 })
      }
    },
  }
}

function throne(b: Brush, x: number, y: number): void {
  b.d.shape(`M${x - 150} ${y}v-24h300v24ZM${x - 190} ${y + 22}v-26h380v26Z`, b.tone('#c7b6a4'), {
    shade: 0.4,
  })
  b.d.shape(`M${x - 74} ${y - 24}V${y - 290}q74 -90 148 0V${y - 24}Z`, b.tone('#c79a4a'), { shade: 0.5 })
  b.d.shape(`M${x - 52} ${y - 110}V${y - 276}q52 -62 104 0V${y - 110}Z`, b.tone('#b5485a'), { shade: 0.5 })
  b.d.shape(`M${x - 84} ${y - 24}v-96h168v96Z`, b.tone('#b98a3f'), { shade: 0.5 })
  b.d.shape(`M${x - 70} ${y - 120}q70 -26 140 0v22h-140Z`, b.tone('#c8586a'), { shade: 0.3 })
  b.d.raw(`<path d="${ellipse(x, y - 332, 17)}" fill="${b.tone('#f0d890')}"/>`)
}

function column(b: Brush, x: number, half: number, y: number): void {
  const stone = b.tone('#cfc0b0')
  b.d.shape(`M${x - half} -200h${half * 2}V${y}h${-half * 2}Z`, stone, {
    shade: 0.6,
    lit: 0.3,
    dir: [1, 0.05],
  })
  b.d.shape(`M${x - half * 1.3} ${y - 60}h${half * 2.6}V${y + 14}h${-half * 2.6}Z`, shift(stone, 0.02), {
    shade: 0.5,
  })
  new Marks()
    .add(shift(stone, -0.06), `M${x - half * 0.4} -200V${y - 60}M${x + half * 0.3} -200V${y - 60}`)
    .stroke(b, half * 0.1, 0.6)
}

function chandelier(b: Brush, x: number, y: number): void {
  b.d.raw(`<path d="M${x} -200V${y}" stroke="${b.tone('#6b5440')}" stroke-width="9"/>`)
  b.d.shape(`M${x - 210} ${y}q210 70 420 0v20q-210 72 -420 0Z`, b.tone('#a5803f'))
  const lit = b.scene.time !== 'afternoon'
  for (const dx of [-200, -110, 0, 110, 200]) {
    const cy = y + 30 - Math.abs(dx) * 0.13
    b.d.raw(`<path d="M${x + dx - 9} ${cy}v-46h18v46Z" fill="${b.tone('#f0e4cc')}"/>`)
    if (!lit) continue
    halo(b, x + dx, cy - 66, 90, '#ffcf7a', 0.7)
    b.d.raw(`<path d="M${x + dx} ${cy - 92}q15 24 0 42q-15 -18 0 -42Z" fill="#ffe9a6"/>`)
  }
  if (lit) halo(b, x, y + 20, 440, '#ffc46a', 0.3)
}

/** On top of a tower: battlements, roofs and a land far below. */
const castleTower: PaintPlace = (b) => {
  const { r, tone } = b
  sky(b, 720)
  heavens(b, 420, 200, 660)
  clouds(b, 4, 420)
  ridge(b, 640, 40, '#8fa9b8', { depth: 0.66, bottom: 800, bumps: 5 })
  const low = ridge(b, 700, 22, '#8fae80', { depth: 0.5, bottom: 900 })
  farWood(b, low, 28, [34, 60], { depth: 0.45, pines: 0.5 })
  for (const x of [210, 290, 640, 720, 980])
    cottage(b, x + r.between(-20, 20), low(x) + r.between(20, 44), r.between(44, 58), { depth: 0.42 })
  wash(
    b,
    'M560 900C640 800 540 770 700 742C820 724 760 716 830 706L846 706C800 730 900 730 780 752C660 790 800 820 760 900Z',
    mix(tone('#8fc0d0', 0.4), b.mood.sky[1], 0.4),
    700,
    900,
  )
  mist(b, 680, 900, b.mood.haze, 0.5)
  const roof = r.pick(['#8a4f6c', '#4f6a94', '#a5583f'])
  tower(b, 330, 1000, 64, 330, 210, { depth: 0.22, roof, sparse: true })
  tower(b, 1330, 1000, 150, 520, 380, { depth: 0.08, roof })
  const stone = tone('#c3b2a4')
  let top = 'M-200 1400V850'
  for (let x = -200; x < 1800; x += 250) top += `H${x}V772H${x + 140}V850`
  wash(b, `${top}H1800V1400Z`, stone, 760, 900, { lit: 0.35, shade: 0.3 })
  bricks(b, -200, 862, 2000, 70, 60, stone, 52)
  const caps = new Marks()
  for (let x = -200; x < 1800; x += 250) caps.add(shift(stone, 0.05), `M${x - 10} 758h160v24h-160Z`)
  caps.fill(b)
  flagstones(b, 940, '#bba99c')
  b.d.shape('M-200 928H1800V950H-200Z', shift(stone, -0.05), { shade: 0.3 })
  b.d.stroke('M1560 950V250', tone('#7a5a40'), 16)
  b.d.shape('M1560 262C1660 230 1720 300 1800 270V430C1720 460 1660 390 1560 420Z', tone('#d9674f'), {
    shade: 0.45,
    dir: [0.7, 0.6],
  })
  lamplit(b, 1330, 690, 70, 130, { arched: true, depth: 0.06, frame: '#a58e80' })
  for (const [x, s] of [
    [110, 1],
    [225, 0.75],
  ] as const) {
    b.d.shape(
      `M${x - 56 * s} ${1000 - 120 * s}h${112 * s}l${-14 * s} ${120 * s}h${-84 * s}Z`,
      tone('#b5704f'),
      { shade: 0.5 },
    )
    bush(b, x, 1000 - 100 * s, 150 * s, ['#4c7a42', '#b0c062'])
  }
  if (b.scene.time === 'afternoon' || b.scene.time === 'sunset') birds(b, 700, 330, 5)
  return {
    ground: 1040,
    foreground: (f) => {
      const dark = f.frame('#a3948c')
      f.d.shape('M-200 1400V1200H20V1260H150V1400Z', dark, { shade: 0.4 })
      f.d.shape('M1800 1400V1190H1590V1250H1460V1400Z', dark, { shade: 0.4 })
    },
  }
}

export const castlePlaces = {
  'castle-hill': castleHill,
  'castle-hall': castleHall,
  'castle-tower': castleTower,
} satisfies Record<string, PaintPlace>

import { shift } from '../../colour.ts'
import { n1 } from '../../path.ts'
import { bulbs, shelf } from '../parts/furniture.ts'
import { boards, flagstones, wall } from '../parts/interior.ts'
import { peak, pebbles, ridge } from '../parts/land.ts'
import { Marks } from '../parts/marks.ts'
import { bigLeaf, palm, vines } from '../parts/plants.ts'
import { farWood } from '../parts/trees.ts'
import { halo, wash } from '../parts/wash.ts'

import { type Den, at, floor, quilts, hills, stoneWall, logs, frame } from './den.ts'

/** Beds far away, still on the ground. */
export const far = {
  castle: {
    room: (b) => {
      stoneWall(b, '#b3a399', 150, 62)
      flagstones(b, floor, '#b09c94')
    },
    window: {
      ...at,
      y: 130,
      h: 460,
      shape: 'arched',
      frame: '#d6c8b4',
      cloth: '#7a4a84',
      // From inside, the castle is not seen.
      view: hills,
    },
    things: (b) => {
      for (const [x, c] of [
        [1030, '#8f4450'],
        [1390, '#3f6a80'],
      ] as const) {
        b.d.stroke(`M${x - 86} 110H${x + 86}`, b.tone('#8a6a44'), 12)
        b.d.shape(`M${x - 64} 110h128v330l-64 -44l-64 44Z`, b.tone(c), { shade: 0.5 })
        b.d.raw(`<path d="M${x - 34} 270v-50l17 20l17 -30l17 30l17 -20v50Z" fill="${b.tone('#f0cf7a')}"/>`)
      }
      b.d.shape('M1130 180h170v220q-85 60 -170 0Z', b.tone('#c8a85a'), { shade: 0.4 })
      b.d.shape('M1150 200h130v190q-65 44 -130 0Z', b.tone('#5f7a9a'), { shade: 0.4 })
    },
    rug: '#a8433c',
    bed: { wood: '#8a5a44', head: 'arch', quilt: quilts.berry },
  },
  mountain: {
    room: (b) => {
      logs(b, '#a8794f')
      boards(b, floor, '#9a6a44')
    },
    window: {
      ...at,
      shape: 'square',
      frame: '#7a5238',
      cloth: '#b5483f',
      view: (o) => {
        peak(o, 200, 560, 280, 210, { depth: 0.4 })
        peak(o, 370, 570, 330, 280, { depth: 0.3 })
        ridge(o, 540, 8, '#5f8a68', { depth: 0.15, bottom: 620 })
      },
    },
    things: (b) => {
      shelf(b, 1070, 400, 330, 'house')
      frame(b, 780, 220, 180, 140, () =>
        b.d.raw(`<path d="M780 360l60 -90l36 44l34 -30l50 76Z" fill="${b.tone('#7a8aa8')}"/>`),
      )
      b.d.stroke('M1470 300L1590 640M1590 300L1470 640', b.tone('#c89a5c'), 13)
    },
    rug: '#a85a48',
    bed: { wood: '#8a5f40', head: 'plain', quilt: quilts.warm },
  },
  jungle: {
    room: (b) => {
      wall(b, floor, '#b8a068', 'boards')
      const canes = new Marks()
      for (let x = -200; x < 1800; x += 118)
        canes.add(
          shift(b.tone('#b8a068'), -0.08),
          `M${x + 8} ${n1(b.r.between(60, 300))}h104M${x + 8} ${n1(b.r.between(420, 760))}h104`,
        )
      canes.stroke(b, 7, 0.8)
      boards(b, floor, '#a07a4c')
    },
    window: {
      ...at,
      shape: 'arched',
      frame: '#8a6a40',
      bars: false,
      cloth: '#4f8a6a',
      view: (o) => {
        ridge(o, 470, 24, '#5f9a7c', { depth: 0.45, bottom: 640 })
        palm(o, 200, 580, 230, 30, 0.25)
        palm(o, 400, 580, 180, -26, 0.2)
        ridge(o, 550, 12, '#4f8a58', { depth: 0.15, bottom: 640 })
      },
    },
    things: (b) => {
      vines(b, [600, 700, 1500, 1590, 1690], [180, 420], b.tone('#6fa45c'))
      shelf(b, 1080, 400, 310, 'pot')
      for (const a of [-120, -80, -45])
        bigLeaf(b, 30, 1040, 210, a, b.tone(b.r.pick(['#4f9a58', '#6fae58'])), a === -80)
    },
    rug: '#c88a4f',
    bed: { wood: '#a5824c', head: 'arch', quilt: quilts.leaf },
  },
  desert: {
    room: (b) => {
      wall(b, floor, '#d8b07c', 'plain')
      const folds = new Marks()
      for (let i = 0; i < 12; i++) {
        const x = -150 + i * 170
        folds.add(b.tone(i % 2 ? '#c8704c' : '#e6cfa0'), `M800 -420L${x} ${floor}h86Z`)
      }
      folds.fill(b, 0.75)
      b.d.shape(
        'M-200 -200H1800V30Q1600 120 1400 30Q1200 120 1000 30Q800 120 600 30Q400 120 200 30Q0 120 -200 30Z',
        b.tone('#b5485a'),
        { shade: 0.4 },
      )
      wash(b, `M-200 ${floor}Q800 ${floor - 20} 1800 ${floor}V1400H-200Z`, b.tone('#e2bd84'), floor, 1300)
      pebbles(b, 940, 30, '#c89a68')
    },
    window: {
      ...at,
      shape: 'arched',
      frame: '#c8965c',
      bars: false,
      cloth: '#4f7a94',
      view: (o) => {
        ridge(o, 470, 26, '#e0b078', { depth: 0.4, bottom: 640, bumps: 9 })
        palm(o, 210, 560, 150, 20, 0.2)
        ridge(o, 530, 18, '#e6b67c', { depth: 0.15, bottom: 640, bumps: 8 })
      },
    },
    things: (b) => {
      for (const [x, y, s] of [
        [880, 250, 1],
        [1180, 210, 1.2],
        [1480, 270, 0.9],
      ] as const) {
        b.d.raw(`<path d="M${x} -200V${y}" stroke="${b.tone('#8a6a44')}" stroke-width="5"/>`)
        const lit = b.scene.time !== 'afternoon'
        if (lit) halo(b, x, y + 40 * s, 150 * s, '#ffcf7a', 0.7)
        b.d.shape(
          `M${n1(x - 34 * s)} ${n1(y + 10 * s)}Q${n1(x - 44 * s)} ${n1(y + 60 * s)} ${n1(x)} ${n1(y + 96 * s)}Q${n1(x + 44 * s)} ${n1(y + 60 * s)} ${n1(x + 34 * s)} ${n1(y + 10 * s)}Q${x} ${n1(y - 24 * s)} ${n1(x - 34 * s)} ${n1(y + 10 * s)}Z`,
          lit ? '#ffd68a' : b.tone('#d8a85c'),
          { shade: 0.2 },
        )
        b.d.shape(
          `M${n1(x - 26 * s)} ${n1(y + 10 * s)}q${n1(26 * s)} ${n1(-50 * s)} ${n1(52 * s)} 0Z`,
          b.tone('#9a6a3c'),
        )
      }
    },
    rug: '#b5485a',
    bed: { wood: '#9a6a40', head: 'arch', quilt: quilts.berry },
  },
  snow: {
    room: (b) => {
      stoneWall(b, '#bcd2ea', 0, 30)
      const blocks = new Marks()
      for (let i = 0, y = -120; y < floor; y += 130, i++) {
        blocks.add(shift(b.tone('#bcd2ea'), -0.07), `M-200 ${y}Q800 ${y - 60} 1800 ${y}`)
        for (let x = i % 2 ? -100 : 20; x < 1800; x += 240)
          blocks.add(shift(b.tone('#bcd2ea'), -0.07), `M${x} ${n1(y - 30 + ((x - 800) / 180) ** 2)}v126`)
      }
      blocks.stroke(b, 6, 0.7)
      wash(b, `M-200 ${floor}Q800 ${floor - 26} 1800 ${floor}V1400H-200Z`, b.tone('#e6eef8'), floor, 1300)
    },
    window: {
      ...at,
      shape: 'arched',
      frame: '#dce8f6',
      bars: false,
      view: (o) => {
        if (o.mood.dark)
          for (const [i, c] of ['#7ff0c0', '#a8a0f8'].entries())
            halo(o, 240 + i * 110, 300 + i * 40, 170, c, 0.4)
        ridge(o, 480, 20, '#dfe6f4', { depth: 0.35, bottom: 640 })
        const near = ridge(o, 530, 10, '#eef2fa', { depth: 0.12, bottom: 640 })
        farWood(o, near, 22, [60, 110], { depth: 0.25, pines: 1, snow: true })
      },
    },
    things: (b) => {
      bulbs(b, 620, 1700, 130, 70)
      shelf(b, 1080, 430, 310, 'ball')
    },
    rug: '#c86a5c',
    bed: { wood: '#a8775a', head: 'plain', quilt: quilts.ice },
  },
} satisfies Record<string, Den>

import type { Scene } from '@moonpage/storyteller/scene'
import { mix, shift } from '../colour.ts'
import { blob, ellipse, n1 } from '../path.ts'
import type { Brush } from './parts/brush.ts'
import { bricks, castle, cottage } from './parts/buildings.ts'
import { boards, bulbs, bunting, flagstones, potPlant, shelf, wall } from './parts/interior.ts'
import { peak, pebbles, ridge } from './parts/land.ts'
import { leaf, Marks } from './parts/marks.ts'
import { bigLeaf, mushroom, palm, vines } from './parts/plants.ts'
import { coral, kelp, school, starfish } from './parts/sea-life.ts'
import { farWood } from './parts/trees.ts'
import { halo, wash } from './parts/wash.ts'

/** How one setting sleeps. */
export type Den = {
  room(b: Brush): void
  window: {
    x: number
    y: number
    w: number
    h: number
    shape: 'square' | 'arched' | 'round'
    frame: string
    bars?: boolean
    cloth?: string
    view(outside: Brush): void
  }
  /** What hangs and stands about, right of the window and above the bed. */
  things(b: Brush): void
  rug: string
  bed: { wood: string; head: 'plain' | 'arch' | 'shell' | 'cloud'; quilt: string[] }
}

const at = { x: 120, y: 170, w: 340, h: 400 } as const
const round = { x: 110, y: 190, w: 360, h: 360, shape: 'round' } as const
const floor = 920

const quilts = {
  warm: ['#e9d3ae', '#d8a23f', '#c8674f', '#5aa7a8', '#3f6f9a'],
  sea: ['#3f7f94', '#7fc0c0', '#e6d6a8', '#5a9ab0', '#e08a70'],
  leaf: ['#5f8a58', '#c8c070', '#e9dcb4', '#a8663f', '#8aa86a'],
  berry: ['#8f4a64', '#d8a0a8', '#e9d3c0', '#6a5a94', '#c87a6a'],
  night: ['#4a5a9a', '#8f9ad0', '#e4def0', '#6a4f94', '#f0cf80'],
  rose: ['#e4b0c8', '#c8b4ec', '#fbe6c8', '#a8ccf0', '#f6d0dc'],
  ice: ['#7fa4cc', '#e4ecf8', '#b8d0ec', '#c86a64', '#5a7ab0'],
}

const hills = (o: Brush) => {
  ridge(o, 450, 14, '#8fa9a4', { depth: 0.5, bottom: 640 })
  const near = ridge(o, 500, 12, '#7f9a68', { depth: 0.2, bottom: 640 })
  farWood(o, near, 26, [50, 90], { depth: 0.25, pines: 0.6 })
}

function stoneWall(b: Brush, color: string, n: number, size: number): void {
  const paint = b.tone(color)
  wash(b, `M-200 -200H1800V${floor}H-200Z`, paint, -100, floor, { lit: 0.25, shade: 0.35 })
  bricks(b, -200, -170, 2000, floor + 140, n, paint, size)
}

/** Walls of horizontal logs. */
function logs(b: Brush, color: string): void {
  const paint = b.tone(color)
  wash(b, `M-200 -200H1800V${floor}H-200Z`, paint, -100, floor, { lit: 0.2, shade: 0.35 })
  const seams = new Marks()
  for (let y = -160; y < floor; y += 86)
    seams.add(shift(paint, -0.1), `M-200 ${y}Q300 ${n1(y + b.r.between(-5, 5))} 800 ${y}T1800 ${y}`)
  seams.stroke(b, 9, 0.75)
  const grain = new Marks()
  for (let i = 0; i < 60; i++) {
    const y = -130 + b.r.int(0, 11) * 86 + b.r.between(-24, 24)
    grain.add(
      shift(paint, b.r.pick([-0.05, 0.05])),
      `M${n1(b.r.between(-180, 1650))} ${n1(y)}h${n1(b.r.between(40, 170))}`,
    )
  }
  grain.stroke(b, 4, 0.6)
}

function ringBuoy(b: Brush, x: number, y: number, s: number): void {
  b.d.raw(
    `<path d="${ellipse(x, y, s)}" fill="none" stroke="${b.tone('#f2e8da')}" stroke-width="${n1(s * 0.44)}"/>`,
  )
  for (let k = 0; k < 4; k++) {
    const a = k * 1.571 + 0.5
    b.d.raw(
      `<path d="M${n1(x + Math.cos(a - 0.3) * s)} ${n1(y + Math.sin(a - 0.3) * s)}A${s} ${s} 0 0 1 ${n1(x + Math.cos(a + 0.3) * s)} ${n1(y + Math.sin(a + 0.3) * s)}" fill="none" stroke="${b.tone('#c8503f')}" stroke-width="${n1(s * 0.46)}"/>`,
    )
  }
}

function hangingStars(b: Brush, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, s] of spots) {
    let d = ''
    for (let k = 0; k < 10; k++) {
      const [a, q] = [-Math.PI / 2 + (k * Math.PI) / 5, k % 2 ? s * 0.5 : s]
      d += `${k ? 'L' : 'M'}${n1(x + Math.cos(a) * q)} ${n1(y + Math.sin(a) * q)}`
    }
    b.d.raw(`<path d="M${x} -200V${y - s}" stroke="${b.tone('#e9dcc4')}" stroke-width="3"/>`)
    halo(b, x, y, s * 2.6, '#ffe6a0', b.mood.dark ? 0.6 : 0.25)
    b.d.raw(`<path d="${d}Z" fill="${b.mood.dark ? '#ffe6a0' : b.tone('#f0d08a')}" stroke-linejoin="round"/>`)
  }
}

function frame(b: Brush, x: number, y: number, w: number, h: number, draw: () => void): void {
  b.d.shape(`M${x - 14} ${y - 14}h${w + 28}v${h + 28}h${-w - 28}Z`, b.tone('#8a5c3e'), { shade: 0.4 })
  b.d.raw(`<path d="M${x} ${y}h${w}v${h}h${-w}Z" fill="${b.tone('#f2e4c8')}"/>`)
  draw()
}

export const dens: Record<Scene['setting'], Den> = {
  bedroom: {
    room: (b) => {
      wall(b, floor, b.r.pick(['#8f9cc0', '#9ab0a4', '#b8a0b4']), 'stars')
      boards(b, floor, '#b5835a', '#efe2cc')
    },
    window: { ...at, shape: 'square', frame: '#e9dcc4', cloth: '#b5533f', view: hills },
    things: (b) => {
      shelf(b, 1080, 400, 330, 'pot')
      bunting(b, 760, 1560, 120, 60)
    },
    rug: '#c9806a',
    bed: { wood: '#9a6a46', head: 'plain', quilt: quilts.warm },
  },
  forest: {
    room: (b) => {
      stoneWall(b, '#9a7a5c', 0, 30)
      const roots = new Marks()
      for (const [x, l] of [
        [640, 300],
        [760, 190],
        [1180, 260],
        [1320, 170],
        [1560, 340],
        [20, 240],
      ] as const)
        roots.add(
          b.tone('#7a5a42'),
          `M${x} -200C${x + 30} ${l * 0.3} ${x - 50} ${l * 0.6} ${x + 10} ${l}M${x + 6} ${n1(l * 0.4)}q40 30 30 ${n1(l * 0.3)}`,
        )
      roots.stroke(b, 16, 0.9)
      const flecks = new Marks()
      for (let i = 0; i < 60; i++)
        flecks.add(
          b.tone(b.r.pick(['#8a6a4e', '#ac8c6c'])),
          ellipse(b.r.between(-180, 1780), b.r.between(-150, 900), b.r.between(5, 15), b.r.between(4, 10)),
        )
      flecks.fill(b, 0.7)
      wash(b, `M-200 ${floor}Q800 ${floor - 26} 1800 ${floor}V1400H-200Z`, b.tone('#a5825e'), floor, 1300)
      pebbles(b, 940, 30, '#8f7052')
    },
    window: { ...round, frame: '#7a5740', view: hills },
    things: (b) => {
      shelf(b, 1060, 400, 330, 'pot')
      mushroom(b, 60, 1000, 0.9)
      mushroom(b, 130, 1010, 0.6, '#d6973f')
    },
    rug: '#7f8f52',
    bed: { wood: '#7d5b42', head: 'arch', quilt: quilts.leaf },
  },
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
      view: (o) => {
        hills(o)
        castle(o, 330, 560, 0.36, { depth: 0.2 })
      },
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
  'under-the-sea': {
    room: (b) => {
      wall(b, floor, '#5a9aa8', 'plain')
      const rings = new Marks()
      for (let i = 0; i < 34; i++)
        rings.add(
          shift(b.tone('#5a9aa8'), 0.08),
          ellipse(b.r.between(-150, 1750), b.r.between(-100, 860), b.r.between(8, 34)),
        )
      rings.stroke(b, 4, 0.7)
      wash(b, `M-200 ${floor}Q800 ${floor - 24} 1800 ${floor}V1400H-200Z`, b.tone('#e2cf9c'), floor, 1300)
      pebbles(b, 940, 50, '#c8b280')
    },
    window: {
      ...round,
      frame: '#d0b070',
      bars: false,
      view: (o) => {
        const deep = o.mood.dark ? '#173a6c' : '#2b8aa6'
        o.d.raw(
          `<path d="M100 180H480V560H100Z" fill="${mix(deep, o.mood.sky[0], 0.3)}" fill-opacity=".86"/>`,
        )
        halo(o, 340, 200, 260, '#c8f0f0', 0.4)
        for (const [x, h] of [
          [150, 220],
          [200, 150],
          [420, 240],
        ] as const)
          kelp(o, x, 570, h, o.tone('#4f9a72', 0.2))
        school(o, 320, 340, 8, '#f0c070', 0.1)
        ridge(o, 510, 8, '#c8be94', { depth: 0.3, bottom: 600 })
      },
    },
    things: (b) => {
      shelf(b, 1080, 400, 300, 'none')
      starfish(b, 1420, 300, 54, '#f08a5a')
      starfish(b, 860, 260, 36, '#e8a0b4')
      coral(b, 60, 1010, 130, b.tone('#e0674f'))
      coral(b, 1590, 1040, 150, b.tone('#d65f86'))
    },
    rug: '#e8a088',
    bed: { wood: '#e0b4b8', head: 'shell', quilt: quilts.sea },
  },
  moon: {
    room: (b) => {
      wall(b, floor, '#9a9cba', 'plain')
      const paint = b.tone('#9a9cba')
      const panels = new Marks()
      for (const x of [-120, 560, 900, 1240, 1580]) panels.add(shift(paint, -0.07), `M${x} -200V${floor}`)
      panels.add(shift(paint, -0.07), 'M-200 80H1800M-200 660H1800').stroke(b, 6, 0.8)
      const bolts = new Marks()
      for (const x of [-90, 590, 870, 930, 1210, 1270, 1550])
        for (const y of [110, 630, 690]) bolts.add(shift(paint, 0.07), ellipse(x, y, 8))
      bolts.fill(b)
      flagstones(b, floor, '#b4b4cc')
    },
    window: {
      ...round,
      frame: '#d8dae8',
      bars: false,
      view: (o) => {
        o.d.raw('<path d="M100 180H480V560H100Z" fill="#141640" fill-opacity=".9"/>')
        const dots = new Marks()
        for (let i = 0; i < 40; i++)
          dots.add('#fdf3d0', ellipse(o.r.between(110, 470), o.r.between(190, 500), 1.4 + o.r() ** 3 * 4))
        dots.fill(o, 0.9)
        halo(o, 330, 330, 150, '#7fc4ff', 0.6)
        o.d.shape(ellipse(330, 330, 66), '#4f96c8', { shade: 0.5 })
        o.d.shape(blob(312, 312, 32, 22, 9, 0.2, o.r), '#7fae6f', { shade: 0.3 })
        o.d.shape(blob(352, 352, 22, 16, 9, 0.2, o.r), '#7fae6f', { shade: 0.3 })
        o.d.raw('<path d="M100 500Q290 460 480 505V570H100Z" fill="#a9a4c8"/>')
      },
    },
    things: (b) => {
      shelf(b, 1090, 420, 300, 'ball')
      b.d.shape('M1440 190h200v150h-200Z', b.tone('#5a6088'), { shade: 0.4 })
      const lights = new Marks()
      for (let i = 0; i < 12; i++)
        lights.add(
          b.r.pick(['#ffd88a', '#8fe0d0', '#f09a8a']),
          ellipse(1470 + (i % 4) * 46, 226 + Math.floor(i / 4) * 38, 10),
        )
      lights.fill(b, 0.9)
      hangingStars(b, [
        [880, 210, 30],
        [990, 330, 20],
      ])
    },
    rug: '#6f6aa8',
    bed: { wood: '#d4d6e4', head: 'plain', quilt: quilts.night },
  },
  garden: {
    room: (b) => {
      wall(b, floor, '#a8b890', 'plain')
      const sprigs = new Marks()
      for (let y = -120, i = 0; y < floor - 40; y += 116, i++)
        for (let x = i % 2 ? -140 : -60; x < 1800; x += 160)
          sprigs.add(
            shift(b.tone('#a8b890'), -0.06),
            `${leaf(x - 12, y, 15, 40)}${leaf(x + 12, y, 15, -40)}${leaf(x, y - 18, 15, 90)}`,
          )
      sprigs.fill(b, 0.7)
      boards(b, floor, '#bb9068', '#f2ead8')
    },
    window: {
      ...at,
      shape: 'square',
      frame: '#f2ead8',
      cloth: '#d88a94',
      view: (o) => {
        hills(o)
        const heads = new Marks()
        for (let i = 0; i < 30; i++)
          heads.add(
            o.tone(o.r.pick(['#e0706a', '#f2c24f', '#f0e6e0', '#b88ad0'])),
            ellipse(o.r.between(120, 460), o.r.between(525, 570), o.r.between(7, 12)),
          )
        heads.fill(o)
      },
    },
    things: (b) => {
      shelf(b, 1070, 400, 330, 'pot')
      potPlant(b, 70, 1010, 1.5)
      potPlant(b, 175, 1020, 1, '#5f8a8c')
      vines(b, [700, 800, 1480, 1570], [120, 330], b.tone('#7fa060'))
    },
    rug: '#c99a7a',
    bed: { wood: '#efe4d0', head: 'arch', quilt: quilts.leaf },
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
  'at-sea': {
    room: (b) => {
      wall(b, floor, '#b08a66', 'boards')
      b.d.shape('M-200 -200H1800V20Q800 -40 -200 20Z', b.tone('#8a6446'), { shade: 0.4 })
      boards(b, floor, '#a5764e')
    },
    window: {
      ...round,
      frame: '#c8a050',
      bars: false,
      view: (o) => {
        const water = mix(o.tone('#2f6f96'), o.mood.sky[1], 0.3)
        o.d.raw(`<path d="M100 430H480V580H100Z" fill="${water}"/>`)
        const road = new Marks()
        for (let i = 0; i < 16; i++)
          road.add(
            o.mood.dark ? '#e8e2c8' : '#fff0c8',
            `M${n1(330 + o.r.between(-40, 20))} ${n1(440 + i * 7)}h${n1(o.r.between(14, 50))}`,
          )
        road.stroke(o, 4, 0.7)
      },
    },
    things: (b) => {
      ringBuoy(b, 880, 260, 78)
      shelf(b, 1090, 400, 310, 'ball')
      b.d.stroke('M1490 -200V150', b.tone('#d8c09a'), 8)
      halo(b, 1490, 200, 190, '#ffd890', b.scene.time === 'afternoon' ? 0 : 0.6)
      b.d.shape('M1456 156h68v96h-68Z', b.scene.time === 'afternoon' ? b.tone('#e8dcc0') : '#ffe09a', {
        shade: 0.1,
      })
      b.d.shape('M1446 150h88l-20 -26h-48ZM1450 250h80v16h-80Z', b.tone('#6b5440'))
      b.d.stroke('M-200 120Q20 220 110 60', b.tone('#d8c09a'), 11)
    },
    rug: '#4f7a94',
    bed: { wood: '#8f6040', head: 'plain', quilt: quilts.sea },
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
  farm: {
    room: (b) => {
      wall(b, floor, '#b5845a', 'boards')
      b.d.shape('M-200 60H1800V116H-200Z', b.tone('#8a5c3c'), { shade: 0.5, dir: [0, 1] })
      boards(b, floor, '#b08a58')
      const straw = new Marks()
      for (let i = 0; i < 60; i++)
        straw.add(
          b.tone(b.r.pick(['#e8c878', '#c89a50'])),
          `M${n1(b.r.between(-180, 1780))} ${n1(b.r.between(950, 1380))}l${n1(b.r.between(-34, 34))} ${n1(b.r.between(-12, 12))}`,
        )
      straw.stroke(b, 4, 0.8)
    },
    window: {
      ...at,
      shape: 'square',
      frame: '#efe2cc',
      cloth: '#c8503f',
      view: (o) => {
        hills(o)
        cottage(o, 230, 560, 110, { roof: '#8a3f3a', wall: '#b5483a', depth: 0.15 })
      },
    },
    things: (b) => {
      shelf(b, 1070, 420, 330, 'pot')
      b.d.shape(blob(60, 1010, 150, 80, 11, 0.08, b.r), b.tone('#e0bb66'), { shade: 0.4 })
      b.d.shape(blob(1620, 1040, 160, 90, 11, 0.08, b.r), b.tone('#e0bb66'), { shade: 0.4 })
      b.d.raw(
        `<path d="M850 210a56 62 0 1 0 74 0" fill="none" stroke="${b.tone('#9a9494')}" stroke-width="24" stroke-linecap="round"/>`,
      )
    },
    rug: '#a8684a',
    bed: { wood: '#9a6a44', head: 'plain', quilt: quilts.warm },
  },
  city: {
    room: (b) => {
      wall(b, floor, '#9aa4b8', 'stripes')
      boards(b, floor, '#a8784f', '#e8dccc')
    },
    window: {
      ...at,
      x: 90,
      w: 390,
      shape: 'square',
      frame: '#efe6d6',
      cloth: '#c08a3f',
      view: (o) => {
        const panes = new Marks()
        for (let x = 80; x < 490; x += o.r.between(46, 64)) {
          const [w, top] = [o.r.between(44, 60), o.r.between(330, 480)]
          o.d.raw(
            `<path d="M${n1(x)} 600V${n1(top)}h${n1(w)}V600Z" fill="${o.tone(o.r.pick(['#8a8ea8', '#9a94a8', '#7f8aa0']), 0.3)}"/>`,
          )
          for (let y = top + 14; y < 570; y += 24)
            for (const dx of [9, 27])
              if (o.r() < 0.55)
                panes.add(
                  o.mood.dark ? '#ffd98a' : o.tone('#b8c4d0', 0.2),
                  `M${n1(x + dx)} ${n1(y)}h9v12h-9Z`,
                )
        }
        panes.fill(o)
      },
    },
    things: (b) => {
      shelf(b, 1070, 330, 320, 'none')
      shelf(b, 1070, 520, 320, 'ball')
      frame(b, 1470, 220, 150, 190, () =>
        b.d.raw(`<path d="${ellipse(1545, 300, 44)}" fill="${b.tone('#e0a04a')}"/>`),
      )
    },
    rug: '#5f7a9a',
    bed: { wood: '#6f6a80', head: 'plain', quilt: quilts.night },
  },
  clouds: {
    room: (b) => {
      wall(b, 1010, '#c4b4e0', 'stars')
      const paint = b.tone('#f6ecf8')
      let d = 'M-260 960'
      for (let x = -260; x < 1850; x += 170) d += `a96 74 0 0 1 170 ${n1(b.r.between(-6, 6))}`
      wash(b, `${d}V1400H-260Z`, paint, 900, 1300, { lit: 0.5, shade: 0.4 })
    },
    window: {
      ...at,
      shape: 'arched',
      frame: '#fbeef4',
      cloth: '#e4a8c0',
      view: (o) => {
        const puff = mix(o.tone('#fbf0f8'), o.mood.haze, 0.3)
        let d = 'M90 520'
        for (let x = 90; x < 500; x += 84) d += 'a50 40 0 0 1 84 0'
        o.d.raw(`<path d="${d}V620H90Z" fill="${puff}"/>`)
      },
    },
    things: (b) =>
      hangingStars(b, [
        [820, 230, 34],
        [960, 360, 22],
        [1130, 190, 28],
        [1320, 330, 36],
        [1500, 210, 24],
      ]),
    rug: '#a8b8e8',
    bed: { wood: '#fbf2f8', head: 'cloud', quilt: quilts.rose },
  },
}

import { shift } from '../../colour.ts'
import { blob, ellipse, n1 } from '../../path.ts'
import { cottage } from '../parts/buildings.ts'
import { bunting, potPlant, shelf } from '../parts/furniture.ts'
import { boards, wall } from '../parts/interior.ts'
import { pebbles } from '../parts/land.ts'
import { Marks, leaf } from '../parts/marks.ts'
import { mushroom, vines } from '../parts/plants.ts'
import { wash } from '../parts/wash.ts'

import { type Den, at, round, floor, quilts, hills, stoneWall, frame } from './den.ts'

/** Beds near home. */
export const near = {
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
} satisfies Record<string, Den>

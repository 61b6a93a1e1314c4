import { mix, shift } from '../../colour.ts'
import { blob, ellipse, n1 } from '../../path.ts'
import { shelf } from '../parts/furniture.ts'
import { boards, flagstones, wall } from '../parts/interior.ts'
import { pebbles, ridge } from '../parts/land.ts'
import { Marks } from '../parts/marks.ts'
import { coral, kelp, school, starfish } from '../parts/sea-life.ts'
import { halo, wash } from '../parts/wash.ts'

import { type Den, at, round, floor, quilts, ringBuoy, hangingStars } from './den.ts'

/** Beds in water, air and space. */
export const beyond = {
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
} satisfies Record<string, Den>

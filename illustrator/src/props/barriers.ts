import type { Prop } from '@moonpage/storyteller/scene'
import { blob, curve, ellipse, n1, type Point } from '../path.ts'
import { box, star, type Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const tuft = (p: Pen, x: number, y: number, size: number, color = '#7f9f50'): void =>
  p.mark(
    [-1, 0, 1]
      .map(
        (k) =>
          `M${n1(x + k * size * 0.3)} ${n1(y)}q${n1(k * size * 0.2)} ${n1(-size * 0.6)} ${n1(k * size * 0.6)} ${n1(-size)}`,
      )
      .join(''),
    color,
    size * 0.16,
  )

const ripple = (p: Pen, x: number, y: number, width: number, opacity = 0.7): void =>
  p.mark(`M${n1(x)} ${n1(y)}q${n1(width / 2)} ${n1(-width * 0.13)} ${n1(width)} 0`, '#e6f6fa', 5, opacity)

const stream: PropDrawing = {
  width: 1800,
  height: 240,
  kind: 'barrier',
  layer: 'behind',
  gripY: 96,
  draw(p) {
    p.cut(
      'M-900 -96C-640 -130 -420 -44 -120 -84C160 -118 420 -60 900 -112V70C560 44 380 108 60 80C-240 56 -520 118 -900 74Z',
      '#c9ab78',
      { shade: 0.3 },
    )
    const water =
      'M-900 -80C-640 -112 -420 -26 -120 -66C160 -100 420 -42 900 -94V50C560 24 380 88 60 60C-240 36 -520 98 -900 54Z'
    p.cut(water, '#5fa9c4', { shade: 0.35, lit: 0.5, dir: [0.1, 1] })
    p.clip(water, () => {
      p.flat(
        'M-900 -84C-640 -112 -420 -26 -120 -66C160 -100 420 -42 900 -94V-70C420 -20 160 -76 -120 -42C-420 -4 -640 -88 -900 -56Z',
        '#3f86a8',
        0.55,
      )
    })
    for (let i = 0; i < 26; i++) ripple(p, p.r.between(-880, 800), p.r.between(-40, 40), p.r.between(40, 110))
    for (const [x, y, size] of [
      [-300, 8, 36],
      [-190, 34, 24],
      [260, 6, 40],
      [380, 26, 22],
      [640, -20, 30],
    ] as const) {
      p.cut(blob(x, y, size, size * 0.6, 9, 0.08, p.r), '#9a949c')
      ripple(p, x - size * 1.3, y + size * 0.6, size * 2.6)
    }
    for (const x of [-820, -560, -60, 470, 790]) tuft(p, x, p.r.pick([-72, 84]), p.r.between(34, 54))
  },
}

const fog: PropDrawing = {
  width: 1800,
  height: 470,
  kind: 'barrier',
  layer: 'before',
  gripY: 60,
  draw(p) {
    const mist = p.tint('#f1f1f4')
    for (let i = 0; i < 22; i++) {
      const [x, y, rx] = [p.r.between(-760, 760), p.r.between(-330, 20), p.r.between(220, 430)]
      p.d.raw(
        `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(rx * 0.17)}" fill="${p.d.radial(mist, 0.5)}" opacity="0.5"/>`,
      )
    }
    for (let i = 0; i < 9; i++) {
      const [x, y, w] = [-820 + i * 180 + p.r.between(-40, 40), p.r.between(-290, 0), p.r.between(150, 260)]
      p.d.raw(
        `<path d="M${n1(x)} ${n1(y)}q${n1(w * 0.25)} -26 ${n1(w * 0.5)} 0t${n1(w * 0.5)} 0c${n1(w * 0.14)} -16 ${n1(w * 0.16)} -46 ${n1(-w * 0.04)} -44c${n1(-w * 0.1)} 2 ${n1(-w * 0.08)} 28 ${n1(w * 0.02)} 24" fill="none" stroke="${mist}" stroke-width="13" stroke-linecap="round" opacity="0.62"/>`,
      )
    }
  },
}

/** A cane bends over and roots again: loops that tangle, never bars that stand side by side. */
const cane = (p: Pen, from: number, to: number, height: number, width: number, color: string): void => {
  const lean = (to - from) * 0.12
  const [ax, ay, bx, by] = [from - lean, -height * 1.25, to - lean * 0.4, -height * 1.4]
  const at = (t: number): Point => {
    const u = 1 - t
    return [
      u ** 3 * from + 3 * u * u * t * ax + 3 * u * t * t * bx + t ** 3 * to,
      u ** 3 * 14 + 3 * u * u * t * ay + 3 * u * t * t * by + t ** 3 * 10,
    ]
  }
  p.bar(`M${n1(from)} 14C${n1(ax)} ${n1(ay)} ${n1(bx)} ${n1(by)} ${n1(to)} 10`, color, width)
  for (let t = 0.08, side = 1; t < 0.95; t += 0.055, side = -side) {
    const [[x, y], [x2, y2]] = [at(t), at(t + 0.02)]
    const turn = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI
    p.at(x, y, turn, () =>
      p.cut(
        `M-8 ${side * width * 0.3}Q-2 ${side * width * 0.9} -10 ${side * (width * 0.5 + 20)}Q8 ${side * width * 1.1} 9 ${side * width * 0.3}Z`,
        '#c08a70',
        { shade: 0.2 },
      ),
    )
  }
  for (const t of [0.2, 0.42, 0.62, 0.82]) {
    const [x, y] = at(t + p.r.between(-0.05, 0.05))
    p.at(x, y, p.r.between(0, 360), () => {
      const green = p.r.pick(['#5f8048', '#4f7040', '#7a9850'])
      for (const turn of [-48, 0, 48])
        p.at(0, 0, turn, () => p.cut('M0 0C12 -18 30 -14 42 0C30 14 12 18 0 0Z', green, { shade: 0.3 }))
    })
  }
}

const bramble = (p: Pen, x: number, y: number): void => {
  for (const [dx, dy] of [
    [-8, -7],
    [8, -7],
    [0, -14],
    [-9, 5],
    [9, 5],
    [0, 0],
    [0, 12],
  ] as const) {
    p.cut(ellipse(x + dx, y + dy, 8.5), '#54315c', { lit: 0.4 })
    p.flat(ellipse(x + dx - 2.5, y + dy - 3, 2), '#b08ac0')
  }
}

const brambles: PropDrawing = {
  width: 1340,
  height: 430,
  kind: 'barrier',
  layer: 'behind',
  gripY: 24,
  draw(p) {
    const mound = Array.from({ length: 13 }, (_, i): Point => [
      -620 + i * 103,
      -60 - 150 * Math.sin((i / 12) * Math.PI) - p.r.between(0, 60),
    ])
    p.cut(`${curve([[-650, 24], ...mound, [650, 24]], false)}Z`, '#3f4a3a', { shade: 0.4, lit: 0.1 })
    for (const [from, to, height] of [
      [-600, -200, 250],
      [-420, 60, 330],
      [-120, -560, 210],
      [-40, 420, 340],
      [160, -260, 270],
      [300, 640, 240],
      [560, 120, 300],
      [420, 40, 200],
      [-320, -640, 150],
      [460, 660, 150],
    ] as const)
      cane(p, from, to, height, p.r.between(15, 20), p.r.pick(['#6f4a4c', '#5f4446', '#7a5548']))
    for (const [x, y] of [
      [-470, -120],
      [-250, -250],
      [-300, -60],
      [-60, -170],
      [90, -290],
      [210, -90],
      [380, -200],
      [520, -80],
    ] as const)
      bramble(p, x, y)
    for (const [x, y] of [
      [-380, -190],
      [10, -80],
      [300, -270],
      [-150, -290],
    ] as const)
      for (let i = 0; i < 5; i++)
        p.at(x, y, i * 72, () => p.cut(ellipse(11, 0, 9, 8), '#eab4bc', { shade: 0.2 }))
    for (const [x, y] of [
      [-380, -190],
      [10, -80],
      [300, -270],
      [-150, -290],
    ] as const)
      p.flat(ellipse(x, y, 6), '#f2cf6a')
  },
}

const jagged = (p: Pen, y: number, swing: number): Point[] =>
  Array.from({ length: 25 }, (_, i): Point => [-900 + i * 75, y + p.r.between(-swing, swing)])

const line = (points: readonly Point[]): string => points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')

const ravine: PropDrawing = {
  width: 1800,
  height: 330,
  kind: 'barrier',
  layer: 'behind',
  gripY: 180,
  draw(p) {
    const far = jagged(p, -110, 16)
    const near = jagged(p, 110, 22)
    const gap = `M${line(far)}L${line([...near].reverse())}Z`
    p.cut(gap, '#4a3a58', { shade: 0.2, lit: 0 })
    p.clip(gap, () => {
      for (const [depth, color] of [
        [150, '#6a5060'],
        [104, '#8a6a64'],
        [56, '#a8846c'],
      ] as const)
        p.cut(
          `M${line(far.map(([x, y]): Point => [x, y - 40]))}L${line(far.map(([x, y], i): Point => [x, y + depth + (i % 3) * 16 - 10]).reverse())}Z`,
          color,
          { shade: 0.35 },
        )
      p.d.raw(`<rect x="-900" y="20" width="1800" height="160" fill="${p.d.linear('#1d1830', [0, 1])}"/>`)
      for (let x = -850; x < 850; x += 130) p.mark(`M${x} -84l${p.r.int(-10, 10)} 60`, '#6a5060', 5, 0.7)
    })
    p.mark(`M${line(far)}`, '#8aa658', 14)
    p.cut(
      `M${line(near)}L${line([...near].reverse().map(([x, y], i): Point => [x, y + 46 + (i % 2) * 14]))}Z`,
      '#a8846c',
    )
    p.mark(`M${line(near)}`, '#8aa658', 18)
    for (let i = 0; i < 16; i++) {
      const [x, y] = near[i + 4] as Point
      tuft(p, x, y + 6, p.r.between(24, 44), '#8aa658')
    }
    for (const [x, y, size] of [
      [-420, 120, 34],
      [360, 126, 28],
      [540, 118, 44],
    ] as const)
      p.cut(blob(x, y, size, size * 0.72, 9, 0.1, p.r), '#9a8f92')
  },
}

const mud: PropDrawing = {
  width: 960,
  height: 180,
  kind: 'barrier',
  layer: 'behind',
  gripY: 88,
  draw(p) {
    const pool =
      'M-470 6C-450 -50 -330 -36 -250 -58C-150 -96 -60 -62 40 -78C160 -98 250 -60 330 -56C440 -50 500 0 440 34C360 74 240 52 120 76C0 98 -120 62 -240 74C-360 84 -480 60 -470 6Z'
    p.cut(pool, '#7a573f', { shade: 0.5, lit: 0.3 })
    p.cut(
      'M-400 4C-380 -30 -250 -20 -180 -38C-60 -62 60 -44 160 -54C280 -58 400 -30 390 4C380 40 200 28 80 44C-60 60 -180 40 -280 46C-360 50 -410 36 -400 4Z',
      '#654634',
      { shade: 0.3 },
    )
    p.mark('M-330 0Q-260 -22 -190 -14M40 -34Q120 -44 190 -32M-60 26Q20 36 90 24', '#b08a68', 7, 0.75)
    for (const [x, y, size] of [
      [-230, 18, 20],
      [-120, -22, 26],
      [30, 4, 22],
      [150, -14, 28],
      [270, 6, 18],
      [300, -30, 13],
    ] as const) {
      p.cut(
        `M${x - size} ${y}a${size} ${size * 0.94} 0 0 1 ${size * 2} 0q${-size} ${size * 0.4} ${-size * 2} 0Z`,
        '#8f6a4c',
        { lit: 0.5 },
      )
      p.gleam(
        `M${x - size * 0.5} ${y - size * 0.34}q${size * 0.1} ${-size * 0.3} ${size * 0.4} ${-size * 0.36}`,
        4,
        0.7,
      )
    }
    for (const [x, y, size] of [
      [-480, -40, 12],
      [470, -36, 14],
      [-430, 80, 10],
      [420, 76, 11],
    ] as const)
      p.cut(ellipse(x, y, size, size * 0.6), '#7a573f')
  },
}

const waveRow = (p: Pen, y: number, width: number, height: number, color: string, offset: number): void => {
  let d = `M${-900 - offset} ${y}`
  for (let x = -900 - offset; x < 900; x += width)
    d += `c${n1(width * 0.3)} ${n1(-height * 0.1)} ${n1(width * 0.36)} ${n1(-height)} ${n1(width * 0.72)} ${n1(-height)}c${n1(width * 0.2)} 0 ${n1(width * 0.2)} ${n1(height * 0.42)} ${n1(width * 0.02)} ${n1(height * 0.4)}c${n1(width * 0.02)} ${n1(height * 0.36)} ${n1(width * 0.1)} ${n1(height * 0.6)} ${n1(width * 0.26)} ${n1(height * 0.6)}`
  p.clip('M-900 -400H900V200H-900Z', () => {
    p.cut(`${d}V160H${-900 - offset}Z`, color, { shade: 0.4, lit: 0.4, dir: [0.1, 1] })
    for (let x = -900 - offset; x < 900; x += width) {
      p.mark(
        `M${n1(x + width * 0.24)} ${n1(y - height * 0.42)}c${n1(width * 0.12)} ${n1(-height * 0.4)} ${n1(width * 0.24)} ${n1(-height * 0.58)} ${n1(width * 0.48)} ${n1(-height * 0.58)}c${n1(width * 0.2)} 0 ${n1(width * 0.2)} ${n1(height * 0.42)} ${n1(width * 0.02)} ${n1(height * 0.4)}`,
        '#f3fafa',
        height * 0.13,
      )
      p.mark(
        `M${n1(x + width * 0.34)} ${n1(y - height * 0.12)}q${n1(width * 0.12)} ${n1(-height * 0.5)} ${n1(width * 0.28)} ${n1(-height * 0.56)}`,
        '#bfe3ee',
        height * 0.06,
        0.8,
      )
    }
  })
}

const waves: PropDrawing = {
  width: 1800,
  height: 370,
  kind: 'barrier',
  layer: 'before',
  gripY: 160,
  draw(p) {
    waveRow(p, -40, 330, 160, '#3f86b0', 60)
    waveRow(p, 30, 390, 150, '#4f9cc0', 230)
    waveRow(p, 100, 350, 120, '#5fb0cc', 20)
    for (let i = 0; i < 22; i++)
      p.flat(ellipse(p.r.between(-860, 860), p.r.between(-190, 20), p.r.between(4, 9)), '#f3fafa', 0.85)
  },
}

const ribbon = (p: Pen, x: number, height: number, width: number, color: string): void => {
  const points = Array.from({ length: 8 }, (_, i): Point => [
    x + Math.sin(i * 1.15 + x) * (10 + i * 4),
    14 - (height * i) / 7,
  ])
  const left = points.map(([px, py], i): Point => [px - width * (1 - (i / 7) ** 2.4), py])
  const right = points.map(([px, py], i): Point => [px + width * (1 - (i / 7) ** 2.4), py])
  p.cut(curve([...left, ...right.reverse()], true), color, { shade: 0.4, lit: 0.3, dir: [0.9, 0.3] })
  p.mark(curve(points.slice(0, 7), false), '#b9d08a', 3.5, 0.45)
}

const seaweed: PropDrawing = {
  width: 1260,
  height: 520,
  kind: 'barrier',
  layer: 'behind',
  gripY: 20,
  draw(p) {
    const greens = ['#3f8560', '#4f9a5c', '#6fa84a', '#357a6a', '#88a848']
    for (let i = 0; i < 20; i++) {
      const x = -580 + i * 61 + p.r.between(-22, 22)
      const height = p.r.between(250, 460) * (1 - (Math.abs(x) / 620) ** 2 * 0.35)
      ribbon(p, x, height, p.r.between(20, 30), p.r.pick(greens))
    }
    for (let i = 0; i < 9; i++) {
      const [x, y] = [p.r.between(-540, 540), p.r.between(-470, -120)]
      p.mark(ellipse(x, y, p.r.between(8, 15)), '#e6fffa', 3.5, 0.8)
    }
    for (const x of [-500, -260, -20, 240, 480]) p.cut(blob(x, 6, 44, 24, 9, 0.1, p.r), '#8a93a0')
  },
}

const snowdrift: PropDrawing = {
  width: 1280,
  height: 330,
  kind: 'barrier',
  layer: 'behind',
  gripY: 24,
  draw(p) {
    p.cut(
      'M-630 24C-560 -60 -480 -90 -380 -110C-300 -200 -180 -250 -40 -220C60 -300 240 -310 330 -210C430 -200 520 -110 560 -60Q620 -20 640 24Z',
      '#dbe6f2',
      { shade: 0.5, lit: 0.5 },
    )
    p.cut(
      'M-640 24C-500 -120 -330 -130 -220 -60C-120 -160 80 -170 180 -80C300 -150 480 -130 640 24Z',
      '#eef4fa',
      { shade: 0.5, lit: 0.4 },
    )
    p.mark(
      'M-360 -104Q-280 -170 -180 -196M120 -262Q220 -286 290 -220M-420 -54Q-360 -92 -290 -84M20 -130Q90 -140 140 -104',
      '#ffffff',
      12,
      0.8,
    )
    for (let i = 0; i < 16; i++) {
      const [x, y] = [p.r.between(-480, 480), p.r.between(-170, -10)]
      p.flat(star(x, y, 11, 3, 1, 4), '#ffffff', 0.9)
    }
    p.bar('M410 -190L436 -290M424 -240L456 -262', '#6b4636', 9)
  },
}

const wall: PropDrawing = {
  width: 1400,
  height: 344,
  kind: 'barrier',
  layer: 'behind',
  gripY: 10,
  draw(p) {
    p.cut(box(-690, -292, 1380, 302, 8), '#7d7682', { shade: 0.3 })
    for (let row = 0; row < 5; row++) {
      let x = -688 - (row % 2) * 40
      while (x < 688) {
        const width = p.r.between(84, 138)
        const [left, right] = [Math.max(x, -690), Math.min(x + width, 690)]
        if (right - left > 20)
          p.cut(
            box(left + 4, -290 + row * 60 + 3, right - left - 8, 53, 14),
            p.r.pick(['#a39ca6', '#b0a8ac', '#968f9c', '#aaa098']),
            { shade: 0.4 },
          )
        x += width
      }
    }
    for (let x = -700; x < 690; x += 140) p.cut(box(x, -330, 136, 46, 12), '#bdb4b8', { shade: 0.4 })
    for (const [start, length] of [
      [-560, 5],
      [520, 6],
      [380, 3],
    ] as const) {
      p.mark(
        `M${start} -330C${start + 30} -280 ${start - 40} -220 ${start + 10} ${-330 + length * 44}`,
        '#5f7f44',
        5,
      )
      for (let i = 0; i < length * 4; i++)
        p.at(
          start + p.r.between(-42, 42),
          -338 + (i / (length * 4)) * length * 46,
          p.r.between(30, 150),
          () =>
            p.cut('M0 -12C16 -20 30 -6 30 4C20 16 4 14 0 -12Z', p.r.pick(['#6f9a4a', '#5a8444', '#86ac58']), {
              shade: 0.3,
            }),
        )
    }
    for (const x of [-640, -300, 60, 600]) tuft(p, x, 10, 50)
  },
}

const rocks: PropDrawing = {
  width: 1060,
  height: 370,
  kind: 'barrier',
  layer: 'behind',
  gripY: 20,
  draw(p) {
    const boulder = (x: number, y: number, rx: number, ry: number, color: string) => {
      const shape = blob(x, y, rx, ry, 8, 0.1, p.r)
      p.cut(shape, color, { shade: 0.65, lit: 0.45 })
      p.mark(
        `M${n1(x - rx * 0.3)} ${n1(y - ry * 0.5)}l${n1(rx * 0.2)} ${n1(ry * 0.34)}l${n1(-rx * 0.08)} ${n1(ry * 0.3)}`,
        '#6f6876',
        5,
        0.7,
      )
    }
    boulder(-80, -230, 130, 104, '#8f8894')
    boulder(130, -210, 110, 96, '#a39ca6')
    boulder(-260, -120, 150, 116, '#a39ca6')
    boulder(300, -110, 150, 110, '#8f8894')
    boulder(20, -100, 170, 116, '#b0a8ac')
    boulder(-420, -50, 100, 66, '#968f9c')
    boulder(450, -44, 82, 58, '#aaa098')
    boulder(-160, -30, 90, 48, '#aaa098')
    boulder(190, -26, 84, 44, '#968f9c')
    p.cut(
      'M-300 -222C-280 -242 -200 -240 -184 -214Q-240 -204 -300 -222ZM240 -206C260 -224 330 -222 350 -196Q300 -190 240 -206Z',
      '#8aa658',
    )
    for (const x of [-500, -330, -60, 110, 360, 520]) tuft(p, x, 18, p.r.between(36, 54))
  },
}

export const barrierProps = {
  stream,
  fog,
  brambles,
  ravine,
  wall,
  mud,
  waves,
  seaweed,
  snowdrift,
  rocks,
} satisfies Partial<Record<Prop, PropDrawing>>

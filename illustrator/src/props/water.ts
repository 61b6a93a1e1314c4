import type { Prop } from '@moonpage/storyteller/scene'
import { blob, curve, ellipse, n1, type Point } from '../path.ts'
import { tuft } from './ground.ts'
import type { Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const ripple = (p: Pen, x: number, y: number, width: number, opacity = 0.7): void =>
  p.mark(`M${n1(x)} ${n1(y)}q${n1(width / 2)} ${n1(-width * 0.13)} ${n1(width)} 0`, '#e6f6fa', 5, opacity)

/** A stream: narrow in the distance, broad in front; stones in it, reeds on its far bank. */
const stream: PropDrawing = {
  width: 1800,
  height: 196,
  kind: 'barrier',
  layer: 'behind',
  gripY: 100,
  draw(p) {
    const side = p.r() < 0.5 ? 1 : -1
    p.d.raw(`<g transform="scale(${side} 1)">`)
    p.cut(
      'M-900 -44C-640 -64 -420 -28 -140 -50C100 -66 300 -58 470 -70C640 -80 760 -94 900 -94V-52C780 -46 690 -30 560 -4C380 34 240 62 20 80C-260 104 -560 74 -900 100Z',
      '#cdb488',
      { shade: 0.3 },
    )
    const water =
      'M-900 -30C-640 -50 -420 -14 -140 -36C100 -52 300 -46 470 -58C640 -70 760 -84 900 -86V-62C780 -56 680 -42 550 -18C370 18 230 44 20 62C-260 86 -560 54 -900 80Z'
    p.cut(water, '#62b0cc', { shade: 0.35, lit: 0.5, dir: [0.1, 1] })
    p.clip(water, () => {
      p.flat(
        'M-900 -34C-640 -54 -420 -18 -140 -40C100 -56 300 -50 470 -62C640 -74 760 -88 900 -90V-76C760 -68 640 -54 470 -40C300 -24 100 -24 -140 -10C-420 8 -640 -24 -900 -6Z',
        '#3f8aae',
        0.6,
      )
      p.flat(
        'M-900 40C-600 30 -300 60 0 40C120 32 200 20 260 10C150 50 60 66 -60 74C-300 92 -600 62 -900 84Z',
        '#93d0dc',
        0.5,
      )
      for (let i = 0; i < 34; i++) {
        const t = p.r()
        ripple(p, p.r.between(-890, 760 - t * 600), -44 + t * 108, 24 + t * 90, 0.5 + t * 0.3)
      }
    })
    for (const [x, y, size] of [
      [-330, 4, 38],
      [-190, 38, 27],
      [150, -2, 33],
      [300, -18, 22],
      [-640, 30, 30],
      [-20, -26, 18],
    ] as const) {
      p.cut(blob(x, y, size, size * 0.56, 9, 0.08, p.r), p.r.pick(['#9a949c', '#a8a2a4', '#8f8a94']), {
        shade: 0.5,
        lit: 0.4,
      })
      ripple(p, x - size * 1.3, y + size * 0.5, size * 2.6, 0.9)
    }
    for (const x of [-760, -470, -90, 230]) {
      tuft(p, x, -40, p.r.between(28, 44))
      tuft(p, x + 60, p.r.between(86, 94), p.r.between(36, 56))
    }
    p.d.raw('</g>')
  },
}

/** A bank of fog with a soft scalloped upper edge, thinner towards its bottom. */
const bank = (p: Pen, y: number, depth: number, opacity: number): void => {
  const mist = p.tint('#e9ebf0')
  const id = p.d.define(
    `fog${mist.slice(1)}`,
    `<linearGradient id="fog${mist.slice(1)}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mist}" stop-opacity="0.4"/><stop offset="0.3" stop-color="${mist}" stop-opacity="0.9"/><stop offset="1" stop-color="${mist}" stop-opacity="0"/></linearGradient>`,
  )
  let x = -900
  let top = `M${x} ${n1(y)}`
  while (x < 880) {
    const width = p.r.between(130, 300)
    top += `q${n1(width * 0.5)} ${n1(-width * p.r.between(0.22, 0.34))} ${n1(width)} ${n1(p.r.between(-8, 8))}`
    x += width
  }
  p.d.raw(`<path d="${top}V${n1(y + depth)}H-900Z" fill="url(#${id})" opacity="${opacity}"/>`)
}

const fog: PropDrawing = {
  width: 1800,
  height: 480,
  kind: 'barrier',
  layer: 'before',
  gripY: 110,
  draw(p) {
    bank(p, -330, 250, 0.5)
    bank(p, -210, 260, 0.6)
    bank(p, -70, 220, 0.75)
    for (let i = 0; i < 12; i++) {
      const [x, y, rx] = [p.r.between(-700, 700), p.r.between(-340, 60), p.r.between(180, 330)]
      p.d.raw(
        `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(rx * 0.2)}" fill="${p.d.radial(p.tint('#fbfbfd'), 0.5)}" opacity="0.6"/>`,
      )
    }
  },
}

const waveRow = (p: Pen, y: number, width: number, height: number, color: string, offset: number): void => {
  let d = `M${-900 - offset} ${y}`
  for (let x = -900 - offset; x < 900; x += width)
    d += `c${n1(width * 0.3)} ${n1(-height * 0.1)} ${n1(width * 0.36)} ${n1(-height)} ${n1(width * 0.72)} ${n1(-height)}c${n1(width * 0.2)} 0 ${n1(width * 0.2)} ${n1(height * 0.42)} ${n1(width * 0.02)} ${n1(height * 0.4)}c${n1(width * 0.02)} ${n1(height * 0.36)} ${n1(width * 0.1)} ${n1(height * 0.6)} ${n1(width * 0.26)} ${n1(height * 0.6)}`
  p.clip('M-900 -400H900V420H-900Z', () => {
    p.cut(`${d}V420H${-900 - offset}Z`, color, { shade: 0.4, lit: 0.4, dir: [0.1, 1] })
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
  height: 630,
  kind: 'barrier',
  layer: 'before',
  gripY: 420,
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
  p.cut(curve([...left, ...right.toReversed()], true), color, { shade: 0.4, lit: 0.3, dir: [0.9, 0.3] })
  p.mark(curve(points.slice(0, 7), false), '#b9d08a', 3.5, 0.45)
}

const seaweed: PropDrawing = {
  width: 1260,
  height: 520,
  kind: 'barrier',
  layer: 'behind',
  gripY: 20,
  draw(p) {
    for (let i = 0; i < 14; i++)
      ribbon(p, -560 + i * 86 + p.r.between(-20, 20), p.r.between(200, 330), p.r.between(18, 26), '#2f6a5a')
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

export const waterProps = { stream, fog, waves, seaweed } satisfies Partial<Record<Prop, PropDrawing>>

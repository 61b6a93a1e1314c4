import { shift } from '../colour.ts'
import { blob, curve, ellipse } from '../path.ts'
import { random } from '../random.ts'
import type { Person } from './clothes.ts'
import { line, type Pen } from './pen.ts'

const cap = curve(
  [
    [-74, 22],
    [-85, -24],
    [-52, -80],
    [8, -92],
    [66, -70],
    [84, -16],
    [74, 24],
    [0, 10],
  ],
  true,
  1,
)
// The ends curl in under the chin.
const bob =
  'M-82 -6C-84 -70 -44 -96 4 -96C54 -96 90 -68 88 -6C90 26 92 50 80 66C66 78 44 72 36 54L-32 54C-42 72 -64 78 -76 66C-88 50 -84 22 -82 -6Z'
const long =
  'M-80 -8C-82 -70 -44 -98 4 -98C56 -98 90 -66 88 -8C88 30 104 56 96 92C92 116 100 124 90 136C68 146 46 130 40 100L-36 100C-44 130 -66 146 -86 134C-96 122 -86 112 -92 90C-98 56 -80 30 -80 -8Z'

const fallLong =
  'M-88 -10C-90 -72 -46 -98 2 -98C52 -98 94 -70 90 -10C92 40 100 80 92 124C60 146 -54 146 -90 126C-100 80 -88 40 -88 -10Z'
const fallBob =
  'M-86 -8C-88 -70 -46 -96 2 -96C52 -96 92 -68 90 -8C92 28 90 54 80 68C50 82 -46 82 -78 70C-90 54 -88 28 -86 -8Z'

const curls = (p: Pen, color: string, spread: number, size: number, from: number, to: number) => {
  for (let i = 0; i <= 10; i++) {
    const angle = from + (i / 10) * (to - from)
    p.d.shape(ellipse(Math.cos(angle) * spread, Math.sin(angle) * spread * 0.96 - 6, size), color, {
      shade: 0.3,
    })
  }
}

const braid = (p: Pen, color: string, side: number, beads = 5) => {
  for (let i = 0; i < beads; i++)
    p.d.shape(ellipse(side * (76 + (i % 2) * 5 + i * 1.5), 40 + i * 19, 14 - i * 0.8, 12), color, {
      shade: 0.35,
    })
  p.d.shape(ellipse(side * 84, 36 + beads * 19, 8, 11), p.t('#d8a23f'), { shade: 0.2 })
}

/** Draws the hair behind head and ears, around a head with its middle on (0, 0). */
export function drawHairBehind(p: Pen, { style, hair }: Person, lies: boolean): void {
  const color = p.t(hair)
  const dark = shift(color, -0.03)
  switch (style) {
    case 'short':
      p.d.shape(cap, dark)
      break
    case 'bob':
      p.d.shape(bob, dark)
      break
    case 'long':
      // Long hair of a figure that lies down would reach below the ground.
      p.d.shape(lies ? bob : long, dark)
      break
    case 'curly':
      curls(p, dark, 74, 26, Math.PI * 0.82, Math.PI * 2.18)
      break
    case 'afro':
      p.d.shape(blob(0, -22, 112, 104, 17, 0.035, random('afro')), dark, { shade: 0.5 })
      break
    case 'braids':
      p.d.shape(cap, dark)
      braid(p, color, -1, lies ? 2 : 5)
      braid(p, color, 1, lies ? 2 : 5)
      break
    case 'bun':
      p.d.shape(ellipse(2, -104, 34, 30), color)
      p.d.shape(cap, dark)
      break
    case 'ponytail':
      p.d.shape(
        'M-34 -92C-92 -128 -150 -84 -140 -10C-136 24 -148 44 -142 66C-112 60 -92 36 -94 2C-94 -24 -84 -44 -52 -56Z',
        color,
      )
      p.d.shape(cap, dark)
      p.d.stroke('M-66 -86q-10 12 -8 28', p.t('#e2b34a'), 15)
      break
    case 'headscarf':
    case 'none':
  }
}

/** Draws the hair over the forehead, or the headscarf in the color `wrap`. The caller clips it to the head. */
export function drawHairFront(p: Pen, { style, hair }: Person, wrap: string): void {
  const color = p.t(hair)
  if (style === 'none') return
  if (style === 'headscarf') return drawHeadscarf(p, p.t(wrap))
  if (style === 'curly' || style === 'afro') {
    for (let i = 0; i < 7; i++)
      p.d.shape(ellipse(-66 + i * 22, -52 - Math.sin((i / 6) * Math.PI) * 8, 21, 19), color, { shade: 0.25 })
    return
  }
  if (style === 'bun' || style === 'braids') {
    p.d.shape(
      'M-84 8C-88 -60 -40 -100 4 -96C50 -100 92 -60 86 8C80 -20 54 -50 4 -62C-44 -50 -76 -22 -84 8Z',
      color,
    )
    line(p, 'M4 -94v30', shift(color, -0.06), 4)
    return
  }
  if (style === 'short') {
    p.d.shape('M-12 -86C-14 -106 0 -118 18 -120C12 -110 16 -104 28 -108C26 -98 22 -90 16 -84Z', color)
    p.d.shape(
      'M-90 8C-92 -60 -44 -104 4 -100C56 -104 96 -64 90 6C84 -8 78 -20 68 -30C62 -22 56 -20 46 -22C50 -28 50 -34 48 -40C32 -24 10 -20 -12 -24C-6 -30 -4 -36 -4 -42C-24 -26 -48 -22 -66 -24C-74 -16 -84 -6 -90 8Z',
      color,
    )
    return
  }
  if (style === 'bob') {
    p.d.shape(
      'M-92 30C-98 -62 -44 -104 4 -102C56 -104 102 -62 94 30C84 20 78 -4 74 -22C60 -14 28 -12 4 -14C-20 -12 -52 -14 -66 -22C-72 -4 -80 20 -92 30Z',
      color,
    )
    p.d.stroke('M-52 -62q50 -26 108 2', shift(color, 0.07), 7, { shade: 0, lit: 0, opacity: 0.5 })
    return
  }
  if (style === 'long') {
    p.d.shape(
      'M-94 40C-100 -60 -48 -104 4 -102C58 -104 104 -62 96 40C84 24 80 -14 60 -40C48 -54 38 -62 30 -78C22 -44 -20 -26 -56 -26C-72 -14 -80 16 -94 40Z',
      color,
    )
    return
  }
  p.d.shape(
    'M-90 16C-96 -58 -46 -102 4 -100C56 -102 96 -60 90 10C80 -10 72 -34 50 -48C24 -34 -26 -34 -52 -44C-70 -30 -80 -8 -90 16Z',
    color,
  )
  p.d.shape('M36 -60C52 -52 62 -36 60 -14C44 -20 34 -34 24 -46Z', shift(color, 0.02))
}

/** Draws a cloth around the head that leaves the face free. */
function drawHeadscarf(p: Pen, color: string): void {
  p.d.shape(
    'M-96 30C-104 -70 -50 -100 2 -98C60 -100 106 -64 96 30C92 70 50 92 0 90C-54 92 -92 66 -96 30ZM4 -56C-34 -56 -62 -26 -60 12C-58 48 -34 62 4 62C42 62 66 46 66 10C66 -28 42 -56 4 -56Z',
    color,
    { shade: 0.45 },
  )
  line(p, 'M-66 -40q20 -36 66 -42M-74 -10q2 -18 10 -30', shift(color, -0.08), 4, 0.7)
}

/** Draws the part of a headscarf under the chin and over the shoulders. */
export function drawHeadscarfFall(p: Pen, color: string): void {
  p.d.shape('M-70 40C-60 84 -40 100 4 104C46 100 66 84 74 40C50 72 -44 72 -70 40Z', p.t(color), {
    shade: 0.4,
  })
}

/** Draws the hair of a head seen from behind; `head` is the outline of the head as an SVG path. */
export function drawHairBack(p: Pen, { style, hair }: Person, head: string, wrap: string): void {
  const color = p.t(hair)
  if (style === 'none') return
  if (style === 'headscarf') {
    p.d.shape(
      'M-88 20C-98 -70 -50 -98 2 -96C60 -98 98 -64 90 20C88 70 60 100 0 104C-58 100 -86 70 -88 20Z',
      p.t(wrap),
    )
    line(p, 'M-50 50q50 26 100 0M-30 74q30 14 62 0', shift(p.t(wrap), -0.08), 4, 0.7)
    return
  }
  if (style === 'long' || style === 'bob') {
    p.d.shape(style === 'long' ? fallLong : fallBob, color, { shade: 0.5 })
    if (style === 'long')
      line(p, 'M-34 34q-6 40 -10 62M4 26v74M40 34q6 40 10 62', shift(color, -0.05), 4, 0.5)
    return
  }
  if (style === 'short' || style === 'bun') {
    if (style === 'bun') p.d.shape(ellipse(2, -94, 34, 30), color)
    p.d.shape(
      'M-84 -8C-86 -68 -46 -94 2 -94C52 -94 90 -66 86 -8C84 44 56 66 0 66C-56 66 -82 44 -84 -8Z',
      color,
      {
        shade: 0.5,
      },
    )
    return
  }
  if (style === 'curly') {
    p.d.shape(blob(0, -8, 92, 86, 13, 0.05, random('curls')), color, { shade: 0.5 })
    curls(p, color, 70, 25, 0, Math.PI * 2)
    return
  }
  p.d.shape(head, color)
  if (style === 'afro') p.d.shape(blob(0, -16, 110, 100, 17, 0.035, random('afro')), color, { shade: 0.5 })
  if (style === 'braids') {
    line(p, 'M2 -66v120', shift(color, -0.06), 4)
    braid(p, color, -1)
    braid(p, color, 1)
  }
  if (style === 'ponytail') {
    p.d.shape('M-14 -44C-50 0 -44 80 0 118C44 80 50 0 18 -44Z', shift(color, 0.03))
    p.d.shape(ellipse(2, -44, 19, 12), p.t('#d8a23f'), { shade: 0.2 })
  }
}

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
const bob = curve(
  [
    [-70, 62],
    [-88, -8],
    [-60, -78],
    [6, -93],
    [70, -70],
    [90, -6],
    [72, 62],
    [34, 40],
    [-34, 40],
  ],
  true,
  1,
)
const long =
  'M-40 30C-96 30 -92 -82 0 -92C92 -82 98 20 88 70C84 110 92 128 74 136C50 140 30 90 0 84C-34 90 -56 140 -78 132C-96 124 -84 92 -86 60C-86 40 -70 30 -40 30Z'

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

/** Behind head and ears. */
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
      p.d.shape(long, dark)
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
      p.d.shape('M-40 -70C-120 -96 -146 -20 -122 62C-112 40 -104 34 -96 34C-104 -6 -92 -34 -50 -40Z', color)
      p.d.shape(cap, dark)
      break
    case 'headscarf':
    case 'none':
  }
}

/** Over the forehead, inside the head's outline. */
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
    // Parted in the middle.
    p.d.shape(
      'M-84 8C-88 -60 -40 -100 4 -96C50 -100 92 -60 86 8C80 -20 54 -50 4 -62C-44 -50 -76 -22 -84 8Z',
      color,
    )
    line(p, 'M4 -94v30', shift(color, -0.06), 4)
    return
  }
  if (style === 'short') {
    p.d.shape(
      'M-88 6C-90 -60 -44 -104 4 -100C56 -104 94 -64 88 2C80 -14 72 -26 60 -34C52 -26 44 -24 34 -38C22 -24 8 -24 -4 -40C-16 -22 -30 -22 -42 -36C-56 -28 -72 -12 -88 6Z',
      color,
    )
    return
  }
  p.d.shape(
    curve(
      [
        [-90, 22],
        [-84, -60],
        [0, -104],
        [90, -60],
        [86, 6],
        [58, -34],
        [10, -32],
        [-40, -46],
        [-64, -8],
      ],
      true,
      1,
    ),
    color,
  )
}

/** A cloth round the whole head, the face left free. */
function drawHeadscarf(p: Pen, color: string): void {
  p.d.shape(
    'M-96 30C-104 -70 -50 -100 2 -98C60 -100 106 -64 96 30C92 70 50 92 0 90C-54 92 -92 66 -96 30ZM4 -56C-34 -56 -62 -26 -60 12C-58 48 -34 62 4 62C42 62 66 46 66 10C66 -28 42 -56 4 -56Z',
    color,
    { shade: 0.45 },
  )
  line(p, 'M-66 -40q20 -36 66 -42M-74 -10q2 -18 10 -30', shift(color, -0.08), 4, 0.7)
}

/** Under the chin, over the shoulders. */
export function drawHeadscarfFall(p: Pen, color: string): void {
  p.d.shape('M-70 40C-60 84 -40 100 4 104C46 100 66 84 74 40C50 72 -44 72 -70 40Z', p.t(color), {
    shade: 0.4,
  })
}

/** The head seen from behind. */
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
  if (style === 'long')
    p.d.shape(
      'M-84 -10C-92 60 -90 110 -74 132C-40 146 40 146 76 134C92 110 92 50 86 -10C60 -60 -60 -60 -84 -10Z',
      color,
    )
  if (style === 'bob')
    p.d.shape('M-82 -10C-92 30 -84 62 -70 70C-30 78 40 78 74 70C88 60 92 30 86 -10Z', color)
  if (style === 'short' || style === 'bun')
    p.d.shape('M-78 0C-80 40 -60 62 -40 60C-10 68 20 68 44 60C64 60 82 40 80 0Z', color)
  p.d.shape(head, color)
  if (style === 'afro') p.d.shape(blob(0, -16, 110, 100, 17, 0.035, random('afro')), color, { shade: 0.5 })
  if (style === 'curly') {
    curls(p, color, 62, 28, 0, Math.PI * 2)
    curls(p, color, 30, 28, 0, Math.PI * 2)
  }
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

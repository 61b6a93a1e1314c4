import { shift } from '../colour.ts'
import { blob, ellipse } from '../path.ts'
import { random } from '../random.ts'
import type { Person } from './clothes.ts'
import { line, type Pen } from './pen.ts'

const caps = {
  /** Down to the nape. */
  short:
    'M70 -46C64 -84 30 -106 -10 -102C-64 -98 -96 -58 -92 -8C-90 24 -80 44 -62 52C-50 46 -44 34 -40 20C-34 8 -22 6 -16 14C-6 -6 4 -24 14 -36C34 -34 56 -38 70 -46Z',
  bob: 'M72 -42C66 -86 30 -108 -10 -104C-68 -100 -100 -56 -96 0C-94 34 -92 58 -80 74C-54 88 -18 78 -6 62C-14 40 -14 12 4 -22C26 -24 54 -30 72 -42Z',
  long: 'M70 -46C64 -86 30 -108 -10 -104C-70 -100 -102 -54 -98 6C-96 48 -118 74 -104 118C-96 140 -52 142 -28 128C-12 116 -26 90 -20 60C-14 30 -10 6 8 -24C28 -28 54 -36 70 -46Z',
  tied: 'M70 -46C62 -84 30 -104 -10 -100C-62 -96 -92 -58 -90 -8C-88 18 -78 34 -62 38C-46 32 -34 14 -18 4C-6 -10 2 -26 12 -40C34 -38 56 -40 70 -46Z',
} as const

/** Draws what of the hair is behind a head in profile that faces right, with its middle on (0, 0). */
export function drawProfileHairBehind(p: Pen, { style, hair }: Person): void {
  const color = p.t(hair)
  const dark = shift(color, -0.03)
  if (style === 'afro') p.d.shape(blob(-24, -24, 104, 100, 17, 0.035, random('afro')), dark, { shade: 0.5 })
  if (style === 'curly')
    for (let i = 0; i <= 10; i++) {
      const angle = Math.PI * (0.62 + (i / 10) * 1.02)
      p.d.shape(ellipse(Math.cos(angle) * 72 - 10, Math.sin(angle) * 70 - 8, 27), dark, { shade: 0.3 })
    }
  if (style === 'long') p.d.shape(caps.long, dark, { shade: 0.5 })
  if (style === 'bob') p.d.shape(caps.bob, dark, { shade: 0.5 })
  if (style === 'bun') p.d.shape(ellipse(-58, -88, 33, 30), color)
  if (style === 'ponytail') {
    p.d.shape(
      'M-62 -70C-110 -110 -162 -70 -150 0C-146 30 -158 48 -150 70C-120 64 -102 40 -104 6C-104 -18 -96 -34 -70 -40Z',
      color,
    )
    p.d.stroke('M-84 -70q-8 10 -6 26', p.t('#e2b34a'), 15)
  }
}

/** Draws the hair over a head in profile, before the ear. */
export function drawProfileHair(p: Pen, { style, hair }: Person): void {
  const color = p.t(hair)
  if (style === 'none' || style === 'headscarf') return
  if (style === 'afro' || style === 'curly') {
    const dots = [
      [60, -52],
      [40, -68],
      [14, -76],
      [-14, -74],
      [-42, -64],
      [-62, -44],
      [-74, -18],
      [-72, 10],
      [-60, 32],
      [-40, -36],
      [-14, -48],
      [-46, -8],
      [16, -52],
    ] as const
    for (const [x, y] of dots) p.d.shape(ellipse(x, y, 22, 20), color, { shade: 0.25 })
    return
  }
  const cap =
    style === 'short' ? caps.short : style === 'bob' ? caps.bob : style === 'long' ? caps.long : caps.tied
  p.d.shape(cap, color)
  if (style === 'short')
    p.d.shape('M-6 -94C-10 -112 4 -122 20 -122C14 -112 18 -106 30 -108C28 -98 24 -92 18 -88Z', color)
  if (style === 'bob')
    p.d.stroke('M-44 -70q44 -24 84 -2', shift(color, 0.07), 7, { shade: 0, lit: 0, opacity: 0.5 })
  if (style === 'long') line(p, 'M-60 30q-8 40 -18 66M-40 44q-4 36 -8 60', shift(color, -0.05), 4, 0.5)
  if (style === 'braids') {
    for (let i = 0; i < 5; i++)
      p.d.shape(ellipse(-52 - (i % 2) * 5, 40 + i * 19, 15 - i * 0.8, 12), color, { shade: 0.35 })
    p.d.shape(ellipse(-54, 134, 8, 11), p.t('#d8a23f'), { shade: 0.2 })
  }
}

import type { Prop } from '@moonpage/storyteller/scene'
import { blade } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const jug: PropDrawing = {
  width: 140,
  height: 140,
  kind: 'held',
  gripY: 70,
  draw(p) {
    p.bar('M-44 -40C-86 -36 -84 36 -46 34', '#d9a63c', 12)
    p.cut(
      'M-46 -58Q0 -50 40 -58L60 -66Q50 -36 42 -22C60 16 50 58 36 68Q0 74 -36 68C-54 40 -54 -20 -46 -58Z',
      '#efc24f',
      { shade: 0.5, lit: 0.4 },
    )
    p.mark('M-50 10Q0 22 52 10', '#fdf6e6', 9)
    p.cut('M-46 -58Q0 -72 60 -66Q30 -46 -46 -58Z', '#8a6428', { shade: 0.2 })
  },
}

const leafColors = ['#d98a3c', '#c8603a', '#e3b04a', '#b5703a', '#cf9a44']

const leafPile: PropDrawing = {
  width: 320,
  height: 136,
  kind: 'ground',
  draw(p) {
    p.shadow(156)
    const heap =
      'M-158 -4C-150 -60 -110 -78 -84 -100C-40 -134 40 -130 82 -104C116 -82 150 -56 158 -4Q0 10 -158 -4Z'
    p.cut(heap, p.dye('#c07a38'), { shade: 0.5, lit: 0.3 })
    for (let i = 0; i < 46; i++) {
      const row = Math.floor(i / 12)
      const x = -140 + (i % 12) * 25.5 + (row % 2) * 12
      const y = -12 - row * 27
      const inside = 1 - (x / 158) ** 2 * 0.9
      if (-y > 118 * inside) continue
      p.at(x, y, -((i * 53) % 180), () => {
        p.cut(blade(40, 22), p.color ?? leafColors[(i * 3 + row) % 5]!, { shade: 0.25, lit: 0.2 })
        p.mark('M4 0H34', '#8a4f2a', 2, 0.5)
      })
    }
  },
}

export const moreTaleThings = { jug, 'leaf-pile': leafPile } satisfies Partial<Record<Prop, PropDrawing>>

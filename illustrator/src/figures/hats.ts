import { shift } from '../colour.ts'
import { blob, ellipse, n1 } from '../path.ts'
import { random } from '../random.ts'
import type { Build } from './build.ts'
import type { Hat } from './clothes.ts'
import { dot, line, type Pen } from './pen.ts'

const cream = '#f3ead8'
const gold = '#efbf4a'

/** The bowl of a bubble helmet, with room for ears, and for a snout whose tip is at x `snout`. */
export function bowlOf({ rx, ears }: Build, snout = 0): { x: number; y: number; r: number } {
  const least = ears === 'long' ? 132 : Math.max(rx * 1.5, 112)
  const r = Math.max(least, (snout + 24 + rx * 1.1) / 2)
  return {
    x: Math.max(0, snout + 24 - r),
    y: ears === 'long' ? -52 : ears === 'pointed' ? -26 : -10,
    r,
  }
}

/**
 * Draws a hat on a head with its middle on (0, 0). `color` is a color before tinting.
 *
 * @param snout x of the tip of a snout that is seen from the side
 */
export function drawHat(p: Pen, build: Build, hat: Hat, color: string, back: boolean, snout?: number): void {
  const { rx, ry } = build
  const c = p.t(color)
  // Hats are drawn for a head of radius 75, and are stretched for wider and lower ones.
  const fit = (draw: () => void) =>
    p.d.group(
      // A frog's eyes are where a hat would be, so its hats are smaller and sit higher.
      build.head === 'frog'
        ? 'translate(0 -32) scale(.94 .9)'
        : `translate(0 ${68 - ry}) scale(${(rx / 75).toFixed(3)} 1)`,
      draw,
    )
  switch (hat) {
    case 'crown':
      fit(() => {
        p.d.shape('M-42 -52l-7 -54l27 24l24 -38l24 38l27 -24l-7 54q-44 14 -88 0Z', p.t(gold))
        for (const x of [-24, 2, 28]) p.d.shape(ellipse(x, -62, 6), p.t('#c8573c'), { shade: 0.2 })
      })
      break
    case 'warm-hat':
      fit(() => {
        p.d.shape('M-72 -28C-78 -112 72 -118 78 -30q-74 -24 -150 2Z', c)
        p.d.stroke('M-70 -32q72 -28 146 -2', p.t(cream), 24)
        line(p, 'M-48 -46l-2 15M-24 -53v15M0 -56v15M24 -55v15M50 -48l2 15', shift(p.t(cream), -0.1), 3, 0.7)
        p.d.shape(blob(4, -106, 23, 21, 10, 0.1, random('pompon')), p.t(cream))
      })
      break
    case 'nightcap':
      fit(() => {
        p.d.shape('M-66 -32C-54 -122 40 -132 122 -40C94 -66 74 -66 68 -36Q2 -60 -66 -32Z', c)
        p.d.stroke('M-66 -36q66 -26 136 0', p.t(cream), 19)
        p.d.shape(blob(124, -28, 18, 17, 9, 0.08, random('bobble')), p.t(cream))
      })
      break
    case 'bubble-helmet': {
      const { x, y, r } = bowlOf(build, snout)
      p.d.raw(
        `<circle cx="${n1(x)}" cy="${y}" r="${n1(r)}" fill="#cfe6f5" opacity=".16"/><circle cx="${n1(x)}" cy="${y}" r="${n1(r)}" fill="none" stroke="#eaf5fb" stroke-width="5" opacity=".75"/>`,
      )
      line(
        p,
        `M${x - r * 0.78} ${y - r * 0.3}q${r * 0.16} ${-r * 0.38} ${r * 0.48} ${-r * 0.5}`,
        '#ffffff',
        10,
        0.65,
      )
      line(
        p,
        `M${x + r * 0.74} ${y + r * 0.34}q${-r * 0.08} ${r * 0.18} ${-r * 0.2} ${r * 0.28}`,
        '#ffffff',
        6,
        0.4,
      )
      p.d.stroke(`M${-62} ${ry + 20}q62 20 126 0`, p.t('#d9dfe6'), 19)
      break
    }
    case 'hood':
      // A hood does not fit over upright ears, so it lies around the neck.
      if (build.ears !== 'human') {
        p.d.stroke(`M-58 ${ry - 4}q62 34 120 0`, shift(c, -0.04), 28)
        return
      }
      fit(() => {
        if (back) p.d.shape('M-88 62C-106 -40 -58 -108 2 -110C64 -108 108 -40 92 62C60 88 -56 88 -88 62Z', c)
        else
          p.d.shape(
            'M-92 50C-112 -46 -60 -110 2 -112C66 -110 116 -46 96 50C84 84 -80 84 -92 50ZM4 -58C-40 -58 -66 -28 -66 10C-66 48 -36 66 4 66C44 66 72 48 72 10C72 -28 48 -58 4 -58Z',
            c,
            { shade: 0.45 },
          )
      })
      break
    case 'knight':
      fit(() => {
        p.d.shape('M4 -96C-4 -150 -76 -150 -96 -96C-72 -112 -40 -110 -16 -88Z', c)
        const steel = p.t('#b9c2cc')
        if (back)
          p.d.shape('M-84 56C-100 -40 -60 -102 2 -102C64 -102 104 -40 88 56C60 72 -56 72 -84 56Z', steel)
        else
          p.d.shape(
            'M-84 56C-100 -40 -60 -102 2 -102C64 -102 104 -40 88 56C84 66 72 70 64 64C76 20 70 -34 2 -40C-66 -34 -72 20 -60 64C-70 70 -80 66 -84 56Z',
            steel,
            { shade: 0.5 },
          )
        if (!back) p.d.stroke('M-66 -14C-50 -46 54 -48 70 -14', p.t('#96a1ae'), 13)
        for (const x of [-52, -28, 0, 30, 56])
          dot(p, x, -66 + Math.abs(x - 2) * 0.22, 3.6, 3.6, p.t('#8a95a3'))
      })
      break
    case 'pirate':
      fit(() => {
        p.d.shape(
          'M-104 -46C-70 -60 -56 -120 2 -122C62 -120 74 -60 110 -46C70 -24 -66 -24 -104 -46Z',
          p.t('#34344a'),
        )
        p.d.stroke('M-98 -46C-60 -28 66 -28 102 -46', p.t(gold), 7)
        // A star in place of a pirate's skull.
        if (!back) {
          let star = ''
          for (let i = 0; i < 10; i++) {
            const a = -Math.PI / 2 + (i * Math.PI) / 5
            const q = i % 2 ? 9 : 20
            star += `${i ? 'L' : 'M'}${(2 + Math.cos(a) * q).toFixed(1)} ${(-76 + Math.sin(a) * q).toFixed(1)}`
          }
          p.d.shape(`${star}Z`, p.t(cream), { shade: 0.2 })
        }
      })
      break
    case 'flowers':
      fit(() => {
        p.d.stroke('M-70 -38q70 -36 144 0', p.t('#6d9a4c'), 9)
        for (const [x, y, petal] of [
          [-58, -46, '#f0c4ce'],
          [-30, -56, '#f3ead8'],
          [0, -60, '#f2c24f'],
          [32, -57, '#f0c4ce'],
          [62, -46, '#f3ead8'],
        ] as const) {
          for (let i = 0; i < 5; i++)
            dot(p, x + Math.cos(i * 1.257) * 9, y + Math.sin(i * 1.257) * 9, 8, 8, p.t(petal))
          dot(p, x, y, 6, 6, p.t('#d8892f'))
        }
      })
  }
}

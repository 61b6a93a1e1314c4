import { shift } from '../colour.ts'
import { curve, n1 } from '../path.ts'
import type { Actor } from './actor.ts'
import type { Build } from './build.ts'
import { dot, line, type Pen } from './pen.ts'
import type { Frame } from './quadruped-frames.ts'

/** Draws a knitted coat around the trunk, or a cape over the back. */
export function drawCoat({ p, clothes, pose }: Actor, frame: Frame): void {
  const { hips, shoulders, body } = frame
  const top = Math.min(...body.map(([, y]) => y))
  const belly = Math.max(...body.map(([, y]) => y))
  const color = clothes.top ?? clothes.dungarees
  const armoured = frame.build.shell || frame.build.spines
  if (color && !armoured) {
    const [left, right] = [hips + 6, shoulders + 30]
    const c = p.t(color)
    p.d.clip(curve(body, true, 0.6), () => {
      p.d.shape(
        `M${left} ${top - 20}Q${left - 14} ${(top + belly) / 2} ${left} ${belly + 20}H${right}Q${right + 16} ${(top + belly) / 2} ${right} ${top - 20}Z`,
        c,
        { shade: 0.45 },
      )
      const trim = p.t(clothes.pattern?.color ?? '#f3ead8')
      if (clothes.pattern?.kind === 'stripes')
        for (let x = left + 14; x < right; x += 27)
          line(p, `M${x} ${top - 10}q-12 ${(belly - top) / 2} 0 ${belly - top + 20}`, trim, 10)
      else if (clothes.pattern)
        for (let i = 0; i < 7; i++)
          dot(
            p,
            left + 16 + ((i * 41) % (right - left - 20)),
            top + 22 + ((i * 37) % (belly - top - 36)),
            5,
            5,
            trim,
            0.9,
          )
      line(p, `M${left} ${top - 10}q-14 ${(belly - top) / 2} 0 ${belly - top + 20}`, shift(c, -0.08), 10)
    })
  }
  const { cape } = clothes
  if (!cape || armoured) return
  const wind = pose === 'run' ? -52 : pose === 'walk' ? -18 : 0
  const low = belly - 6
  p.d.shape(
    `M${shoulders + 22} ${top + 2}C${hips + 40} ${top - 22} ${hips - 20} ${top - 8} ${hips - 62 + wind} ${n1(low + wind * 0.8)}q24 10 40 -4q18 14 38 0q18 12 40 -2C${shoulders + 4} ${low - 30} ${shoulders + 30} ${top + 50} ${shoulders + 22} ${top + 2}Z`,
    p.t(cape),
    { shade: 0.5 },
  )
}

const domes = {
  shell: 'M-124 -54C-122 -130 -70 -166 -18 -166C38 -166 82 -126 88 -54C30 -36 -66 -36 -124 -54Z',
  spines: 'M-122 -40C-132 -110 -84 -178 -10 -178C50 -176 100 -130 96 -60C40 -20 -60 -20 -122 -40Z',
} as const

/** Draws the clothes of a figure with a shell or spines: always a knitted cover over them. */
export function drawCosy({ p, clothes }: Actor, { build }: Frame): void {
  const color = clothes.top ?? clothes.dungarees ?? clothes.cape
  if (!color || !(build.shell || build.spines)) return
  const c = p.t(color)
  p.d.clip(build.shell ? domes.shell : domes.spines, () => {
    p.d.shape('M-86 -10Q-104 -110 -66 -190H26Q44 -110 34 -10Z', c, { shade: 0.45 })
    const trim = p.t(clothes.pattern?.color ?? '#f3ead8')
    if (clothes.pattern?.kind === 'stripes')
      for (let i = 0; i < 4; i++) line(p, `M${-68 + i * 28} -184q-16 80 -4 160`, trim, 10)
    else if (clothes.pattern)
      for (const [x, y] of [
        [-62, -120],
        [-30, -150],
        [-24, -92],
        [8, -124],
        [-58, -72],
        [14, -66],
      ] as const)
        dot(p, x, y, 5, 5, trim, 0.9)
    line(p, 'M-66 -190Q-104 -110 -86 -10M26 -190Q44 -110 34 -10', shift(c, -0.07), 12)
  })
}

/** Draws a scarf under the chin of a head with its middle on (0, 0). */
export function drawScarf(
  p: Pen,
  color: string,
  { ry, ears }: Build,
  lower: number,
  room: number,
  slim = false,
): void {
  const c = p.t(color)
  const y = ry - 2 + lower + (ears === 'maned' ? 14 : 0)
  // With the head low, a short scarf does not touch the ground.
  const long = Math.max(14, Math.min(76, room - y - 8))
  if (slim) p.d.stroke(`M-48 ${y - 2}q36 26 76 0`, c, 26)
  else p.d.stroke(`M-50 ${y - 6}q46 32 98 -2`, c, 27)
  p.d.shape(
    `M-16 ${y + 8}C-6 ${n1(y + long * 0.4)} -14 ${n1(y + long * 0.7)} -6 ${y + long}l-28 2C-38 ${n1(y + long * 0.7)} -38 ${n1(y + long * 0.4)} -44 ${y + 8}Z`,
    c,
  )
}

import { shift } from '../colour.ts'
import { curve, n1 } from '../path.ts'
import type { Actor } from './actor.ts'
import type { Build } from './build.ts'
import { dot, line, type Pen } from './pen.ts'
import type { Frame } from './quadruped-frames.ts'

/** A knitted coat round the trunk, or a cape over the back. */
export function drawCoat({ p, clothes, pose }: Actor, frame: Frame): void {
  const { hips, shoulders, body } = frame
  const top = Math.min(...body.map(([, y]) => y))
  const belly = Math.max(...body.map(([, y]) => y))
  const color = clothes.top ?? clothes.dungarees
  if (color && !frame.build.shell && !frame.build.spines) {
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
  const cape = clothes.cape ?? (frame.build.shell || frame.build.spines ? undefined : undefined)
  if (!cape) return
  const wind = pose === 'run' ? -52 : pose === 'walk' ? -18 : 0
  const low = belly - 6
  p.d.shape(
    `M${shoulders + 22} ${top + 2}C${hips + 40} ${top - 22} ${hips - 20} ${top - 8} ${hips - 62 + wind} ${n1(low + wind * 0.8)}q24 10 40 -4q18 14 38 0q18 12 40 -2C${shoulders + 4} ${low - 30} ${shoulders + 30} ${top + 50} ${shoulders + 22} ${top + 2}Z`,
    p.t(cape),
    { shade: 0.5 },
  )
}

/** Under the chin of a head whose middle is (0, 0). */
export function drawScarf(p: Pen, color: string, { ry, ears }: Build, lower: number): void {
  const c = p.t(color)
  const y = ry - 2 + lower + (ears === 'maned' ? 14 : 0)
  p.d.stroke(`M-50 ${y - 6}q46 32 98 -2`, c, 27)
  p.d.shape(
    `M-16 ${y + 8}C-6 ${y + 34} -14 ${y + 54} -6 ${y + 76}l-28 2C-38 ${y + 56} -38 ${y + 32} -44 ${y + 10}Z`,
    c,
  )
}

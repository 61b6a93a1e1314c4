import { shift } from '../colour.ts'
import { ellipse, n1 } from '../path.ts'
import type { Bird } from './birds.ts'
import { line, type Pen } from './pen.ts'

/** Draws the wing at one side: left (-1) or right (1), `angle` in degrees from hanging down, `long` times its length. */
export function drawWing(
  p: Pen,
  { build, shoulder, wing }: Bird,
  side: -1 | 1,
  angle: number,
  long = 1,
): void {
  const coat = p.t(build.fur)
  p.d.group(
    `translate(${side * shoulder[0]} ${shoulder[1]}) scale(${side} ${angle < 30 && wing === 'feathers' ? 0.86 : 1}) rotate(${n1(-angle)})${long === 1 ? '' : ` scale(1 ${n1(long * 10) / 10})`}`,
    () => {
      if (wing === 'flipper') {
        p.d.shape(
          'M-20 -12C14 -26 36 16 32 62C30 96 18 122 2 126C-10 116 -24 80 -26 40Z',
          shift(coat, 0.035),
          {
            shade: 0.5,
          },
        )
        return
      }
      p.d.shape(
        'M-14 -8C30 -14 50 30 44 84C42 122 22 148 4 164C-4 150 -8 142 -10 132C-20 136 -26 124 -24 110C-36 106 -34 88 -30 72C-34 40 -34 6 -14 -8Z',
        shift(coat, -0.05),
        { shade: 0.5 },
      )
      for (const y of [46, 76, 106]) line(p, `M-14 ${y}q16 14 34 0`, shift(coat, 0.08), 4, 0.7)
    },
  )
}

/** Draws belly and breast; the caller clips them to the body. `fx`: x of the middle of the face. */
export function drawMaskOf(p: Pen, { build, wing, head, hood }: Bird, fx: number, coat: string): void {
  const pale = p.t(build.light)
  if (wing === 'flipper') {
    p.d.shape(ellipse(fx * 0.7 + 4, -84, 64, 82), pale, { shade: 0.35 })
    // A hood is the face as well.
    if (hood) return
    const y = head
    p.d.shape(
      `M${n1(fx)} ${y - 22}C${n1(fx + 16)} ${y - 50} ${n1(fx + 60)} ${y - 44} ${n1(fx + 60)} ${y + 4}C${n1(fx + 60)} ${y + 40} ${n1(fx + 34)} ${y + 66} ${n1(fx)} ${y + 66}C${n1(fx - 34)} ${y + 66} ${n1(fx - 60)} ${y + 40} ${n1(fx - 60)} ${y + 4}C${n1(fx - 60)} ${y - 44} ${n1(fx - 16)} ${y - 50} ${n1(fx)} ${y - 22}Z`,
      pale,
      { shade: 0.2 },
    )
    return
  }
  p.d.shape(ellipse(fx * 0.5 + 2, -66, 60, 68), pale, { shade: 0.35 })
  for (let row = 0; row < 4; row++)
    for (let i = -1; i <= 1; i++)
      line(
        p,
        `M${n1(fx * 0.5 + i * 28 + (row % 2 ? 14 : 0) - 10)} ${-112 + row * 25}q10 13 20 0`,
        coat,
        4.6,
        0.7,
      )
}

/** Draws the fan of a peacock's tail. */
export function drawFan(p: Pen): void {
  for (const [length, odd] of [
    [236, 0],
    [196, 11],
  ] as const)
    for (let angle = -88 + odd; angle <= 88; angle += 22)
      p.d.group(`translate(0 -70) rotate(${angle})`, () => {
        p.d.shape(
          `M-9 0C-34 ${-length * 0.7} -22 ${-length} 0 ${-length}C22 ${-length} 34 ${-length * 0.7} 9 0Z`,
          p.t('#3f9a86'),
          {
            shade: 0.35,
          },
        )
        p.d.shape(ellipse(0, -length + 30, 17, 21), p.t('#e0b84a'), { shade: 0.2 })
        p.d.shape(ellipse(0, -length + 32, 9, 12), p.t('#2f5f98'), { shade: 0.2 })
      })
}

/** Draws the feathers of the back, for a bird seen from behind. */
export function drawFeathers(p: Pen, { wing }: Bird, coat: string): void {
  if (wing === 'flipper') return
  for (let row = 0; row < 5; row++)
    for (let i = -2; i <= 2; i++)
      line(p, `M${i * 30 + (row % 2 ? 15 : 0) - 11} ${-196 + row * 34}q11 15 22 0`, shift(coat, -0.1), 5, 0.6)
}

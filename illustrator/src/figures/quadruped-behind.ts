import { shift } from '../colour.ts'
import { ellipse } from '../path.ts'
import type { Actor, Anchors } from './actor.ts'
import { drawHead } from './head.ts'
import { overHead } from './over-head.ts'
import { dot, drawLimb, line } from './pen.ts'
import { drawTailOf, drawWing } from './quadruped-back.ts'
import { frames, type FourLegged, type Frame } from './quadruped-frames.ts'
import { drawShell, drawSpines } from './tails.ts'
import { drawUnicornHead } from './unicorn-head.ts'
import { drawCartBehind } from './wheelchair.ts'

/** Draws a figure on four legs from behind: rump, tail, and the head over them. Returns its anchors in figure units. */
export function drawFromBehind(actor: Actor, species: FourLegged): Anchors {
  const { p, clothes, pose } = actor
  const frame: Frame = frames[species]
  const { build, body, leg, limb, headScale = 1, over } = frame
  const fur = p.t(build.fur)
  const top = Math.min(...body.map(([, y]) => y))
  const belly = Math.max(...body.map(([, y]) => y))
  const middle = (top + belly) / 2
  const ry = (belly - top) / 2 + 12
  const rx = Math.max(ry * 1.12, 70)
  const head = { x: 0, y: Math.min(frame.head[1] + 6, top - 10) }
  const looksUp = pose === 'reach' || pose === 'cheer' ? -8 : 0
  for (const side of [-1, 1]) {
    const color = shift(fur, side < 0 ? -0.04 : -0.015)
    const x = side * rx * 0.54
    drawLimb(p, {
      from: [side * rx * 0.5, -leg * 0.9],
      to: [x, -limb * 0.38],
      bend: side * -4,
      width: limb * 1.08,
      color,
      ...(frame.foot === 'hoof' ? { tip: { color: p.t('#b99a86'), share: 0.24 } } : {}),
    })
    if (frame.foot !== 'hoof')
      p.d.shape(ellipse(x + side * 3, -limb * 0.34, limb * 0.7, limb * 0.4), color, { shade: 0.4 })
  }
  if (build.wings)
    for (const side of [-1, 1])
      p.d.group(`scale(${side} 1) translate(-22 6)`, () => drawWing(p, build.wings ?? '', false, 0.7))
  p.d.stroke(`M0 ${top + 40}V${head.y + 30}`, fur, (frame.neck?.width ?? 80) + 2)
  p.d.group(`translate(0 ${head.y}) rotate(${looksUp}) scale(${headScale})`, () =>
    species === 'unicorn' ? drawUnicornHead(actor) : drawHead(actor, build),
  )
  if (clothes.scarf) p.d.stroke(`M-44 ${head.y + build.ry}q44 26 88 0`, p.t(clothes.scarf), 26)
  const worn = clothes.top ?? clothes.dungarees
  const cloth = (shape: string, color: string) => {
    p.d.shape(shape, p.t(color), { shade: 0.45 })
    const { pattern } = clothes
    if (pattern)
      p.d.clip(shape, () => {
        const trim = p.t(pattern.color)
        for (const x of [-56, -28, 0, 28, 56])
          if (pattern.kind === 'stripes') line(p, `M${x} ${top - 20}V0`, trim, 9)
          else dot(p, x + 8, middle - ry * 0.4 + (x % 8) * 5, 5, 5, trim, 0.9)
      })
  }
  if (build.shell || build.spines) {
    if (build.shell) p.d.group('translate(0 18) scale(1 .82)', () => drawShell(p, true))
    else p.d.group('translate(0 12) scale(1.12 1)', () => drawSpines(p, build.dark, true))
    const cosy = worn ?? clothes.cape
    if (cosy)
      cloth(
        build.shell
          ? 'M-79 -106Q0 -146 79 -106Q88 -76 76 -46Q0 -18 -76 -46Q-88 -76 -79 -106Z'
          : 'M-82 -118Q0 -160 82 -118Q92 -84 80 -56Q0 -26 -80 -56Q-92 -84 -82 -118Z',
        cosy,
      )
  } else {
    p.d.shape(ellipse(0, middle, rx, ry), fur, { shade: 0.5 })
    if (worn)
      cloth(
        `M${-rx * 0.96} ${middle - ry * 0.3}C${-rx * 0.7} ${top - 24} ${rx * 0.7} ${top - 24} ${rx * 0.96} ${middle - ry * 0.3}Q0 ${middle + ry * 0.1} ${-rx * 0.96} ${middle - ry * 0.3}Z`,
        worn,
      )
  }
  if (clothes.cape && !build.shell && !build.spines)
    p.d.shape(
      `M-46 ${top - 8}C${-rx * 0.9} ${middle - ry * 0.3} ${-rx} ${middle} ${-rx} ${belly - 4}q22 12 ${rx / 2} 0q22 12 ${rx / 2} 0q22 12 ${rx / 2} 0q22 12 ${rx / 2} 0C${rx} ${middle} ${rx * 0.9} ${middle - ry * 0.3} 46 ${top - 8}Z`,
      p.t(clothes.cape),
      { shade: 0.5 },
    )
  else
    p.d.group(
      `translate(${species === 'unicorn' ? 138 : -frame.tail.at[0] - 26} ${species === 'unicorn' ? 4 : 10})`,
      () => drawTailOf(p, frame, species, 'stand', false),
    )
  if (clothes.wheelchair) drawCartBehind(p, clothes.hatColor, leg, rx * 0.9)
  return {
    hand: { x: rx, y: middle },
    head,
    top: Math.min(head.y - Math.max(over, overHead(build, clothes.hat)), build.wings ? -330 : 0) - 10,
  }
}

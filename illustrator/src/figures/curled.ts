import { mix, shift } from '../colour.ts'
import { ellipse } from '../path.ts'
import type { Actor, Anchors } from './actor.ts'
import type { Build } from './build.ts'
import { drawHead } from './head.ts'
import { overHead } from './over-head.ts'
import { drawShell, drawSpines, drawTail } from './tails.ts'

const body = 'M-128 0C-156 -56 -132 -126 -58 -138C10 -150 92 -128 116 -66C128 -34 124 -8 112 0Z'

/** Draws an upright species asleep: curled up on the ground, the head on the paws. Returns its anchors in figure units. */
export function drawCurled(actor: Actor, build: Build): Anchors {
  const { p, clothes, person } = actor
  const fur = p.t(build.fur)
  const cover = person ? p.t(clothes.top ?? '#5b98c6') : clothes.top ? p.t(clothes.top) : fur
  const asleep: Actor = { ...actor, back: false, turn: 0.35, gaze: { x: 0, y: 0 } }
  const brushy = build.tail === 'brush' || build.tail === 'plume'
  if (build.tail === 'saurian' || build.tail === 'spade')
    p.d.group('translate(-60 46) scale(.8)', () => drawTail(p, build))
  if (build.spines) p.d.group('translate(-20 40) scale(1.25 1)', () => drawSpines(p, build.dark, true))
  if (build.shell) p.d.group('translate(-30 30) scale(1.3 .9)', () => drawShell(p, true))
  if (!build.shell && !build.spines) {
    p.d.shape(body, cover, { shade: 0.5 })
    if (person) drawBlanket(actor, cover)
    else
      p.d.stroke('M-92 -6C-112 -60 -72 -92 -26 -82', shift(cover, -0.06), 5, {
        shade: 0,
        lit: 0,
        opacity: 0.6,
      })
  }
  const wrapped = { ringed: 22, thin: 8, curl: 16 }[build.tail as string]
  if (wrapped)
    p.d.stroke(
      'M-122 -40C-150 -6 -96 8 -20 -4',
      p.t(build.tail === 'thin' ? build.inner : shift(build.fur, -0.03)),
      wrapped,
    )
  const paw = clothes.top || !build.socks ? fur : p.t(build.dark)
  if (!brushy) p.d.stroke('M30 -16h86', paw, 30)
  p.d.group('translate(62 -80) rotate(9)', () => drawHead(asleep, build))
  if (brushy) {
    // A bushy tail covers the body like a blanket.
    p.d.shape(
      'M-122 -34C-140 10 -40 26 60 8C104 2 128 -22 120 -40C92 -24 60 -30 20 -38C-40 -48 -96 -70 -122 -34Z',
      fur,
      { shade: 0.45 },
    )
    p.d.shape('M60 8C104 2 128 -22 120 -40C106 -32 92 -30 76 -31q10 10 -4 14q8 10 -12 25Z', p.t(build.light))
  }
  return {
    hand: { x: 110, y: -20 },
    head: { x: 62, y: -80 },
    top: -86 - overHead(build, clothes.hat) - (build.fat ?? 1) * 8,
  }
}

function drawBlanket({ p, clothes }: Actor, cover: string): void {
  const other = p.t(clothes.scarf ?? '#f3ead8')
  p.d.clip(body, () => {
    for (let i = -3; i < 4; i++)
      for (let j = 0; j < 4; j++)
        if ((i + j) % 2 === 0)
          p.d.shape(
            `M${i * 40 - 20} ${j * 40 - 150}h40v40h-40Z`,
            mix(other, cover, 0.35 + ((i * 3 + j * 5) & 3) * 0.12),
            {
              shade: 0.15,
              lit: 0,
            },
          )
  })
  p.d.shape(ellipse(60, -14, 84, 24), p.t('#f6efe0'), { shade: 0.35 })
}

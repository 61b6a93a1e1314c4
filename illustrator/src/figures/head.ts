import { shift } from '../colour.ts'
import { ellipse } from '../path.ts'
import type { Actor } from './actor.ts'
import type { Build } from './build.ts'
import { drawEars, drawFrame } from './ears.ts'
import { drawBlush, drawEyes, drawGlasses } from './eyes.ts'
import { drawHairBack, drawHairBehind, drawHairFront, drawHeadscarfFall } from './hair.ts'
import { drawHat } from './hats.ts'
import { headShape } from './head-shape.ts'
import { drawMask, drawMuzzle, drawScreen } from './muzzle.ts'

/** A head with its centre on (0, 0). */
export function drawHead(actor: Actor, build: Build): void {
  const { p, person, clothes, face, gaze, turn, back } = actor
  const shape = headShape(build)
  const fur = p.t(build.fur)
  const fx = turn * 20
  const covered = clothes.hat === 'hood' || clothes.hat === 'knight'
  if (person?.style === 'headscarf' && !back) drawHeadscarfFall(p, clothes.hatColor)
  if (person && !back) drawHairBehind(p, person)
  drawFrame(p, build)
  if (clothes.hat === 'hood' && !back)
    p.d.shape(hood(build), p.t(shift(clothes.hatColor, -0.04)), { shade: 0.5 })
  if (!(covered && build.ears === 'human')) drawEars(p, build, turn, back)
  drawCrest(p, build)
  if (build.head === 'frog')
    for (const side of [-1, 1]) p.d.shape(ellipse(fx * 0.9 + side * 44, -46, 31), fur)
  p.d.shape(shape, fur, { shade: 0.5 })
  if (back) {
    if (person) drawHairBack(p, person, shape, clothes.hatColor)
    if (build.spines) drawFrame(p, { ...build, rx: 10 })
    if (build.ears === 'maned')
      p.d.shape(ellipse(0, 10, 84, 84), p.t(shift(build.dark, 0.05)), { shade: 0.4 })
  } else {
    p.d.clip(shape, () => drawMask(p, build, fx))
    if (build.muzzle === 'screen') drawScreen(p)
    drawBlush(p, build, turn, fx)
    drawMuzzle(p, build, face, fx + turn * 6)
    drawEyes(p, build, face, gaze, turn, fx)
    if (person) p.d.clip(hairline(build), () => drawHairFront(p, person, clothes.hatColor))
    if (clothes.glasses) drawGlasses(p, build, fx)
  }
  if (clothes.hat) drawHat(p, build, clothes.hat, clothes.hatColor, back)
}

/** Hair stands a little off the skull, but does not hang outside of it. */
const hairline = ({ rx, ry }: Build): string => ellipse(0, -4, rx + 22, ry + 30)

const hood = ({ rx, ry }: Build): string =>
  `M${-rx - 18} ${ry * 0.9}C${-rx - 34} ${-ry * 0.8} ${-rx * 0.7} ${-ry - 34} 2 ${-ry - 34}C${rx * 0.7} ${-ry - 34} ${rx + 36} ${-ry * 0.8} ${rx + 20} ${ry * 0.9}Q0 ${ry * 1.5} ${-rx - 18} ${ry * 0.9}Z`

/** Spikes along the middle of the head. */
function drawCrest(p: Actor['p'], build: Build): void {
  if (!build.spikes) return
  const color = p.t(build.spikes)
  const tall = build.head === 'tall'
  for (let i = 0; i < (tall ? 4 : 3); i++) {
    const x = tall ? -62 + i * 30 : -26 + i * 22
    const y = tall ? -build.ry * (0.62 + Math.sin(((i + 0.6) / 4) * Math.PI) * 0.42) + 12 : -build.ry + 10
    p.d.shape(
      tall ? `M${x - 18} ${y + 10}q-2 -40 16 -48q22 12 24 44Z` : `M${x - 14} ${y}q10 -34 16 -38q8 12 12 36Z`,
      color,
    )
  }
}

import { shift } from '../colour.ts'
import { ellipse, n1 } from '../path.ts'
import type { Actor } from './actor.ts'
import type { Build } from './build.ts'
import { drawEars, drawFrame } from './ears.ts'
import { drawBlush, drawEyes, drawGlasses, drawPanes } from './eyes.ts'
import { drawHairBack, drawHairBehind, drawHairFront, drawHeadscarfFall } from './hair.ts'
import { drawHat } from './hats.ts'
import { headShape } from './head-shape.ts'
import { drawMask, drawMuzzle, drawScreen } from './muzzle.ts'
import { drawTrunk } from './trunk.ts'

/** Draws a head with its middle on (0, 0), with hair, ears, face and hat. */
export function drawHead(actor: Actor, build: Build): void {
  const { p, person, clothes, face, gaze, turn, back } = actor
  const shape = headShape(build)
  const fur = p.t(build.fur)
  const fx = turn * 20
  const covered = clothes.hat === 'hood' || clothes.hat === 'knight'
  if (person?.style === 'headscarf' && !back) drawHeadscarfFall(p, clothes.hatColor)
  // Of hair under a hood or a helmet only the part that hangs down is seen.
  if (person && !back && (!covered || person.style === 'long' || person.style === 'braids'))
    drawHairBehind(p, person, actor.pose === 'sleep')
  drawFrame(p, build)
  if (!(covered && build.ears === 'human')) drawEars(p, build, turn, back)
  drawCrest(p, build)
  if (build.head === 'frog')
    for (const side of [-1, 1]) p.d.shape(ellipse(fx * 0.9 + side * 44, -46, 31), fur)
  // Dark shade on skin looks like dirt.
  p.d.shape(shape, fur, { shade: person && !back ? 0.13 : 0.5, lit: person && !back ? 0.34 : 0.25 })
  if (back) {
    if (person && !covered) drawHairBack(p, person, shape, clothes.hatColor)
    if (build.spines) drawFrame(p, { ...build, rx: 10 })
    if (build.ears === 'maned')
      p.d.shape(ellipse(0, 10, 84, 84), p.t(shift(build.dark, 0.05)), { shade: 0.4 })
  } else {
    p.d.clip(shape, () => drawMask(p, build, fx))
    if (build.muzzle === 'screen') drawScreen(p)
    drawBlush(p, build, turn, fx)
    // A broad snout turns further than the face, because it stands out from it.
    drawMuzzle(p, build, face, fx + turn * (build.muzzle === 'broad' ? 15 : 6))
    if (clothes.glasses) drawPanes(p, build, fx)
    drawEyes(p, build, face, gaze, turn, fx)
    if (person)
      p.d.clip(hairline(build), () =>
        p.d.group(`translate(${n1(fx * 0.32)} 0)`, () => drawHairFront(p, person, clothes.hatColor)),
      )
    if (clothes.glasses) drawGlasses(p, build, fx)
    if (build.muzzle === 'trunk') drawTrunk(actor, build, fx)
  }
  if (clothes.hat) drawHat(p, build, clothes.hat, clothes.hatColor, back)
}

/** The clip path of the front hair: a little larger than the head, as an SVG path. */
const hairline = ({ rx, ry }: Build): string => ellipse(0, -4, rx + 22, ry + 30)

/** Draws spikes along the middle of the head. */
function drawCrest(p: Actor['p'], build: Build): void {
  if (!build.spikes) return
  const color = p.t(build.spikes)
  const tall = build.head === 'tall'
  const count = tall ? 5 : 3
  for (let i = 0; i < count; i++) {
    const x = tall ? -58 + i * 25 : -26 + i * 22
    const y = tall ? -Math.sqrt(1 - (x / 86) ** 2) * build.ry * 1.08 + 12 : -build.ry + 10
    p.d.shape(
      tall
        ? `M${x - 17} ${n1(y + 8)}q0 -36 14 -42q20 10 20 40Z`
        : `M${x - 14} ${y}q10 -34 16 -38q8 12 12 36Z`,
      color,
    )
  }
}

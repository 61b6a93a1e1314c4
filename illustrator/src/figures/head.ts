import { shift } from '../colour.ts'
import { ellipse, n1 } from '../path.ts'
import type { Actor } from './actor.ts'
import type { Build } from './build.ts'
import { drawCrest } from './crest.ts'
import { drawEars, drawFrame } from './ears.ts'
import { drawBlush, drawDrops, drawEyes, drawGlasses, drawPanes } from './eyes.ts'
import { drawHairBack, drawHairBehind, drawHairFront, drawHeadscarfFall } from './hair.ts'
import { drawHat } from './hats.ts'
import { headShape } from './head-shape.ts'
import { drawBeard, drawForelock } from './kin-features.ts'
import { drawMarks, drawStain } from './marks.ts'
import { drawMask, drawMuzzle, drawScreen } from './muzzle.ts'
import { drawProfileHairBehind } from './profile-hair.ts'
import { drawProfileHead } from './profile-head.ts'
import { drawTrunk } from './trunk.ts'

const isCovered = ({ clothes }: Actor): boolean => clothes.hat === 'hood' || clothes.hat === 'knight'

/** Draws a head with its middle on (0, 0), with hair, ears, face and hat. */
export function drawHead(actor: Actor, build: Build): void {
  drawBehindHead(actor)
  drawHeadItself(actor, build)
}

/** Draws hair, of a figure with an action inside its bubble helmet. */
function inHelmet({ p, view, clothes }: Actor, draw: () => void): void {
  if (view && clothes.hat === 'bubble-helmet') p.d.clip(ellipse(0, -10, 110), draw)
  else draw()
}

/** Draws the hair behind a head, before the arms that are raised. */
export function drawBehindHead(actor: Actor): void {
  const { p, person, clothes, back } = actor
  const covered = isCovered(actor)
  if (person && actor.view === 'profile') return inHelmet(actor, () => drawProfileHairBehind(p, person))
  if (person?.style === 'headscarf' && !back) drawHeadscarfFall(p, clothes.hatColor)
  // Of hair under a hood or a helmet only the part that hangs down is seen.
  if (person && !back && (!covered || person.style === 'long' || person.style === 'braids'))
    inHelmet(actor, () => drawHairBehind(p, person, actor.pose === 'sleep'))
}

/** Draws a head without the hair that is behind it. */
export function drawHeadItself(actor: Actor, build: Build): void {
  if (actor.view === 'profile') return drawProfileHead(actor, build)
  const { p, person, clothes, face, gaze, turn, back } = actor
  const shape = headShape(build)
  const fur = p.t(build.fur)
  const fx = turn * (actor.view ? (person ? 21 : 27) : 20)
  const covered = isCovered(actor)
  drawFrame(p, build)
  if (!(covered && build.ears === 'human')) drawEars(p, build, turn, back)
  drawCrest(p, build)
  if (build.head === 'frog')
    for (const side of [-1, 1]) p.d.shape(ellipse(fx * 0.9 + side * 44, -46, 31), fur)
  if (!back) drawBeard(p, build, fx + 3, build.ry - 4)
  // Dark shade on skin looks like dirt.
  p.d.shape(shape, fur, { shade: person && !back ? 0.13 : 0.5, lit: person && !back ? 0.34 : 0.25 })
  if (back) {
    drawForelock(p, build, 0)
    if (person && !covered) drawHairBack(p, person, shape, clothes.hatColor)
    if (build.spines) drawFrame(p, { ...build, rx: 10 })
    if (build.ears === 'maned')
      p.d.shape(ellipse(0, 10, 84, 84), p.t(shift(build.dark, 0.05)), { shade: 0.4 })
  } else {
    p.d.clip(shape, () => {
      drawMask(p, build, fx)
      drawMarks(p, actor.mark, [fx * 0.5, 0, build.rx, build.ry])
    })
    if (build.muzzle === 'screen') {
      drawScreen(p)
      p.d.clip(shape, () => drawMarks(p, actor.mark, [fx * 0.5, 0, 80, 70]))
    }
    drawBlush(p, build, turn, fx, face.extra === 'blush')
    p.d.marked('face', () => {
      // A broad snout turns further than the face, because it stands out from it.
      drawMuzzle(p, build, face, fx + turn * (build.muzzle === 'broad' ? 15 : 6))
      drawStain(p, actor.mark, fx + turn * 6 + 2, 50)
      if (clothes.glasses) drawPanes(p, build, fx)
      drawEyes(p, build, face, gaze, turn, fx)
    })
    drawForelock(p, build, fx * 0.6)
    for (const side of [-1, 1] as const)
      drawDrops(p, face, fx + side * (build.eyes?.x ?? 31), build.eyes?.y ?? 2, side)
    if (person && !(actor.view && clothes.hat === 'knight'))
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

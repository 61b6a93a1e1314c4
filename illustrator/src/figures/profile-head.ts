import { mix, shift } from '../colour.ts'
import { curve, ellipse, n1, type Point } from '../path.ts'
import type { Actor } from './actor.ts'
import type { Build, EarKind } from './build.ts'
import { drawCrest } from './crest.ts'
import { drawEarAt, drawFrame } from './ears.ts'
import { drawDrops, drawProfileEye } from './eyes.ts'
import { drawHat } from './hats.ts'
import { drawMouth } from './mouth.ts'
import { ink, line, type Pen } from './pen.ts'
import { drawProfileHair } from './profile-hair.ts'
import { drawBeard, drawForelock } from './kin-features.ts'
import { drawMarks, drawStain } from './marks.ts'
import { drawProfileMuzzle, profileMouth } from './profile-muzzle.ts'
import { drawTrunk } from './trunk.ts'

/** Ears that are at the side of the head, and not on top of it. */
const atSide: readonly EarKind[] = ['flop', 'side', 'human', 'flap', 'antenna', 'tiny']

/** Outlines of skulls from the right side, clockwise from the top, in shares of the radii. */
function skull({ head, rx, ry }: Build): string {
  const points: readonly Point[] =
    head === 'person'
      ? [
          [-0.06, -1],
          [0.6, -0.82],
          [0.9, -0.3],
          [0.92, 0.3],
          [0.82, 0.74],
          [0.4, 0.98],
          [-0.3, 0.84],
          [-0.86, 0.5],
          [-1, -0.14],
          [-0.7, -0.78],
        ]
      : head === 'frog'
        ? [
            [0, -0.78],
            [0.7, -0.7],
            [1, -0.1],
            [0.94, 0.5],
            [0.5, 0.94],
            [-0.2, 1],
            [-0.8, 0.8],
            [-1, 0.1],
            [-0.7, -0.66],
          ]
        : [
            [-0.04, -1],
            [0.56, -0.84],
            [0.86, -0.3],
            [0.9, 0.3],
            [0.66, 0.82],
            [0.1, 1],
            [-0.56, 0.88],
            [-0.94, 0.3],
            [-0.94, -0.3],
            [-0.62, -0.84],
          ]
  const tall = head === 'tall' ? 1.08 : 1
  return curve(
    points.map(([x, y]): Point => [x * rx, y * ry * tall]),
    true,
    0.68,
  )
}

/** Draws a head in profile that faces right, without the hair behind it. Its middle is (0, 0). */
export function drawProfileHead(actor: Actor, build: Build): void {
  const { p, person, clothes, face, gaze } = actor
  const { rx, ry } = build
  const fur = p.t(build.fur)
  const shape = skull(build)
  const ear = (x: number, y: number, far: boolean) => {
    const flips = atSide.includes(build.ears) ? 1 : -1
    p.d.group(`translate(${n1(x)} ${n1(y)}) scale(${far ? flips * 0.9 : flips} ${far ? 0.92 : 1})`, () =>
      drawEarAt(p, far ? { ...build, fur: shift(build.fur, -0.04) } : build),
    )
  }
  p.d.group('translate(-26 0)', () => drawFrame(p, build))
  const onTop = !atSide.includes(build.ears)
  if (onTop) {
    ear(rx * (build.ears === 'round' ? 0.7 : 0.28), ry * (build.ears === 'round' ? -0.78 : -0.72), true)
  }
  if (build.head === 'frog') p.d.shape(ellipse(rx * 0.62, -44, 24, 27), shift(fur, -0.03))
  drawCrest(p, build)
  const over = build.ears === 'dish' || build.ears === 'round'
  if (onTop && !over) ear(rx * -0.22, ry * -0.66, false)
  p.d.shape(shape, fur, { shade: person ? 0.13 : 0.5, lit: person ? 0.34 : 0.25 })
  p.d.clip(shape, () => {
    drawProfileMask(p, build)
    drawMarks(p, actor.mark, [-8, 0, rx, ry])
  })
  if (build.muzzle === 'cheeks') drawTuft(p, build)
  if (build.head === 'frog') p.d.shape(ellipse(rx * 0.3, -48, 31), fur)
  if (build.ears === 'dish') ear(rx * -0.5, ry * -0.5, false)
  if (build.ears === 'round') ear(rx * -0.1, ry * -0.82, false)
  p.d.raw(
    `<ellipse data-sh="1" cx="${n1(rx * 0.3)}" cy="29" rx="20" ry="14" fill="${p.d.radial(mix(p.t('#e8705f'), fur, 0.25), 0.5)}" opacity="${face.extra === 'blush' ? 1 : 0.72}"/>`,
  )
  drawBeard(p, build, rx * 0.74, build.ry * 0.86)
  p.d.marked('face', () => drawProfileMuzzle(p, build, face))
  const [mouthX, mouthY] = profileMouth(build)
  drawStain(p, actor.mark, mouthX - 22, mouthY + 4, 0.8)
  const at = build.eyes ?? { x: 31, y: 2 }
  const eyeX =
    build.head === 'frog' ? rx * 0.36 : person ? rx * 0.56 : build.muzzle === 'trunk' ? rx * 0.34 : rx * 0.46
  p.d.marked('face', () =>
    drawProfileEye(
      p,
      build,
      face,
      { x: gaze.x * 0.6 + 0.3, y: gaze.y },
      { x: eyeX + gaze.x * 3, y: at.y + gaze.y * 5, narrow: 0.86 },
    ),
  )
  drawForelock(p, build, rx * 0.1)
  drawDrops(p, face, eyeX, at.y, -1)
  // Hair stays inside a helmet.
  if (person && clothes.hat === 'bubble-helmet')
    p.d.clip(ellipse(0, -10, 110), () => drawProfileHair(p, person))
  else if (person) drawProfileHair(p, person)
  if (!onTop) {
    const [x, y] =
      build.ears === 'human'
        ? [rx * -0.42, -34]
        : build.ears === 'side'
          ? [rx * -0.62, -34]
          : build.ears === 'antenna'
            ? [-30, -10]
            : build.ears === 'flap'
              ? [-34, -34]
              : build.ears === 'tiny'
                ? [-22, -ry - 6]
                : [-10, -46]
    if (build.ears === 'flap' || build.ears === 'flop')
      p.d.group(`translate(${n1(x)} ${y}) scale(-1 1)`, () => drawEarAt(p, build))
    else ear(x, y, false)
  }
  if (build.muzzle === 'trunk') {
    drawMouth(p, face.mouth, rx * 0.3, 46, p.t(ink), 0.8)
    drawTrunk(actor, build, rx * 0.78)
  }
  if (clothes.glasses) {
    const frame = p.t('#7a3b34')
    p.d.raw(
      `<ellipse cx="${n1(eyeX)}" cy="${n1(at.y + 1)}" rx="19" ry="22" fill="none" stroke="${frame}" stroke-width="5"/>`,
    )
    line(
      p,
      `M${n1(eyeX - 19)} ${n1(at.y - 2)}L${n1(-rx * 0.18)} ${n1(at.y - 6)}M${n1(eyeX + 18)} ${n1(at.y - 4)}l8 -2`,
      frame,
      4.5,
    )
  }
  const { hat } = clothes
  // The bobble of a nightcap hangs behind.
  if (hat === 'nightcap') p.d.group('scale(-1 1)', () => drawHat(p, build, hat, clothes.hatColor, false))
  else if (hat) drawHat(p, build, hat, clothes.hatColor, false, mouthX + 6)
}

/** Draws pale and dark parts of the face; the caller clips them to the skull. */
function drawProfileMask(p: Pen, build: Build): void {
  const light = p.t(build.light)
  const { rx, ry } = build
  switch (build.muzzle) {
    case 'cheeks':
      p.d.shape(
        `M${n1(rx)} 22C${n1(rx * 0.5)} 0 ${n1(rx * 0.1)} 4 ${n1(-rx * 0.3)} 22C${n1(-rx * 0.5)} 40 ${n1(-rx * 0.4)} 70 0 90H${n1(rx)}Z`,
        light,
        { shade: 0.35 },
      )
      return
    case 'mask':
      p.d.shape(
        `M${n1(rx)} -40C${n1(rx * 0.5)} -54 ${n1(rx * 0.14)} -30 ${n1(rx * 0.2)} 0C${n1(rx * 0.02)} 30 ${n1(rx * 0.2)} 70 ${n1(rx)} 74Z`,
        light,
        { shade: 0.3 },
      )
      return
    case 'beak':
      p.d.shape(
        `M${n1(rx)} -40C${n1(rx * 0.5)} -52 ${n1(rx * 0.1)} -30 ${n1(rx * 0.06)} 4C${n1(rx * 0.06)} 50 ${n1(rx * 0.4)} 76 ${n1(rx)} 76Z`,
        light,
        { shade: 0.3 },
      )
      return
    case 'dog':
      p.d.shape(ellipse(rx * 0.46, -6, 28, 34), p.t(mix(build.dark, build.fur, 0.25)), {
        shade: 0.25,
        lit: 0,
      })
      return
    case 'frog':
      p.d.shape(ellipse(rx * 0.5, 76, rx, 44), light, { shade: 0.25 })
      return
    case 'bandit':
      p.d.raw(
        `<path d="M${n1(rx * 0.94)} -10C${n1(rx * 0.5)} -34 ${n1(rx * 0.1)} -28 ${n1(-rx * 0.3)} 16C${n1(rx * 0.1)} 40 ${n1(rx * 0.6)} 34 ${n1(rx * 0.94)} -10Z" fill="${p.t(build.dark)}"/>`,
      )
      p.d.raw(`<ellipse cx="${n1(rx * 0.46)}" cy="3" rx="15" ry="19" fill="${light}"/>`)
      return
    case 'badger':
      p.d.shape(ellipse(rx * 0.4, 6, 110, 100), light, { shade: 0.3 })
      p.d.raw(
        `<path d="M${n1(-rx * 0.3)} ${n1(-ry - 6)}C${n1(rx * 0.6)} ${n1(-ry)} ${n1(rx * 0.75)} -24 ${n1(rx * 0.72)} 12C${n1(rx * 0.6)} 30 ${n1(rx * 0.32)} 26 ${n1(rx * 0.26)} 6C${n1(rx * 0.16)} -24 ${n1(-rx * 0.1)} -44 ${n1(-rx * 0.6)} -50Z" fill="${p.t(build.dark)}"/>`,
      )
      p.d.raw(`<ellipse cx="${n1(rx * 0.46)}" cy="3" rx="16" ry="20" fill="${light}"/>`)
      return
    case 'snout':
      p.d.shape(ellipse(rx * 0.72, 24, 60, 52), light, { shade: 0.25 })
      return
    default:
  }
  if (build.patches) p.d.shape(ellipse(rx * 0.3, -20, 46, 46), p.t(build.patches), { shade: 0.25 })
  if (build.tail === 'ringed')
    line(p, `M10 ${-ry}v24M-14 ${-ry + 2}l5 22M-70 14l20 4M-72 34l20 -3`, p.t(build.dark), 8)
}

/** Draws the fur of a fox's cheek, which stands off. */
function drawTuft(p: Pen, { rx, light }: Build): void {
  p.d.shape(
    `M${n1(rx * 0.1)} 20C${n1(-rx * 0.2)} 24 ${n1(-rx * 0.4)} 24 ${n1(-rx * 0.66)} 16C${n1(-rx * 0.56)} 30 ${n1(-rx * 0.52)} 34 ${n1(-rx * 0.42)} 40C${n1(-rx * 0.48)} 44 ${n1(-rx * 0.5)} 48 ${n1(-rx * 0.5)} 54C${n1(-rx * 0.2)} 68 ${n1(rx * 0.1)} 68 ${n1(rx * 0.3)} 58Z`,
    p.t(light),
    { shade: 0.3 },
  )
}

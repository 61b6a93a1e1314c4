import type { Thing } from '@moonpage/storyteller/scene'
import { shift } from '../../colour.ts'
import { ellipse } from '../../path.ts'
import type { Fixture } from '../../stage-of-place.ts'
import { type Den, floor } from '../dens/den.ts'
import { dens } from '../dens/dens.ts'
import { type Brush, isNamed, lay, type PaintPlace } from '../parts/brush.ts'
import { stairs } from '../parts/castles.ts'
import { rug, shelf, tableLamp } from '../parts/furniture.ts'
import { curtains, window } from '../parts/interior.ts'
import { halo, pool } from '../parts/wash.ts'

/** The doorway, and how far it is: what is outside is seen through it. */
const door = { x: 1255, half: 128, height: 540 } as const

const doorOutline = (pad: number, { x, half, height } = door): string =>
  `M${x - half - pad} ${floor + 8}V${floor - height + half - pad}A${half + pad} ${half + pad} 0 0 1 ${x + half + pad} ${floor - height + half - pad}V${floor + 8}Z`

/** The thing of the scene with a prop, if it is a part of the room. */
const partOf = (b: Brush, prop: Thing['prop']): Thing | undefined =>
  b.scene.things?.find((thing) => thing.prop === prop)

/** Whether somebody carries the thing, or the scene has a doorway without it, so that its place is empty. */
const isTaken = (b: Brush, id: string | undefined): boolean =>
  (b.scene.things ?? []).some((thing) => thing.id === 'doorway') ||
  (b.scene.acts ?? []).some(
    ({ does, how }) =>
      ['lifts', 'carries', 'holds'].includes(does) &&
      how.some(({ by, what }) => by === 'what' && what === id),
  )

/** What is seen through the doorway: the view of the window, larger. */
function outdoorsIn(b: Brush, den: Den): void {
  const { x, half, height } = door
  const { view } = den.window
  window(b, x - half, floor - height, 2 * half, height + 8, {
    shape: 'arched',
    frame: den.window.frame,
    bars: false,
    empty: true,
    view: (o) =>
      o.d.group(`translate(${x - 290 * 1.25} ${floor - 560 * 1.25 + 20}) scale(1.25)`, () => view(o)),
  })
}

function paintDoor(b: Brush, den: Den, state: Thing['state'], isGone: boolean): void {
  const { x, half, height } = door
  const wood = b.tone(b.r.pick(['#a8503f', '#4f7f86', '#7a6a3f', '#6a5a94']))
  b.d.shape(doorOutline(30), b.tone(shift(den.window.frame, -0.04)), { shade: 0.45 })
  const isOpen = state === 'open' || isGone
  if (isOpen) outdoorsIn(b, den)
  const leafOf = () => {
    b.d.shape(doorOutline(0), wood, { shade: 0.5, lit: 0.3 })
    for (const k of [-0.5, 0, 0.5])
      b.d.raw(
        `<path d="M${x + k * half} ${floor}V${floor - height + 30}" stroke="${shift(wood, -0.06)}" stroke-width="5" stroke-opacity=".8"/>`,
      )
    b.d.shape(ellipse(x, floor - height + 150, 46), b.tone('#e9dcc4'), { shade: 0.3 })
    const dark = b.scene.time !== 'afternoon'
    b.d.raw(
      `<path d="${ellipse(x, floor - height + 150, 34)}" fill="${dark ? b.mood.sky[0] : b.mood.sky[1]}"/>`,
    )
    b.d.shape(ellipse(x + half * 0.7, floor - height * 0.42, 15), b.tone('#e8c05a'), { shade: 0.4 })
  }
  if (!isOpen) leafOf()
  // An open door is seen from its edge, on its hinges.
  else if (!isGone)
    b.d.group(`translate(${x + half} 0) scale(.34 1) translate(${-(x - half)} 0)`, () => leafOf())
  b.d.shape(`M${x - half - 44} ${floor + 6}h${2 * half + 88}v20h${-2 * half - 88}Z`, b.tone('#8a6a50'), {
    shade: 0.4,
  })
}

const windowDown = 96

/** Curtains that are pulled shut before a window. */
function drawnCurtains(b: Brush, x: number, y: number, w: number, h: number, color: string): void {
  const cloth = b.tone(color)
  b.d.stroke(`M${x - 60} ${y - 40}H${x + w + 60}`, b.tone('#8a6a44'), 14)
  for (const [from, to] of [
    [x - 40, x + w / 2 + 6],
    [x + w / 2 - 6, x + w + 40],
  ] as const) {
    b.d.shape(
      `M${from} ${y - 44}H${to}V${y + h + 60}Q${(from + to) / 2} ${y + h + 30} ${from} ${y + h + 60}Z`,
      cloth,
      { shade: 0.5 },
    )
    for (let k = 1; k < 5; k++)
      b.d.raw(
        `<path d="M${from + ((to - from) * k) / 5} ${y - 30}v${h + 74}" stroke="${shift(cloth, -0.07)}" stroke-width="8" stroke-opacity=".6"/>`,
      )
  }
}

/** What is done with a curtain that is down, or that has somebody behind it. */
const takesDown: ReadonlySet<string> = new Set([
  'wears',
  'carries',
  'covers',
  'lays',
  'folds',
  'throws',
  'ties',
])

/** The curtain that the scene names, unless it is down or somebody is behind it: then it is a cloth in the room. */
function curtainOfWindow(b: Brush): boolean {
  const curtain = partOf(b, 'curtain')
  const hides = b.scene.acts?.some(
    ({ who, does, how }) =>
      (who === curtain?.id && (does === 'lies' || does === 'falls')) ||
      how.some(
        ({ by, what }) =>
          what === curtain?.id && (by === 'behind' || by === 'under' || by === 'in' || takesDown.has(does)),
      ),
  )
  return curtain !== undefined && !hides
}

function paintWindow(b: Brush, den: Den): void {
  const thing = partOf(b, 'window')
  const drawn = curtainOfWindow(b)
  const { x, y, w, h, shape, view, frame, bars = true, cloth } = den.window
  b.d.group(`translate(0 ${windowDown})`, () => {
    const isOpen = thing?.state === 'open'
    window(b, x, y, w, h, { shape, frame, bars: bars && !isOpen, view })
    if (isOpen)
      for (const side of [-1, 1] as const) {
        const edge = side < 0 ? x : x + w
        b.d.shape(`M${edge} ${y}l${side * 90} ${-26}v${h + 52}l${-side * 90} ${-26}Z`, b.tone(frame), {
          shade: 0.4,
          opacity: 0.9,
        })
        b.d.raw(
          `<path d="M${edge + side * 16} ${y + 20}l${side * 58} ${-14}v${h - 12}l${-side * 58} ${-14}Z" fill="${b.mood.sky[1]}" fill-opacity=".55"/>`,
        )
      }
    else if (cloth && !drawn) curtains(b, x, y, w, h, cloth)
    if (drawn) drawnCurtains(b, x, y, w, h, cloth ?? den.bed.quilt[2]!)
  })
}

/**
 * A room of the hero's home, in the style of the setting: a window on the left, a door (or stairs, if the scene has them) on
 * the right; both are as the scene's things say, open, shut or gone.
 */
export const room: PaintPlace = (b) => {
  const den = dens[b.scene.setting]
  den.room(b)
  paintWindow(b, den)
  const steps = partOf(b, 'steps')
  const doorThing = partOf(b, 'door') ?? partOf(b, 'gate')
  if (steps && !doorThing) stairs(b, 1120, floor + 30, 9)
  else paintDoor(b, den, doorThing?.state, isTaken(b, doorThing?.id))
  shelf(b, lay(b, 640, 690, 610), 470, 300, lay(b, 'pot', 'ball', 'house'))
  const mat = lay(b, den.rug, den.bed.quilt[1]!, shift(den.rug, -0.04))
  rug(b, 760, 1130, lay(b, 520, 460, 560), 80, mat, shift(mat, 0.14))
  const lamp = tableLamp(b, lay(b, 560, 590, 545), 985, 320)
  const { x, y, w, h, shape } = den.window
  if (b.scene.time === 'night') halo(b, x + w / 2, y + windowDown + h / 2, w * 1.1, '#b8c8f4', 0.16)
  if (b.scene.time === 'afternoon') pool(b, x + w, floor + 120, w * 1.2, 90, b.mood.key, 0.4)
  const fixtures: Fixture[] = [
    ...(curtainOfWindow(b)
      ? [{ prop: 'curtain', x: x + w / 2, y: y + windowDown + h, half: w / 2 + 40, height: h } as const]
      : []),
    {
      prop: 'window',
      x: x + w / 2,
      y: y + windowDown + h,
      half: w / 2,
      height: h,
      isRound: shape === 'round',
    },
    ...(steps && !doorThing
      ? [{ prop: 'steps', x: 1300, y: floor + 40, half: 180, height: 300 } as const]
      : [
          { prop: 'door', x: door.x, y: floor + 8, half: door.half, height: door.height } as const,
          { prop: 'gate', x: door.x, y: floor + 8, half: door.half, height: door.height } as const,
        ]),
  ]
  return {
    ground: 1090,
    room: { left: 90, right: 1500 },
    fixtures,
    lamps:
      b.scene.time === 'afternoon' || isNamed(b, 'lamp') ? [] : [{ ...lamp, radius: 820, color: '#ffc873' }],
  }
}

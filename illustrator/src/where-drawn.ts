import type { Relation, SceneAct } from '@moonpage/storyteller/scene'
import type { Spot } from './figures/figure-action.ts'
import { propInfo } from './props/draw-prop.ts'
import type { Fixture } from './stage-of-place.ts'
import { heightIn } from './props/draw-state.ts'
import { type Box, union } from './staging/cameras.ts'
import { hollow, openings, wide } from './staging/acts/deeds.ts'
import { silhouetteOf } from './staging/acts/silhouette.ts'
import type { Layer } from './staging/layout.ts'
import type { Placed } from './staging/players.ts'

/** Somebody or something of a picture as it is drawn, in canvas units; what has a higher `order` is drawn later. */
type Drawn = { box: Box; order: number; placed?: Placed; isWide: boolean; prop?: string }

/** Whether the picture shows a relation that an act names, and if not, what is wrong. */
export type ShownRelation = {
  who: string
  does: string
  by: Relation
  what: string
  fault: string | null
  /** How far it would have to be moved to be there, in canvas units. */
  gap: Spot
}

/** All that is seen of a figure: head and body, without what it holds. */
function bodyOf(placed: Placed): Box {
  const { skull, solids } = silhouetteOf({ ...placed, holds: undefined })
  return { ...solids.reduce(union, skull), bottom: placed.y }
}

function boxOf({
  thing: { prop },
  x,
  y,
  scale,
  state,
  stretch = 1,
}: Extract<Layer, { kind: 'thing' }>['thing']): Box {
  const { width, gripY = 0 } = propInfo[prop]
  const bottom = y + gripY * scale
  const half = (width / 2) * scale * stretch
  return { left: x - half, right: x + half, top: bottom - heightIn(prop, state) * scale, bottom }
}

/** Where everybody and everything of the acts is; what the place has drawn, or what is in hands, is left out. */
function drawnIn(layers: readonly Layer[]): Map<string, Drawn> {
  const found = new Map<string, Drawn>()
  layers.forEach((layer, order) => {
    if (layer.kind === 'figure' && !layer.figure.isExtra) {
      const placed = layer.figure
      found.set(placed.member.who, { box: bodyOf(placed), order, placed, isWide: false })
    }
    if (layer.kind !== 'thing' || layer.thing.id === undefined) return
    const { id, thing } = layer.thing
    const box = boxOf(layer.thing)
    const known = found.get(id)
    const isWide = propInfo[thing.prop].width >= wide
    found.set(id, { box: known ? union(known.box, box) : box, order, isWide, prop: thing.prop })
  })
  return found
}

const middleOf = ({ left, right }: Box): number => (left + right) / 2
const widthOf = ({ left, right }: Box): number => right - left
const heightOf = ({ top, bottom }: Box): number => bottom - top

/** How much of the narrower one of two is over or under the other. */
const sharedWidth = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) /
  Math.min(widthOf(one), widthOf(other))

const isOver = (one: Box, other: Box): boolean => middleOf(one) > other.left && middleOf(one) < other.right

/** `company`: how many others are there, too. */
type Check = (one: Drawn, other: Drawn, does: string, company: number) => string | null

/** Vessels whose front is lower than their back. */
const low: ReadonlySet<string> = new Set(['basket', 'boat', 'nest'])

/** In a vessel: over its middle, the feet behind its front, the face over its rim. */
const inside: Check = ({ box, order, placed }, vessel) => {
  const { box: hull } = vessel
  if (!isOver(box, hull)) return 'beside it'
  if (!placed) return box.bottom < hull.top ? 'over it' : box.top > hull.bottom ? 'under it' : null
  if (placed.inBed) return null
  const isCut = placed.clip !== undefined
  if (order > vessel.order && !isCut) return 'before it'
  if (box.bottom < hull.top + Math.min(0.08 * heightOf(hull), 10 * placed.scale)) return 'over it'
  if (box.bottom > hull.bottom + 14 * placed.scale && !isCut) return 'feet under it'
  const { face } = silhouetteOf(placed)
  const rim = hull.top + (low.has(vessel.prop ?? '') ? 0.42 : 0.2) * heightOf(hull)
  if ((face.top + face.bottom) / 2 > rim && !(isCut && vessel.prop === 'box')) return 'head in it'
  return null
}

/** On a seat: over its middle, feet or seat between its top and its foot. */
const onTop: Check = ({ box, order, placed, prop }, seat) => {
  const { box: under } = seat
  // A cloth hangs down before what it is on, and whoever is in an opening lies before it.
  if (covers.has(prop ?? '') || openings.has(seat.prop ?? '') || seat.prop === 'pit')
    return isOver(box, under) ? null : 'beside it'
  // At an end of a seesaw.
  if (placed?.inBed || seat.prop === 'seesaw') return null
  if (!isOver(box, under)) return 'beside it'
  if (box.bottom < under.top - (placed ? 12 * placed.scale : 12)) return 'over it'
  if (box.bottom > under.bottom - 0.06 * heightOf(under) && heightOf(under) > 70 && !seat.isWide)
    return 'before it'
  return order < seat.order ? 'behind it' : null
}

/** What lies over somebody, whose head looks out of it. */
const covers: ReadonlySet<string> = new Set(['mound', 'blanket'])

const below: Check = ({ box }, roof) => {
  if (covers.has(roof.prop ?? '') && isOver(box, roof.box)) return null
  if (!isOver(box, roof.box) && sharedWidth(box, roof.box) < 0.5) return 'beside it'
  return box.top < roof.box.top ? 'over it' : null
}

const behind: Check = ({ box, order, placed }, screen, does) => {
  if (order > screen.order) return 'before it'
  if (screen.isWide) return null
  const shared = sharedWidth(box, screen.box)
  if (shared < 0.15) return 'beside it'
  if (!placed || does === 'hides') return null
  const { face } = silhouetteOf(placed)
  const isFaceHidden =
    face.left > screen.box.left && face.right < screen.box.right && face.top > screen.box.top
  return isFaceHidden ? 'hidden' : null
}

const before: Check = ({ box, order }, back, _, company) => {
  if (order < back.order) return 'behind it'
  if (back.isWide) return null
  // Of several, the outer ones are before its edge.
  const gap = Math.max(box.left - back.box.right, back.box.left - box.right)
  return company > 0
    ? gap > widthOf(box)
      ? 'beside it'
      : null
    : sharedWidth(box, back.box) < 0.3
      ? 'beside it'
      : null
}

const checks: Readonly<Partial<Record<Relation, Check>>> = {
  in: inside,
  on: onTop,
  under: below,
  behind,
  before,
}

/** How far down the first one has to be moved that is before or over the other. */
const riseOf = (fault: string | null, one: Box, other: Box): number =>
  fault === 'before it'
    ? other.bottom - 0.3 * heightOf(other) - one.bottom
    : fault === 'over it'
      ? other.top + 0.1 * heightOf(other) - one.bottom
      : 0

/** What hands reach into, and who looks into something, is not in it. */
const reaching: ReadonlySet<string> = new Set(
  'looks reaches drops throws pours lays digs points listens sniffs peeps puts shines falls knocks ties writes draws paints drums plays eats drinks wears pulls leans jumps hammers washes touches'.split(
    ' ',
  ),
)

/** What the place has drawn itself is behind all layers. */
const asDrawn = ({ prop, x, y, half, height }: Fixture): Drawn => ({
  box: { left: x - half, right: x + half, top: y - height, bottom: y },
  order: -1,
  isWide: false,
  prop,
})

/**
 * Measures in a composed picture whether everybody is where the acts say.
 *
 * @param fixtures parts of the room that things of the acts are, by id
 */
export function whereDrawn(
  layers: readonly Layer[],
  acts: readonly SceneAct[],
  fixtures: ReadonlyMap<string, Fixture> = new Map(),
): ShownRelation[] {
  const drawn = drawnIn(layers)
  const fixed = new Map([...fixtures].map(([id, fixture]) => [id, asDrawn(fixture)]))
  return acts.flatMap(({ who, does, how }) => {
    const one = drawn.get(who)
    if (!one || reaching.has(does)) return []
    return how.flatMap(({ by, what }): ShownRelation[] => {
      const other = drawn.get(what) ?? (by === 'before' || by === 'behind' ? fixed.get(what) : undefined)
      const check = checks[by]
      if (!other || !check || other.placed) return []
      const isIn = by !== 'in' || hollow.has(other.prop ?? '')
      const company = acts.filter(
        (act) => act.who !== who && act.how.some((link) => link.by === by && link.what === what),
      )
      const fault = (isIn ? check : onTop)(one, other, does, company.length)
      const gap = { x: middleOf(other.box) - middleOf(one.box), y: riseOf(fault, one.box, other.box) }
      return [{ who, does, by, what, fault, gap }]
    })
  })
}

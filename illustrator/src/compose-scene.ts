import type { PictureFocus } from '@moonpage/contract/picture-focus'
import type { CharacterSheet, Scene } from '@moonpage/storyteller/scene'
import { mix } from './colour.ts'
import { drawLayout } from './draw-layout.ts'
import { Drawing } from './drawing.ts'
import type { Mood } from './mood.ts'
import { paintPlace, placeMood } from './places/paint-place.ts'
import { random, type Random } from './random.ts'
import type { ViewBox } from './render.ts'
import type { Stage } from './stage-of-place.ts'
import { viewFor, withBleed, withRoom } from './staging/cameras.ts'
import { focusOf } from './staging/focus.ts'
import { layOutActs, type Staged } from './staging/acts/act-layout.ts'
import { unchanged, type Restaging } from './staging/acts/changes.ts'
import { isBoatless } from './staging/acts/open-sea.ts'
import { layOut, type Layer, type Layout } from './staging/layout.ts'
import { drawGreatStar } from './staging/lights.ts'
import { drawPaper } from './staging/paper.ts'
import { partsOf, type Part } from './staging/parts.ts'
import { headRadius, isPairPose } from './staging/players.ts'
import { subjectOf } from './staging/subject.ts'
import { freeHands, sortThings } from './staging/things.ts'

export type Composition = {
  drawing: Drawing
  /** What the 4:3 picture shows. */
  view: ViewBox
  /** What the square picture shows, with all of the cast in it. */
  squareView: ViewBox
  /** Middle and radius of every head, in canvas units. */
  heads: { x: number; y: number; radius: number }[]
  /** The area of the 4:3 picture that a crop should show, in percent of it; null when there is no figure. */
  focus: PictureFocus | null
  /** Faces and things, for checks of what is seen. */
  parts: Part[]
  /** What was drawn over the place, from back to front; the drawing's mark `layer 3` is on the fourth. */
  layers: readonly Layer[]
  /** What was staged, in a scene that has acts. */
  staged: Staged | null
  stage: Stage
}

/** The seed of a book, from that of a page: the text before the first colon. A place has it, to look the same on every page. */
const bookOf = (seed: string): string => seed.split(':', 1)[0] ?? seed

/**
 * Draws everything of a scene on one canvas and chooses what the picture shows: the place, where everything is in it
 * (`layOut`), its layers (`drawLayout`), the views. The same arguments give the same drawing.
 *
 * @param cast the characters' sheets; a role of the scene that has no sheet is left out
 * @param seed `book:page`; pages of one book have the same places
 * @param restaging how a scene with acts is staged otherwise
 * @param known the stage of the same place, to save its painting: the composition has no place then, and is only measured
 */
export function composeScene(
  original: Scene,
  cast: readonly CharacterSheet[],
  seed: string,
  restaging: Restaging = unchanged,
  known?: Stage,
): Composition {
  const scene = hasActs(original) ? withHandsSeen(original) : withVisibleFocus(original, cast)
  const r = random(`${seed} compose ${original.framing} ${original.cast.map(({ pose }) => pose).join()}`)
  const canSplit = r() < 0.4 && scene.cast.length === 2 && scene.cast.every(({ pose }) => !isPairPose(pose))
  // Who acts on one another is on one spot.
  const isSplit = canSplit && !hasActs(scene)
  const drawing = new Drawing(placeMood(scene))
  const placeSeed = scene.place_seed ?? bookOf(seed)
  const stage =
    scene.framing === 'spot'
      ? paperStage(drawing, scene, r, isSplit)
      : (known ??
        paintPlace(drawing, { ...scene, isBoatless: isBoatless(scene, cast) }, random(`${placeSeed} place`)))
  if (known && scene.framing !== 'spot') drawing.light = known.mood

  const layout: Layout & { staged?: Staged } = hasActs(scene)
    ? { ...layOutActs(scene, cast, stage, r, restaging), setSeed: `${placeSeed} ${scene.place}` }
    : layOut(scene, cast, stage, isSplit, r)
  const drawn = drawLayout(drawing, layout, scene, stage, r)

  const { staging, shown, must, angle } = layout
  const [doer] = hasActs(scene) ? staging.placed.filter(({ depth = 0 }) => depth === 0) : []
  const subject = {
    ...subjectOf(drawn, shown, must, stage),
    ...(doer && { most: leastShare * 2 * headRadius(doer) }),
  }
  const usual = withRoom(viewFor(scene.framing, subject, 4 / 3, angle), scene.text_area)
  const view = restaging.wider ? withBleed(usual, (restaging.wider - 1) / 2) : usual
  const squareView = withRoom(viewFor(scene.framing, subject, 1, angle), scene.text_area)
  if (hasGreatStar(scene))
    drawGreatStar(drawing, view.x + view.width * (staging.dir > 0 ? 0.76 : 0.24), view.y + view.height * 0.16)
  const heads = drawn.map(({ placed, anchors }) => ({ ...anchors.head, radius: headRadius(placed) }))
  const figures = staging.placed.map((placed) => ({
    placed,
    head: heads[drawn.findIndex((each) => each.placed === placed)]!,
  }))
  return {
    drawing,
    view,
    squareView,
    heads,
    focus: focusOf(view, figures),
    parts: partsOf(layout.layers, drawn),
    layers: layout.layers,
    staged: layout.staged ?? null,
    stage,
  }
}

/** A close-up shows a prop only in a hand or overhead: a close-up with its focus elsewhere becomes a medium shot. */
function withVisibleFocus(scene: Scene, cast: readonly CharacterSheet[]): Scene {
  const [focus] = scene.props
  if (scene.framing !== 'close-up' || !focus || focus.where === 'above') return scene
  const { held } = sortThings(scene, freeHands(scene, cast), false)
  const isHeld = [...held.values()].some((thing) => thing.focus)
  return isHeld ? scene : { ...scene, framing: 'medium' }
}

/** What is seen as well from behind: who looks somewhere, and who goes there. */
const shownFromBehind: ReadonlySet<string> = new Set([
  'looks',
  'points',
  'listens',
  'waves',
  'thinks',
  'stands',
  'sits',
  'walks',
  'runs',
  'tiptoes',
  'creeps',
  'peeps',
])

/** What hands do, and whom one speaks to, is seen from the side. */
function withHandsSeen(scene: Scene): Scene {
  const isFigure = (who: string) => scene.cast.some((member) => member.who === who)
  const deed = scene.acts?.find(({ who, does }) => isFigure(who) && does !== 'is' && does !== 'wears')
  return scene.framing === 'from-behind' && deed && !shownFromBehind.has(deed.does)
    ? { ...scene, framing: 'medium' }
    : scene
}

/** How many heads of whoever acts a picture is high at most, where all that it has to show has room in it. */
const leastShare = 7

/** Whether the scene says what is done: then picture and layout follow its acts, and not its poses. */
const hasActs = ({ acts }: Scene): boolean => acts !== undefined && acts.length > 0

/** Places with a roof, under which the great star is not drawn. */
const roofed: ReadonlySet<Scene['place']> = new Set([
  'castle-hall',
  'bedroom-floor',
  'blanket-fort',
  'barn',
  'ice-cave',
  'sea-cave',
  'cave',
  'underwater',
  'bedside',
  'indoors',
  'heap',
])

const hasGreatStar = (scene: Scene): boolean =>
  scene.light === 'star' &&
  scene.framing !== 'spot' &&
  !roofed.has(scene.place) &&
  !scene.props.some(({ prop }) => prop === 'fallen-star')

/** The stage of spot art: bare paper. The time of day changes colors less there than in a place. */
function paperStage(d: Drawing, scene: Scene, r: Random, isSplit: boolean): Stage {
  const mood: Mood = placeMood(scene)
  const light: Mood = { ...mood, dir: [0.5, 0.85], key: mix(mood.key, '#fff3d6', 0.6) }
  d.light = light
  const ground = drawPaper(d, light, scene.setting, r, isSplit)
  const tint = (color: string) => mix(color, mood.ambient, mood.dark ? 0.08 : 0.03)
  return {
    mood: light,
    ground,
    depthTint: () => tint,
    foreground: () => {},
    swims: false,
    room: { left: 330, right: 1270 },
  }
}

import type { Outline, Page } from './outline.ts'
import { randomFrom } from './random.ts'
import type { CastMember, Expression, Framing, Light, Pose, Scene, SceneProp, Time } from './scene.ts'

type Part = readonly [Pose, Expression, CastMember['looks_at']]

type Composition = {
  framing: Framing
  time: Time
  light: Light
  hero: Part
  friend: Part
  /** Where the book's thing is; `free` where it was in the book. */
  thing: SceneProp['where'] | 'free'
}

const of = (
  framing: Framing,
  time: Time,
  light: Light,
  hero: Part,
  friend: Part,
  thing: Composition['thing'],
): Composition => ({ framing, time, light, hero, friend, thing })

/** Two who are about to do something, large, and the thing it is about. */
const compositions: readonly Composition[] = [
  of('medium', 'sunset', 'sky', ['hold', 'happy', 'reader'], ['stand', 'happy', 'hero'], 'held'),
  of('medium', 'dusk', 'sky', ['show', 'happy', 'companion'], ['stand', 'surprised', 'thing'], 'held'),
  of('close-up', 'sunset', 'sky', ['hug', 'happy', 'companion'], ['hug', 'happy', 'hero'], 'free'),
  of('medium', 'afternoon', 'sky', ['run', 'joy', 'reader'], ['run', 'joy', 'hero'], 'free'),
  of('medium', 'night', 'star', ['sit', 'curious', 'up'], ['sit', 'happy', 'up'], 'free'),
  of('looking-up', 'dusk', 'sky', ['point', 'joy', 'up'], ['stand', 'surprised', 'up'], 'above'),
  of(
    'medium',
    'dusk',
    'fireflies',
    ['hold-hands', 'happy', 'companion'],
    ['hold-hands', 'joy', 'hero'],
    'near',
  ),
  of('close-up', 'dusk', 'sky', ['stand', 'curious', 'thing'], ['stand', 'curious', 'thing'], 'held'),
  of('looking-up', 'sunset', 'sky', ['walk', 'happy', 'reader'], ['walk', 'happy', 'hero'], 'held'),
  of('medium', 'sunset', 'sky', ['wave', 'happy', 'reader'], ['sit', 'happy', 'hero'], 'near'),
  of('wide', 'night', 'star', ['cheer', 'joy', 'up'], ['cheer', 'joy', 'hero'], 'free'),
]

type Shown = Pick<Page, 'page_number' | 'scene'>

/** What the book is about: what its trouble shows, else what is shown most. */
const thingOf = (outline: Outline, pages: readonly Shown[]): SceneProp | undefined => {
  const shown = (page: Shown) => page.scene.props.filter(({ prop }) => prop !== 'bed')
  const inTrouble = pages.find(
    (page) => outline.beats[page.page_number - 1]?.purpose === 'trouble' && shown(page).length > 0,
  )
  if (inTrouble) return shown(inTrouble)[0]
  const all = pages.flatMap(shown)
  const times = ({ prop }: SceneProp) => all.filter((each) => each.prop === prop).length
  return all.toSorted((one, other) => times(other) - times(one))[0]
}

/**
 * A picture for the cover, with room for a title at its top: hero and companion, the thing the book is about, and
 * one of its places. Same outline and pages, same picture. `pages` are those of the outline's book, in any number.
 */
export const coverScene = (outline: Outline, pages: readonly Shown[]): Scene => {
  const random = randomFrom(`${outline.seed}|cover`)
  const chosen = random.pick(compositions)
  const scenes = pages.map(({ scene }) => scene).filter(({ place }) => place !== 'bedside')
  const stops = outline.beats.map((beat) => beat.place).filter((each) => each !== 'bedside')
  // A plan that names no places has them in its pages' scenes, or is at home from first to last.
  const place = random.pick(
    stops.length
      ? stops
      : [...scenes.map((scene) => scene.place), 'bedside' as const].slice(0, scenes.length || 1),
  )
  const hero = outline.cast.find(({ who }) => who === 'hero')
  const friend = outline.cast.find(({ who }) => who === 'companion')
  const thing = thingOf(outline, pages)
  const worn = (who: CastMember['who']) =>
    scenes.flatMap(({ cast }) => cast.filter((member) => member.who === who && member.outfit))[0]?.outfit

  const member = (who: 'hero' | 'companion', [pose, expression, eyes]: Part): CastMember => {
    const isAlone = !hero || !friend
    const looks_at =
      (eyes === 'thing' && !thing) || (isAlone && (eyes === 'hero' || eyes === 'companion')) ? 'reader' : eyes
    const isEmpty = (pose === 'hold' || pose === 'show') && !thing
    const isOneOfTwo = pose === 'hug' || pose === 'hold-hands' || pose === 'show'
    const outfit = worn(who)
    return {
      who,
      pose: isEmpty || (isAlone && isOneOfTwo) ? 'wave' : pose,
      expression,
      looks_at,
      ...(outfit && { outfit }),
    }
  }
  return {
    setting: outline.setting,
    place,
    time: chosen.time,
    light: chosen.light,
    framing: chosen.framing,
    cast: [
      ...(hero ? [member('hero', chosen.hero)] : []),
      ...(friend ? [member('companion', chosen.friend)] : []),
    ],
    props: thing ? [{ prop: thing.prop, where: whereOf(thing, chosen.thing) }] : [],
    text_area: 'top',
  }
}

const flies: ReadonlySet<SceneProp['prop']> = new Set(['fallen-star', 'kite', 'balloon', 'cloud', 'rainbow'])

/** Where the composition has it; `free` is where it was in the book, but in nobody's hand. Only what flies hangs in the air. */
const whereOf = ({ prop, where }: SceneProp, wanted: Composition['thing']): SceneProp['where'] => {
  if (wanted === 'above' && !flies.has(prop)) return 'near'
  if (wanted !== 'free') return wanted
  return where === 'held' ? 'near' : where
}

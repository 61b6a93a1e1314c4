import type { Outline, Page } from './outline.ts'
import { randomFrom } from './random.ts'
import { isAction } from './tales/deeds.ts'
import { isRoom, relations } from './scene.ts'
import type {
  CastMember,
  Expression,
  Framing,
  Light,
  Pose,
  Relation,
  Scene,
  SceneAct,
  SceneProp,
  Thing,
  Time,
} from './scene.ts'

type Part = readonly [Pose, Expression, CastMember['looks_at']]

type Composition = {
  framing: Framing
  time: Time
  light: Light
  hero: Part
  friend: Part
  /** Where the book's thing is; `free` where it was in the book. */
  thing: SceneProp['where'] | 'free'
  /** What hero and friend do: `holds what thing`. */
  does: readonly [hero: string, friend: string]
}

const of = (
  framing: Framing,
  time: Time,
  light: Light,
  hero: Part,
  friend: Part,
  thing: Composition['thing'],
  does: Composition['does'],
): Composition => ({ framing, time, light, hero, friend, thing, does })

/** Two who are about to do something, large, and the thing it is about. */
const compositions: readonly Composition[] = [
  of('medium', 'sunset', 'sky', ['hold', 'happy', 'reader'], ['stand', 'happy', 'hero'], 'held', [
    'holds what thing',
    'looks at thing',
  ]),
  of('medium', 'dusk', 'sky', ['show', 'happy', 'companion'], ['stand', 'surprised', 'thing'], 'held', [
    'shows what thing to companion',
    'looks at thing',
  ]),
  of('close-up', 'sunset', 'sky', ['hug', 'happy', 'companion'], ['hug', 'happy', 'hero'], 'free', [
    'hugs what companion',
    'hugs what hero',
  ]),
  of('medium', 'afternoon', 'sky', ['run', 'joy', 'reader'], ['run', 'joy', 'hero'], 'free', [
    'runs with thing',
    'runs beside hero',
  ]),
  of('medium', 'night', 'star', ['sit', 'curious', 'up'], ['sit', 'happy', 'up'], 'free', [
    'looks at sky',
    'looks at sky',
  ]),
  of('looking-up', 'dusk', 'sky', ['point', 'joy', 'up'], ['stand', 'surprised', 'up'], 'above', [
    'points at sky',
    'looks at sky',
  ]),
  of(
    'medium',
    'dusk',
    'fireflies',
    ['hold-hands', 'happy', 'companion'],
    ['hold-hands', 'joy', 'hero'],
    'near',
    ['holds-hands to companion', 'holds-hands to hero'],
  ),
  of('close-up', 'dusk', 'sky', ['stand', 'curious', 'thing'], ['stand', 'curious', 'thing'], 'held', [
    'holds what thing',
    'looks at thing',
  ]),
  of('looking-up', 'sunset', 'sky', ['walk', 'happy', 'reader'], ['walk', 'happy', 'hero'], 'held', [
    'walks with thing',
    'walks beside hero',
  ]),
  of('medium', 'sunset', 'sky', ['wave', 'happy', 'reader'], ['sit', 'happy', 'hero'], 'near', [
    'touches what thing',
    'looks at thing',
  ]),
  of('wide', 'night', 'star', ['cheer', 'joy', 'up'], ['cheer', 'joy', 'hero'], 'free', [
    'cheers beside companion',
    'cheers beside hero',
  ]),
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
  // What is worn there, and no nightcap on whoever is up.
  const there = scenes.filter((scene) => scene.place === place)
  const worn = (who: CastMember['who']) =>
    (there.length > 0 ? there : scenes)
      .flatMap(({ cast }) => cast)
      .find((member) => member.who === who && member.outfit && member.outfit !== 'nightcap')?.outfit

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
      ...(!outfit &&
        who === 'hero' &&
        hero?.species === 'astronaut' &&
        isRoom(place) && { bareheaded: true }),
    }
  }
  const shown = thing && sceneThing(thing, scenes)
  const acts = chosen.does.flatMap((line, at): SceneAct[] => {
    const who = at === 0 ? 'hero' : 'companion'
    const isHere = at === 0 ? hero : friend
    const { does, how } = readLine(line)
    const given = how.filter(({ what }) => (what === 'thing' ? shown : what !== 'companion' || friend))
    const feels = (at === 0 ? chosen.hero : chosen.friend)[1]
    return isHere && isAction(does)
      ? [
          {
            who,
            does,
            how: given.map(({ by, what }) => ({ by, what: what === 'thing' ? shown!.id : what })),
            feels,
          },
        ]
      : []
  })
  const isActedOn = acts.some(({ how }) => how.some(({ what }) => what === shown?.id))
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
    acts: [...acts, ...(shown && !isActedOn && chosen.framing !== 'close-up' ? [atRest(shown)] : [])],
    things: shown ? [shown] : [],
    text_area: 'top',
  }
}

const isRelation = (by: string): by is Relation => relations.some((one) => one === by)

/** `walks with thing` as data. */
const readLine = (line: string): { does: string; how: SceneAct['how'] } => {
  const [does = '', ...rest] = line.split(' ')
  const how = rest.flatMap((by, i) => (isRelation(by) ? [{ by, what: rest[i + 1] ?? '' }] : []))
  return { does, how }
}

/** The thing as the book's acts name it, whole and single. */
const sceneThing = ({ prop }: SceneProp, scenes: readonly Scene[]): Thing => {
  const named = scenes.flatMap(({ things = [] }) => things).find((one) => one.prop === prop)
  const state = named?.state === 'painted' || named?.state === 'lit' ? named.state : undefined
  return {
    id: named?.id ?? prop,
    name: named?.name ?? `the ${prop.replaceAll('-', ' ')}`,
    prop,
    count: named?.count ?? 1,
    ...(state && { state }),
  }
}

/** A thing that nobody holds lies there, or is in the air. */
const atRest = ({ id, prop }: Thing): SceneAct => {
  const does = prop && flies.has(prop) ? ('hangs' as const) : ('lies' as const)
  return { who: id, does, how: [{ by: does === 'hangs' ? 'over' : 'beside', what: 'hero' }], feels: null }
}

const flies: ReadonlySet<SceneProp['prop']> = new Set(['fallen-star', 'kite', 'balloon', 'cloud', 'rainbow'])

/** Where the composition has it; `free` is where it was in the book, but in nobody's hand. Only what flies hangs in the air. */
const whereOf = ({ prop, where }: SceneProp, wanted: Composition['thing']): SceneProp['where'] => {
  if (wanted === 'above' && !flies.has(prop)) return 'near'
  if (wanted !== 'free') return wanted
  return where === 'held' ? 'near' : where
}

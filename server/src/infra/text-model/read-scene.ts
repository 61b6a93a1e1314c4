import type { StoryInput } from '@moonpage/contract/story-input'
import { calledInBook, isThingNamed } from '@moonpage/storyteller/book-things'
import { withOwnColors, withThingsApart } from '@moonpage/storyteller/things-apart'
import type { Beat, Outline } from '@moonpage/storyteller/outline'
import {
  framings,
  isRestingPlace,
  lights,
  weathers,
  type Act,
  type CastRole,
  type Place,
  type Prop,
  type Scene,
  type Thing,
} from '@moonpage/storyteller/scene'
import { nameThing, propsNamedIn } from '@moonpage/storyteller/tales/name-thing'
import { restingPlaceOf } from '@moonpage/storyteller/resting-place'
import { placeAt, type Surroundings } from '@moonpage/storyteller/surroundings'
import { usualFeeling } from '@moonpage/storyteller/tales/deeds'
import { toScene } from '@moonpage/storyteller/tales/to-scene'
import { hiddenOn } from './hidden-things.ts'
import { oneOf } from './json-answer.ts'
import { isListed, picturedLines, readActs, thingsNear } from './read-acts.ts'
import { checkedAction } from './scene-action.ts'
import { withPlacesTold } from './told-places.ts'

/** The context of a scene: the page's text and its place in the plan. */
export type PageContext = { content: string; input: StoryInput; outline: Outline; beat: Beat }

/** Acts that hardly say a mood. */
const weak: readonly string[] = ['looks', 'listens', 'peeps', 'thinks', 'sniffs']

/**
 * Builds a drawable scene from a model's picture lines, as a tale's. Place and time are the plan's, unless a line says that
 * the page is inside, in a cave, at the top or under water.
 * @returns the scene, and for the model what of its lines cannot be drawn
 */
export function readScene(
  said: Record<string, unknown>,
  context: PageContext,
): { scene: Scene; undrawn: string[] } {
  const { content, input, outline, beat } = context
  const lines = linesOf(said['acts'], context)
  const framing = oneOf(framings, said['framing']) ?? framings[beat.page_number % 3] ?? 'medium'
  const read = readActs(lines, context, (surroundings) => placeOf(surroundings, context))
  const acts = withCarried(withMoods(withFigures(read.acts, context, framing), beat), context, lines)
  const isFigure = (ref: string) => outline.cast.some(({ who }) => who === ref)
  const place = restingPlaceOf(
    acts,
    placeOf(read.surroundings, context),
    input.setting,
    isFigure,
    picturedLines(lines, context),
  )
  const weather = read.surroundings.weather ?? oneOf(weathers, said['weather'])
  const told = [content, ...outline.beats.flatMap((one) => [one.what_happens, one.moment ?? ''])].join('\n')
  const plain = toScene({
    shown: {
      at: beat.place,
      time: beat.time,
      seen: framing,
      light: null,
      ...(weather && { weather }),
      acts: withOwnColors(acts, told, outline.things),
    },
    place,
    setting: input.setting,
    cast: outline.cast,
    roles: new Map(outline.cast.map(({ who }) => [who, who])),
    wordsFor: () => null,
    bookThings: outline.things,
    isFirst: false,
  })
  const drawn = withThingsApart(plain, told, outline.things)
  const unknown = (drawn.things ?? []).filter(({ prop, species }) => prop === null && species === undefined)
  const { action: sentences, ...scene } = drawn
  const action = checkedAction(sentences, input)
  const light = lightOf(oneOf(lights, said['light']), context, drawn)
  return {
    scene: { ...scene, light, ...(action && { action }) },
    undrawn: [
      ...(picturedLines(lines, context).length === 0
        ? ['The picture has no `acts`: say in one to three lines who does what.']
        : read.undrawn),
      ...unknown.map((thing) => whyUndrawn(thing, content, input)),
    ],
  }
}

/** Why a thing is not drawn, and what is drawn instead. */
function whyUndrawn({ id, loose }: Thing, content: string, input: StoryInput): string {
  if (loose) return `“${id}” is drawn only in something: say in what, such as “the bucket of ${id}”.`
  const near = thingsNear(id, content, input)
  if (isListed(id, input))
    return `We did not see what is done to “${id}”: write that thing alone, with one state of the list at most, after a verb or a place word.`
  return `We cannot draw “${id}”.${near.length > 0 ? ` These can be drawn: ${near.join(', ')}.` : ''} Draw the moment with things of the list.`
}

/** The lines of a picture; where there are none, the moment that the plan has for the page. */
const linesOf = (said: unknown, { beat, outline }: PageContext): unknown =>
  picturedLines(said, { outline }).length === 0 && beat.moment ? beat.moment : said

/** The plan's place, or where the page says it is. Where all fall asleep is the plan's. */
function placeOf({ where }: Surroundings, { beat, input }: PageContext): Place {
  const isFeared =
    (where === 'top' && input.avoid.includes('heights')) ||
    (where === 'underwater' && input.avoid.includes('deep-water')) ||
    (where === 'cave' && input.avoid.includes('darkness'))
  return !where || isFeared || isRestingPlace(beat.place)
    ? beat.place
    : placeAt(where, input.setting, beat.place)
}

/**
 * The acts, and those whom the plan has there but who have none: they are where the page has them, watch, or lie beside
 * who sleeps, so that no page has to say where somebody stands. In a picture of heads, or of a spot, only those whom the page
 * names. A child who fears being alone sees nobody alone.
 */
function withFigures(
  acts: readonly Act[],
  { content, input, outline, beat }: PageContext,
  framing: Scene['framing'],
): Act[] {
  const isHere = (who: string) =>
    acts.some((act) => act.who === who || act.how.some(({ what }) => what === who))
  const isClose = framing === 'close-up' || framing === 'spot'
  const watching = outline.cast
    .filter(
      ({ who, name }) => beat.present.includes(who) && !isHere(who) && (!isClose || content.includes(name)),
    )
    .map(({ who }) => who)
  const roles = outline.cast.map(({ who }) => who)
  const here = [...roles.filter(isHere), ...watching]
  const more: CastRole[] = here.length === 0 ? ['hero'] : []
  if (input.avoid.includes('being-alone') && here.length + more.length < 2)
    more.push([...here, ...more].includes('hero') ? 'companion' : 'hero')
  const isResting = isRestingPlace(beat.place) && (beat.time === 'night' || beat.purpose === 'rest')
  // What lies there is no company.
  const sleeper = acts.find(
    ({ does, who }) => (does === 'sleeps' || does === 'lies') && roles.some((role) => role === who),
  )
  // Whoever just looks, looks at what is going on.
  const aimed = acts.map((act, at) => {
    const other = acts.find(({ who }) => who !== act.who)?.who
    const isAimless = act.does === 'looks' && act.how.length === 0 && at > 0
    return isAimless && other ? { ...act, how: [{ by: 'at', what: other }] } : act
  })
  const placed = withPlacesTold(aimed, content, outline, watching)
  const silent = [...watching, ...more].filter((role) => !placed.some(({ who }) => who === role))
  return [
    ...placed,
    ...silent.map((who): Act => {
      if (sleeper) return { ...sleeper, who }
      if (isResting && acts.length === 0)
        return {
          who,
          does: 'sleeps',
          how: beat.place === 'bedside' ? [{ by: 'in', what: 'bed' }] : [],
          feels: 'sleepy',
        }
      const first = acts.find((act) => act.who !== who)?.who ?? [...here, ...more].find((one) => one !== who)
      return {
        who,
        does: first ? 'looks' : 'stands',
        how: first ? [{ by: 'at', what: first }] : [],
        feels: null,
      }
    }),
  ]
}

/** What leaves the hands free. */
const handsFree: ReadonlySet<string> = new Set([
  'stands',
  'walks',
  'runs',
  'tiptoes',
  'creeps',
  'looks',
  'listens',
  'says',
  'sings',
  'hums',
  'laughs',
  'frowns',
  'cries',
  'shivers',
])

/** What the plan has as carried and the page names: in the hero's hands, or at the feet where they have something to do. */
function withCarried(acts: readonly Act[], { content, outline, beat }: PageContext, lines: unknown): Act[] {
  if (isRestingPlace(beat.place)) return [...acts]
  const hidden = hiddenOn([content, ...picturedLines(lines, { outline })].join('.\n'))
  const isShown = (prop: Prop) =>
    acts.some((act) =>
      [act.who, ...act.how.map(({ what }) => what)].some(
        (ref) => nameThing(ref).prop === prop || isThingNamed(ref, prop, outline.things),
      ),
    )
  const carried = beat.carried.find(
    (prop) => isThingNamed(content, prop, outline.things) && !hidden.has(prop) && !isShown(prop),
  )
  const first = acts.findIndex(({ who }) => who === 'hero')
  if (!carried || first < 0) return [...acts]
  const called = calledInBook(carried, outline.things, content)
  if (handsFree.has(acts[first]!.does))
    return acts.map((act, at) =>
      at === first ? { ...act, how: [...act.how, { by: 'with', what: called }] } : act,
    )
  // A coil that nobody has in the hands is in nobody's way, nor is anything out in the water.
  const isAfloat = acts.some(({ who, does }) => who === 'hero' && (does === 'swims' || does === 'flies'))
  if (carried === 'rope' || isAfloat || beat.place === 'open-sea') return [...acts]
  return [...acts, { who: called, does: 'stands', how: [{ by: 'beside', what: 'hero' }], feels: null }]
}

/** Each has one mood: the first that a line says of them, else that of their first act, and the hero's that of the plan. */
const withMoods = (acts: readonly Act[], { hero_feels: planned }: Beat): Act[] => {
  const moodOf = ({ who, does }: Act): Act['feels'] => {
    const usual = usualFeeling[does] ?? null
    return who === 'hero' && (usual === null || weak.includes(does)) ? planned : usual
  }
  return acts.map((act) => {
    const own = acts.filter(({ who }) => who === act.who)
    const said = own.map(({ feels }) => feels).find(Boolean)
    return { ...act, feels: said ?? own.map(moodOf).find(Boolean) ?? null }
  })
}

function lightOf(
  said: Scene['light'] | null,
  { content, input, beat: { time } }: PageContext,
  { things = [], place }: Scene,
): Scene['light'] {
  const isLate = time === 'dusk' || time === 'night'
  const isOut = things.some(({ prop, state }) => state === 'out' && (prop === 'lamp' || prop === 'lantern'))
  const isDark = isOut && !input.avoid.includes('darkness')
  if (place === 'bedside' && isLate) return isDark ? 'sky' : 'lamp'
  const named: ReadonlySet<string> = propsNamedIn(content)
  const isThere = (...props: string[]) =>
    props.some((prop) => named.has(prop) || things.some((thing) => thing.prop === prop))
  const isShown =
    said === 'lantern' || said === 'lamp'
      ? isThere('lantern', 'lamp', 'candle')
      : said === 'campfire'
        ? isThere('campfire')
        : said === 'star'
          ? isThere('fallen-star', 'star')
          : said === 'fireflies'
            ? isLate
            : said === 'sky'
  if (said && isShown && !(said === 'sky' && isLate && input.avoid.includes('darkness'))) return said
  return isLate && input.avoid.includes('darkness') ? 'lamp' : 'sky'
}

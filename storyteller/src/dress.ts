import type {
  CastMember,
  CastRole,
  CharacterSheet,
  Prop,
  Scene,
  SceneAct,
  Thing,
  ThingColor,
  Wearable,
} from './scene.ts'

/** Things that are clothes when somebody wears them. */
const clothes: Partial<Record<Prop, Wearable>> = {
  cape: 'cape',
  blanket: 'cape',
  curtain: 'cape',
  banner: 'cape',
  scarf: 'scarf',
  garland: 'scarf',
  wool: 'scarf',
  boot: 'boots',
  mitten: 'mittens',
}

/** What somebody wears in its place, if a prop is no hat. */
export const wornAs = (prop: Prop | null): Wearable | undefined => (prop ? clothes[prop] : undefined)

const paints: Readonly<Record<NonNullable<CharacterSheet['look']['outfit_color']>, ThingColor>> = {
  teal: 'blue',
  rust: 'red',
  mustard: 'yellow',
  plum: 'purple',
  sky: 'blue',
  leaf: 'green',
  rose: 'pink',
}

/** The clothes of a sheet that can be taken off. */
const ownOf = ({ look }: CharacterSheet): Wearable | undefined =>
  look.outfit === 'cape' || look.outfit === 'scarf' ? look.outfit : undefined

const thingOf = ({ things = [] }: Scene, ref: string): Thing | undefined =>
  things.find(({ id }) => id === ref)

/** Acts in which what one has on is in the hands. */
const handled: ReadonlySet<SceneAct['does']> = new Set([
  'gives',
  'lays',
  'ties',
  'throws',
  'drops',
  'holds',
  'lifts',
  'shows',
  'takes',
  'pulls',
  'covers',
  'waves',
  'tears',
  'carries',
  'catches',
])

/** The piece of its sheet that a figure has in its hands, or that flies from it, in a scene. */
function takenOff(scene: Scene, sheet: CharacterSheet): { thing: Thing; act: SceneAct } | undefined {
  const own = ownOf(sheet)
  const color = paints[sheet.look.outfit_color ?? 'teal']
  return (scene.acts ?? [])
    .flatMap((act) => {
      const refs =
        act.who === sheet.who && handled.has(act.does)
          ? act.how.flatMap(({ by, what }) => (by === 'what' || by === 'with' ? [what] : []))
          : act.how.some(({ by, what }) => by === 'from' && what === sheet.who)
            ? [act.who, ...act.how.flatMap(({ by, what }) => (by === 'what' ? [what] : []))]
            : []
      return refs.flatMap((ref) => thingOf(scene, ref) ?? []).map((thing) => ({ thing, act }))
    })
    .find(
      ({ thing: { prop, color: said, count } }) =>
        own !== undefined && prop === own && count === 1 && (said === undefined || said === color),
    )
}

/** Dresses the cast by the acts: who wears a cape has it on, and who gives away the own scarf has none. */
export function dressed(scene: Scene, sheets: readonly CharacterSheet[]): Scene {
  const { acts = [] } = scene
  const colors = new Map<string, ThingColor>()
  const cast = scene.cast.map((member): CastMember => {
    const sheet = sheets.find(({ who }) => who === member.who)
    if (!sheet) return member
    const worn = acts
      .filter(({ who, does }) => who === member.who && does === 'wears')
      .flatMap(({ how }) => how)
      .flatMap(({ by, what }) => {
        const thing = by === 'what' ? thingOf(scene, what) : undefined
        const as = wornAs(thing?.prop ?? null)
        const isOne = (as === 'boots' || as === 'mittens') && thing?.count === 1
        return as
          ? [{ what: as, ...(thing?.color && { color: thing.color }), ...(isOne && { one: true }) }]
          : []
      })
    // A scarf that is tied round somebody, or a blanket that is put over them.
    const given = acts
      .filter(({ who, does }) => who !== member.who && (does === 'ties' || does === 'covers'))
      .flatMap(({ how }) =>
        how.some(({ by, what }) => what === member.who && by !== 'from')
          ? how.flatMap(({ by, what }) =>
              by === 'what' || by === 'with' ? (thingOf(scene, what) ?? []) : [],
            )
          : [],
      )
      .flatMap(({ prop, color }) => {
        const as = prop === 'cape' || prop === 'scarf' ? wornAs(prop) : undefined
        return as ? [{ what: as, ...(color && { color }) }] : []
      })
    worn.push(...given)
    const off = takenOff(scene, sheet)
    if (off && !off.thing.color) colors.set(off.thing.id, paints[sheet.look.outfit_color ?? 'teal'])
    const own = ownOf(sheet)
    const without = off && own ? [own] : (member.without ?? [])
    return {
      ...member,
      ...(worn.length > 0 && { worn }),
      ...(without.length > 0 && !worn.some(({ what }) => without.includes(what)) && { without }),
    }
  })
  const things = scene.things?.map((thing) => {
    const color = colors.get(thing.id)
    return color ? { ...thing, color } : thing
  })
  return { ...scene, cast, ...(things && { things }) }
}

type Wear = { who: CastRole; thing: Thing }

const isRole = (scene: Scene, who: string): who is CastRole => scene.cast.some((member) => member.who === who)

/** What has been put on in earlier pictures and not been taken off, and whose own clothes are gone. */
function lastingOf(before: readonly Scene[], sheets: readonly CharacterSheet[]) {
  let worn: Wear[] = []
  const gone = new Map<CastRole, Wearable>()
  for (const scene of before) {
    const givenOf = ({ does, how }: SceneAct) =>
      does === 'gives' ? how.find(({ by, what }) => by === 'to' && isRole(scene, what))?.what : undefined
    for (const sheet of sheets) {
      const off = takenOff(scene, sheet)
      const own = ownOf(sheet)
      if (!off || !own || !['gives', 'ties', 'lays', 'covers'].includes(off.act.does)) continue
      gone.set(sheet.who, own)
      const to = givenOf(off.act)
      if (to && isRole(scene, to)) {
        const color = off.thing.color ?? paints[sheet.look.outfit_color ?? 'teal']
        worn.push({ who: to, thing: { ...off.thing, color } })
      }
    }
    for (const act of scene.acts ?? []) {
      const { who } = act
      const refs = [who, ...act.how.map(({ what }) => what)]
      const touched = refs.flatMap((ref) => thingOf(scene, ref) ?? [])
      if (act.does === 'wears' && isRole(scene, who)) {
        const put = touched.filter(({ prop, species }) => prop !== null || species === undefined)
        worn = worn.filter(({ thing }) => !put.some(({ prop }) => prop === thing.prop && thing.count === 1))
        worn.push(...put.filter(({ prop }) => prop !== null).map((thing) => ({ who, thing })))
        for (const { prop } of put) if (gone.get(who) === wornAs(prop)) gone.delete(who)
        continue
      }
      const to = givenOf(act)
      worn = worn.flatMap((one) => {
        if (!touched.some(({ prop }) => prop === one.thing.prop)) return [one]
        return to && isRole(scene, to) && act.who === one.who ? [{ ...one, who: to }] : to ? [one] : []
      })
    }
  }
  return { worn, gone }
}

const isInBed = (scene: Scene, who: string): boolean =>
  (scene.acts ?? []).some((act) => act.who === who && (act.does === 'sleeps' || act.does === 'lies'))

/**
 * A scene with what the figures have on since an earlier picture of the book. What a line of this picture is about is as it
 * says.
 */
export function withLastingClothes(
  scene: Scene,
  before: readonly Scene[],
  sheets: readonly CharacterSheet[],
): Scene {
  const { worn, gone } = lastingOf(before, sheets)
  const { acts = [], things = [] } = scene
  const lasting = worn.filter(
    ({ who, thing }) =>
      isRole(scene, who) && !isInBed(scene, who) && !things.some(({ prop }) => prop === thing.prop),
  )
  if (acts.length === 0 || (lasting.length === 0 && gone.size === 0)) return scene
  const more = lasting.filter(
    ({ thing }, at) => lasting.findIndex((other) => other.thing.id === thing.id) === at,
  )
  const cast = scene.cast.map((member) => {
    const own = gone.get(member.who)
    return own ? { ...member, without: [own] } : member
  })
  return dressed(
    {
      ...scene,
      cast,
      acts: [
        ...acts,
        ...more.map(({ who, thing }): SceneAct => ({
          who,
          does: 'wears',
          how: [{ by: 'what', what: thing.id }],
          feels: null,
        })),
      ],
      things: [...things, ...more.map(({ thing }) => thing)],
    },
    sheets,
  )
}

/**
 * The scenes of a book whose lines say on each page what is worn: what is put on and worn again later is worn on the pages
 * between.
 */
export function withClothesBetween(scenes: readonly Scene[], sheets: readonly CharacterSheet[]): Scene[] {
  const wears = (scene: Scene, who: string, prop: Prop | null) =>
    (scene.acts ?? []).some(
      (act) =>
        act.who === who &&
        act.does === 'wears' &&
        act.how.some(({ what }) => thingOf(scene, what)?.prop === prop),
    )
  return scenes.map((scene, at) => {
    const whole = withLastingClothes(scene, scenes.slice(0, at), sheets)
    const added = (whole.acts ?? []).slice(scene.acts?.length ?? 0)
    const isLater = ({ who, how }: SceneAct) =>
      scenes
        .slice(at + 1)
        .some((other) => wears(other, who, thingOf(whole, how[0]?.what ?? '')?.prop ?? null))
    const out = added.filter((act) => !isLater(act))
    if (out.length === added.length && !whole.cast.some(({ without }) => without)) return scene
    const acts = whole.acts?.filter((act) => !out.includes(act))
    return dressed({ ...whole, ...(acts && { acts }) }, sheets)
  })
}

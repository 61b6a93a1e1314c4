import type { Filling, Prop, Relation, Scene, SceneAct, Thing } from '@moonpage/storyteller/scene'
import { canHoldVisibly } from '../../props/fillings.ts'
import { propInfo } from '../../props/draw-prop.ts'

/** What pours without its inside being seen. */
export const spouts: ReadonlySet<string> = new Set(['jug', 'teapot', 'kettle', 'watering-can', 'bottle'])

const isVessel = ({ prop }: Thing): boolean => prop !== null && (canHoldVisibly(prop) || spouts.has(prop))

/** What stuff is poured from where no line says it. */
const poursFrom = (filling: Filling, isOnto: boolean): Prop =>
  filling === 'water' && isOnto
    ? 'watering-can'
    : ['water', 'milk', 'juice', 'tea', 'cocoa'].includes(filling)
      ? 'jug'
      : ['soup', 'porridge', 'pudding'].includes(filling)
        ? 'soup-pot'
        : ['honey', 'jam'].includes(filling)
          ? 'jar'
          : filling === 'batter'
            ? 'bowl'
            : 'bucket'

type Link = SceneAct['how'][number]

/** The things and acts of a scene while what is in vessels is worked out. */
class Fillings {
  readonly things: Map<string, Thing>

  constructor(things: readonly Thing[]) {
    this.things = new Map(things.map((thing) => [thing.id, thing]))
  }

  private find(
    how: readonly Link[],
    by: readonly Relation[],
    is: (thing: Thing) => boolean,
  ): Thing | undefined {
    return how
      .filter((link) => by.includes(link.by))
      .map(({ what }) => this.things.get(what))
      .find((thing) => thing !== undefined && is(thing))
  }

  private fill(vessel: Thing, change: Partial<Thing>): void {
    this.things.set(vessel.id, { ...vessel, ...change })
  }

  /** What is said of a vessel is seen in it: `soup is in the pot`. */
  private restingIn(act: SceneAct, loose: Thing): SceneAct | null {
    const vessel = this.find(act.how, ['in'], isVessel)
    if (!vessel || !loose.filling) return null
    this.fill(vessel, { filling: loose.filling })
    return { ...act, who: vessel.id, does: 'stands', how: act.how.filter(({ what }) => what !== vessel.id) }
  }

  private poured(act: SceneAct): SceneAct {
    const { how } = act
    const isMany = (thing: Thing) =>
      thing.prop !== null && propInfo[thing.prop].kind === 'held' && !isVessel(thing)
    const stuff = this.find(how, ['what', 'with'], ({ loose }) => loose === true)
    const target = this.find(how, ['in', 'on', 'over'], (thing) => !thing.loose)
    const items =
      target && isVessel(target)
        ? this.find(how, ['what', 'with'], (thing) => !thing.loose && isMany(thing))
        : undefined
    const source =
      this.find(how, ['from', 'with'], (thing) => !thing.loose && isVessel(thing)) ??
      this.find(how, ['what'], (thing) => !thing.loose && isVessel(thing))
    // What falls on the ground was in it.
    const fallen = target ? undefined : this.find(how, ['what'], (thing) => !thing.loose && isMany(thing))
    const filling = stuff?.filling ?? items?.prop ?? fallen?.prop ?? source?.filling ?? usually(source?.prop)
    if (target && isVessel(target) && filling && target !== source)
      this.fill(target, {
        filling: target.filling ?? filling,
        ...(!target.state && { state: 'half-full' as const }),
        ...(act.leaves === 'full' && { state: 'full' as const }),
      })
    const rest = how.filter(({ what }) => what !== stuff?.id && what !== items?.id && what !== source?.id)
    if (source) {
      if (filling)
        this.fill(source, {
          filling,
          ...(act.leaves !== 'full' && source.state === 'full' && { state: undefined }),
        })
      return { ...act, how: [{ by: 'what', what: source.id }, ...rest] }
    }
    if (stuff?.filling) {
      const isOnto = how.some(({ by }) => by === 'on' || by === 'over')
      this.fill(stuff, { prop: poursFrom(stuff.filling, isOnto), loose: false })
      return { ...act, how: [{ by: 'what', what: stuff.id }, ...rest] }
    }
    if (!items) return act
    // Put in one by one.
    this.fill(items, { count: 1, state: undefined })
    return { ...act, does: 'drops', how: [{ by: 'what', what: items.id }, ...rest] }
  }

  /** `stirs porridge in the pot`, `eats pudding from the bowl`: the vessel, with that in it. */
  private used(act: SceneAct): SceneAct {
    const stuff = this.find(act.how, ['what', 'at'], ({ loose }) => loose === true)
    const vessel = this.find(act.how, ['from', 'in'], (thing) => !thing.loose && isVessel(thing))
    if (!stuff?.filling || !vessel) return act
    this.fill(vessel, { filling: stuff.filling })
    return {
      ...act,
      how: act.how.flatMap((link) =>
        link.what === stuff.id ? [{ by: link.by, what: vessel.id }] : link.what === vessel.id ? [] : [link],
      ),
    }
  }

  /** Who stirs has a spoon, who feeds somebody has it full. */
  private spooned(act: SceneAct): SceneAct {
    const tool = this.find(act.how, ['with'], () => true)
    if (act.does === 'stirs' && !tool) {
      const id = `spoon of ${act.who}`
      this.things.set(id, { id, name: 'the spoon', prop: 'spoon', count: 1 })
      return { ...act, how: [...act.how, { by: 'with', what: id }] }
    }
    const dish = this.find(act.how, ['what'], isVessel)
    if (act.does === 'eats' && tool?.prop === 'spoon' && dish)
      return {
        ...act,
        how: [
          { by: 'what', what: tool.id },
          { by: 'from', what: dish.id },
        ],
      }
    if (act.does !== 'gives' || tool?.prop !== 'spoon') return act
    const food = this.find(act.how, ['what'], () => true)
    return {
      ...act,
      how: [
        { by: 'what', what: tool.id },
        ...act.how.flatMap((link) =>
          link.what === tool.id || link.what === food?.id
            ? []
            : link.by === 'what'
              ? [{ ...link, by: 'to' as const }]
              : [link],
        ),
      ],
    }
  }

  staged(act: SceneAct): SceneAct {
    const own = this.things.get(act.who)
    if (own?.loose) return this.restingIn(act, own) ?? act
    if (act.does === 'pours') return this.poured(act)
    return this.spooned(this.used(act))
  }
}

/** What is in a vessel that pours, where nothing else is said. */
const usually = (prop: Prop | null | undefined): Filling | undefined =>
  prop === 'soup-pot'
    ? 'soup'
    : prop === 'teapot'
      ? 'tea'
      : prop === 'paint-pot'
        ? 'paint'
        : prop === 'honey-jar'
          ? 'honey'
          : prop === 'jam-jar'
            ? 'jam'
            : prop && (spouts.has(prop) || prop === 'bucket' || prop === 'cup' || prop === 'bowl')
              ? 'water'
              : undefined

/**
 * A scene in which vessels have what its acts say of them: who pours soup from the pot into the bowl has one pot, and both have
 * soup. Pure.
 */
export function withFillings(scene: Scene): Scene {
  if (!scene.acts) return scene
  const fillings = new Fillings(scene.things ?? [])
  const acts = scene.acts.map((act) => fillings.staged(act))
  const named = (id: string) => acts.some(({ who, how }) => who === id || how.some(({ what }) => what === id))
  const said = (id: string) =>
    scene.acts?.some(({ who, how }) => who === id || how.some(({ what }) => what === id))
  return { ...scene, acts, things: [...fillings.things.values()].filter(({ id }) => named(id) || !said(id)) }
}

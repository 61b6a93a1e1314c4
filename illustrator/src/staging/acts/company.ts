import type { Scene, SceneAct, Thing } from '@moonpage/storyteller/scene'
import { propInfo } from '../../props/draw-prop.ts'
import { perches } from './deeds.ts'

/** What two do on one seat. */
const pairDeeds: ReadonlySet<SceneAct['does']> = new Set([
  'hugs',
  'whispers',
  'leans',
  'holds-hands',
  'touches',
  'gives',
  'shows',
])
const seats: ReadonlySet<string> = new Set([...perches, 'bed', 'raft', 'sled', 'blanket', 'hay-bale'])

const isPlacedBy = ({ how }: SceneAct): boolean =>
  how.some(({ by }) => by === 'on' || by === 'in' || by === 'under')

type Said = { acts: readonly SceneAct[]; things: readonly Thing[]; cast: readonly string[]; hasBed: boolean }

/** Who hugs somebody on a bench sits there, and so does whom they hug. */
function onOneSeat(act: SceneAct, { acts, things, cast }: Said): SceneAct[] {
  const propOf = (id: string) => things.find((thing) => thing.id === id)?.prop ?? ''
  const other = act.how.find(({ what }) => cast.includes(what))?.what
  const seat = act.how.find(({ by, what }) => (by === 'on' || by === 'in') && seats.has(propOf(what)))
  if (!pairDeeds.has(act.does) || !seat || !other) return [act]
  const sit = (who: string): SceneAct => ({
    who,
    does: 'sits',
    how: [{ by: 'on', what: seat.what }],
    feels: null,
  })
  const others = acts.some((one) => one.who === other && isPlacedBy(one)) ? [] : [sit(other)]
  return [{ ...act, how: act.how.filter((link) => link !== seat) }, sit(act.who), ...others]
}

const pulling: ReadonlySet<SceneAct['does']> = new Set(['pulls', 'lays', 'throws'])

/** Whom somebody tucks in lies there, under the blanket. */
function tuckedIn(act: SceneAct, { acts, things, cast, hasBed }: Said): SceneAct[] {
  const isCloth = (id: string) =>
    ['blanket', 'cape', 'curtain'].includes(things.find((one) => one.id === id)?.prop ?? '')
  const pulled = act.how.find(
    ({ by, what }) => (by === 'over' || by === 'on' || by === 'to') && cast.includes(what),
  )?.what
  if (
    hasBed &&
    pulled &&
    pulling.has(act.does) &&
    act.how.some(({ by, what }) => by === 'what' && isCloth(what))
  )
    return tuckedIn(
      { ...act, does: 'covers', how: [{ by: 'what', what: pulled }] },
      { acts, things, cast, hasBed },
    )
  if (act.does !== 'covers') return [act]
  const whom = act.how.find(({ by, what }) => by === 'what' && cast.includes(what))?.what
  if (!whom) return [act]
  const how = act.how.map((link) =>
    link.by === 'in' && isCloth(link.what) ? { ...link, by: 'with' as const } : link,
  )
  const isBusy = acts.some(({ who, does }) => who === whom && does !== 'is')
  return hasBed && !isBusy
    ? [
        { ...act, how: how.filter(({ by }) => by !== 'in') },
        { who: whom, does: 'lies', how: [], feels: 'calm' },
      ]
    : [{ ...act, how }]
}

/** `carries basket with three kittens`: they are in it. */
function carriedIn(act: SceneAct, { things }: Said): SceneAct[] {
  const vessel = act.how.find(({ by }) => by === 'what')?.what
  const riders = act.how.filter(
    ({ by, what }) => by === 'with' && things.some(({ id, species }) => id === what && species !== undefined),
  )
  if ((act.does !== 'carries' && act.does !== 'holds') || !vessel || riders.length === 0) return [act]
  return [
    ...riders.map(({ what }): SceneAct => ({
      who: what,
      does: 'sits',
      how: [{ by: 'in', what: vessel }],
      feels: null,
    })),
    { ...act, how: act.how.filter((link) => !riders.includes(link)) },
  ]
}

/** Who sleeps on somebody who is up is carried on the back. */
function carriedAsleep(act: SceneAct, { acts, things, cast }: Said): SceneAct {
  const prop = things.find(({ id }) => id === act.who)?.prop
  if (prop && propInfo[prop].kind !== 'creature') return act
  const under = act.how.find(({ by, what }) => by === 'on' && cast.includes(what))?.what
  const own = acts.find(({ who, does }) => who === under && does !== 'is')
  if ((act.does !== 'sleeps' && act.does !== 'lies') || !own || down.has(own.does)) return act
  return { ...act, does: 'rides', feels: 'sleepy' }
}
const down: ReadonlySet<SceneAct['does']> = new Set(['sits', 'lies', 'sleeps', 'kneels', 'reads', 'rows'])

/** Who is hugged, and does nothing else, hugs back. */
function huggedBack(act: SceneAct, { acts, cast }: Said): SceneAct[] {
  const whom = act.does === 'hugs' ? act.how.find(({ what }) => cast.includes(what))?.what : undefined
  if (!whom || acts.some(({ who }) => who === whom)) return [act]
  return [act, { who: whom, does: 'hugs', how: [{ by: 'what', what: act.who }], feels: null }]
}

/** The acts with what they say of others: who is hugged on a bench sits there, who is tucked in lies. Pure. */
export function withCompany(scene: Scene, hasBed: boolean): Scene {
  const { acts, things = [] } = scene
  if (!acts) return scene
  const said: Said = { acts, things, cast: scene.cast.map(({ who }) => who), hasBed }
  return {
    ...scene,
    acts: acts
      .flatMap((act) => huggedBack(act, said))
      .flatMap((act) => onOneSeat(act, said))
      .flatMap((act) => tuckedIn(act, said))
      .flatMap((act) => carriedIn(act, said))
      .map((act) => carriedAsleep(act, said)),
  }
}

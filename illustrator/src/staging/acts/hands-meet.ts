import type { SceneAct } from '@moonpage/storyteller/scene'
import { isEyepiece } from './grasp.ts'

const puts: ReadonlySet<SceneAct['does']> = new Set(['gathers', 'lays', 'drops'])
const carries: ReadonlySet<SceneAct['does']> = new Set(['holds', 'carries', 'lifts', 'shows'])

const isWhat = ({ how }: SceneAct, id: string): boolean =>
  how.some(({ by, what }) => by === 'what' && what === id)

/**
 * Acts in which hands meet: what is put into a vessel that somebody else holds is given to them, and who lifts a telescope looks
 * through it, at whoever is far away, or at the sky.
 */
export function handsMeet(
  acts: readonly SceneAct[],
  cast: readonly string[],
  propOf: (id: string) => string,
): SceneAct[] {
  return acts.map((act): SceneAct => {
    if (!cast.includes(act.who)) return act
    if (act.does === 'lifts' && act.how.some(({ by, what }) => by === 'what' && isEyepiece(propOf(what)))) {
      const far = acts.find(({ how }) => how.some(({ what }) => what === 'distance'))?.who ?? 'sky'
      const how = act.how.map((one) => (isEyepiece(propOf(one.what)) ? { ...one, by: 'with' as const } : one))
      return { ...act, does: 'looks', how: [...how, { by: 'at', what: far }] }
    }
    const vessel = puts.has(act.does) && act.how.find(({ by }) => by === 'in')
    const holder =
      vessel &&
      acts.find(
        (one) =>
          one.who !== act.who && cast.includes(one.who) && carries.has(one.does) && isWhat(one, vessel.what),
      )
    if (!vessel || !holder || !act.how.some(({ by, what }) => by === 'what' && !cast.includes(what)))
      return act
    return {
      ...act,
      does: 'gives',
      how: act.how.map((one) => (one === vessel ? { by: 'to', what: holder.who } : one)),
    }
  })
}

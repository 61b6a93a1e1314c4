import type { SceneAct } from '@moonpage/storyteller/scene'
import { deeds } from './deeds.ts'
import { putOnBody } from './hands.ts'
import type { Node } from './nodes.ts'

/** How one is on a seat, whatever else one does there. */
export const resting: ReadonlySet<SceneAct['does']> = new Set(['sits', 'stands', 'kneels', 'rides'])

const isSeat = ({ does, how }: SceneAct): boolean =>
  resting.has(does) && how.some(({ by, what }) => (by === 'on' || by === 'in') && what !== 'bed')

/** What a figure does: wearing something, or sitting somewhere, only if it does nothing else. */
export function actOf(acts: readonly SceneAct[], who: string): SceneAct | null {
  const all = acts.filter((act) => act.who === who && act.does !== 'is')
  const deed = all.some((act) => !isSeat(act) && deeds[act.does].grasp !== undefined)
  const own = deed ? all.filter((act) => !isSeat(act)) : all
  const act = own.find(({ does }) => does !== 'wears') ?? own[0]
  const feels = own.find((one) => one.feels)?.feels
  return act ? (act.feels || !feels ? act : { ...act, feels }) : null
}

/** Whether a thing is on somebody's head or body. */
export const isWorn = (node: Node | undefined): boolean =>
  node?.kind === 'thing' && (node.onHead !== null || node.isHidden)

/** Puts on what the acts say is worn. Whoever has nothing but clothes put on just stands there. */
export function dress(acts: readonly SceneAct[], nodes: ReadonlyMap<string, Node>): void {
  for (const { who, does, how } of acts) {
    const node = nodes.get(who)
    // A scarf that is tied round somebody is on them.
    const other = how.map(({ by, what }) => (by === 'from' ? undefined : nodes.get(what)))
    if ((does === 'ties' || does === 'covers') && other.some((one) => one?.kind === 'figure'))
      for (const one of other)
        if (one?.kind === 'thing' && (one.prop === 'scarf' || one.prop === 'cape'))
          one.isHidden = one.isPlaced = true
    if (does !== 'wears' || node?.kind !== 'figure') continue
    for (const { by, what } of how) {
      const worn = by === 'what' ? nodes.get(what) : undefined
      if (worn?.kind !== 'thing' || !putOnBody(worn, node) || worn.onHead) continue
      if (node.act?.does === 'wears') node.act = { ...node.act, does: 'stands' }
    }
  }
}

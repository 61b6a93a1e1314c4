import type { Action } from '@moonpage/storyteller/scene'
import { isBird } from '../../figures/birds.ts'
import { isPerson } from '../../figures/clothes.ts'
import { figuresOn, turnTo, type Board } from './board.ts'
import { deeds } from './deeds.ts'
import type { FigureNode } from './nodes.ts'

/** With the eyes shut, hidden, or on what is thought of. */
const inward: ReadonlySet<Action> = new Set<Action>([
  'sleeps',
  'lies',
  'yawns',
  'hides',
  'thinks',
  'cries',
  'covers-eyes',
  'sneezes',
  'headstands',
  'falls',
  'tumbles',
])

/** Whether somebody only is there. */
export const isIdle = (node: FigureNode): boolean =>
  !node.act || node.act.does === 'is' || node.act.does === 'stands' || node.act.does === 'sits'

/** What one looks out of, at those who are before it. */
const outOf: ReadonlySet<string> = new Set(['window', 'door', 'gate', 'tent', 'house'])

/** Whether somebody peeps out of a window or a door, at others who are before it. */
export const looksOut = ({ how, on }: FigureNode): boolean =>
  how === 'peeping' && on !== null && outOf.has(on.prop)

/** Whether somebody who looks out turns the head to the side: a window's frame would cut off a snout. */
export const turnsOut = ({ on, player }: FigureNode): boolean =>
  on?.prop === 'door' || on?.prop === 'gate' || isPerson(player.sheet.species) || isBird(player.sheet.species)

/** Whom somebody watches whose own act is about nobody: who acts on them, else who acts, else who is nearest. */
function watchedBy(
  { acts, nodes }: Board,
  node: FigureNode,
  others: readonly FigureNode[],
): FigureNode | null {
  const doers = acts.flatMap(({ who, does, how }) => {
    const doer = nodes.get(who)
    return doer?.kind === 'figure' && others.includes(doer) && does !== 'is' && does !== 'wears'
      ? [{ doer, isToNode: how.some(({ what }) => what === node.id) }]
      : []
  })
  const found = doers.find(({ isToNode }) => isToNode) ?? doers.find(({ doer }) => !isIdle(doer)) ?? doers[0]
  const near = others.toSorted((a, b) => Math.abs(a.x - node.x) - Math.abs(b.x - node.x))[0]
  return found?.doer ?? near ?? null
}

/** What somebody is given who does nothing else. */
function givenTo({ acts, nodes }: Board, node: FigureNode): FigureNode['receives'] {
  for (const { who, does, how } of acts) {
    const from = nodes.get(who)
    const isToNode = how.some(({ by, what }) => by === 'to' && what === node.id)
    if (does === 'gives' && isToNode && from?.kind === 'figure' && from.holds && from !== node)
      return { from, thing: from.holds }
  }
  return undefined
}

/** Gives somebody whose act is about nobody whom to look at, and turns them there. */
export function watch(board: Board, node: FigureNode): void {
  const does = node.act?.does ?? 'stands'
  const given = isIdle(node) || does === 'looks' ? givenTo(board, node) : undefined
  if (given && node.how === 'free' && !node.holds && !node.bed) {
    node.receives = given
    node.target = given.from
    return turnTo(node, given.from)
  }
  const isOut = looksOut(node)
  const hasAim = node.target !== null && node.target !== node.holds && !(isOut && node.target === node.on)
  const isBound = node.act?.how.some(({ what }) => what === 'sky' || what === 'far' || what === 'ground')
  if (hasAim || isBound || node.depth > 0 || node.back || node.bed || inward.has(does)) return
  const others = figuresOn(board).filter((one) => one !== node && one.isPlaced && one.depth === 0)
  const watched = watchedBy(board, node, others)
  if (!watched) return
  node.watches = watched
  if ((node.how === 'free' || isOut) && !deeds[does].goes && !node.cord && !node.atop) turnTo(node, watched)
}

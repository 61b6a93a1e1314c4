import type { SceneAct } from '@moonpage/storyteller/scene'
import { actOn } from '../../figures/acts.ts'
import type { FigureAction } from '../../figures/figure-action.ts'
import { isBird } from '../../figures/birds.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { middleOf } from './grasp.ts'
import type { FigureNode } from './nodes.ts'

/** Acts that leave the hands as they are, but for the one with the cord. */
const besides: ReadonlySet<SceneAct['does']> = new Set([
  'walks',
  'runs',
  'creeps',
  'tiptoes',
  'jumps',
  'sits',
  'waves',
  'rides',
])

/** The end of a cord in the hands, or in the mouth. */
export function withCord(
  node: FigureNode,
  own: FigureAction,
  { at, taut, to }: NonNullable<FigureNode['cord']>,
): FigureAction {
  const isFour = goesOnFour(node.player.sheet.species) || node.player.sheet.species === 'whale'
  const face = node.act?.feels ?? (taut ? 'effort' : own.face)
  const aim = to && middleOf(to)
  const gaze: FigureAction['gaze'] = aim
    ? { x: ((aim.x - node.x) * node.facing) / node.f, y: (aim.y - node.y) / node.f }
    : own.gaze
  if (besides.has(node.act?.does ?? 'stands')) {
    const reach = at.x < 0 ? { ...own.reach, back: at } : { ...own.reach, front: at }
    return { ...own, reach, grip: 'closed', ...(isFour && { act: undefined, reach: { front: at } }) }
  }
  const base = actOn(taut ? 'pull' : 'take', { at, half: taut ? 8 : 4 })
  return {
    ...base,
    ...(!isFour && (!taut || isBird(node.player.sheet.species)) && { act: undefined, reach: { front: at } }),
    gaze,
    head: to ? 'profile' : 'three-quarter',
    legs: node.how === 'free' ? base.legs : own.legs,
    ...(node.how !== 'free' && { lean: own.lean, crouch: own.crouch }),
    face: face === 'effort' && !taut ? 'happy' : face,
  }
}

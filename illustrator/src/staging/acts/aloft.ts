import type { SceneAct } from '@moonpage/storyteller/scene'
import { isBird } from '../../figures/birds.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { figuresOn, freeSpot, put, type Board } from './board.ts'
import { wide } from './deeds.ts'
import { enlarge, isIn, type FigureNode, type ThingNode } from './nodes.ts'
import { layFlat } from './lie-flat.ts'
import { fitStick } from './sticks.ts'
import { putIn } from './put-in.ts'

/** What one rides astride. */
export const astride: ReadonlySet<string> = new Set(['broom', 'stick', 'fishing-rod'])
/** What flies wherever somebody rides it. */
const magic: ReadonlySet<string> = new Set(['carpet', 'feather', 'leaf', 'paper', 'letter', 'comet', 'cloud'])

const sheets: ReadonlySet<string> = new Set(['paper', 'letter', 'book', 'map', 'pillow'])

/**
 * Who sits on something that flies is up in the air with it; on a broom they are astride, and who `rides broom on
 * ground` runs with it between the legs. False for all others.
 */
export function flyOn(board: Board, node: FigureNode, act: SceneAct): boolean {
  if (act.does !== 'flies' && act.does !== 'rides') return false
  const link = act.how.find(({ by, what }) => {
    const one = board.nodes.get(what)
    return (
      ['on', 'in', 'what', ...(act.does === 'flies' ? ['with'] : [])].includes(by) &&
      one?.kind === 'thing' &&
      !one.by &&
      one.depth === 0
    )
  })
  const thing = link && board.nodes.get(link.what)
  if (thing?.kind !== 'thing' || propInfo[thing.prop].width >= wide || node.isPlaced) return false
  if (astride.has(thing.prop) && isGallop(board, act, thing)) return gallop(board, node, thing)
  if (astride.has(thing.prop)) return sitAstride(board, node, thing)
  const flies = act.does === 'flies' ? link!.by === 'on' || link!.by === 'in' : magic.has(thing.prop)
  if (!flies || thing.prop === 'kite' || thing.prop === 'balloon') return false
  node.act = { ...act, does: 'rides' }
  if (thing.y === 0) {
    if (!thing.isPlaced) put(thing, freeSpot(board, thing))
    if (link!.by !== 'in' && propInfo[thing.prop].kind === 'held') {
      layFlat(thing)
      if (sheets.has(thing.prop)) thing.thing = { ...thing.thing, state: 'flat' }
      enlarge(thing, Math.min(3.4, (1.3 * node.half) / thing.half))
    }
    thing.y = -170 * board.scale
  }
  putIn(board, node, thing, link!.by === 'in' ? 'in' : 'on')
  node.y += thing.y + (thing.isLying ? thing.height * 0.45 : 0)
  return true
}

const ridersOf = ({ acts }: Board, { id }: ThingNode): number =>
  acts.filter(
    ({ does, how }) => (does === 'rides' || does === 'flies') && how.some(({ what }) => what === id),
  ).length

/** Whether somebody alone rides a stick as a hobby horse. */
const isGallop = (board: Board, { how }: SceneAct, stick: ThingNode): boolean =>
  how.some(({ what }) => what === 'ground') && ridersOf(board, stick) === 1

/** Runs with the stick between the legs, a hand at its upper end. */
function gallop(board: Board, node: FigureNode, stick: ThingNode): boolean {
  put(node, figuresOn(board).some(isIn) ? freeSpot(board, node) : 0)
  fitStick(node, stick)
  Object.assign(stick, { by: node, isPlaced: true })
  Object.assign(node, { holds: stick, act: { ...node.act!, does: 'runs' } })
  return true
}

function sitAstride(board: Board, node: FigureNode, stick: ThingNode): boolean {
  const { species } = node.player.sheet
  const hangs = !goesOnFour(species) && !isBird(species) && species !== 'whale'
  const isLow = node.act?.how.some(({ what }) => what === 'ground')
  const before = figuresOn(board).filter(({ on }) => on === stick).length
  if (!stick.isLying) {
    stick.isLying = true
    ;[stick.half, stick.height] = [stick.height / 2, stick.half * 2]
    const length = (0.7 + 0.6 * ridersOf(board, stick)) * node.half + 90 * node.f
    enlarge(stick, Math.max(1, (isLow && !hangs ? node.half : length) / stick.half))
    const isInTheWay = figuresOn(board).some(isIn)
    put(stick, isInTheWay ? freeSpot(board, stick) : 0, (isLow ? (hangs ? -60 : -30) : -200) * node.f)
    stick.liesTo = node.facing
    stick.z = 4
  }
  const sunk = stick.prop === 'broom' ? 0.5 : 0.6
  put(
    node,
    stick.x - node.facing * (before * 1.4 * node.half - (ridersOf(board, stick) > 1 ? 0.4 : 0) * node.half),
    isLow && !hangs ? 0 : stick.y - stick.height * sunk + (hangs ? 46 : 20) * node.f,
  )
  Object.assign(node, { on: stick, how: 'seated', act: { ...node.act!, does: 'rides' } })
  node.z = stick.z - 4 + before
  // A hand is on the stick.
  if (hangs || isBird(species))
    node.cord = { at: hangs ? { x: 76, y: -54 } : { x: 92, y: -32 }, taut: false, to: null }
  return true
}

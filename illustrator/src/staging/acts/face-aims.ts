import type { Action } from '@moonpage/storyteller/scene'
import { propInfo } from '../../props/draw-prop.ts'
import { figuresOn, type Board } from './board.ts'
import type { Node, ThingNode } from './nodes.ts'

/** What is done towards somebody or something. */
const towards: ReadonlySet<Action> = new Set<Action>([
  'says',
  'shouts',
  'whispers',
  'sings',
  'laughs',
  'cries',
  'looks',
  'points',
  'waves',
  'listens',
  'sniffs',
  'claps',
  'cheers',
  'shows',
  'gives',
])

/** Turns each small creature to whom or what it acts on; one that speaks to nobody, to those who are there. */
export function faceAims(board: Board): void {
  const { acts, nodes } = board
  for (const { who, does, how } of acts) {
    const thing = nodes.get(who)
    if (thing?.kind !== 'thing' || !isLoose(thing) || !towards.has(does)) continue
    const aims = how.flatMap(({ by, what }): Node[] => {
      const other = by === 'to' || by === 'at' || by === 'what' ? nodes.get(what) : undefined
      return other && other.depth === 0 && other.isPlaced ? [other] : []
    })
    const others = aims.length > 0 ? aims : figuresOn(board).filter(({ depth }) => depth === 0)
    const middle = others.reduce((sum, { x }) => sum + x / others.length, 0)
    if (others.length > 0 && Math.abs(middle - thing.x) > thing.half * 0.3)
      thing.faces = middle > thing.x ? 1 : -1
  }
}

/** Whether a creature stands by itself, and may turn. */
const isLoose = ({ prop, depth, by, faces, tiedTo }: ThingNode): boolean =>
  propInfo[prop].kind === 'creature' && depth === 0 && !by && !tiedTo && faces === undefined

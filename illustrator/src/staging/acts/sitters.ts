import type { SceneAct } from '@moonpage/storyteller/scene'
import type { Board } from './board.ts'
import type { FigureNode, ThingNode } from './nodes.ts'

/** What is done on a seat. */
export const seated: ReadonlySet<SceneAct['does']> = new Set([
  'sits',
  'lies',
  'sleeps',
  'rides',
  'stands',
  'jumps',
  'cheers',
  'dances',
  'kneels',
  'slides',
  'swings',
  'rows',
  'is',
  'yawns',
  'sings',
  'hums',
  'claps',
  'laughs',
  'cries',
  'thinks',
  'shouts',
  'says',
  'waves',
  'crouches',
  'reads',
])

/** Half of the room that a figure needs on a seat: who is curled up is wide. */
export const roomOf = ({ half, f, act }: FigureNode): number =>
  act?.does === 'sleeps' || act?.does === 'lies' ? Math.max(half, 132 * f) : half

/** On what one lies, and others sit beside. */
export const long: ReadonlySet<string> = new Set(['bench', 'log'])

/** What is as long as all need who are on it. */
export const boards: ReadonlySet<string> = new Set(['raft', 'sled', 'train', 'cloud'])

/** In the middle of which one is who is alone there. */
export const central: ReadonlySet<string> = new Set([
  'blanket',
  'pond',
  'puddle',
  'mud',
  'raft',
  'boat',
  'bridge',
  'house',
  'mound',
  'boulder',
  'cloud',
  'hay-bale',
])

/** Whether the acts have somebody on a thing. */
const isOn = ({ acts }: Board, who: string, thing: ThingNode): boolean =>
  acts.some((act) => act.who === who && act.how.some(({ by, what }) => by === 'on' && what === thing.id))

/** Who is in or on a thing, as the acts say. */
export const sittersOf = (board: Board, thing: ThingNode): FigureNode[] =>
  board.acts.flatMap(({ who, does, how }) => {
    const one = board.nodes.get(who)
    const sits = how.some(({ by, what }) => (by === 'in' || by === 'on') && what === thing.id)
    const isBeside =
      does === 'sits' &&
      long.has(thing.prop) &&
      how.some(({ by, what }) => by === 'beside' && isOn(board, what, thing))
    return one?.kind === 'figure' && (((seated.has(does) || does === 'hides') && sits) || isBeside)
      ? [one]
      : []
  })

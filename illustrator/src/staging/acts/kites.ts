import type { Relation, SceneAct } from '@moonpage/storyteller/scene'
import type { Board } from './board.ts'
import { layFlat } from './lie-flat.ts'
import type { FigureNode, Node, ThingNode } from './nodes.ts'

/** What has a kite in the air or in somebody's hands. */
const lifting: ReadonlySet<SceneAct['does']> = new Set([
  'flies',
  'hangs',
  'swings',
  'falls',
  'pulls',
  'holds',
  'carries',
  'lifts',
  'shows',
  'gives',
  'takes',
  'catches',
  'throws',
  'hugs',
  'tears',
])

/** Lays kites down on which somebody is, or of which no act says that they fly or are held, before anybody comes to them. */
export function layKites({ acts, nodes }: Board): void {
  for (const kite of nodes.values()) {
    if (kite.kind !== 'thing' || kite.prop !== 'kite' || kite.depth > 0) continue
    const about = acts.filter(({ who, how }) => who === kite.id || how.some(({ what }) => what === kite.id))
    const isUnder = about.some(
      ({ who, does, how }) =>
        who !== kite.id && does !== 'hangs' && how.some(({ by, what }) => by === 'on' && what === kite.id),
    )
    if (isUnder || (about.length > 0 && !about.some(({ does }) => lifting.has(does)))) layDown(kite)
  }
}

/** A kite that nobody holds and that does not fly lies on the ground: it does not stand on its tail. */
export function dropKites(nodes: Iterable<Node>): void {
  for (const kite of nodes) {
    if (kite.kind !== 'thing' || kite.prop !== 'kite' || kite.depth > 0) continue
    const isUp = kite.y < -12 || kite.lifted > 0 || kite.turn !== 0
    if (isUp || kite.by || kite.on || kite.onHead || kite.isFlown || kite.tiedTo) continue
    layDown(kite)
  }
}

function layDown(kite: ThingNode): void {
  if (!kite.isLying && kite.thing.count === 1) layFlat(kite)
}

/** Behind a kite in the air is behind whoever flies it. */
export const whoFlies = ({ nodes }: Board, by: Relation, about: Node | undefined): Node | undefined =>
  by === 'behind' && about?.kind === 'thing' && about.isFlown
    ? [...nodes.values()].find((one): one is FigureNode => one.kind === 'figure' && one.cord?.to === about)
    : about

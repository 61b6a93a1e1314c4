import { figuresOn, type Board } from './board.ts'

/** Turns all away from whom they look away from: `looks from the stranger`. */
export function lookAway(board: Board): void {
  for (const node of figuresOn(board)) {
    const act = board.acts.find(
      ({ who, does, how }) =>
        who === node.id &&
        does === 'looks' &&
        how.some(({ by, what }) => by === 'from' && board.nodes.get(what)?.kind === 'figure'),
    )
    const other = act?.how.map(({ what }) => board.nodes.get(what)).find((one) => one?.kind === 'figure')
    if (!act || !other || node.depth > 0 || node.back || node.bed) continue
    node.facing = node.x < other.x ? -1 : 1
    if (node.target === other) node.target = null
    delete node.watches
    if (node.act === act) node.act = { ...act, how: [{ by: 'to', what: 'far' }] }
  }
}

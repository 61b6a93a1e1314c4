import { goesOnFour } from '../../figures/quadruped-frames.ts'
import type { Rest } from '../../stage-of-place.ts'
import type { Placed } from '../players.ts'
import type { FigureNode } from './nodes.ts'
import { silhouetteOf } from './silhouette.ts'

type Place = (node: FigureNode, index: number) => { placed: Placed }

/** How high over the pillow's middle the chin is of one who sits up, in figure units; a short body is lower. */
const chinOf = (species: string): number => (species === 'hedgehog' ? -64 : 14)

/** Sits those up who have a long body: upright behind the quilt, the back and the tail under it. */
export function sitUp(figures: readonly FigureNode[], place: Place, rest: Rest, ground: number): void {
  figures.forEach((node, index) => {
    const { species } = node.player.sheet
    if (node.bed !== 'upright' || !(species === 'whale' || goesOnFour(species))) return
    if (species !== 'hedgehog') node.rears = true
    const { skull, solids, face } = silhouetteOf(place(node, index).placed)
    const trunk = solids[1] ?? solids[0]!
    if (node.rears) node.x += node.x - (skull.left + skull.right + trunk.left + trunk.right) / 4
    node.y += rest.y - ground - chinOf(species) * node.f - face.bottom
  })
}

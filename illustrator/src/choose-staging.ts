import type { CharacterSheet, Scene } from '@moonpage/storyteller/scene'
import { composeScene, type Composition } from './compose-scene.ts'
import type { PictureCells } from './seen/layer-cells.ts'
import { lookAt } from './seen/looked.ts'
import { weightOf, type PictureFault } from './seen/fault.ts'
import { mendings } from './seen/mendings.ts'
import { faultsIn, faultsOf } from './seen/picture-faults.ts'
import { unchanged, type Restaging } from './staging/acts/changes.ts'

/**
 * A composition with its cells, what is wrong with it, how it was staged, what was wrong with its first staging, and how many were
 * tried.
 */
export type Chosen = {
  made: Composition
  cells: PictureCells
  restaging: Restaging
  faults: PictureFault[]
  first: PictureFault[]
  tried: number
}

/** How many stagings are composed at most, the first one among them. */
export const mostStagings = 10

/** By how much another staging has to be better than the one before: about a fault of the least weight. */
const gain = 0.9

/**
 * Composes a scene; where the composition has faults, composes other stagings, and returns the one with the least. A picture
 * whose first staging has no faults is that of `composeScene`. The same arguments give the same choice.
 */
export function chooseStaging(scene: Scene, cast: readonly CharacterSheet[], seed: string): Chosen {
  const made = composeScene(scene, cast, seed)
  const looked = lookAt(made)
  const first = faultsIn(looked)
  const { cells } = looked
  let best = { restaging: unchanged, faults: first, made }
  let tried = 1
  const seen = new Set<string>()
  const next = () => mendings(best, best.restaging).find((one) => !seen.has(JSON.stringify(one)))
  for (let restaging = next(); restaging && tried < mostStagings; restaging = next()) {
    seen.add(JSON.stringify(restaging))
    tried++
    const other = tryStaging(scene, cast, seed, restaging, made)
    if (weightOf(other.faults) < weightOf(best.faults) - gain) best = other
  }
  if (best.restaging === unchanged) return { ...best, cells, first, tried }
  // The place is painted, too, and its foreground is that of the page.
  const whole = composeScene(scene, cast, seed, best.restaging)
  const seenWhole = lookAt(whole)
  const faults = faultsIn(seenWhole)
  return weightOf(faults) < weightOf(first) - gain
    ? { ...best, made: whole, cells: seenWhole.cells, faults, first, tried }
    : { made, cells, restaging: unchanged, faults: first, first, tried }
}

function tryStaging(
  scene: Scene,
  cast: readonly CharacterSheet[],
  seed: string,
  restaging: Restaging,
  { stage }: Composition,
) {
  const made = composeScene(scene, cast, seed, restaging, stage)
  return { restaging, made, faults: faultsOf(made) }
}

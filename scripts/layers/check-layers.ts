import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLayers } from './layer-list.ts'
import { cycles, layerViolations } from './violations.ts'
import { readModules } from './modules.ts'

/** The folders that are read: whatever is written in them must stand on a layer. */
const folders = ['contract', 'storyteller', 'illustrator', 'server', 'web', 'scripts', 'e2e', 'bench']

/**
 * Holds the tree against the layers that docs/architecture.md lists.
 * @returns how many modules were read, and a sentence for each wrong arrow and each cycle
 * @throws when nothing, or not everything, could be read
 */
export async function checkLayers(root: string): Promise<{ read: number; faults: string[] }> {
  const layers = readLayers(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))
  const modules = await readModules(root, folders)
  return {
    read: modules.length,
    faults: [...layerViolations(modules, layers), ...cycles(modules).map((circle) => `A cycle: ${circle}`)],
  }
}

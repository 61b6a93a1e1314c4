import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingDependencies } from './dependencies.ts'
import { readLayers } from './layer-list.ts'
import { cycles, layerViolations } from './violations.ts'
import { readModules } from './modules.ts'

/** The checked folders: every file in them must be on a layer. */
const workspaces = ['contract', 'storyteller', 'illustrator', 'server', 'web']
const folders = [...workspaces, 'scripts', 'e2e', 'bench']

/**
 * Checks the imports against the layers in docs/architecture.md.
 * @returns the number of modules, and a sentence for each wrong import and each cycle
 * @throws when modules could not be read
 */
export function checkLayers(root: string): { read: number; faults: string[] } {
  const layers = readLayers(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))
  const modules = readModules(root, folders)
  return {
    read: modules.length,
    faults: [
      ...layerViolations(modules, layers),
      ...missingDependencies(modules, root, workspaces),
      ...cycles(modules).map((circle) => `A cycle: ${circle}`),
    ],
  }
}

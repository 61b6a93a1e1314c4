import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'

export type Import = { kind: 'ours' | 'package' | 'node' | 'unknown'; to: string }
/** A source file and its imports, including types. */
export type Module = { path: string; imports: readonly Import[] }

const isCode = (name: string) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts')

function codeFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCode(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.includes('node_modules/'))
}

/**
 * Reads every TypeScript file in the folders.
 * @throws when a file was not read: TypeScript 7 has no API, and without swc dependency-cruiser silently finds no modules
 */
export async function readModules(root: string, folders: readonly string[]): Promise<Module[]> {
  const base = realpathSync(root)
  const files = folders.flatMap((folder) => codeFiles(base, folder))
  if (files.length === 0) throw new Error('The layer check read no module: there is none in its folders.')
  const { output } = await cruise(
    folders.filter((folder) => existsSync(join(base, folder))),
    {
      baseDir: base,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    },
  )
  if (typeof output === 'string') throw new Error('The layer check got text where it needs modules.')
  const modules = toModules(output)
  const read = new Set(modules.map((module) => module.path))
  const unread = files.filter((file) => !read.has(file))
  if (unread.length > 0)
    throw new Error(
      `The layer check read ${files.length - unread.length} of ${files.length} modules; not ${unread[0]}. Is @swc/core installed?`,
    )
  return modules.filter((module) => isCode(module.path))
}

function toModules({ modules }: ICruiseResult): Module[] {
  return modules
    .filter(
      (module) => !module.coreModule && !module.couldNotResolve && !module.source.includes('node_modules/'),
    )
    .map((module) => ({
      path: module.source,
      imports: module.dependencies.map(
        ({ resolved, module: written, coreModule, couldNotResolve }): Import => {
          // Vite plugins generate these modules.
          if (written.startsWith('virtual:')) return { kind: 'package', to: written }
          if (couldNotResolve) return { kind: 'unknown', to: written }
          if (coreModule) return { kind: 'node', to: `node:${resolved}` }
          return resolved.includes('node_modules/')
            ? { kind: 'package', to: written }
            : { kind: 'ours', to: resolved }
        },
      ),
    }))
}

import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, posix, relative, sep } from 'node:path'
import { parseSync, Visitor, type ParseResult } from 'oxc-parser'

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

/** What is imported inside of expressions and types: `import('./a.ts')`. */
function importedWithin({ program }: ParseResult): string[] {
  const found: string[] = []
  const add = (source: { type: string; value?: unknown }) => {
    if (source.type === 'Literal' && typeof source.value === 'string') found.push(source.value)
  }
  new Visitor({
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
  }).visit(program)
  return found
}

/** @throws when the file cannot be parsed */
function importedBy(path: string, text: string): Set<string> {
  const parsed = parseSync(path, text)
  if (parsed.errors.length > 0) throw new Error(`${path} cannot be read: ${parsed.errors[0]?.message}`)
  const { staticImports, staticExports } = parsed.module
  return new Set([
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // Most files have none, and their trees are not needed.
    ...(/\bimport\s*\(/.test(text) ? importedWithin(parsed) : []),
  ])
}

const ours = '@moonpage/'

/** Whether a package of this name is installed for a file. The compiler checks which of its modules there are. */
const isInstalled = (root: string, path: string, name: string): boolean =>
  existsSync(join(root, path, 'node_modules', name)) ||
  (path !== '.' && isInstalled(root, posix.dirname(path), name))

function resolver(root: string): (from: string, written: string) => Import {
  const known = new Map<string, boolean>()
  const remembered = (key: string, find: () => boolean) => {
    const found = known.get(key) ?? find()
    known.set(key, found)
    return found
  }
  return (from, written) => {
    // Vite plugins generate these modules.
    if (written.startsWith('virtual:')) return { kind: 'package', to: written }
    if (isBuiltin(written)) return { kind: 'node', to: `node:${written.replace(/^node:/, '')}` }
    // As the workspaces export them: `./*` is `./src/*.ts`.
    const [workspace = '', ...rest] = written.startsWith(ours) ? written.slice(ours.length).split('/') : []
    const path = written.startsWith('.')
      ? posix.join(posix.dirname(from), written.replace(/\?.*$/, ''))
      : workspace && `${workspace}/src/${rest.join('/')}.ts`
    if (path) {
      const isThere = remembered(path, () => existsSync(join(root, path)))
      return isThere ? { kind: 'ours', to: path } : { kind: 'unknown', to: written }
    }
    const name = written.split('/', written.startsWith('@') ? 2 : 1).join('/')
    const folder = dirname(from)
    const isThere = remembered(`${folder} ${name}`, () => isInstalled(root, folder, name))
    return { kind: isThere ? 'package' : 'unknown', to: written }
  }
}

/**
 * Reads every TypeScript file in the folders.
 * @throws when there is none, or one cannot be parsed
 */
export function readModules(root: string, folders: readonly string[]): Module[] {
  const base = realpathSync(root)
  const files = folders.flatMap((folder) => codeFiles(base, folder))
  if (files.length === 0) throw new Error('The layer check read no module: there is none in its folders.')
  const resolve = resolver(base)
  return files.map((path) => ({
    path,
    imports: [...importedBy(path, readFileSync(join(base, path), 'utf8'))].map((written) =>
      resolve(path, written),
    ),
  }))
}

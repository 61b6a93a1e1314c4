import { mayImport, layerOf, type Layer } from './layer-list.ts'
import type { Import, Module } from './modules.ts'

/** Tests and test helpers. */
export const isTest = (path: string) =>
  /\.test\.tsx?$|(^|\/)(testing(-[^/]+)?|test-database)\.tsx?$/.test(path)
export const workspaceOf = (path: string) => path.split('/')[0] ?? ''
/** Tests use the scripts to start processes, clusters and fake providers. */
const isForTests = (path: string) => path.startsWith('scripts/')

/** The fault of an import, as the end of a sentence; null if it is allowed. */
function faultOf(from: string, layer: Layer, place: string, { kind, to }: Import, layers: readonly Layer[]) {
  if (kind === 'unknown') return 'which is not there'
  if (isTest(from)) {
    const isHelp =
      kind !== 'ours' || workspaceOf(from) === workspaceOf(to) || isForTests(to) || mayImport(layer, to)
    return isHelp ? null : `which ${workspaceOf(from)} may not`
  }
  if (kind === 'package' || kind === 'node')
    return layer.packages && !layer.packages.includes(to)
      ? `but of packages ${layer.folder} may import ${layer.packages.join(', ')} alone`
      : null
  if (isTest(to)) return 'which is there for tests'
  const target = layerOf(to, layers)
  if (target?.layer === layer)
    return target.place === place ? null : 'its neighbour: on this layer each folder stands alone'
  return mayImport(layer, to)
    ? null
    : `but ${layer.folder} may import ${layer.below.join(', ') || 'nothing of ours'}`
}

/** A sentence for each import that the list does not allow. Tests may import all of their workspace, and scripts. */
export function layerViolations(modules: readonly Module[], layers: readonly Layer[]): string[] {
  return modules.flatMap(({ path, imports }) => {
    const stands = layerOf(path, layers)
    if (!stands) return [`${path} stands on no layer`]
    return imports.flatMap((imported) => {
      const fault = faultOf(path, stands.layer, stands.place, imported, layers)
      return fault ? [`${path} imports ${imported.to}, ${fault}`] : []
    })
  })
}

/** Every import cycle once, including type imports, as `a → b → a`. */
export function cycles(modules: readonly Module[]): string[] {
  const imports = new Map(
    modules.map(({ path, imports: all }) => [
      path,
      all.filter(({ kind }) => kind === 'ours').map(({ to }) => to),
    ]),
  )
  const found: string[] = []
  const done = new Set<string>()
  const trail: string[] = []
  const visit = (path: string): void => {
    const at = trail.indexOf(path)
    if (at >= 0) found.push([...trail.slice(at), path].join(' → '))
    if (at >= 0 || done.has(path)) return
    trail.push(path)
    for (const to of imports.get(path) ?? []) visit(to)
    trail.pop()
    done.add(path)
  }
  for (const path of imports.keys()) visit(path)
  return found
}

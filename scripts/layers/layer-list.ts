/** A folder and its allowed imports, as listed in docs/architecture.md. */
export type Layer = {
  /** Path from the root; with `*` at the end, each subfolder is separate. */
  folder: string
  /** Lower layers: folders and files, from the root. */
  below: readonly string[]
  /** Allowed packages; null: any. */
  packages: readonly string[] | null
}

const block = /```layers\n([\s\S]*?)```/

/**
 * Parses the list in the architecture page, so that documentation and check are the same.
 * @throws when there is no list, or a line is not `folder → below, below`
 */
export function readLayers(page: string): Layer[] {
  const list = block.exec(page)?.[1]
  if (!list) throw new Error('docs/architecture.md holds no list of layers (a block marked ```layers)')
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [folder, right, more] = line.split('→').map((part) => part.trim())
      if (!folder || right === undefined || more !== undefined)
        throw new Error(`docs/architecture.md: this line of the layers is not understood: ${line}`)
      const entries = right.split(',').map((entry) => entry.trim())
      const packages = entries.filter((entry) => entry.startsWith('npm:')).map((entry) => entry.slice(4))
      return {
        folder,
        below: entries.filter((entry) => entry !== '' && !entry.startsWith('npm:')),
        packages: packages.length > 0 ? packages : null,
      }
    })
}

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** The layer's folder for a path: itself, or for `features/*` the feature. Null: not on this layer. */
function placeOn(path: string, layer: Layer): string | null {
  if (!layer.folder.endsWith('/*')) return isIn(path, layer.folder) ? layer.folder : null
  const parent = layer.folder.slice(0, -2)
  if (!isIn(path, parent)) return null
  const [name, rest] = path.slice(parent.length + 1).split('/')
  return name && rest ? `${parent}/${name}` : null
}

/** The most specific layer of a module, and its folder. Null: none. */
export function layerOf(path: string, layers: readonly Layer[]): { layer: Layer; place: string } | null {
  const found = layers
    .map((layer) => ({ layer, place: placeOn(path, layer) }))
    .filter((entry): entry is { layer: Layer; place: string } => entry.place !== null)
    .toSorted((a, b) => b.place.length - a.place.length)
  return found[0] ?? null
}

export const mayImport = (layer: Layer, path: string): boolean =>
  layer.below.some((folder) => isIn(path, folder))

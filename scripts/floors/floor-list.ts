/** One folder of the tree and what its modules may import, as docs/architecture.md lists it. */
export type Floor = {
  /** From the root, without a slash at the end; `*` as its last part: each folder there stands alone. */
  folder: string
  /** Folders and files below this one, from the root; a folder means all of it. */
  below: readonly string[]
  /** Packages it may import; null: any. */
  packages: readonly string[] | null
}

const block = /```floors\n([\s\S]*?)```/

/**
 * Reads the list out of the architecture page, so that what people read is what is checked.
 * @throws when there is no list, or a line of it is not `folder → below, below`
 */
export function readFloors(page: string): Floor[] {
  const list = block.exec(page)?.[1]
  if (!list) throw new Error('docs/architecture.md holds no list of floors (a block marked ```floors)')
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [folder, right, more] = line.split('→').map((part) => part.trim())
      if (!folder || right === undefined || more !== undefined)
        throw new Error(`docs/architecture.md: this line of the floors is not understood: ${line}`)
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

/** The folder that a floor means for this path: itself, or for `features/*` the one feature. Null: not on this floor. */
function placeOn(path: string, floor: Floor): string | null {
  if (!floor.folder.endsWith('/*')) return isIn(path, floor.folder) ? floor.folder : null
  const parent = floor.folder.slice(0, -2)
  if (!isIn(path, parent)) return null
  const [name, rest] = path.slice(parent.length + 1).split('/')
  return name && rest ? `${parent}/${name}` : null
}

/** Where a module stands: the most exact floor, and the place on it. Null: on none. */
export function standsOn(path: string, floors: readonly Floor[]): { floor: Floor; place: string } | null {
  const found = floors
    .map((floor) => ({ floor, place: placeOn(path, floor) }))
    .filter((entry): entry is { floor: Floor; place: string } => entry.place !== null)
    .toSorted((a, b) => b.place.length - a.place.length)
  return found[0] ?? null
}

export const mayImport = (floor: Floor, path: string): boolean =>
  floor.below.some((folder) => isIn(path, folder))

import { foldersOf, type Manifest } from './manifest.ts'
import { TarForeign, type TarEntry } from './read-tar.ts'

/**
 * Checks the names of archive entries: in the known folders, unique, and no file in the place of a folder.
 * @returns a function that checks the next entry @throws TarForeign for a name that a backup cannot have
 */
export function entryNames({ contents }: Pick<Manifest, 'contents'>): (entry: TarEntry) => void {
  const folders = foldersOf(contents)
  const files = new Set<string>()
  const parents = new Set<string>()
  return ({ name, folder }) => {
    const parts = name.split('/')
    const isOdd = name.includes('\0') || parts.some((part) => part === '' || part === '.' || part === '..')
    const above = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'))
    const isTaken = files.has(name) || above.some((path) => files.has(path)) || (!folder && parents.has(name))
    if (isOdd || isTaken || !folders.includes(parts[0] ?? '') || (!folder && parts.length === 1))
      throw new TarForeign(name)
    for (const path of above) parents.add(path)
    if (folder) parents.add(name)
    else files.add(name)
  }
}

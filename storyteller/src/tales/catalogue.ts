import { themes, type Theme } from '@moonpage/contract/categories'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Tale } from './format.ts'
import { inheritWords } from './inherit.ts'
import { parseLexicon, type Lexicon } from './lexicon.ts'
import { parseTale } from './parse-tale.ts'
import type { Catalogue } from './tale-catalogue.ts'

const ending = '.tale'
/** The folder of tales for the last book of a series. */
const lastFolder = 'last'
/** The folder of tales that follow a certain other one. */
const sequelFolder = 'sequels'

type Folder = Theme | typeof lastFolder | typeof sequelFolder

/** Opens a catalogue of tales in folders by theme, `courage/loud.tale`, of last ones in `last`, and of sequels in `sequels`. Files are read lazily. */
export function openCatalogue(folder: string): Catalogue {
  const shelves = new Map<Folder, readonly Tale[]>()
  const parsed = new Map<string, Tale>()
  let words: Lexicon | null = null
  const read = (path: string) => readFileSync(`${folder}/${path}`, 'utf8')
  const taleAt = (path: string): Tale => {
    const tale = parsed.get(path) ?? parseTale(path, read(path))
    parsed.set(path, tale)
    return tale
  }
  const paths = new Map<string, string | undefined>()
  /** A tale of a theme, without reading the others. @param first where it is looked for first */
  const taleNamed = (id: string, first?: Theme): Tale | null => {
    const key = `${first} ${id}`
    if (!paths.has(key))
      paths.set(
        key,
        [...(first ? [first] : []), ...themes]
          .map((theme) => `${theme}/${id}${ending}`)
          .find((one) => existsSync(`${folder}/${one}`)),
      )
    const path = paths.get(key)
    return path === undefined ? null : taleAt(path)
  }
  const talesOf = (theme: Folder): readonly Tale[] => {
    const known = shelves.get(theme)
    if (known) return known
    const files = existsSync(`${folder}/${theme}`)
      ? readdirSync(`${folder}/${theme}`)
          .filter((file) => file.endsWith(ending))
          .toSorted()
      : []
    const written = files.map((file) => taleAt(`${theme}/${file}`))
    const tales = theme === sequelFolder ? inheritWords(written, taleNamed) : written
    shelves.set(theme, tales)
    return tales
  }
  return {
    talesOf,
    lastTales: () => talesOf(lastFolder),
    sequels: () => talesOf(sequelFolder),
    tale: (id, theme) =>
      taleNamed(id, theme) ??
      ([lastFolder, sequelFolder] as const).flatMap(talesOf).find((tale) => tale.id === id) ??
      null,
    lexicon: () =>
      (words ??= {
        kinds: parseLexicon('kinds.lexicon', read('kinds.lexicon')),
        places: parseLexicon('places.lexicon', read('places.lexicon')),
      }),
  }
}

/** The built-in tales. */
export const catalogue: Catalogue = openCatalogue(fileURLToPath(new URL('../../tales', import.meta.url)))

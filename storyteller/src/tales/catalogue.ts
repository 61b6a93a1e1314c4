import { themes, type Theme } from '@moonpage/contract/categories'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Tale } from './format.ts'
import { parseLexicon, type Lexicon } from './lexicon.ts'
import { parseTale } from './parse-tale.ts'
import type { Catalogue } from './tale-catalogue.ts'

const ending = '.tale'
/** The folder of tales for the last book of a series. */
const lastFolder = 'last'

/** Opens a catalogue of tales in folders by theme, `courage/loud.tale`, and of last ones in `last`. Files are read lazily. */
export function openCatalogue(folder: string): Catalogue {
  const shelves = new Map<Theme | typeof lastFolder, Tale[]>()
  let words: Lexicon | null = null
  const read = (path: string) => readFileSync(`${folder}/${path}`, 'utf8')
  const talesOf = (theme: Theme | typeof lastFolder): Tale[] => {
    const known = shelves.get(theme)
    if (known) return known
    const files = existsSync(`${folder}/${theme}`)
      ? readdirSync(`${folder}/${theme}`)
          .filter((file) => file.endsWith(ending))
          .toSorted()
      : []
    const tales = files.map((file) => parseTale(`${theme}/${file}`, read(`${theme}/${file}`)))
    shelves.set(theme, tales)
    return tales
  }
  return {
    talesOf,
    lastTales: () => talesOf(lastFolder),
    tale: (id, theme) =>
      talesOf(theme).find((tale) => tale.id === id) ??
      [...themes, lastFolder as typeof lastFolder].flatMap(talesOf).find((tale) => tale.id === id) ??
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

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkOperations } from './check-operations.ts'
import { codeFiles, findNames } from './find-names.ts'
import { type Banned, readGlossary } from './read-glossary.ts'

/** Minimum numbers: with fewer, the tables or the contract were not found. */
const fewestWords = 40
const fewestOperations = 60

/** Splits a name into words: `sharedAnswers`, `shared-answers.ts` and `Shared answers` give the same. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/\.(test|spec|module)?\.?\w+$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

const isSame = (word: string, banned: string) => word === banned || word === `${banned}s`

function uses(name: string, { words, allowed }: Banned): boolean {
  if (allowed.has(name)) return false
  const own = wordsOf(name)
  return own.some((_, at) => words.every((word, i) => isSame(own[at + i] ?? '', word)))
}

/** Duplicate base names within a workspace. A component with its hook or test is no duplicate. */
function twins(root: string, twice: ReadonlySet<string>): string[] {
  const files = codeFiles(root).filter((file) => !/\.(test|spec)\.|\.d\.ts$/.test(file))
  const byName = Map.groupBy(files, (file) => `${file.split('/')[0]} ${basename(file).replace(/\.\w+$/, '')}`)
  return [...byName].flatMap(([key, same]) => {
    const [, name = ''] = key.split(' ')
    return same.length > 1 && !twice.has(name) ? [`${same.join(' and ')} have the same name`] : []
  })
}

/**
 * Checks names against docs/glossary.md: banned words, duplicate base names, operations and jobs without their files.
 * @returns the number of names, and a sentence for each fault
 */
export function checkGlossary(root: string): { read: number; faults: string[] } {
  const glossary = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))
  const names = findNames(root)
  const operations = checkOperations(root, glossary)
  const faults = names.flatMap(({ name, file, kind }) =>
    glossary.banned
      .filter((banned) => uses(name, banned))
      .map(
        ({ words, instead }) =>
          `${file}: the ${kind} ${name} says "${words.join(' ')}"; the word is: ${instead}`,
      ),
  )
  if (glossary.banned.length < fewestWords)
    faults.push(
      `docs/glossary.md names ${glossary.banned.length} words; there should be ${fewestWords} at least`,
    )
  if (operations.read < fewestOperations)
    faults.push(
      `${operations.read} operations and jobs were found; there should be ${fewestOperations} at least`,
    )
  return { read: names.length, faults: [...faults, ...twins(root, glossary.twice), ...operations.faults] }
}

import { editDistance } from '../lib/edit-distance.ts'

/** Names in environments that are similar to a setting by chance, or that other programs use. */
const foreign = new Set(['LOGLEVEL', 'EMAIL_FROM', 'DATABASE_URI'])
const ofTests = 'TEST_'

/** Short names such as PORT are similar to many others, such as PATH. */
const shortName = 5

const nearest = (name: string, names: readonly string[], isNear: (meant: string) => boolean) =>
  names
    .filter(isNear)
    .toSorted((one, other) => editDistance(name, one) - editDistance(name, other))
    .at(0)

/** The setting that an unknown name in .env probably means. */
export function suggestInFile(written: string, names: readonly string[]): string | undefined {
  const name = written.toUpperCase()
  return nearest(name, names, (meant) => editDistance(name, meant) <= 2)
}

/** The setting that a name in the environment probably means; most names belong to other programs. */
export function suggestInEnvironment(written: string, names: readonly string[]): string | undefined {
  const name = written.toUpperCase()
  if (foreign.has(name) || name.startsWith(ofTests)) return undefined
  return nearest(name, names, (meant) => {
    if (meant.length > shortName) return editDistance(name, meant) <= 2
    // Two letters swapped, and nothing else.
    return (
      name !== meant &&
      name.length === meant.length &&
      editDistance(name, meant) === 1 &&
      sameLetters(name, meant)
    )
  })
}

const sorted = (name: string) => Array.from(name).toSorted().join('')
const sameLetters = (one: string, other: string) => sorted(one) === sorted(other)

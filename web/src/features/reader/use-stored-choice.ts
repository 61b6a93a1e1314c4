import { useState } from 'react'
import { local } from '../../lib/storage.ts'

const keyOf = (name: string, person: string) => `moonpage.reader.${name}.${person}`

/** What was chosen in this browser, if anything was. */
export const storedChoice = (name: string, person: string): string | null => local.get(keyOf(name, person))

/**
 * One of a few ways to read, kept in this browser for each person.
 * @param name what is chosen, in kebab-case
 * @param person an id; empty for whoever is not signed in
 * @param usual what holds until one chooses
 */
export const useStoredChoice = <Choice extends string>(
  name: string,
  person: string,
  choices: readonly Choice[],
  usual: Choice,
): [Choice, (choice: Choice) => void] => {
  const key = keyOf(name, person)
  const [choice, setChoice] = useState(() => choices.find((one) => one === local.get(key)) ?? usual)
  return [
    choice,
    (next) => {
      local.set(key, next)
      setChoice(next)
    },
  ]
}

import { useState } from 'react'
import { local } from '../../lib/storage.ts'

const keyOf = (name: string, person: string) => `moonpage.reader.${name}.${person}`

/** What was chosen in this browser, if anything was. */
export const storedChoice = (name: string, person: string): string | null => local.get(keyOf(name, person))

/**
 * A reading setting, stored in this browser per user.
 * @param name name of the setting, in kebab-case
 * @param person a user id; empty for visitors
 * @param fallback the default
 */
export const useStoredChoice = <Choice extends string>(
  name: string,
  person: string,
  choices: readonly Choice[],
  fallback: Choice,
): [Choice, (choice: Choice) => void] => {
  const key = keyOf(name, person)
  const [choice, setChoice] = useState(() => choices.find((one) => one === local.get(key)) ?? fallback)
  return [
    choice,
    (next) => {
      local.set(key, next)
      setChoice(next)
    },
  ]
}

import type { Action, CharacterSheet, Relation, SceneAct } from '@moonpage/storyteller/scene'

/** A figure of a test's cast. */
export const sheet = (who: CharacterSheet['who'], species: CharacterSheet['species']): CharacterSheet => ({
  who,
  name: who,
  description: species,
  species,
  pronouns: 'they',
  look: { species: 'child', outfit: 'scarf', outfit_color: 'teal' },
})

/** An act, of pairs after the verb: `hero gives what pie to companion`. */
export const act = (line: string): SceneAct => {
  const [who = '', does = '', ...rest] = line.split(' ')
  const how = Array.from({ length: rest.length / 2 }, (_, i) => ({
    by: rest[i * 2] as Relation,
    what: rest[i * 2 + 1]!,
  }))
  return { who, does: does as Action, how, feels: null }
}

import type { CastMember, CharacterSheet } from '@moonpage/storyteller/scene'

const sheet = (
  who: CharacterSheet['who'],
  species: CharacterSheet['species'],
  look: Partial<CharacterSheet['look']> = {},
): CharacterSheet => ({
  who,
  name: species,
  description: species,
  species,
  pronouns: 'they',
  look: { species: 'child', ...look },
})

/** The site's own characters; the fox always wears the same scarf. */
export const siteCast = {
  fox: sheet('hero', 'fox', { outfit: 'scarf', outfit_color: 'teal' }),
  mouse: sheet('companion', 'mouse', { outfit: 'scarf', outfit_color: 'rust' }),
  bear: sheet('helper', 'bear', { outfit: 'hoodie', outfit_color: 'sky' }),
  owl: sheet('helper', 'owl'),
  child: sheet('companion', 'child', {
    skin: 'amber',
    hair: 'curly',
    hair_color: 'black',
    outfit: 'dungarees',
    outfit_color: 'rust',
  }),
  rabbit: sheet('helper', 'rabbit', { outfit: 'stripes', outfit_color: 'plum' }),
} as const

export const acts = (
  who: CastMember['who'],
  pose: CastMember['pose'],
  expression: CastMember['expression'],
  looks_at: CastMember['looks_at'] = 'reader',
  outfit?: CastMember['outfit'],
): CastMember => ({ who, pose, expression, looks_at, ...(outfit && { outfit }) })

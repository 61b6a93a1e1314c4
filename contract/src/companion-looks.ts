import type { CompanionKind, Look } from './story-input.ts'

/** What a named companion of each kind wears, in every book and on its portrait. */
export const companionLooks: Record<CompanionKind, Look> = {
  mouse: { species: 'mouse', outfit: 'dungarees', outfit_color: 'rust' },
  owl: { species: 'owl', outfit: 'scarf', outfit_color: 'plum' },
  rabbit: { species: 'rabbit', outfit: 'scarf', outfit_color: 'teal' },
  bear: { species: 'bear', outfit: 'scarf', outfit_color: 'mustard' },
  cat: { species: 'cat', outfit: 'cape', outfit_color: 'plum' },
  dog: { species: 'dog', outfit: 'stripes', outfit_color: 'sky' },
  hedgehog: { species: 'hedgehog', outfit: 'dungarees', outfit_color: 'leaf' },
  frog: { species: 'frog', outfit: 'raincoat', outfit_color: 'mustard' },
  squirrel: { species: 'squirrel', outfit: 'scarf', outfit_color: 'leaf' },
  turtle: { species: 'turtle', outfit: 'scarf', outfit_color: 'rust' },
  penguin: { species: 'penguin', outfit: 'scarf', outfit_color: 'rose' },
  robot: { species: 'robot', outfit: 'scarf', outfit_color: 'sky' },
}

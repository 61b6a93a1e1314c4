import { categoryLabel } from '@moonpage/contract/category-label'
import type { StorySummary } from '@moonpage/contract/story'

/**
 * What a story is about: its subject and, if it differs, the hero.
 * @returns the category of the icon, and the label
 */
export const aboutOf = ({
  subject,
  hero_species,
}: Pick<StorySummary, 'subject' | 'hero_species'>): { icon: string; label: string } => {
  if (hero_species === null) return { icon: subject, label: categoryLabel(subject) }
  const label = `${categoryLabel(hero_species)} and ${categoryLabel(subject)}`
  // There is no icon of a child.
  return { icon: hero_species === 'child' ? subject : hero_species, label }
}

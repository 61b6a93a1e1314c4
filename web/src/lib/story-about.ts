import { categoryLabel } from '@moonpage/contract/category-label'
import type { StorySummary } from '@moonpage/contract/story'

/**
 * Who a story is about: its subject or, where the hero is somebody else, both.
 * @returns the category that has the drawing, and the words
 */
export const aboutOf = ({
  subject,
  hero_species,
}: Pick<StorySummary, 'subject' | 'hero_species'>): { icon: string; label: string } => {
  if (hero_species === null) return { icon: subject, label: categoryLabel(subject) }
  const label = `${categoryLabel(hero_species)} and ${categoryLabel(subject)}`
  // There is no drawing of a child: a child is drawn as they are.
  return { icon: hero_species === 'child' ? subject : hero_species, label }
}

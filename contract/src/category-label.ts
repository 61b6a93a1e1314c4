/** The display text of a category id: `under-the-sea` → `Under the sea`. */
export const categoryLabel = (id: string): string => {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

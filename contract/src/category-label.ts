/** `under-the-sea` → `Under the sea`: the one way a category id becomes words. */
export const categoryLabel = (id: string): string => {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

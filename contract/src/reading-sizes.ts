/** How big the words of a book are. A file of its own, so that the reader gets it without the schemas. */
export const readingSizes = ['small', 'medium', 'large', 'xl'] as const
export type ReadingSize = (typeof readingSizes)[number]

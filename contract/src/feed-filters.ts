// In a file of their own: the browser shows them without the schemas.

/** `recent`: newest published first. `popular`: most views, then most ratings. `rating`: see ratings.ts. */
export const feedSorts = ['recent', 'popular', 'rating'] as const
export type FeedSort = (typeof feedSorts)[number]

/** In years; a story is found under each that its own age group has a year in common with. */
export const ageFilters = ['0-2', '3-5', '6-8', '9-12', '13+'] as const
export type AgeFilter = (typeof ageFilters)[number]

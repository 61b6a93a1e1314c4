// A separate file, so that the browser can import these without the schemas.

/** `recent`: newest published first. `popular`: most views, then most ratings. `rating`: see ratings.ts. */
export const feedSorts = ['recent', 'popular', 'rating'] as const
export type FeedSort = (typeof feedSorts)[number]

/** Ages in years. A filter matches stories whose age group overlaps it. */
export const ageFilters = ['0-2', '3-5', '6-8', '9-12', '13+'] as const
export type AgeFilter = (typeof ageFilters)[number]

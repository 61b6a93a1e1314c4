/** The page of a series. */
export const worldPath = (seriesId: string) => `/dashboard/worlds/${encodeURIComponent(seriesId)}`

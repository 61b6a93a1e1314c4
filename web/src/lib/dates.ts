const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' })

/** `April 3, 2026`. @param time ISO 8601 */
export const dateOf = (time: string): string => long.format(new Date(time))

/** `April 3`, for dates of this year. @param time ISO 8601 */
export const dayOf = (time: string): string => day.format(new Date(time))

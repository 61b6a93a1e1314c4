const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** As people write a day where the reader is. @param iso ISO 8601 */
export const dayOf = (iso: string): string => day.format(new Date(iso))

/** Day and time of day, where the reader is. @param iso ISO 8601 */
export const momentOf = (iso: string): string => moment.format(new Date(iso))

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** A date in the reader's locale. @param iso ISO 8601 */
export const dayOf = (iso: string): string => day.format(new Date(iso))

/** Date and time in the reader's locale. @param iso ISO 8601 */
export const momentOf = (iso: string): string => moment.format(new Date(iso))

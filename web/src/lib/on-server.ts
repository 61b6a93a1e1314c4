/** Whether the server renders, for a page that stands before its scripts are there, and for people without scripts. */
export const isOnServer = typeof document === 'undefined'

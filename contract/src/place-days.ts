/** A place in a book that a device could not send is accepted for this long. In this file for the browser, which takes no schemas. */
export const placeDays = 31

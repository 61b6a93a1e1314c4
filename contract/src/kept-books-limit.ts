/** How many kept books can be asked about at once. In a file of its own, because the browser needs no schemas. */
export const keptBooksLimit = 300

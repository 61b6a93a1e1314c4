/** How long a link works; it can be renewed. In a file of its own: the browser shows it without the schemas. */
export const shareDays = 30

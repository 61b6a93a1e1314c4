/** How long a share link is valid; it can be extended. A separate file, so that the browser needs no schemas for it. */
export const shareDays = 30

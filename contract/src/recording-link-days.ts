// A separate file, so that the browser can import it without the schemas.

/** How long a recording link works. */
export const recordingLinkDays = 14

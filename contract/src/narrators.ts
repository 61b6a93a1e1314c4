// A separate file, so that the browser can import it without the schemas.

/** Ids of the two narrators that nobody recorded. */
export const hostedNarrator = 'hosted'
export const embeddedNarrator = 'embedded'

/** How many faces a recorded narrator can have: 1 to this number. */
export const narratorFaces = 8

/** A recorded page as it is uploaded: 16-bit PCM, mono, at this many samples a second. */
export const recordingSampleRate = 24_000

// A separate file, so that the browser can import these without the schemas.

/** The longest accepted texts, in characters. */
export const longestSearch = 200
export const longestTitle = 120
export const longestSummary = 500
/** Of a page. */
export const longestContent = 4000
/** Of a report. */
export const longestReason = 1000
export const longestAppeal = 1000
/** Of a moderator to the owner. */
export const longestNote = 1000
export const longestInvitationNote = 80
export const longestUsername = 30
export const longestNarratorName = 30
export const longestCollectionName = 60
/** Of a reading app, an API key or a webhook. */
export const longestKeyName = 40

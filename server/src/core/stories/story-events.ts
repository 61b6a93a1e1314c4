/** The channel that a story's id is sent on (NOTIFY) whenever part of it was stored. */
export const storyChannel = 'story_progress'

/** The channel on which a story's id is told whenever something of it was stored. */
export const storyChannel = 'story_progress'

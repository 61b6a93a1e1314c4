export const StoryProgress = () => null

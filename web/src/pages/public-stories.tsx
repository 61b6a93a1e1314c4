export const PublicStories = () => null

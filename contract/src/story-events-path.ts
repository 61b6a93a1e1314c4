/** Read with fetch, not EventSource: it needs the bearer token. Each event's data is a `StoryEvent`. */
export const storyEventsPath = (id: string) => `/api/v1/stories/${encodeURIComponent(id)}/events`

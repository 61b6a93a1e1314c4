import * as z from 'zod/mini'

/** The job that makes a book. Its handler lives with the generation feature; whoever stores a story sends it. */
export const generateStoryJob = {
  name: 'generate-story',
  payload: z.object({ story_id: z.string() }),
}

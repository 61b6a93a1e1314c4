import * as z from 'zod/mini'

/** The job that generates a book. Its handler is in the generation feature; several features enqueue it. */
export const generateStoryJob = {
  name: 'generate-story',
  payload: z.object({ story_id: z.string() }),
}

import * as z from 'zod/mini'

/** The job that generates a book. Its handler is in the generation feature, which core may not import. */
export const generateStoryJob = {
  name: 'generate-story',
  payload: z.object({ story_id: z.string() }),
}

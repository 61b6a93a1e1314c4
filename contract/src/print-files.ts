import * as z from 'zod/mini'
import { route } from './route.ts'
import { StoryParams } from './story.ts'

/** A story's ZIP for a print shop, which is painted by a job. */
export const PrintFile = z.object({
  status: z.enum(['making', 'ready', 'failed']),
  /** How many pictures are painted, of how many; both 0 until it has begun. */
  painted: z.int(),
  pictures: z.int(),
  /** Null until it is ready. */
  bytes: z.nullable(z.int()),
  /** Whether the story has changed since: then it is made anew. */
  is_outdated: z.boolean(),
  /** It is deleted then, and can be made again. */
  kept_until: z.iso.datetime(),
})
export type PrintFile = z.infer<typeof PrintFile>

export const getPrintFile = route({
  method: 'GET',
  path: '/api/v1/stories/{id}/print-file',
  summary: 'The file for a print shop: whether it is being painted, or ready; null if nobody wanted one',
  failure: 'We couldn’t look for the print file.',
  access: 'user',
  params: StoryParams,
  reply: z.object({ print_file: z.nullable(PrintFile) }),
})

export const makePrintFile = route({
  method: 'POST',
  path: '/api/v1/stories/{id}/print-file',
  summary:
    'Paint the file for a print shop; the caller is notified when it is ready, and `download?format=print-shop` has it at once then. One that is being painted, or is ready and up to date, is answered as it is.',
  failure: 'We couldn’t make the print file.',
  access: 'user',
  params: StoryParams,
  reply: z.object({ print_file: z.nullable(PrintFile) }),
  status: 202,
})

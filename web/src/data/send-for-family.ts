import * as routes from 'virtual:routes'
import { call } from './api.ts'
import { type SendPage, type TakeQueue, takeQueueOf } from './take-queue.ts'

/** Sends a page that a voice of the family recorded. */
export const sendForFamily =
  (id: string, narrator_id: string): SendPage =>
  (page_number, body, { signal, onProgress }) =>
    call(routes.recordPage, { params: { id, page_number, narrator_id }, body, onProgress }, signal)

/** The queue of a `familySession`, which sends what this browser has of it. */
export const familyQueueOf = (session: string): TakeQueue => {
  const [story = '', narrator = ''] = session.split(' ')
  return takeQueueOf(session, sendForFamily(story, narrator))
}

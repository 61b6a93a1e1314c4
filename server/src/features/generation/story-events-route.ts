import { setTimeout as sleep } from 'node:timers/promises'
import { isUnfinished } from '@moonpage/contract/progress'
import { followStory, StoryEvent } from '@moonpage/contract/story'
import type { Database } from '../../infra/db/database.ts'
import type { Identity, Serve } from '../../infra/http/route-server.ts'
import { isId } from '../../lib/ids.ts'
import { refuse } from '../../lib/refusal.ts'
import { storyProgress, type StoryWatch } from './story-watch.ts'

const beatMs = 15_000

type Deps = {
  db: Database
  watch: StoryWatch
  authenticate: (authorization: string | undefined) => Promise<Identity | null>
  stopping: AbortSignal
}

/**
 * Server-sent events of one story's progress: a snapshot at once (so Last-Event-ID needs no memory of ours), one
 * after every change, a beat every 15 s. Ends when the story is finished, and within a beat of logout,
 * deactivation or expiry.
 */
export function storyEventsRoute(serve: Serve, { db, watch, authenticate, stopping }: Deps): void {
  serve(followStory, async ({ caller, params: { id }, request, reply }) => {
    const first = isId(id) ? await storyProgress(db, caller.accountId, id) : null
    if (!first) throw refuse('story_not_found', 404, 'Story not found')

    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    let provenAt = Date.now()
    const gone = new AbortController()
    raw.on('close', () => gone.abort())
    const ended = AbortSignal.any([gone.signal, stopping])

    let changed = false
    let wake = new AbortController()
    const unwatch = watch.watch(id, () => {
      changed = true
      wake.abort()
    })
    const last = request.headers['last-event-id']
    let lastId = typeof last === 'string' ? last : ''
    const tell = (progress: StoryEvent) => {
      const event = StoryEvent.parse(progress)
      const eventId = Object.values(event).join('-')
      if (eventId === lastId) return
      lastId = eventId
      raw.write(`id: ${eventId}\ndata: ${JSON.stringify(event)}\n\n`)
    }
    try {
      // Looked at again after watching began: what happened in between is not missed.
      let progress = await storyProgress(db, caller.accountId, id)
      while (progress && !ended.aborted) {
        tell(progress)
        if (!isUnfinished(progress.generation_status)) break
        if (!changed) {
          wake = new AbortController()
          await sleep(beatMs, undefined, { signal: AbortSignal.any([ended, wake.signal]) }).catch(() => {})
        }
        // Also between changes that come faster than beats, or a logout would not be noticed.
        if (!changed || Date.now() - provenAt >= beatMs) {
          if (ended.aborted) break
          if (!(await authenticate(request.headers.authorization).catch(() => null))) break
          if (ended.aborted) break
          provenAt = Date.now()
          raw.write(': beat\n\n')
        }
        changed = false
        progress = await storyProgress(db, caller.accountId, id)
      }
    } catch (error) {
      request.log.warn({ err: error }, 'a progress stream broke off')
    } finally {
      unwatch()
      raw.end()
    }
  })
}

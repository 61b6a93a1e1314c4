import * as contract from '@moonpage/contract/story'
import type { Database } from '../../infra/db/database.ts'
import type { Authenticate, Serve } from '../../infra/http/route-server.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { progressReader, type ReportedProgress } from './progress-reader.ts'
import { storyProgress, type StoryUpdates } from './story-updates.ts'

const heartbeatMs = 15_000

type Deps = {
  db: Database
  watch: StoryUpdates
  authenticate: Authenticate
  stopping: AbortSignal
}

/**
 * Server-sent events of one story's progress: a snapshot at once (so Last-Event-ID needs no state), one after every
 * change, and a heartbeat every 15 s. Ends when the story is finished, and within one heartbeat of logout, deactivation
 * or expiry.
 */
export function followStory(serve: Serve, { db, watch, authenticate, stopping }: Deps): void {
  const progressReaders = progressReader(db)
  serve(contract.followStory, async ({ caller, params: { id }, request, reply }) => {
    const first = isId(id) ? await storyProgress(db, caller.familyId, id) : null
    if (!first) throw problem('story_not_found', 404, 'Story not found')

    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    // Jitter: clients that reconnected together, as after a restart, should not check their sessions together.
    const jitteredHeartbeatMs = heartbeatMs * (0.8 + 0.2 * Math.random())
    let verifiedAt = Date.now()
    let changed = false
    let wake = () => {}
    let gone = false
    const isOver = () => gone || stopping.aborted
    const change = () => {
      changed = true
      wake()
    }
    /** Waits for a change or the end of a delay, for one heartbeat at most. */
    const waitForChange = (againInMs: number | null) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(jitteredHeartbeatMs, againInMs ?? jitteredHeartbeatMs))
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    const stop = () => wake()
    raw.on('close', () => {
      gone = true
      wake()
    })
    stopping.addEventListener('abort', stop)
    const unwatch = watch.watch(id, change)
    const { look, leave } = progressReaders.enter(id)

    const last = request.headers['last-event-id']
    let lastId = typeof last === 'string' ? last : ''
    const sendProgress = (progress: ReportedProgress) => {
      if (progress.id === lastId) return
      lastId = progress.id
      raw.write(progress.block)
    }
    try {
      // Read again after subscribing, so that no change in between is missed.
      let progress = await look()
      while (progress && !isOver()) {
        sendProgress(progress)
        if (progress.isLast) break
        if (!changed) await waitForChange(progress.againInMs)
        // Also between frequent changes, or a logout would not be noticed.
        if (!changed || Date.now() - verifiedAt >= jitteredHeartbeatMs) {
          if (isOver()) break
          const identity = await authenticate(request).catch(() => null)
          // Meanwhile it may have become a child's view.
          if (!identity || identity.childId) break
          if (isOver()) break
          verifiedAt = Date.now()
          raw.write(': beat\n\n')
        }
        changed = false
        progress = await look()
      }
    } catch (error) {
      request.log.warn({ err: error }, 'a progress stream failed')
    } finally {
      unwatch()
      leave()
      stopping.removeEventListener('abort', stop)
      raw.end()
    }
  })
}

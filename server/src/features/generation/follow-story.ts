import * as contract from '@moonpage/contract/story'
import type { Database } from '../../infra/db/database.ts'
import type { Identity, Serve } from '../../infra/http/route-server.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { progressReader, type ReportedProgress } from './progress-reader.ts'
import { storyProgress, type StoryUpdates } from './story-updates.ts'

const beatMs = 15_000

type Deps = {
  db: Database
  watch: StoryUpdates
  authenticate: (authorization: string | undefined) => Promise<Identity | null>
  stopping: AbortSignal
}

/**
 * Server-sent events of one story's progress: a snapshot at once (so Last-Event-ID needs no memory of ours), one
 * after every change, a beat every 15 s. Ends when the story is finished, and within a beat of logout,
 * deactivation or expiry.
 */
export function followStory(serve: Serve, { db, watch, authenticate, stopping }: Deps): void {
  const looks = progressReader(db)
  serve(contract.followStory, async ({ caller, params: { id }, request, reply }) => {
    const first = isId(id) ? await storyProgress(db, caller.accountId, id) : null
    if (!first) throw problem('story_not_found', 404, 'Story not found')

    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    // Those who came together, as after a restart, do not ask for their sessions together ever after.
    const ownBeatMs = beatMs * (0.8 + 0.2 * Math.random())
    let provenAt = Date.now()
    let changed = false
    let wake = () => {}
    let gone = false
    const isOver = () => gone || stopping.aborted
    const change = () => {
      changed = true
      wake()
    }
    /** Until something changes, or is to be told; for a beat at most. */
    const rest = (againInMs: number | null) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(ownBeatMs, againInMs ?? ownBeatMs))
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
    const { look, leave } = looks.enter(id)

    const last = request.headers['last-event-id']
    let lastId = typeof last === 'string' ? last : ''
    const tell = (told: ReportedProgress) => {
      if (told.id === lastId) return
      lastId = told.id
      raw.write(told.block)
    }
    try {
      // Looked at again after watching began: what happened in between is not missed.
      let told = await look()
      while (told && !isOver()) {
        tell(told)
        if (told.isLast) break
        if (!changed) await rest(told.againInMs)
        // Also between changes that come faster than beats, or a logout would not be noticed.
        if (!changed || Date.now() - provenAt >= ownBeatMs) {
          if (isOver()) break
          if (!(await authenticate(request.headers.authorization).catch(() => null))) break
          if (isOver()) break
          provenAt = Date.now()
          raw.write(': beat\n\n')
        }
        changed = false
        told = await look()
      }
    } catch (error) {
      request.log.warn({ err: error }, 'a progress stream broke off')
    } finally {
      unwatch()
      leave()
      stopping.removeEventListener('abort', stop)
      raw.end()
    }
  })
}

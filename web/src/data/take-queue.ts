import type { Progress } from './upload.ts'
import { ApiError, messageOf } from './api-error.ts'
import { currentSession, subscribe } from './session-store.ts'
import { isByLink, putTake, removeTake, takesOf } from './take-store.ts'

/** `here`: stored in this browser, and sent as soon as possible. `sent`: the server has it. */
export type TakeState = 'here' | 'sending' | 'sent'

export type ShownTake = {
  wav: Blob
  state: TakeState
  /** How much of it has gone up, from 0 to 1. */
  progress: number
  /** Why the server refused it, in its own words. */
  refusal: string | null
}

export type SendPage = (
  page: number,
  wav: Blob,
  options: { signal: AbortSignal; onProgress: Progress },
) => Promise<unknown>

export type TakeQueue = ReturnType<typeof createTakeQueue>

const retryMs = 20_000

/** Whether it may work later: no connection, a slow one, too many at once, or a server that is not well. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status === 408 ||
  error.status === 429 ||
  error.status >= 500

/**
 * The takes of one session by page. Each is stored in the browser before it is sent, and sent again after a failure, one
 * after another: on a slow line two would hinder each other. Goes on whatever screen is shown.
 */
export const createTakeQueue = (id: string, send: SendPage) => {
  let takes: ReadonlyMap<number, ShownTake> = new Map()
  let current: { page: number; abort: AbortController } | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const listeners = new Set<() => void>()
  const set = (page: number, take: ShownTake | null) => {
    const next = new Map(takes)
    if (take) next.set(page, take)
    else next.delete(page)
    takes = next
    for (const listener of listeners) listener()
  }
  /** Unless another take of the page has come in its place. */
  const change = (page: number, wav: Blob, to: Partial<ShownTake>) => {
    const take = takes.get(page)
    if (take?.wav === wav) set(page, { ...take, ...to })
    return take?.wav === wav
  }

  const sendOne = async (page: number, wav: Blob): Promise<'next' | 'later'> => {
    const abort = new AbortController()
    current = { page, abort }
    change(page, wav, { state: 'sending', progress: 0 })
    try {
      const { signal } = abort
      await send(page, wav, { signal, onProgress: (progress) => change(page, wav, { progress }) })
      if (change(page, wav, { state: 'sent' }))
        await removeTake({ session: id, page_number: page }).catch(() => {})
      return 'next'
    } catch (error) {
      if (abort.signal.aborted) return 'next'
      const isLater = isPassing(error)
      change(page, wav, { state: 'here', refusal: isLater ? null : messageOf(error) })
      return isLater ? 'later' : 'next'
    } finally {
      current = null
    }
  }

  const here = { state: 'here', progress: 0, refusal: null } as const
  const loading = takesOf(id)
    .catch(() => [])
    .then((stored) => {
      for (const { page_number, wav } of stored)
        if (!takes.has(page_number)) set(page_number, { wav, ...here })
    })

  let run: Promise<void> | null = null
  const sendOneByOne = async () => {
    await loading
    clearTimeout(retry)
    try {
      for (;;) {
        const waiting = [...takes].find(([, take]) => take.state === 'here' && take.refusal === null)
        if (!waiting || isOver) return
        if ((await sendOne(waiting[0], waiting[1].wav)) === 'later') {
          retry = setTimeout(() => void sendAll(), retryMs)
          return
        }
      }
    } finally {
      run = null
    }
  }
  const sendAll = (): Promise<void> => (run ??= sendOneByOne())

  const drop = (page: number) => {
    if (current?.page === page) current.abort.abort()
    set(page, null)
  }
  const onOnline = () => void sendAll()
  addEventListener('online', onOnline)
  void sendAll()

  return {
    takes: () => takes,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    keep: async (page: number, wav: Blob) => {
      if (isOver) return
      drop(page)
      set(page, { wav, ...here })
      // Without storage (a private window) it is sent all the same, and kept in memory until then.
      await putTake({ session: id, page_number: page, wav }).catch(() => {})
      await sendAll()
    },
    /** Sends what it can; done when all is sent, or something has to wait. */
    sendAll,
    drop: async (page: number) => {
      drop(page)
      await removeTake({ session: id, page_number: page }).catch(() => {})
    },
    /** Forgets all takes, and sends nothing more. */
    end: () => {
      isOver = true
      clearTimeout(retry)
      removeEventListener('online', onOnline)
      current?.abort.abort()
      takes = new Map()
    },
  }
}

const queues = new Map<string, TakeQueue>()

// Somebody else may log in next. What lies in the browser's storage is deleted by `clearPerUser`.
subscribe(() => {
  if (!currentSession().loggedOut) return
  for (const [id, queue] of queues) {
    if (isByLink(id)) continue
    queue.end()
    queues.delete(id)
  }
})

/** The one queue of a session in this tab. */
export const takeQueueOf = (id: string, send: SendPage): TakeQueue => {
  const queue = queues.get(id) ?? createTakeQueue(id, send)
  queues.set(id, queue)
  return queue
}

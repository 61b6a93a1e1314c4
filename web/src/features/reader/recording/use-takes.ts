import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../../data/api-error.ts'
import type { RecordingSession } from './recording-session.ts'
import { putTake, removeTake, takesOf } from './take-store.ts'

/** `here`: stored in this browser, and sent as soon as possible. `sent`: the server has it. */
export type TakeState = 'sending' | 'here' | 'sent'

const isOffline = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)
const retryMs = 20_000

/**
 * The takes of a session by page. A take is stored in the browser before it is sent, and again after a failure: nothing
 * that was read is lost.
 */
export const useTakes = (session: RecordingSession) => {
  const [states, setStates] = useState<ReadonlyMap<number, TakeState>>(new Map())
  const [wavs, setWavs] = useState<ReadonlyMap<number, Blob>>(new Map())
  /** Why the server refused a page, in its own words. */
  const [refusal, setRefusal] = useState<string | null>(null)
  const current = useRef(session)
  useEffect(() => {
    current.current = session
  })
  const mark = useCallback(
    (page: number, state: TakeState | null) =>
      setStates((known) => {
        const next = new Map(known)
        if (state) next.set(page, state)
        else next.delete(page)
        return next
      }),
    [],
  )

  const send = useCallback(
    async (page_number: number, wav: Blob) => {
      const { id, send: upload } = current.current
      mark(page_number, 'sending')
      try {
        await upload(page_number, wav)
        mark(page_number, 'sent')
        await removeTake({ session: id, page_number }).catch(() => {})
      } catch (error) {
        mark(page_number, 'here')
        if (!isOffline(error)) setRefusal(messageOf(error))
      }
    },
    [mark],
  )

  const sendStored = useCallback(async () => {
    const takes = await takesOf(current.current.id).catch(() => [])
    for (const { page_number, wav } of takes) {
      setWavs((known) => new Map(known).set(page_number, wav))
      await send(page_number, wav)
    }
  }, [send])

  const { id } = session
  useEffect(() => {
    void sendStored()
    const onOnline = () => void sendStored()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [id, sendStored])
  const isWaiting = Array.from(states.values()).includes('here')
  useEffect(() => {
    if (!isWaiting || refusal) return
    const timer = setInterval(() => void sendStored(), retryMs)
    return () => clearInterval(timer)
  }, [isWaiting, refusal, sendStored])

  return {
    states,
    wavs,
    refusal,
    keep: async (page_number: number, wav: Blob) => {
      setRefusal(null)
      setWavs((known) => new Map(known).set(page_number, wav))
      mark(page_number, 'here')
      // Without storage (a private window) it is sent all the same, and kept in memory until then.
      await putTake({ session: id, page_number, wav }).catch(() => {})
      await send(page_number, wav)
    },
    drop: async (page_number: number) => {
      setRefusal(null)
      setWavs((known) => new Map([...known].filter(([page]) => page !== page_number)))
      mark(page_number, null)
      await removeTake({ session: id, page_number }).catch(() => {})
    },
  }
}

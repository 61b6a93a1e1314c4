import { useEffect, useSyncExternalStore } from 'react'
import type { RecordingSession } from './recording-session.ts'
import { takeQueueOf } from '../../../data/take-queue.ts'

/** The takes of a session by page, and what can be done with them. Sends what is stored here. */
export const useTakes = ({ id, send }: Pick<RecordingSession, 'id' | 'send'>) => {
  const queue = takeQueueOf(id, send)
  const takes = useSyncExternalStore(queue.subscribe, queue.takes)
  const isPending = Array.from(takes.values()).some(({ state, refusal }) => state !== 'sent' && !refusal)
  // What is here is not lost, but goes up only while a page of Moonpage is open.
  useEffect(() => {
    if (!isPending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isPending])
  return { takes, keep: queue.keep, drop: queue.drop }
}

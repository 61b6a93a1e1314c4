import type { StoryEvent } from '@moonpage/contract/story'
import * as routes from 'virtual:routes'
import { accessToken } from '../../data/api.ts'
import { urlOf } from '../../data/send.ts'
import { sseParser } from './sse-parser.ts'

/** The server sends a heartbeat every 15 s: a connection without data for longer is dead. */
const timeoutMs = 40_000
const maxBackoffMs = 30_000

type StreamListener = {
  onEvent: (event: StoryEvent) => void
  /** Whether the stream is open; while it is not, the caller has to poll. */
  onRunning: (running: boolean) => void
}

/**
 * Follows a story's progress until it is finished or `signal` aborts. Reconnects with exponential backoff, and resumes
 * after the last event.
 */
export const followStory = async (
  storyId: string,
  { onEvent, onRunning }: StreamListener,
  signal: AbortSignal,
) => {
  let lastId = ''
  let failures = 0
  while (!signal.aborted) {
    try {
      await readStream(
        storyId,
        lastId,
        signal,
        () => onRunning(true),
        (id, event) => {
          lastId = id
          failures = 0
          onEvent(event)
        },
      )
    } catch {
      failures += 1
    }
    if (signal.aborted) return
    onRunning(false)
    await pause(Math.min(maxBackoffMs, 1000 * 2 ** failures), signal)
  }
}

const readStream = async (
  storyId: string,
  lastId: string,
  signal: AbortSignal,
  onOpen: () => void,
  onEvent: (id: string, event: StoryEvent) => void,
) => {
  const token = await accessToken()
  const timeout = new AbortController()
  let timer = setTimeout(() => timeout.abort(), timeoutMs)
  try {
    const response = await fetch(urlOf(routes.followStory.path, { params: { id: storyId } }), {
      headers: {
        accept: 'text/event-stream',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(lastId && { 'last-event-id': lastId }),
      },
      signal: AbortSignal.any([signal, timeout.signal]),
    })
    if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`)
    onOpen()
    const parse = sseParser()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let chunk; !(chunk = await reader.read()).done;) {
      clearTimeout(timer)
      timer = setTimeout(() => timeout.abort(), timeoutMs)
      for (const { id, data } of parse(chunk.value)) {
        onEvent(id, JSON.parse(data) as StoryEvent)
      }
    }
  } finally {
    clearTimeout(timer)
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

import type { StoryEvent } from '@moonpage/contract/story'
import * as routes from 'virtual:routes'
import { accessToken } from '../../data/api.ts'
import { urlOf } from '../../data/send.ts'
import { sseParser } from './sse-parser.ts'

/** The server beats every 15 s: a line that is silent for longer is dead, whatever the network says. */
const silenceMs = 40_000
const longestPauseMs = 30_000

type Told = {
  onEvent: (event: StoryEvent) => void
  /** Whether the stream runs; while it does not, someone else has to ask. */
  onRunning: (running: boolean) => void
}

/**
 * Follows a story's progress until it is finished or `signal` aborts. A stream that breaks off is taken up
 * again where it stopped, after a pause that grows while it fails.
 */
export const followStory = async (storyId: string, { onEvent, onRunning }: Told, signal: AbortSignal) => {
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
    await pause(Math.min(longestPauseMs, 1000 * 2 ** failures), signal)
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
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), silenceMs)
  try {
    const response = await fetch(urlOf(routes.followStory.path, { params: { id: storyId } }), {
      headers: {
        accept: 'text/event-stream',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(lastId && { 'last-event-id': lastId }),
      },
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`)
    onOpen()
    const parse = sseParser()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let piece; !(piece = await reader.read()).done;) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), silenceMs)
      for (const { id, data } of parse(piece.value)) {
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as routes from 'virtual:routes'
import { ApiError } from './api-error.ts'
import { clearCredentials } from './session-store.ts'
import { createTakeQueue, takeQueueOf } from './take-queue.ts'
import { linkSession } from './take-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const wav = (name: string) => new Blob([name])
const failure = (status: number) =>
  new ApiError(routes.recordPage, { status, code: 'x', message: 'No room.' })

/** A queue whose uploads end when they are told to. */
function aQueue() {
  const uploads: {
    page: number
    wav: Blob
    end: (error?: unknown) => Promise<void>
    isAborted: () => boolean
  }[] = []
  const queue = createTakeQueue('a session', (page, blob, { signal, onProgress }) => {
    onProgress(0.5)
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      const end = async (error?: unknown) => {
        if (error === undefined) resolve(null)
        else reject(error)
        await vi.advanceTimersByTimeAsync(1)
      }
      uploads.push({ page, wav: blob, end, isAborted: () => signal.aborted })
    })
  })
  const keep = async (page: number, name: string) => {
    void queue.keep(page, wav(name))
    await vi.advanceTimersByTimeAsync(1)
  }
  const states = () => [...queue.takes()].map(([page, { state }]) => `${page} ${state}`)
  return { queue, uploads, keep, states }
}

test('takes go up one after another', async () => {
  const { queue, uploads, keep, states } = aQueue()
  await keep(1, 'one')
  await keep(2, 'two')
  expect(states()).toEqual(['1 sending', '2 here'])
  expect(queue.takes().get(1)?.progress).toBe(0.5)
  await uploads[0]?.end()
  expect(states()).toEqual(['1 sent', '2 sending'])
  await uploads[1]?.end()
  expect(states()).toEqual(['1 sent', '2 sent'])
  expect(uploads).toHaveLength(2)
})

test.each([0, 408, 429, 503])(
  'after a failure with status %s a take goes up again by itself',
  async (status) => {
    const { uploads, keep, states } = aQueue()
    await keep(1, 'one')
    await keep(2, 'two')
    await uploads[0]?.end(failure(status))
    expect(states()).toEqual(['1 here', '2 here'])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(states()).toEqual(['1 sending', '2 here'])
    await uploads[1]?.end(failure(status))
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(1)
    expect(uploads.map(({ page }) => page)).toEqual([1, 1, 1])
  },
)

test('what the server refuses is said, and does not hold up the others', async () => {
  const { queue, uploads, keep, states } = aQueue()
  await keep(1, 'one')
  await keep(2, 'two')
  await uploads[0]?.end(failure(409))
  expect(queue.takes().get(1)).toMatchObject({ state: 'here', refusal: 'No room.' })
  await uploads[1]?.end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(states()).toEqual(['1 here', '2 sent'])
  expect(uploads).toHaveLength(2)
})

test('a page that is recorded again, or dropped, goes up no more', async () => {
  const { uploads, keep, states, queue } = aQueue()
  await keep(1, 'one')
  await keep(1, 'one again')
  expect(uploads.map(({ isAborted }) => isAborted())).toEqual([true, false])
  expect(await uploads[1]?.wav.text()).toBe('one again')
  await queue.drop(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(states()).toEqual([])
  expect(uploads).toHaveLength(2)
})

test('after a logout nothing of the account goes up any more; a link has no account', async () => {
  const sent: string[] = []
  const queueOf = (id: string) => {
    const queue = takeQueueOf(id, (page) => {
      sent.push(`${id} ${page}`)
      return Promise.reject(failure(0))
    })
    void queue.keep(1, wav('one'))
    return queue
  }
  const [own, byLink] = [queueOf('a story, a voice'), queueOf(linkSession('a-token'))]
  await vi.advanceTimersByTimeAsync(1)
  clearCredentials({ loggedOut: true })
  expect([own.takes().size, byLink.takes().size]).toEqual([0, 1])
  sent.length = 0
  dispatchEvent(new Event('online'))
  await own.keep(2, wav('two'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(new Set(sent)).toEqual(new Set(['link a-token 1']))
})

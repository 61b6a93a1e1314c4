// A load generator in its own process: keeps connections busy with one request at a time each, or follows streams.
import { connect, type Socket } from 'node:net'
import type { Follow, Heard, Load, Outcome, Task } from './load.ts'

const headEnd = Buffer.from('\r\n\r\n')

/** Length of the first response in `data` in bytes; 0 while incomplete. All responses here have a content-length. */
function lengthOfAnswer(data: Buffer): number {
  const end = data.indexOf(headEnd)
  if (end === -1) return 0
  const head = data.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined && !/^HTTP\/1.1 (?:204|304)/.test(head))
    throw new Error(`An answer without content-length:\n${head}`)
  const whole = end + headEnd.length + Number(length ?? 0)
  return data.length >= whole ? whole : 0
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor(sorted.length * part)] ?? Number.NaN

function keepBusy({ port, requests, seconds, connections, pauseMs = 0 }: Load): Promise<Outcome> {
  const texts = requests.map((request) => Buffer.from(request))
  const times: number[] = []
  const statuses: Record<string, number> = {}
  const begun = performance.now()
  const until = begun + seconds * 1000
  let turn = 0
  let open = connections
  return new Promise((resolve, reject) => {
    const finish = () => {
      open -= 1
      if (open > 0) return
      times.sort((a, b) => a - b)
      resolve({
        count: times.length,
        seconds: (performance.now() - begun) / 1000,
        p50: quantile(times, 0.5),
        p99: quantile(times, 0.99),
        statuses,
      })
    }
    const drive = (socket: Socket) => {
      let held: Buffer = Buffer.alloc(0)
      let askedAt = 0
      const ask = () => {
        if (performance.now() >= until) {
          socket.end(finish)
          return
        }
        askedAt = performance.now()
        socket.write(texts[turn % texts.length] ?? '')
        turn += 1
      }
      socket.setNoDelay(true)
      socket.on('data', (data: Buffer) => {
        held = held.length === 0 ? data : Buffer.concat([held, data])
        const length = lengthOfAnswer(held)
        if (length === 0) return
        const status = held.toString('latin1', 9, 12)
        statuses[status] = (statuses[status] ?? 0) + 1
        held = held.subarray(length)
        times.push(performance.now() - askedAt)
        if (pauseMs > 0) setTimeout(ask, pauseMs)
        else ask()
      })
      socket.once('error', reject)
      ask()
    }
    for (let i = 0; i < connections; i++) {
      const socket = connect(port, '127.0.0.1', () => drive(socket))
      socket.once('error', reject)
    }
  })
}

/** Milliseconds since 1970, with a higher resolution than Date. */
const now = () => performance.timeOrigin + performance.now()

/** Opens event streams, and reports when the first and the last one had each event. */
function follow({ port, request, streams, events }: Follow): Promise<Heard[]> {
  const heard = Array.from({ length: events }, (): Heard => ({ firstAt: 0, lastAt: 0, streams: 0 }))
  return new Promise((resolve, reject) => {
    for (let i = 0; i < streams; i++) {
      let count = 0
      const socket = connect(port, '127.0.0.1', () => socket.write(request))
      socket.once('error', reject)
      socket.on('data', (data: Buffer) => {
        const blocks = data.toString('latin1').split('\ndata: ').length - 1
        for (let block = 0; block < blocks; block++) {
          const event = heard[count]
          count += 1
          if (!event) continue
          event.firstAt ||= now()
          event.lastAt = now()
          event.streams += 1
          if (event.streams === streams) process.send?.({ heard: count })
        }
        if (count >= events) socket.destroy()
        if (heard.every((event) => event.streams === streams)) resolve(heard)
      })
    }
  })
}

process.on('message', (task: Task) => {
  const done: Promise<unknown> = 'streams' in task ? follow(task) : keepBusy(task)
  done.then(
    (answer) => process.send?.({ answer }),
    (error: Error) => process.send?.({ error: error.message }),
  )
})
process.on('disconnect', () => process.exit())

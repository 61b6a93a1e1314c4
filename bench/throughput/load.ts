import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Requests for a while, as fast as they are answered. */
export type Load = {
  port: number
  /** As they go over the wire, each in its turn. */
  requests: readonly string[]
  connections: number
  seconds: number
  /** Between an answer and that connection's next request. */
  pauseMs?: number
}

/** Times in ms, from asking until the answer was whole. */
export type Outcome = {
  count: number
  seconds: number
  p50: number
  p99: number
  statuses: Record<string, number>
}

/** Streams of events, until each had so many. */
export type Follow = { port: number; request: string; streams: number; events: number }

/** Of one event: when the first and the last stream had it, in ms since 1970. */
export type Heard = { firstAt: number; lastAt: number; streams: number }

export type Task = Load | Follow

/** One request over the wire; `headers` with lower-case names. */
export function wire(
  method: 'GET' | 'POST',
  path: string,
  headers: Record<string, string> = {},
  body = '',
): string {
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

type Said = { answer: unknown } | { error: string } | { heard: number }

export type Generator = {
  run(load: Load): Promise<Outcome>
  /** @param onHeard hears when all streams had that many events */
  follow(follow: Follow, onHeard: (events: number) => void): Promise<Heard[]>
  stop(): void
}

export function startGenerator(): Generator {
  const child = startChild('generator.ts', [])
  const ask = (task: Task, onHeard: (events: number) => void = () => {}) =>
    new Promise<unknown>((resolve, reject) => {
      const end = (code: number | null) => reject(new Error(`The generator ended with code ${code}`))
      const listen = (said: Said) => {
        if ('heard' in said) return onHeard(said.heard)
        child.off('message', listen).off('exit', end)
        if ('error' in said) reject(new Error(`The generator stopped: ${said.error}`))
        else resolve(said.answer)
      }
      child.on('message', listen)
      child.once('exit', end)
      child.send(task)
    })
  return {
    run: async (load) => (await ask(load)) as Outcome,
    follow: async (streams, onHeard) => (await ask(streams, onHeard)) as Heard[],
    stop: () => child.disconnect(),
  }
}

export type Reference = { port: number; pid: number; stop(): void }

/** A server of this folder in a process of its own, which says its port and ends with us. */
export async function startReference(file: string, words: readonly string[]): Promise<Reference> {
  const child = startChild(file, words)
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended before it listened`)
  })
  ended.catch(() => {})
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number]
  return { port, pid: child.pid ?? 0, stop: () => child.disconnect() }
}

const startChild = (file: string, words: readonly string[]): ChildProcess =>
  fork(join(import.meta.dirname, file), words, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })

/** Processor time that a process took until now, with all its threads and without its children, in ms. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  // utime and stime in ticks, of which Linux tells 100 a second.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Memory of a process alone, in MB. */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

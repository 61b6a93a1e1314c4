import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A load of requests for a while, as fast as they are answered. */
export type Load = {
  port: number
  /** Raw requests, sent in turn. */
  requests: readonly string[]
  connections: number
  seconds: number
  /** Pause between a response and that connection's next request. */
  pauseMs?: number
}

/** Latencies in ms. */
export type Outcome = {
  count: number
  seconds: number
  p50: number
  p99: number
  statuses: Record<string, number>
}

/** Event streams, until each had this many events. */
export type Follow = { port: number; request: string; streams: number; events: number }

/** When the first and the last stream had an event, in ms since 1970. */
export type Heard = { firstAt: number; lastAt: number; streams: number }

export type Task = Load | Follow

/** A raw HTTP request; `headers` with lower-case names. */
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
  /** @param onHeard called when all streams had that many events */
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

/** Starts a reference server of this folder in a process, which prints its port and exits with us. */
export async function startReference(file: string, args: readonly string[]): Promise<Reference> {
  const child = startChild(file, args)
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended before it listened`)
  })
  ended.catch(() => {})
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number]
  return { port, pid: child.pid ?? 0, stop: () => child.disconnect() }
}

const startChild = (file: string, args: readonly string[]): ChildProcess =>
  fork(join(import.meta.dirname, file), args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })

/** CPU time of a process in ms, with all its threads, without its children. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  // utime and stime are in ticks of 10 ms.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Memory of a process in MB, without its children. */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

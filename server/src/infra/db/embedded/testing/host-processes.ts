import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { commandLine, processIdentity } from '../process-identity.ts'
import type { ChildProcess } from 'node:child_process'

const script = fileURLToPath(new URL('host-process.ts', import.meta.url))

type Told = { word: string } & Record<string, unknown>

/** A started host process. Its output lines are in `output`. */
export class HostProcess {
  readonly child: ChildProcess
  readonly output: Told[] = []
  readonly folder: string
  readonly exited: Promise<void>
  #waiting: (() => void)[] = []
  /** All of its output was read: that is later than its exit. */
  #ended = false

  constructor(folder: string, as: { uid?: number; gid?: number } = {}) {
    this.folder = folder
    this.child = spawn(process.execPath, [script, folder], {
      ...as,
      cwd: '/',
      stdio: ['pipe', 'pipe', 'inherit'],
      // In its own process group, so that a test can kill all of it.
      detached: true,
    })
    this.child.stdin?.on('error', () => {})
    const wakeAll = () => {
      for (const wake of this.#waiting.splice(0)) wake()
    }
    const lines = createInterface({ input: this.child.stdout! })
    lines.on('line', (line) => {
      this.output.push(JSON.parse(line) as Told)
      wakeAll()
    })
    lines.once('close', () => {
      this.#ended = true
      wakeAll()
    })
    this.exited = new Promise((resolve) => this.child.once('exit', () => resolve()))
  }

  /** The first output line with that word, from the given position on. */
  async hears(word: string, from = 0): Promise<Told> {
    for (;;) {
      const found = this.output.slice(from).find((told) => told.word === word)
      if (found) return found
      const failed = this.output.slice(from).find((told) => told.word === 'failed')
      if (failed || this.#ended) {
        throw new Error(`waited for "${word}", received: ${JSON.stringify(failed ?? this.output)}`)
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  started = () => this.hears('started') as Promise<Told & { owner: boolean; ms: number }>

  async ask(line: string): Promise<Told> {
    const from = this.output.length
    this.child.stdin?.write(`${line}\n`)
    return Promise.any(['rows', 'refused', 'owner'].map((word) => this.hears(word, from)))
  }

  async stop(): Promise<void> {
    this.child.stdin?.write('stop\n')
    await this.exited
  }

  async killed(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.exited
  }
}

/** Processes with the folder in their command line, and the server's child processes. */
export function processesOn(folder: string): number[] {
  const all = readdirSync('/proc').map(Number).filter(Boolean)
  const named = new Set(
    all.filter((pid) => processIdentity(pid) && commandLine(pid).includes(`${folder}/pg18`)),
  )
  return all.filter((pid) => named.has(pid) || named.has(parentOf(pid)))
}

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}

export function killAll(pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Ended meanwhile.
    }
  }
}

/** Folders and host processes to clean up together. */
export function testHosts() {
  const folders: string[] = []
  const keepers: HostProcess[] = []
  let original: Promise<string> | undefined
  const folder = (): string => {
    const made = mkdtempSync(join(tmpdir(), 'db-embedded-'))
    folders.push(made)
    return made
  }
  const keeper = (inside: string, as?: { uid: number; gid: number }): HostProcess => {
    const made = new HostProcess(inside, as)
    keepers.push(made)
    return made
  }
  const createDatabase = async () => {
    const made = folder()
    const one = keeper(made)
    await one.started()
    await one.stop()
    return made
  }
  return {
    folder,
    keeper,
    /** A folder with a database that was stopped: a copy, in a tenth of the time that creating one takes. */
    filledFolder: async (): Promise<string> => {
      const made = folder()
      original ??= createDatabase()
      spawnSync('cp', ['-a', `${await original}/.`, made])
      return made
    },
    clear: async (): Promise<void> => {
      for (const one of keepers.splice(0)) await one.killed()
      for (const made of folders.splice(0)) {
        killAll(processesOn(made))
        rmSync(made, { recursive: true, force: true, maxRetries: 5 })
      }
    },
  }
}

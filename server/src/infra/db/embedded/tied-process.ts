import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { OsUser } from './os-user.ts'

// The pipe on standard input is only held by this process: when it dies in any way, `read` returns and the program gets
// its signal. Asynchronous lists of `sh` read from /dev/null, hence descriptor 3.
const guard = `
exec 3<&0
signal=$1; shift
"$@" </dev/null 3<&- &
program=$!
{ read _; kill -s "$signal" $program; } <&3 >/dev/null 2>&1 3<&- &
watch=$!
exec 3<&- </dev/null
wait $program
code=$?
kill -9 $watch 2>/dev/null
exit $code
`

export type TiedProcess = {
  child: ChildProcess
  /** Its last output, at most 8000 characters. */
  output(): string
  /** Resolves when the program has ended. */
  ended: Promise<{ code: number | null }>
  over(): boolean
  /** Sends the signal that the death of this process would send. */
  release(): void
}

/** Starts a program that cannot outlive this process, in its own process group. */
export function startTiedProcess(
  account: OsUser,
  signal: 'INT' | 'TERM',
  words: string[],
  onLine: (line: string) => void = () => {},
): TiedProcess {
  const [program = '', ...rest] = [...account.wrap, 'sh', '-c', guard, 'moonpage-guard', signal, ...words]
  const child = spawn(program, rest, {
    ...account.as,
    cwd: '/',
    // Outside of the terminal's process group, so that Ctrl-C does not reach the server before this process has shut
    // down.
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let said = ''
  let rest_ = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      said = (said + text).slice(-8000)
      const lines = (rest_ + text).split('\n')
      rest_ = lines.pop() ?? ''
      for (const line of lines) onLine(line)
    })
  }
  child.stdin.on('error', () => {})
  let over = false
  const ended = new Promise<{ code: number | null }>((resolve) => {
    child.once('error', (error) => {
      said += error.message
      over = true
      resolve({ code: null })
    })
    child.once('exit', (code) => {
      over = true
      resolve({ code })
    })
  })
  return { child, output: () => said, ended, over: () => over, release: () => child.stdin.end() }
}

/** Lets Node exit while the program runs; `hold` undoes it. */
export function unrefChild(guarded: TiedProcess): void {
  guarded.child.unref()
  for (const stream of guarded.child.stdio) (stream as unknown as { unref?(): void } | null)?.unref?.()
}

export function refChild(guarded: TiedProcess): void {
  guarded.child.ref()
}

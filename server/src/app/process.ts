import { settingsOfProcess, WrongSetting, type Settings } from './settings.ts'
import type { Running } from './start.ts'

/**
 * Runs until a signal ends it. Says on standard error why it could not start.
 * @param greeting what standard output tells once all is open
 */
export async function runUntilSignal<R extends Running>(
  open: (settings: Settings, options: { onProgress: (sentence: string) => void }) => Promise<R>,
  greeting: (settings: Settings, running: R) => string[],
): Promise<void> {
  try {
    const settings = settingsOfProcess()
    const running = await open(settings, {
      onProgress: (sentence) => process.stdout.write(`  ${sentence}\n`),
    })
    let stopping = false
    const stop = async () => {
      // npm forwards a signal that the terminal already sent: the second is not impatience.
      if (stopping) return
      stopping = true
      await running.stop()
      process.exit(0)
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    process.stdout.write(`${['', ...greeting(settings, running), ''].join('\n')}\n`)
  } catch (error) {
    process.stderr.write(`\n  Moonpage could not start. ${explain(error)}\n\n`)
    process.exit(1)
  }
}

/** For the person at the terminal: a sentence where we know one, else all there is. */
export function explain(error: unknown): string {
  if (error instanceof WrongSetting) return error.message
  const { code } = error as { code?: string }
  if (code === 'EADDRINUSE') return 'The port is in use. Stop what uses it, or set PORT to another one.'
  if (code === 'EACCES') return `Moonpage may not do this: ${(error as Error).message}`
  return error instanceof Error
    ? ((error as { sentence?: string }).sentence ?? error.stack ?? error.message)
    : String(error)
}

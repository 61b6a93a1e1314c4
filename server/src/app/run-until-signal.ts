import { explainStartupError } from './explain-startup-error.ts'
import { settingsOfProcess, type Settings } from './settings.ts'
import type { Running } from './start.ts'

/**
 * Runs until a signal, then shuts down. Prints to standard error why it could not start.
 * @param greeting message for standard output when everything is open
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
      // npm forwards a signal that the terminal has already sent, so a second signal soon after is no request to hurry.
      if (stopping) return
      stopping = true
      await running.stop()
      process.exit(0)
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    process.stdout.write(`${['', ...greeting(settings, running), ''].join('\n')}\n`)
  } catch (error) {
    process.stderr.write(`\n  Moonpage could not start. ${explainStartupError(error)}\n\n`)
    process.exit(1)
  }
}

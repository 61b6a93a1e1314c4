import { networkInterfaces } from 'node:os'
import { settingsOfProcess, WrongSetting, type Settings } from './settings.ts'
import { start } from './start.ts'

/** Addresses at which a phone on the same network finds us. */
const homeAddresses = (settings: Settings, port: string): string[] =>
  settings.host === '0.0.0.0'
    ? Object.values(networkInterfaces())
        .flatMap((list) => list ?? [])
        .filter((address) => address.family === 'IPv4' && !address.internal)
        .map((address) => `http://${address.address}:${port}`)
    : []

function greet(settings: Settings, url: string): void {
  const lines = [
    '',
    `  Moonpage is open at  ${settings.publicUrl ?? url}`,
    ...homeAddresses(settings, new URL(url).port).map((address) => `  on your network at   ${address}`),
    settings.gatePassword === null
      ? '  The gate             stands open'
      : `  The gate's password  ${settings.gatePassword}`,
    `  Your data lies in    ${settings.dataDir}`,
    ...(settings.mail.kind === 'files' ? [`  Mails are files in   ${settings.mail.dir}`] : []),
    ...(settings.database.kind === 'server' ? ['  Database             the server of DATABASE_URL'] : []),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function explain(error: unknown): string {
  if (error instanceof WrongSetting) return error.message
  const { code } = error as { code?: string }
  if (code === 'EADDRINUSE') return 'The port is in use. Stop what uses it, or set PORT to another one.'
  if (code === 'EACCES') return `Moonpage may not do this: ${(error as Error).message}`
  return error instanceof Error
    ? ((error as { sentence?: string }).sentence ?? error.stack ?? error.message)
    : String(error)
}

try {
  const settings = settingsOfProcess()
  const running = await start(settings, {
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
  greet(settings, running.url)
} catch (error) {
  process.stderr.write(`\n  Moonpage could not start. ${explain(error)}\n\n`)
  process.exit(1)
}

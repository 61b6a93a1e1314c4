import { removeFolder, startApp } from '../scripts/lib/app-process.ts'
import { gatePassword } from '../scripts/lib/gate-pass.ts'

/** One real app with its database for the whole run; a test that stops and starts it brings its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const app = await startApp({ env: { GATE_PASSWORD: gatePassword } })
  process.env['APP_URL'] = app.url
  // Where its letters lie.
  process.env['APP_DATA_DIR'] = app.dataDir
  return async () => {
    await app.stop()
    removeFolder(app.dataDir)
  }
}

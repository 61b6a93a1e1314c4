import { removeFolder, startApp } from '../scripts/lib/app-process.ts'
import { gatePassword } from '../scripts/lib/gate-pass.ts'

/** One app with its database for the whole run; tests that restart it start their own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const app = await startApp({ env: { GATE_PASSWORD: gatePassword } })
  process.env['APP_URL'] = app.url
  // The folder with its emails.
  process.env['APP_DATA_DIR'] = app.dataDir
  return async () => {
    await app.stop()
    removeFolder(app.dataDir)
  }
}

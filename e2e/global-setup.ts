import { removeFolder, startApp, temporaryFolder } from '../scripts/lib/app-process.ts'
import { gatePassword } from '../scripts/lib/gate-pass.ts'

/** One app with its database for the whole run; tests that need another start their own, on a copy of a new one's data. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const prepared = temporaryFolder()
  await (await startApp({ dataDir: prepared })).stop()
  process.env['PREPARED_DATA_DIR'] = prepared
  const app = await startApp({ env: { GATE_PASSWORD: gatePassword } })
  process.env['APP_URL'] = app.url
  // The folder with its emails.
  process.env['APP_DATA_DIR'] = app.dataDir
  return async () => {
    await app.stop()
    for (const folder of [app.dataDir, prepared]) removeFolder(folder)
  }
}

import { networkInterfaces } from 'node:os'
import type { Settings } from './settings.ts'

/** URLs for other devices on the same network. */
const homeAddresses = (settings: Settings, port: string): string[] =>
  settings.host === '0.0.0.0'
    ? Object.values(networkInterfaces())
        .flatMap((list) => list ?? [])
        .filter((address) => address.family === 'IPv4' && !address.internal)
        .map((address) => `http://${address.address}:${port}`)
    : []

/** The startup message of a web process. */
export const webStartupMessage = (settings: Settings, { url }: { url: string }): string[] => [
  `  Moonpage is open at  ${settings.publicUrl ?? url}`,
  ...homeAddresses(settings, new URL(url).port).map((address) => `  on your network at   ${address}`),
  settings.gatePassword === null
    ? '  The gate             stands open'
    : `  The gate's password  ${settings.gatePassword}`,
  `  Your data lies in    ${settings.dataDir}`,
  ...(settings.mail.kind === 'files' ? [`  Mails are files in   ${settings.mail.dir}`] : []),
  ...(settings.database.kind === 'server' ? ['  Database             the server of DATABASE_URL'] : []),
]

/** The startup message of a worker. */
export const workerStartupMessage = ({ workerConcurrency, database, dataDir }: Settings): string[] => [
  `  This worker tells and paints ${workerConcurrency === 1 ? 'one story' : `${workerConcurrency} stories`} at once, ` +
    `with the database ${database.kind === 'server' ? 'of DATABASE_URL' : `in ${dataDir}`}.`,
]

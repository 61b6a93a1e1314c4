import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sessionSecret } from '../core/accounts/session-secret.ts'
import { openPress } from '../features/exports/press/press.ts'
import { storyWatch } from '../features/generation/story-watch.ts'
import { createApp } from './create-app.ts'
import { makeFirstAdmin } from './first-admin.ts'
import { listenFault } from './listen-fault.ts'
import type { Parts } from './parts.ts'
import type { Stops } from './stops.ts'

const webDir = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Answers requests from when it resolves. @returns the port it listens on */
export async function openWeb(parts: Parts, stops: Stops): Promise<number> {
  const { settings, postgres, db, ready, log } = parts
  await makeFirstAdmin(db, settings.firstAdmin, log)
  const watch = storyWatch(postgres.directUrl, (error) => log.warn({ err: error }, 'progress is not heard'))
  stops.add(() => watch.close())
  const press = openPress((error) => log.error({ err: error }, 'a thread of the press broke'))
  stops.add(() => press.close())
  const secret = await sessionSecret(db, settings.sessionSecret)
  const app = await createApp({ ...parts, watch, press, secret, webDir })
  stops.add(() => app.close())
  // Before that, time for proxies to notice.
  stops.add(() => {
    ready.drain()
    return sleep(settings.drainMs)
  })
  const { host, port } = settings
  await app.listen({ host, port }).catch((error: unknown) => {
    throw listenFault(error, { host, port })
  })
  return (app.server.address() as { port: number }).port
}

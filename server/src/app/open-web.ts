import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sessionSecret } from '../core/accounts/session-secret.ts'
import { openExportPool } from '../features/exports/worker-pool/export-pool.ts'
import { listenToStories } from '../features/generation/story-updates.ts'
import { openSpeechPool } from '../infra/speech/embedded.ts'
import { instrumentSpeech } from '../infra/speech/instrument-speech.ts'
import { createApp } from './create-app.ts'
import { makeFirstAdmin } from './first-admin.ts'
import { describeListenError } from './listen-error.ts'
import { openHostedVoice } from './open-models.ts'
import type { Services } from './services.ts'
import type { ShutdownHooks } from './shutdown-hooks.ts'

const webDir = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Resolves when requests are served. @returns the port */
export async function openWeb(services: Services, shutdownHooks: ShutdownHooks): Promise<number> {
  const { settings, postgres, db, ready, log } = services
  await makeFirstAdmin(db, settings.firstAdmin, log)
  const watch = listenToStories(postgres.directUrl, (error) =>
    log.warn({ err: error }, 'listening for story events failed'),
  )
  shutdownHooks.add(() => watch.close())
  const exportPool = openExportPool((error) => log.error({ err: error }, 'export thread crashed'))
  shutdownHooks.add(() => exportPool.close())
  const speech = instrumentSpeech(
    openSpeechPool((error) => log.error({ err: error }, 'speech thread crashed')),
    services.metrics,
  )
  shutdownHooks.add(() => speech.close())
  const hostedVoice = openHostedVoice(settings.speechModel, {
    db,
    log,
    metrics: services.metrics,
    pool: speech,
  })
  const secret = await sessionSecret(db, settings.sessionSecret)
  const app = await createApp({ ...services, watch, exportPool, speech, hostedVoice, secret, webDir })
  shutdownHooks.add(() => app.close())
  // Gives proxies time to notice first.
  shutdownHooks.add(() => {
    ready.drain()
    return sleep(settings.drainMs)
  })
  const { host, port } = settings
  await app.listen({ host, port }).catch((error: unknown) => {
    throw describeListenError(error, { host, port })
  })
  return (app.server.address() as { port: number }).port
}

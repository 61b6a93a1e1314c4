import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { bodyLimits } from '@moonpage/contract/route'
import * as storyContract from '@moonpage/contract/story'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { accountRoutes } from '../core/accounts/account-routes.ts'
import { authenticator } from '../core/accounts/authenticate.ts'
import { notificationRoutes } from '../core/notifications/notification-routes.ts'
import { isLiveLink } from '../core/stories/live-link.ts'
import { cacheVersion } from '../core/stories/cache-version.ts'
import { accountDataRoutes } from '../features/account-data/account-data-routes.ts'
import { adminRoutes } from '../features/admin/admin-routes.ts'
import { childRoutes } from '../features/children/child-routes.ts'
import { characterRoutes } from '../features/characters/character-routes.ts'
import { childViewRoutes } from '../features/child-view/child-view-routes.ts'
import type { ExportPool } from '../features/exports/worker-pool/export-pool.ts'
import { familyRoutes } from '../features/family/family-routes.ts'
import { collectionRoutes } from '../features/collections/collection-routes.ts'
import { favoriteRoutes } from '../features/favorites/favorite-routes.ts'
import { viewCounter } from '../features/feed/count-view.ts'
import { feedRoutes } from '../features/feed/feed-routes.ts'
import { gateOf, gateStateOf } from '../features/gate/gate.ts'
import { gateRoutes } from '../features/gate/gate-routes.ts'
import { guardGate } from '../features/gate/guard-gate.ts'
import { followStory } from '../features/generation/follow-story.ts'
import { crawlerRoutes } from '../features/link-previews/crawler-routes.ts'
import { headWriter } from '../features/link-previews/write-head.ts'
import { readingRoutes } from '../features/reading/reading-routes.ts'
import { seriesRoutes } from '../features/series/series-routes.ts'
import { backChannelLogout } from '../features/single-sign-on/back-channel-logout.ts'
import { singleSignOnRoutes } from '../features/single-sign-on/single-sign-on-routes.ts'
import { sharingRoutes } from '../features/sharing/sharing-routes.ts'
import type { StoryUpdates } from '../features/generation/story-updates.ts'
import { audioRoute } from '../features/narration/audio-route.ts'
import { longestUpload } from '../features/narration/recording-limits.ts'
import { narrateBook } from '../features/narration/narrate-book.ts'
import { narrationRoutes, synthesisByAccount } from '../features/narration/narration-routes.ts'
import { moderationRoutes } from '../features/moderation/moderation-routes.ts'
import { ratingRoutes } from '../features/ratings/rating-routes.ts'
import { systemRoutes } from '../features/system/system-routes.ts'
import { webhookRoutes } from '../features/webhooks/webhook-routes.ts'
import { libraryRoutes } from '../features/library/library-routes.ts'
import { pictureRoute } from '../features/library/picture-route.ts'
import type { Database } from '../infra/db/database.ts'
import type { Readiness } from '../infra/db/readiness.ts'
import { type BodyTimeouts, closeStalled, connectionLimits, limitBodies } from '../infra/http/connections.ts'
import { drainRequests } from '../infra/http/drain-requests.ts'
import { countRequests } from '../infra/http/count-requests.ts'
import { healthRoutes } from '../infra/http/health-routes.ts'
import { acceptFiles, parseJsonBodies } from '../infra/http/parse-json-bodies.ts'
import { instrumentResponseCache } from '../infra/http/instrument-response-cache.ts'
import { handleError, handleFrameworkError } from '../infra/http/error-handler.ts'
import { rejectMalformed } from '../infra/http/reject-malformed.ts'
import { fastifyPath, routeServer } from '../infra/http/route-server.ts'
import { securityHeaders } from '../infra/http/security-headers.ts'
import { serializerCompiler } from '../infra/http/serialize-replies.ts'
import { openResponseCache } from '../infra/http/response-cache.ts'
import { openRateLimiter } from '../infra/http/rate-limit.ts'
import { traceRequests } from '../infra/http/trace-requests.ts'
import { openServerSideRendering } from '../infra/http/server-side-rendering.ts'
import { readWebApp, serveWebApp } from '../infra/http/web-app.ts'
import type { ImageModel } from '../infra/image-model/image-model.ts'
import type { Log } from '../infra/log.ts'
import type { Metrics } from '../infra/metrics/metrics.ts'
import type { Queue } from '../infra/queue/queue.ts'
import type { HostedVoice } from '../infra/speech/hosted.ts'
import type { SpeechPool } from '../infra/speech/embedded.ts'
import type { PictureStore } from '../infra/storage/picture-store.ts'
import type { TextModel } from '../infra/text-model/text-model.ts'
import { downloadRoutes } from './download-routes.ts'
import { initialData } from './initial-data.ts'
import { serveKeptBooks } from './kept-books.ts'
import type { Settings } from './settings.ts'
import { widestSignUp } from './settings-sign-in.ts'

export type AppDeps = {
  settings: Settings
  db: Database
  queue: Queue
  pictures: PictureStore
  exportPool: ExportPool
  speech: SpeechPool
  hostedVoice: HostedVoice | null
  textModel: Pick<TextModel, 'check' | 'rewritesPages'>
  imageModel: Pick<ImageModel, 'portrait' | 'check' | 'cover' | 'drawLines' | 'paintForPrint' | 'paintAlone'>
  watch: StoryUpdates
  secret: Uint8Array
  log: Log
  metrics: Metrics
  ready: Readiness
  /** Folder of the built browser app. */
  webDir: string
  /** Tests set shorter ones. */
  bodyTimeouts?: BodyTimeouts | undefined
}

// Own validation messages where a schema has none.
z.config(z.locales.en())

/** How long requests in flight may take when the server closes. */
const closingGraceMs = 10_000

/** The whole web server, ready to listen or for `inject`. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, db, queue, pictures, exportPool, speech, textModel, imageModel, watch, secret, log } =
    deps
  const app: FastifyInstance = fastify({
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- else the instance is typed by our logger, and no plugin takes it
    loggerInstance: log as FastifyBaseLogger,
    // Addresses before the trusted proxies' in X-Forwarded-For are set by the client, who could evade rate limits with
    // them.
    trustProxy: settings.proxies > 0 && ((_address: string, hop: number) => hop < settings.proxies),
    bodyLimit: bodyLimits.other,
    ...connectionLimits({ behindProxy: settings.proxies > 0 }),
    // Random bytes in batches: single ones would cost a tenth of a short response.
    genReqId: () => randomUUID().slice(-12),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void handleFrameworkError(error, request, reply),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  logRequests(app)
  countRequests(app, deps.metrics, [fastifyPath(storyContract.followStory.path)])
  traceRequests(app, { isBehindProxy: settings.proxies > 0 })
  closeStalled(app)
  limitBodies(app, deps.bodyTimeouts)
  app.setErrorHandler(handleError)
  parseJsonBodies(app)
  acceptFiles(app)

  const web = readWebApp(deps.webDir)
  securityHeaders(app, { scriptHashes: web?.scriptHashes ?? [], publicUrl: settings.publicUrl })
  rejectMalformed(app)
  const rateLimit = openRateLimiter(db, settings.rateLimiting)
  const authenticate = authenticator({ db, secret, rateLimit })
  const gate = gateOf(settings.gatePassword, secret)
  if (gate)
    guardGate(app, {
      passes: gate.passes,
      authenticate,
      isLiveLink: (token, picture) => isLiveLink(db.kysely, token, picture),
    })
  await app.register(compress, {
    threshold: 1024,
    globalDecompression: false,
    // By default zstd would be preferred, at a level that makes pages 12 % larger.
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Moonpage',
        version: '1.0.0',
        description: 'Personalized, illustrated bedtime stories.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'mp_…' },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
  // Rendered once, because it is expensive and public.
  let description: string | undefined
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/json').send((description ??= JSON.stringify(app.swagger()))),
  )

  const stopping = new AbortController()
  app.addHook('preClose', () => stopping.abort())
  drainRequests(app, { isDraining: deps.ready.isDraining, graceMs: closingGraceMs })

  const serve = routeServer(app, authenticate, {
    publicUrl: settings.publicUrl,
    rateLimit,
    uploadLimit: longestUpload(settings.recordings),
  })
  gateRoutes(serve, { gate, rateLimit, publicUrl: settings.publicUrl })
  accountRoutes(serve, {
    db,
    queue,
    secret,
    rateLimit,
    dailySignUps: settings.dailySignUps,
    signUp: settings.signUp,
    localLogin: settings.localLogin,
    singleSignOn: settings.singleSignOn,
  })
  singleSignOnRoutes(serve, {
    db,
    queue,
    secret,
    rateLimit,
    log,
    dailySignUps: settings.dailySignUps,
    localLogin: settings.localLogin,
    settings: settings.singleSignOn,
  })
  backChannelLogout(app, { db, log, rateLimit, settings: settings.singleSignOn })
  familyRoutes(serve, { db, rateLimit })
  childRoutes(serve, { db })
  seriesRoutes(serve, { db })
  accountDataRoutes(serve, { db, queue, pictures, rateLimit })
  notificationRoutes(serve, { db })
  webhookRoutes(serve, { db, queue, rateLimit, webhooks: settings.webhooks })
  adminRoutes(serve, { db, queue, signUp: widestSignUp(settings) })
  libraryRoutes(serve, {
    db,
    queue,
    dailyStories: settings.dailyStories,
    spending: settings,
    rewritesPages: textModel.rewritesPages,
  })
  const views = viewCounter(db, (error) => log.warn({ err: error }, 'views could not be stored'))
  app.addHook('onClose', () => views.flush())
  const responseCache = instrumentResponseCache(
    openResponseCache(() => cacheVersion(db)),
    deps.metrics,
    'public',
  )
  feedRoutes(serve, { db, views, responseCache })
  ratingRoutes(serve, { db, rateLimit })
  moderationRoutes(serve, { db, queue, rateLimit })
  systemRoutes(serve, {
    db,
    pictures,
    textModel,
    imageModel,
    hostedVoice: deps.hostedVoice,
    spending: settings,
    dailyStories: settings.dailyStories,
    log,
    stopping: stopping.signal,
  })
  favoriteRoutes(serve, { db })
  collectionRoutes(serve, { db, queue, hasGate: gate !== null })
  readingRoutes(serve, { db })
  childViewRoutes(serve, { db, rateLimit })
  sharingRoutes(serve, { db, queue, hasGate: gate !== null })
  const narration = {
    db,
    queue,
    pictures,
    speech,
    hosted: deps.hostedVoice,
    dailyBudget: settings.dailyBudget,
    log,
    rateLimit,
    limits: settings.recordings,
    hasGate: gate !== null,
  }
  narrationRoutes(serve, narration)
  serveKeptBooks(serve, { ...narration, rewritesPages: textModel.rewritesPages })
  characterRoutes(serve, { db, imageModel, rateLimit })
  downloadRoutes(app, serve, {
    db,
    queue,
    pictures,
    exportPool,
    imageModel,
    rateLimit,
    publicUrl: settings.publicUrl,
    narrateBook: (owner, book) =>
      narrateBook(narration, owner, book, () => rateLimit(synthesisByAccount, owner.accountId)),
  })
  followStory(serve, { db, watch, authenticate, stopping: stopping.signal })
  pictureRoute(app, { pictures })
  audioRoute(app, { pictures })
  healthRoutes(app, deps.ready)
  crawlerRoutes(app, { db, gate: gate !== null, publicUrl: settings.publicUrl })
  const onFailure = (error: unknown) => log.warn({ err: error }, 'link preview could not be rendered')
  await serveWebApp(app, web, {
    dataOf: (page) => initialData(db, page),
    writeHead: headWriter({ db, onFailure }),
    renderPage: await openServerSideRendering(deps.webDir, onFailure),
    onFailure,
    publicUrl: settings.publicUrl,
    gateFor: (request) => gateStateOf(gate, request.headers.cookie),
    singleSignOn: settings.singleSignOn && { ...settings.singleSignOn, localLogin: settings.localLogin },
  })
  return app
}

/** Logs requests by route and not by URL, which may contain share tokens, names and searches. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    // On Node's response, so that hijacked streams have it too.
    reply.raw.setHeader('x-request-id', request.id)
    done()
  })
}

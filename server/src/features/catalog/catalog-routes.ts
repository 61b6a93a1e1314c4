import { longestSearch } from '@moonpage/contract/text-limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { bypassGate } from '../../infra/http/bypass-gate.ts'
import { originOf } from '../../infra/http/origin.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { networkOf } from '../../lib/network-of.ts'
import { problem } from '../../lib/problem.ts'
import { askForKey, sendAuthDocument } from './auth-document.ts'
import { titleOf, type Copy } from './catalog-book.ts'
import { covers, downloads } from './catalog-feed.ts'
import { basicPassword } from './basic-password.ts'
import { authDocumentPath, catalogRoot, catalogRootWithKey, rootWithKey } from './catalog-paths.ts'
import { findKeyHolder } from './find-key-holder.ts'
import { findBook } from './list-books.ts'
import { readFeeds } from './read-feeds.ts'
import { sendCover } from './send-cover.ts'
import { atomType, openSearchType, writeAtom, writeOpenSearch } from './write-atom.ts'
import { opds2Type, writeOpds2 } from './write-opds2.ts'

type Wanted = { copy: Copy; id: string; format: 'epub' | 'pdf'; reply: FastifyReply; ip: string }

export type CatalogDeps = {
  db: Database
  pictures: PictureStore
  rateLimit: RateLimiter
  publicUrl: string | null
  /** Sends a book as a file; see features/exports. */
  sendBook: (owner: Owner, wanted: Wanted) => Promise<unknown>
  /** A Content-Disposition header; see features/exports/file-name.ts. */
  attachmentNamed: (title: string, ending: string) => string
}

const Query = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  query: z._default(z.string().check(z.maxLength(longestSearch)), ''),
})
type Query = z.infer<typeof Query>

const hidden = { schema: { hide: true }, config: bypassGate }
const list = { schema: { hide: true, querystring: Query }, config: bypassGate }

/** The catalog (OPDS 1.2 and 2.0), below one root for the key as a password, and one with the key in it. */
export function catalogRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  app.get(authDocumentPath, hidden, (request, reply) =>
    sendAuthDocument(reply, originOf(request, deps.publicUrl)),
  )
  for (const root of [catalogRoot, catalogRootWithKey]) nest(app, root, (scope) => serveCatalog(scope, deps))
}

/** Routes below a prefix, with hooks of their own. Theirs at `/` is also there without the slash. */
function nest(app: FastifyInstance, prefix: string, fill: (scope: FastifyInstance) => void): void {
  void app.register(
    (scope, _options, done) => {
      fill(scope)
      done()
    },
    { prefix },
  )
}

/** Who may see the catalog, and its address as they came. */
type Visit = { owner: Owner; root: string }
const visits = new WeakMap<FastifyRequest, Visit>()
const visitOf = (request: FastifyRequest): Visit => visits.get(request) as Visit

function serveCatalog(scope: FastifyInstance, deps: CatalogDeps): void {
  const { db, pictures, publicUrl } = deps

  scope.addHook('onRequest', async (request, reply) => {
    const { key } = request.params as { key?: string }
    const given = key ?? basicPassword(request.headers.authorization)
    const owner = given === null ? null : await findKeyHolder(deps, given, networkOf(request.ip))
    if (!owner && key !== undefined)
      throw problem('catalog_key_not_found', 404, 'This address of a catalog does not work, or no longer')
    if (!owner) return askForKey(reply, originOf(request, publicUrl))
    visits.set(request, { owner, root: key === undefined ? catalogRoot : rootWithKey(key) })
    reply.header('cache-control', 'private, no-cache')
    return undefined
  })

  for (const [version, type, write] of [
    ['', atomType, writeAtom],
    ['/v2', () => opds2Type, writeOpds2],
  ] as const)
    nest(scope, version, (lists) => {
      for (const [path, readFeed] of Object.entries(readFeeds(db)))
        lists.get<{ Querystring: Query; Params: { id: string } }>(path, list, async (request, reply) => {
          const { owner, root } = visitOf(request)
          const feed = await readFeed(owner, { ...request.query, ...request.params })
          return reply
            .type(type(feed))
            .send(write(feed, { root, base: root + version, familyId: owner.familyId }))
        })
    })

  // Absolute, as OpenSearch asks for.
  scope.get('/search.xml', hidden, (request, reply) =>
    reply
      .type(`${openSearchType};charset=utf-8`)
      .send(
        writeOpenSearch(`${originOf(request, publicUrl)}${visitOf(request).root}/search?query={searchTerms}`),
      ),
  )

  for (const [path, copy] of [
    ['/books/:file', 'own'],
    ['/public/:file', 'public'],
  ] as const)
    scope.get<{ Params: { file: string } }>(path, hidden, async (request, reply) => {
      const { owner } = visitOf(request)
      const [, id = '', ending = ''] = /^([\da-f-]{36})([\w.-]+)$/.exec(request.params.file) ?? []
      const cover = covers.find((one) => one.ending === ending)
      const file = downloads.find((one) => one.ending === ending)
      if (file && request.method === 'GET')
        return deps.sendBook(owner, { copy, id, format: file.format, reply, ip: request.ip })
      const row = await findBook(db, owner.familyId, copy, id)
      if (cover) return sendCover(pictures, { request, reply, key: row.preview_key, width: cover.width })
      if (!file) throw problem('not_found', 404, 'There is nothing at this address')
      // Apps ask for the name of a file first. Nothing is made for that.
      return reply
        .type(file.type)
        .header('content-disposition', deps.attachmentNamed(titleOf(row, copy), file.format))
        .send()
    })
}

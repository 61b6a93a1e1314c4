import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../../infra/db/database.ts'
import { originOf } from '../../infra/http/origin.ts'
import { bypassGate } from '../../infra/http/bypass-gate.ts'
import { problem } from '../../lib/problem.ts'
import { sitemapIndex, sitemapPart } from './sitemap.ts'

type Deps = { db: Database; gate: boolean; publicUrl: string | null }

/** Entries per sitemap, well below the limit of 50,000. */
const partSize = 5000

const hidden = { schema: { hide: true } }
const sendXml = (reply: FastifyReply, xml: string) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').send(xml)
const nothingThere = () => problem('not_found', 404, 'There is nothing at this address')

/** robots.txt and sitemaps. Behind the gate everything is disallowed. */
export function crawlerRoutes(app: FastifyInstance, { db, gate, publicUrl }: Deps): void {
  app.get('/robots.txt', { ...hidden, config: bypassGate }, (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        gate
          ? 'User-agent: *\nDisallow: /\n'
          : `User-agent: *\nAllow: /\n\nSitemap: ${originOf(request, publicUrl)}/sitemap.xml\n`,
      ),
  )
  if (gate) return
  app.get('/sitemap.xml', hidden, async (request, reply) =>
    sendXml(reply, await sitemapIndex(db, originOf(request, publicUrl), partSize)),
  )
  app.get<{ Params: { number: string } }>(
    '/sitemap-:number(^[1-9]\\d{0,5}$).xml',
    hidden,
    async (request, reply) => {
      const number = Number(request.params.number)
      const xml = await sitemapPart(db, originOf(request, publicUrl), { number, size: partSize })
      if (xml === null) throw nothingThere()
      return sendXml(reply, xml)
    },
  )
}

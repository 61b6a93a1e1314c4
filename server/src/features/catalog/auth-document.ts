import type { FastifyReply } from 'fastify'
import { authDocumentPath } from './catalog-paths.ts'

const type = 'application/opds-authentication+json'

/** Tells apps what to ask for: https://drafts.opds.io/authentication-for-opds-1.0 */
const authDocument = (origin: string) => ({
  id: origin + authDocumentPath,
  title: 'Moonpage',
  description: 'Add a reading app in your Moonpage profile. The password is its key; any user name will do.',
  authentication: [
    {
      type: 'http://opds-spec.org/auth/basic',
      labels: { login: 'User name (any)', password: 'Key of your reading app' },
    },
  ],
})

export const sendAuthDocument = (reply: FastifyReply, origin: string): FastifyReply =>
  reply.type(type).send(JSON.stringify(authDocument(origin)))

/** The 401 at which apps ask for a password. */
export const askForKey = (reply: FastifyReply, origin: string): FastifyReply =>
  sendAuthDocument(
    reply.code(401).headers({
      'www-authenticate': 'Basic realm="Moonpage"',
      'cache-control': 'no-store',
      link: `<${origin}${authDocumentPath}>; rel="http://opds-spec.org/auth/document"; type="${type}"`,
    }),
    origin,
  )

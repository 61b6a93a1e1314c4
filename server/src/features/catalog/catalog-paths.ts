/** Where the catalog is, for apps that send the key as a password. */
export const catalogRoot = '/opds'
/** The same for apps that do not, as a Fastify path. */
export const catalogRootWithKey = `${catalogRoot}/key/:key`
export const rootWithKey = (key: string): string => `${catalogRoot}/key/${encodeURIComponent(key)}`
export const authDocumentPath = `${catalogRoot}/auth.json`

import * as z from 'zod/mini'
import { KeyName } from './key-name.ts'
import { route } from './route.ts'

/** How many keys of reading apps an account may have. */
export const catalogKeyLimit = 10

/** What lets a reading app see the catalog of a family. */
export const CatalogKey = z.object({
  id: z.string(),
  /** Given by its owner: `Kobo in the kitchen`. */
  name: z.string(),
  created_at: z.iso.datetime(),
  /** To the hour; null: never. */
  last_used_at: z.nullable(z.iso.datetime()),
})
export type CatalogKey = z.infer<typeof CatalogKey>

export const NewCatalogKey = z.object({
  ...CatalogKey.shape,
  /** The key itself, told only now. The password of the catalog, with any user name. */
  key: z.string(),
  /** Address of the catalog. */
  catalog_url: z.string(),
  /** The same with the key in it, for apps that ask for no password. */
  catalog_url_with_key: z.string(),
})
export type NewCatalogKey = z.infer<typeof NewCatalogKey>

export const listCatalogKeys = route({
  method: 'GET',
  path: '/api/v1/auth/catalog-keys',
  summary: 'The reading apps that you added, newest first',
  failure: 'We couldn’t load your reading apps.',
  access: 'user',
  reply: z.object({ keys: z.array(CatalogKey) }),
})

export const createCatalogKey = route({
  method: 'POST',
  path: '/api/v1/auth/catalog-keys',
  summary: `Add a reading app, up to ${catalogKeyLimit}. Its key for the OPDS catalog at /opds is told only once.`,
  failure: 'We couldn’t add the app.',
  access: 'user',
  body: z.strictObject({ name: KeyName }),
  reply: NewCatalogKey,
  status: 201,
})

export const revokeCatalogKey = route({
  method: 'DELETE',
  path: '/api/v1/auth/catalog-keys/{id}',
  summary: 'Remove a reading app; its key stops working at once',
  failure: 'We couldn’t remove the app.',
  access: 'user',
  params: z.strictObject({ id: z.string() }),
  reply: null,
})

import * as z from 'zod/mini'
import { apiScopes } from './api-scopes.ts'
import { KeyName } from './key-name.ts'
import { route } from './route.ts'

/** How many an account may have. */
export const apiKeyLimit = 10

/** Days until a key ends, unless its owner says something else. */
export const apiKeyDays = 365

const Scope = z.enum(apiScopes)

/** What lets a script of its owner's call the API: `Authorization: Bearer mp_…`. */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** How it begins: `mp_k3m9`. */
  prefix: z.string(),
  scopes: z.array(Scope),
  created_at: z.iso.datetime(),
  /** Null: it ends by itself only when it is not used. */
  expires_at: z.nullable(z.iso.datetime()),
  /** To the hour; null: never. */
  last_used_at: z.nullable(z.iso.datetime()),
})
export type ApiKey = z.infer<typeof ApiKey>

/** `key`: the key itself, told only now. */
export const NewApiKey = z.object({ ...ApiKey.shape, key: z.string() })
export type NewApiKey = z.infer<typeof NewApiKey>

const NewApiKeyInput = z.strictObject({
  name: KeyName,
  scopes: z.array(Scope).check(
    z.minLength(1, 'Choose what the key may do'),
    z.maxLength(apiScopes.length),
    z.refine((scopes) => new Set(scopes).size === scopes.length, 'Each only once'),
  ),
  /** Days; null: never. */
  expires_in_days: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(3650))), apiKeyDays),
})
export type NewApiKeyInput = z.input<typeof NewApiKeyInput>

export const listApiKeys = route({
  method: 'GET',
  path: '/api/v1/auth/api-keys',
  summary: 'Your API keys, newest first, without the keys themselves',
  failure: 'We couldn’t load your keys.',
  access: 'user',
  reply: z.object({ keys: z.array(ApiKey) }),
})

export const createApiKey = route({
  method: 'POST',
  path: '/api/v1/auth/api-keys',
  summary: `Make an API key, up to ${apiKeyLimit}. The key itself is told only once.`,
  failure: 'We couldn’t make the key.',
  access: 'user',
  family: 'parent',
  body: NewApiKeyInput,
  reply: NewApiKey,
  status: 201,
})

export const revokeApiKey = route({
  method: 'DELETE',
  path: '/api/v1/auth/api-keys/{id}',
  summary: 'Revoke an API key; it stops working at once',
  failure: 'We couldn’t revoke the key.',
  access: 'user',
  params: z.strictObject({ id: z.string() }),
  reply: null,
})

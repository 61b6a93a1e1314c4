import { randomBytes } from 'node:crypto'
import type { FamilyRole, Role, TokenPair } from '@moonpage/contract/account'
import { insertAccount } from '../core/accounts/insert-account.ts'
import { hashPassword } from '../core/accounts/passwords.ts'
import { sessionSecret } from '../core/accounts/session-secret.ts'
import { hashToken, newRefreshToken, sessionEnd, signAccessToken } from '../core/accounts/tokens.ts'
import { updateUser } from '../features/admin/update-user.ts'
import { newId } from '../lib/ids.ts'
import type { testApi } from './testing.ts'

export const callers = [
  'anonymous',
  'user',
  'owner',
  'moderator',
  'admin',
  'deactivated',
  'parent',
  'reader',
] as const
export type CallerKind = (typeof callers)[number]

export type Api = Awaited<ReturnType<typeof testApi>>
export type Actor = TokenPair & { id: string; username: string; email: string }

export const password = 'Lamp-light7'
const hashed = hashPassword(password)

const secrets = new WeakMap<Api, Promise<Uint8Array>>()

function secretOf(api: Api): Promise<Uint8Array> {
  const secret = secrets.get(api) ?? sessionSecret(api.db, undefined)
  secrets.set(api, secret)
  return secret
}

/** Inserted directly, without hashing a password each time or calling the API: the table has many cells. */
export async function newActor(api: Api, role: Role): Promise<Actor> {
  const username = `actor_${randomBytes(6).toString('hex')}`
  const email = `${username}@example.org`
  const id = await insertAccount(api.db.kysely, {
    username,
    email,
    role,
    first_name: 'Ines',
    last_name: 'Okafor',
    password_hash: await hashed,
  })
  const session = { id: newId(), account_id: id, expires_at: sessionEnd() }
  const refresh_token = newRefreshToken()
  await api.db.kysely.insertInto('sessions').values(session).execute()
  await api.db.kysely
    .insertInto('refresh_tokens')
    .values({ hash: hashToken(refresh_token), session_id: session.id })
    .execute()
  const access_token = await signAccessToken(await secretOf(api), { sub: id, sid: session.id })
  return { id, username, email, access_token, refresh_token }
}

export async function newCaller(api: Api, kind: CallerKind, owner: Actor): Promise<Actor> {
  if (kind === 'owner') return owner
  if (kind === 'parent' || kind === 'reader') return newMember(api, owner, kind)
  const actor = await newActor(api, kind === 'admin' || kind === 'moderator' ? kind : 'user')
  if (kind === 'anonymous') return { ...actor, access_token: '', refresh_token: '' }
  if (kind === 'deactivated') await updateUser(api, { id: actor.id, change: { is_active: false }, by: null })
  return actor
}

/** Another account in the owner's family. */
export async function newMember(api: Api, owner: Actor, role: FamilyRole): Promise<Actor> {
  const actor = await newActor(api, 'user')
  await api.db.kysely
    .updateTable('accounts')
    .set({ family_id: owner.id, family_role: role })
    .where('id', '=', actor.id)
    .execute()
  return actor
}

import { getCurrentUser } from '../../../core/accounts/get-current-user.ts'
import { jsonFile, type ExportPart } from './export-part.ts'

export const accountPart: ExportPart = async function* ({ db }, { accountId }) {
  yield jsonFile('account.json', await getCurrentUser(db.kysely, accountId))
}

export const sessionsPart: ExportPart = async function* ({ db }, { accountId }) {
  const sessions = await db.kysely
    .selectFrom('sessions')
    .select([
      'id',
      'device',
      'created_at',
      'last_used_at',
      'expires_at',
      'ended_at',
      'child_id',
      'confirmed_at',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  yield jsonFile('sessions.json', sessions)
}

export const identitiesPart: ExportPart = async function* ({ db }, { accountId }) {
  const identities = await db.kysely
    .selectFrom('sso_identities')
    .select(['issuer', 'subject', 'email_verified', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  yield jsonFile('single-sign-on.json', identities)
}

/** Without the keys, which are stored as hashes. */
export const catalogKeysPart: ExportPart = async function* ({ db }, { accountId }) {
  const keys = await db.kysely
    .selectFrom('catalog_keys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  yield jsonFile('reading-apps.json', keys)
}

/** Without the keys, which are stored as hashes. */
export const apiKeysPart: ExportPart = async function* ({ db }, { accountId }) {
  const keys = await db.kysely
    .selectFrom('api_keys')
    .select(['id', 'name', 'prefix', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  yield jsonFile('api-keys.json', keys)
}

/** Without the secrets, which sign what is sent. */
export const webhooksPart: ExportPart = async function* ({ db }, { accountId }) {
  const webhooks = await db.kysely
    .selectFrom('webhooks')
    .select(['id', 'url', 'include_names', 'created_at', 'failures', 'disabled_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const deliveries = await db.kysely
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks', 'webhooks.id', 'delivery.webhook_id')
    .select(['delivery.id', 'webhook_id', 'event', 'story_id', 'delivery.created_at'])
    .select(['attempts', 'outcome', 'next_attempt_at', 'delivered_at'])
    .where('account_id', '=', accountId)
    .orderBy('delivery.id')
    .execute()
  yield jsonFile('webhooks.json', { webhooks, deliveries })
}

export const passwordResetsPart: ExportPart = async function* ({ db }, { accountId }) {
  const resets = await db.kysely
    .selectFrom('password_resets')
    .select(['created_at', 'expires_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  yield jsonFile('password-resets.json', resets)
}

export const emailsPart: ExportPart = async function* ({ db }, { accountId }) {
  const emails = await db.kysely
    .selectFrom('emails')
    .select(['kind', 'to_address', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  yield jsonFile('emails-not-yet-sent.json', emails)
}

export const notificationsPart: ExportPart = async function* ({ db }, { accountId }) {
  const notifications = await db.kysely
    .selectFrom('notifications')
    .select(['id', 'kind', 'story_id', 'created_at', 'read_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  yield jsonFile('notifications.json', notifications)
}

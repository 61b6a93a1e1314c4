import type { ApiKey } from '@moonpage/contract/api-keys'
import type { ApiScope } from '@moonpage/contract/api-scopes'
import { retention } from '@moonpage/contract/retention'
import { messageOf } from '../../data/api-error.ts'
import { dateOf } from '../../lib/dates.ts'
import { RemovableRow, RowList } from '../../ui/row-list.tsx'
import { useRevokeApiKey } from './use-api-keys.ts'

/** The user's API keys. */
export const KeyList = ({ keys, onRevoked }: { keys: ApiKey[]; onRevoked: () => void }) => (
  <>
    <RowList>
      {keys.map((key) => (
        <Row key={key.id} apiKey={key} onRevoked={onRevoked} />
      ))}
    </RowList>
    <p className="small soft">
      All keys stop working when you choose a new password or leave the family, and each when nobody has used
      it for {retention.unusedKeyDays} days.
    </p>
  </>
)

const does: Record<ApiScope, string> = { read: 'reads', create: 'makes stories' }

const lifeOf = ({ expires_at: end, last_used_at: used }: ApiKey): string => {
  if (end && Date.parse(end) < Date.now()) return `ended ${dateOf(end)}`
  return [
    end ? `until ${dateOf(end)}` : 'until you revoke it',
    used ? `last used ${dateOf(used)}` : 'not used yet',
  ].join(' · ')
}

const Row = ({ apiKey, onRevoked }: { apiKey: ApiKey; onRevoked: () => void }) => {
  const removal = useRevokeApiKey(apiKey, onRevoked)
  return (
    <RemovableRow
      name={apiKey.name}
      note={
        <>
          <code>{apiKey.prefix}…</code> {apiKey.scopes.map((scope) => does[scope]).join(' and ')} ·{' '}
          {lifeOf(apiKey)}
        </>
      }
      does="Revoke"
      doing="Revoking..."
      warning="What uses it stops working at once. A revoked key can’t be brought back; you can make another."
      removal={removal}
      error={removal.error ? messageOf(removal.error) : null}
    />
  )
}

import { apiKeyLimit } from '@moonpage/contract/api-keys'
import { useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFocusAfterRemoval } from '../../ui/row-list.tsx'
import { CopyFact, ToldOnce } from '../../ui/told-once.tsx'
import { AddKey } from './add-key.tsx'
import { KeyList } from './key-list.tsx'
import { useApiKeys, useMakeApiKey } from './use-api-keys.ts'

/** Makes and revokes API keys. @param onRevoked puts the focus elsewhere */
export const ApiKeys = ({ onRevoked }: { onRevoked: () => void }) => {
  const { data, isError, error, refetch } = useApiKeys()
  const making = useMakeApiKey()
  const [isAdding, setAdding] = useState(false)
  const noteRemoval = useFocusAfterRemoval(data?.keys.length, onRevoked)
  const end = () => {
    making.reset()
    setAdding(false)
  }
  if (isError && !data) return <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
  if (!data) return <p className="soft">Loading...</p>
  const made = data.keys.some(({ id }) => id === making.data?.id) ? making.data : undefined
  return (
    <>
      {data.keys.length > 0 && <KeyList keys={data.keys} onRevoked={noteRemoval} />}
      {made ? (
        <ToldOnce
          title={
            <>
              Your key: <bdi>{made.name}</bdi>
            </>
          }
          onDone={end}
        >
          <dl>
            <CopyFact name="Key" text={made.key} />
            {made.scopes.includes('read') && (
              <CopyFact
                name="A first call"
                text={`curl -H "Authorization: Bearer ${made.key}" ${location.origin}/api/v1/stories`}
              />
            )}
          </dl>
          <p>
            <b>You’ll only see the key now.</b> Store it like a password: whoever has it can do what you
            ticked.
          </p>
        </ToldOnce>
      ) : isAdding ? (
        <AddKey making={making} onCancel={end} />
      ) : data.keys.length < apiKeyLimit ? (
        <Button onClick={() => setAdding(true)}>Make a key</Button>
      ) : (
        <p className="small soft">That’s all {apiKeyLimit} there is room for. Revoke one to make room.</p>
      )}
    </>
  )
}

import { webhookLimit } from '@moonpage/contract/webhooks'
import { useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFocusAfterRemoval } from '../../ui/row-list.tsx'
import { CopyFact, ToldOnce } from '../../ui/told-once.tsx'
import { AddWebhook } from './add-webhook.tsx'
import { useAddWebhook, useWebhooks } from './use-webhooks.ts'
import { WebhookList } from './webhook-list.tsx'

/** Adds and removes webhooks. @param onRemoved puts the focus elsewhere */
export const Webhooks = ({ onRemoved }: { onRemoved: () => void }) => {
  const { data, isError, error, refetch } = useWebhooks()
  const adding = useAddWebhook()
  const [isAdding, setAdding] = useState(false)
  const noteRemoval = useFocusAfterRemoval(data?.webhooks.length, onRemoved)
  const end = () => {
    adding.reset()
    setAdding(false)
  }
  if (isError && !data) return <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
  if (!data) return <p className="soft">Loading...</p>
  const added = data.webhooks.some(({ id }) => id === adding.data?.id) ? adding.data : undefined
  return (
    <>
      {data.webhooks.length > 0 && <WebhookList webhooks={data.webhooks} onRemoved={noteRemoval} />}
      {added ? (
        <ToldOnce title="How to know it’s us" onDone={end}>
          <p>Every message is signed with this secret, as standardwebhooks.com says:</p>
          <dl>
            <CopyFact name="Signing secret" text={added.secret} />
          </dl>
          <p>
            <b>You’ll only see it now.</b> Give it to the program that receives the messages. Then send a
            test.
          </p>
        </ToldOnce>
      ) : isAdding ? (
        <AddWebhook adding={adding} onCancel={end} />
      ) : data.webhooks.length < webhookLimit ? (
        <Button onClick={() => setAdding(true)}>Add a webhook</Button>
      ) : (
        <p className="small soft">That’s all {webhookLimit} there is room for. Remove one to make room.</p>
      )}
    </>
  )
}

import type { Webhook, WebhookDelivery, WebhookEvent } from '@moonpage/contract/webhooks'
import { messageOf } from '../../data/api-error.ts'
import { cx } from '../../lib/class-names.ts'
import { momentOf } from '../../lib/date-time.ts'
import { dateOf } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { RemovableRow, RowList } from '../../ui/row-list.tsx'
import { useEnableWebhook, useRemoveWebhook, useTestWebhook } from './use-webhooks.ts'
import css from './webhooks.module.css'

/** The user's webhooks, and what came of their last deliveries. */
export const WebhookList = ({ webhooks, onRemoved }: { webhooks: Webhook[]; onRemoved: () => void }) => (
  <RowList>
    {webhooks.map((hook) => (
      <Row key={hook.id} hook={hook} onRemoved={onRemoved} />
    ))}
  </RowList>
)

const Row = ({ hook, onRemoved }: { hook: Webhook; onRemoved: () => void }) => {
  const removal = useRemoveWebhook(hook, onRemoved)
  const sending = useTestWebhook(hook)
  const enabling = useEnableWebhook(hook)
  const off = hook.disabled_at && `Off since ${dateOf(hook.disabled_at)}, because nothing arrived`
  return (
    <RemovableRow
      name={hook.url}
      note={
        <>
          {off ? <span className={css.bad}>{off}</span> : `Added ${dateOf(hook.created_at)}`} · titles{' '}
          {hook.include_names ? 'with the names you gave' : 'without the names you gave'}
        </>
      }
      ways={
        <>
          {off && (
            <Button
              size="tight"
              disabled={enabling.isPending}
              aria-label={`Turn on: ${hook.url}`}
              onClick={() => enabling.mutate()}
            >
              Turn on
            </Button>
          )}
          <Button
            size="tight"
            disabled={sending.isPending}
            aria-label={`Send a test: ${hook.url}`}
            onClick={() => sending.mutate()}
          >
            Send a test
          </Button>
        </>
      }
      does="Remove"
      doing="Removing..."
      warning="It hears of no more stories, and what has not arrived yet is dropped."
      removal={removal}
      error={removal.error ? messageOf(removal.error) : null}
    >
      <ul className={css.deliveries} aria-label={`Last sent: ${hook.url}`} aria-live="polite">
        {hook.deliveries.length === 0 && <li>Nothing sent yet.</li>}
        {hook.deliveries.map((delivery) => (
          <li key={delivery.id} className={cx(delivery.status === 'failed' && css.bad)}>
            <span>{events[delivery.event]}</span> <span>{momentOf(delivery.created_at)}</span>{' '}
            <b>{outcomeOf(delivery)}</b>
          </li>
        ))}
      </ul>
    </RemovableRow>
  )
}

const events: Record<WebhookEvent, string> = {
  'story.completed': 'A story is done',
  'story.failed': 'A story failed',
  'webhook.test': 'Test',
}

function outcomeOf({ status, attempts, outcome, next_attempt_at: next }: WebhookDelivery): string {
  if (status === 'delivered') return attempts > 1 ? `Arrived on try ${attempts}` : 'Arrived'
  if (attempts === 0) return status === 'pending' ? 'Sending...' : 'Not sent'
  const says = `It ${outcome ?? 'did not answer'}.`
  return next ? `${says} Next try ${momentOf(next)}` : says
}

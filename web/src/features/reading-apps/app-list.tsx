import type { CatalogKey } from '@moonpage/contract/catalog-keys'
import { retention } from '@moonpage/contract/retention'
import { useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { dateOf } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import css from './reading-apps.module.css'
import { useRemoveReadingApp } from './use-reading-apps.ts'

/** The user's reading apps. */
export const AppList = ({ apps, onRemoved }: { apps: CatalogKey[]; onRemoved: () => void }) => (
  <>
    <ul className={css.list}>
      {apps.map((app) => (
        <Row key={app.id} app={app} onRemoved={onRemoved} />
      ))}
    </ul>
    <p className="small soft">
      An app keeps working when you change your password or log out everywhere. It stops when you remove it
      here, or when nobody has used it for {retention.unusedCatalogKeyDays} days.
    </p>
  </>
)

const Row = ({ app, onRemoved }: { app: CatalogKey; onRemoved: () => void }) => {
  const [isRemoving, setRemoving] = useState(false)
  const removal = useRemoveReadingApp(app, onRemoved)
  return (
    <li>
      <div>
        <b>
          <bdi>{app.name}</bdi>
        </b>
        <small>
          Added {dateOf(app.created_at)} ·{' '}
          {app.last_used_at ? `last used ${dateOf(app.last_used_at)}` : 'not used yet'}
        </small>
      </div>
      <Button size="tight" aria-label={`Remove: ${app.name}`} onClick={() => setRemoving(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isRemoving}
        title={`Remove ${app.name}?`}
        does="Remove"
        doing="Removing..."
        isDangerous
        isBusy={removal.isPending || removal.isSuccess}
        error={removal.error ? messageOf(removal.error) : null}
        onConfirm={() => removal.mutate()}
        onClose={() => {
          removal.reset()
          setRemoving(false)
        }}
      >
        <p>It can no longer open your family’s books. What it has already downloaded stays on it.</p>
      </ConfirmDialog>
    </li>
  )
}

import type { CatalogKey } from '@moonpage/contract/catalog-keys'
import { retention } from '@moonpage/contract/retention'
import { messageOf } from '../../data/api-error.ts'
import { dateOf } from '../../lib/dates.ts'
import { RemovableRow, RowList } from '../../ui/row-list.tsx'
import { useRemoveReadingApp } from './use-reading-apps.ts'

/** The user's reading apps. */
export const AppList = ({ apps, onRemoved }: { apps: CatalogKey[]; onRemoved: () => void }) => (
  <>
    <RowList>
      {apps.map((app) => (
        <Row key={app.id} app={app} onRemoved={onRemoved} />
      ))}
    </RowList>
    <p className="small soft">
      An app keeps working when you change your password or log out everywhere. It stops when you remove it
      here, or when nobody has used it for {retention.unusedKeyDays} days.
    </p>
  </>
)

const Row = ({ app, onRemoved }: { app: CatalogKey; onRemoved: () => void }) => {
  const removal = useRemoveReadingApp(app, onRemoved)
  const used = app.last_used_at ? `last used ${dateOf(app.last_used_at)}` : 'not used yet'
  return (
    <RemovableRow
      name={app.name}
      note={`Added ${dateOf(app.created_at)} · ${used}`}
      does="Remove"
      doing="Removing..."
      warning="It can no longer open your family’s books. What it has already downloaded stays on it."
      removal={removal}
      error={removal.error ? messageOf(removal.error) : null}
    />
  )
}

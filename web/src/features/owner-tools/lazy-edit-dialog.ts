import { lazy } from 'react'

/** Its code is fetched when it is opened for the first time. */
export const LazyEditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }))

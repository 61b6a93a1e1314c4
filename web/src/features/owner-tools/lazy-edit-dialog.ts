import { lazy } from 'react'

/** Loaded when it is first opened. */
export const LazyEditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }))

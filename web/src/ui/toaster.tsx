import { lazy, Suspense } from 'react'
import css from './toaster.module.css'
import { type Toast, useToasts } from './toasts.ts'

/** Where its script cannot be had, a message is read out even so. */
const Plain = ({ toast: { message } }: { toast: Toast }) => <p>{message}</p>

/** Fetched when the first page stands: by the time something goes wrong it may be too late. */
export const bringToastCard = () => import('./toast-card.tsx')
const ToastCard = lazy(() =>
  bringToastCard().then(
    (script) => ({ default: script.ToastCard }),
    () => ({ default: Plain }),
  ),
)

const isUrgent = ({ type }: Toast) => type === 'error' || type === 'warning'

/** Both live regions stand in the page from the start, so that what is put into them is read out, and nothing else again. */
export const Toaster = () => {
  const toasts = useToasts()
  const cards = (shown: readonly Toast[]) => (
    <Suspense>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Suspense>
  )
  return (
    <div className={css.stack}>
      <div role="status" aria-atomic="false">
        {cards(toasts.filter((toast) => !isUrgent(toast)))}
      </div>
      <div role="alert" aria-atomic="false">
        {cards(toasts.filter(isUrgent))}
      </div>
    </div>
  )
}

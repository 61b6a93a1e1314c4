import { lazy, Suspense } from 'react'
import css from './toaster.module.css'
import { type Toast, useToasts } from './toasts.ts'

/** The fallback if the card's chunk cannot be loaded. */
const Plain = ({ toast: { message } }: { toast: Toast }) => <p>{message}</p>

/** Preloaded after the first page: when an error occurs, it may be too late to load it. */
export const bringToastCard = () => import('./toast-card.tsx')
const ToastCard = lazy(() =>
  bringToastCard().then(
    (script) => ({ default: script.ToastCard }),
    () => ({ default: Plain }),
  ),
)

const isUrgent = ({ type }: Toast) => type === 'error' || type === 'warning'

/** Both live regions exist from the start: screen readers only announce what is added to them later. */
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

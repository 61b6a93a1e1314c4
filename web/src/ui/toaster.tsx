import { useEffect, useRef, useState } from 'react'
import { cx } from '../lib/class-names.ts'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-set.ts'
import css from './toaster.module.css'
import { dismissToast, type Toast, toastDurationMs, useToasts } from './toasts.ts'

const signs: Record<Toast['type'], IconName> = {
  info: 'book',
  success: 'check',
  warning: 'warning',
  error: 'warning',
}

/** Its time stands still while a pointer or the focus rests on it. */
const useCountdown = (id: number) => {
  const [paused, setPaused] = useState(false)
  const left = useRef(toastDurationMs)
  useEffect(() => {
    if (paused) return
    const started = Date.now()
    const timer = setTimeout(() => dismissToast(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [id, paused])
  return {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  }
}

const Card = ({ toast: { id, type, message } }: { toast: Toast }) => (
  <div className={cx(css.toast, css[type])} {...useCountdown(id)}>
    <span className={css.sign}>
      <Icon name={signs[type]} />
    </span>
    <p>{message}</p>
    <IconButton icon="close" label="Dismiss" onClick={() => dismissToast(id)} />
  </div>
)

const isUrgent = ({ type }: Toast) => type === 'error' || type === 'warning'

/** Both live regions stand in the page from the start, so that what is put into them is read out. */
export const Toaster = () => {
  const toasts = useToasts()
  const cards = (shown: readonly Toast[]) => shown.map((toast) => <Card key={toast.id} toast={toast} />)
  return (
    <div className={css.stack}>
      <div role="status">{cards(toasts.filter((toast) => !isUrgent(toast)))}</div>
      <div role="alert">{cards(toasts.filter(isUrgent))}</div>
    </div>
  )
}

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { perTab } from '../lib/storage.ts'

const Gate = lazy(async () => ({ default: (await import('../pages/gate.tsx')).Gate }))

const flag = 'moonpage.gate'
/** Written by the server into the page: `on` while a password is asked for. */
const isOn = () => document.documentElement.dataset.gate === 'on'

/** Holds everything back until this tab has said the maintenance password. */
export const GateKeeper = ({ children }: { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(() => !isOn() || perTab.get(flag) === 'open')
  if (isOpen) return children
  const open = () => {
    perTab.set(flag, 'open')
    setOpen(true)
  }
  return (
    <Suspense>
      <Gate onOpen={open} />
    </Suspense>
  )
}

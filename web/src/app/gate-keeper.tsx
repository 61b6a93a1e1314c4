import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { perTab } from '../lib/storage.ts'
import { bringParts, Gate } from './early-pages.ts'

const flag = 'moonpage.gate'
/** Written by the server into the page: `on` while a password is asked for. */
const isOn = () => document.documentElement.dataset.gate === 'on'

export const isGateShut = (): boolean => isOn() && perTab.get(flag) !== 'open'

/** The button that was pressed is gone: whoever came in by keyboard goes on at the page. */
const Entrance = () => {
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), [])
  return null
}

/** Holds everything back until this tab has said the maintenance password. */
export const GateKeeper = ({ children }: { children: ReactNode }) => {
  const [wasOpen] = useState(() => !isGateShut())
  const [isOpen, setOpen] = useState(wasOpen)
  if (isOpen)
    return (
      <>
        {children}
        {!wasOpen && <Entrance />}
      </>
    )
  const open = async () => {
    perTab.set(flag, 'open')
    await bringParts(location.pathname, false)
    setOpen(true)
  }
  return (
    <Suspense>
      <Gate onOpen={open} />
    </Suspense>
  )
}

import { Activity, type ReactNode, Suspense, useEffect, useState } from 'react'
import { openGate, useGate } from '../data/gate-pass.ts'
import { useLocation } from '../lib/router/router.tsx'
import { isSharedPath } from '../lib/shared-path.ts'
import { preloadComponents, Gate } from './prerendered-routes.ts'

/** Moves the focus to the page: the submit button that had it is gone. */
const FocusMain = () => {
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), [])
  return null
}

const open = async () => {
  await preloadComponents(location.pathname, false)
  openGate()
}

/** Shows the gate until this tab has entered the maintenance password; share links need none. */
export const GateGuard = ({ children }: { children: ReactNode }) => {
  const gate = useGate()
  const { pathname } = useLocation()
  const isShut = gate === 'closed' || (gate === 'unpassed' && !isSharedPath(pathname))
  const [wasShut, setWasShut] = useState(isShut)
  const [wasOpen, setWasOpen] = useState(!isShut)
  if (isShut && !wasShut) setWasShut(true)
  if (!isShut && !wasOpen) setWasOpen(true)
  return (
    <>
      {isShut && (
        <Suspense>
          <Gate onOpen={open} />
        </Suspense>
      )}
      {/* If the gate closes later, as when a pass expires, the page keeps its state. */}
      {wasOpen && (
        <Activity mode={isShut ? 'hidden' : 'visible'}>
          {children}
          {wasShut && <FocusMain />}
        </Activity>
      )}
    </>
  )
}

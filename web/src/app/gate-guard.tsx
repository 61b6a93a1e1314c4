import { Activity, type ReactNode, Suspense, useEffect, useState } from 'react'
import { openGate, useGate } from '../data/gate-pass.ts'
import { useLocation } from '../lib/router/router.tsx'
import { isSharedPath } from '../lib/shared-path.ts'
import { preloadComponents, Gate } from './prerendered-routes.ts'

/** The button that was pressed is gone: whoever came in by keyboard goes on at the page. */
const Entrance = () => {
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), [])
  return null
}

const open = async () => {
  await preloadComponents(location.pathname, false)
  openGate()
}

/** Holds everything back until this tab has said the maintenance password; a share link needs none. */
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
      {/* Shut in the middle of something, as when a pass ran out, it keeps what was begun. */}
      {wasOpen && (
        <Activity mode={isShut ? 'hidden' : 'visible'}>
          {children}
          {wasShut && <Entrance />}
        </Activity>
      )}
    </>
  )
}

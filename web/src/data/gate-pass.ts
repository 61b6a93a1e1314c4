import { useSyncExternalStore } from 'react'
import { perTab } from '../lib/storage.ts'

/** `unpassed`: this tab has not said the password. `closed`: the server refused a call for want of a pass. */
type GateState = 'open' | 'unpassed' | 'closed'

const flag = 'moonpage.gate'

/** The server writes into the page whether it asks for a password, and whether this browser holds a pass. */
const atStart = (): GateState => {
  const gate = document.querySelector<HTMLMetaElement>('meta[name=gate]')?.content ?? 'pass'
  return gate === 'off' || (gate === 'pass' && perTab.get(flag) === 'open') ? 'open' : 'unpassed'
}

let state: GateState | undefined
const listeners = new Set<() => void>()

export const gateState = (): GateState => (state ??= atStart())

const become = (next: GateState) => {
  state = next
  for (const listener of listeners) listener()
}

export const openGate = (): void => {
  perTab.set(flag, 'open')
  become('open')
}

/** Shows the gate. @returns when the password was given */
export const gateReopened = (): Promise<void> => {
  if (gateState() !== 'closed') become('closed')
  return new Promise((resolve) => {
    const unsubscribe = subscribe(() => {
      if (state !== 'open') return
      unsubscribe()
      resolve()
    })
  })
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useGate = (): GateState => useSyncExternalStore(subscribe, gateState, gateState)

import { useSyncExternalStore } from 'react'
import { perTab } from '../lib/storage.ts'

/** `unpassed`: the password was not entered in this tab. `closed`: the server rejected a call for lack of a pass. */
type GateState = 'open' | 'unpassed' | 'closed'

const flag = 'moonpage.gate'

/** The server's page says whether the gate is on, and whether this browser has a pass. */
const initialState = (): GateState => {
  const gate = document.querySelector<HTMLMetaElement>('meta[name=gate]')?.content ?? 'pass'
  return gate === 'off' || (gate === 'pass' && perTab.get(flag) === 'open') ? 'open' : 'unpassed'
}

let state: GateState | undefined
const listeners = new Set<() => void>()

export const gateState = (): GateState => (state ??= initialState())

const setState = (next: GateState) => {
  state = next
  for (const listener of listeners) listener()
}

export const openGate = (): void => {
  perTab.set(flag, 'open')
  setState('open')
}

/** Shows the gate. Resolves once the password was entered. */
export const gateReopened = (): Promise<void> => {
  if (gateState() !== 'closed') setState('closed')
  return new Promise((resolve) => {
    const unsubscribe = onGate(() => {
      if (state !== 'open') return
      unsubscribe()
      resolve()
    })
  })
}

export const onGate = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useGate = (): GateState => useSyncExternalStore(onGate, gateState, gateState)

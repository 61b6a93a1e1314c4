import type { GateState } from '../../infra/http/web-app.ts'
import { gatePasses, type Passes } from './gate-pass.ts'

/** A gate that is switched on. */
export type Gate = { password: string; passes: Passes }

/** @returns null if there is no gate */
export const gateOf = (password: string | null, secret: Uint8Array): Gate | null =>
  password === null ? null : { password, passes: gatePasses(secret, password) }

/** @param cookies a request's Cookie header */
export function gateStateOf(gate: Gate | null, cookies: string | undefined): GateState {
  if (!gate) return 'off'
  const kind = gate.passes.read(cookies)
  if (kind === 'device') return 'off'
  return kind ? 'pass' : 'on'
}

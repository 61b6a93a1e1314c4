import { openGate } from '@moonpage/contract/gate'

export const gatePassword = 'moonpage'

const passes = new Map<string, string>()

/** The gate's cookie of a running app, for a Cookie header; empty if the gate is off. */
export async function gatePass(origin: string): Promise<string> {
  const known = passes.get(origin)
  if (known !== undefined) return known
  const response = await fetch(origin + openGate.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: gatePassword }),
  })
  if (!response.ok) throw new Error(`The gate of ${origin} answered ${response.status}`)
  const pass = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  passes.set(origin, pass)
  return pass
}

import type { History, Operation } from './history.ts'

export type Call = {
  method: string
  url: string
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** What the site answered; null where no answer came. */
export type Answer = { status: number; body: Record<string, unknown> } | null

/** What an operation writes. `valuesOf` reads from an answer what the register holds now. */
export type Intent = {
  register: string
  values: string[]
  valuesOf?: (body: Record<string, unknown>) => string[]
}

/** Longer than any request lives: an answer that has not come by then is lost. */
const requestMs = 20_000

/** One request. Lost connections and silence are no answer. */
export async function ask({ method, url, token, body, headers }: Call): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(requestMs),
    })
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    return { status: response.status, body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {} }
  } catch {
    return null
  }
}

/** Carries an operation out and writes down what became of it. */
export async function perform(
  history: History,
  asking: () => Promise<Answer>,
  intent: Intent,
): Promise<Answer> {
  const beganAt = Date.now()
  const answer = await asking()
  history.operations.push({ ...whatBecame(answer, intent), beganAt, endedAt: Date.now() })
  return answer
}

function whatBecame(
  answer: Answer,
  { register, values, valuesOf }: Intent,
): Pick<Operation, 'register' | 'values' | 'outcome' | 'status'> {
  const status = answer?.status ?? null
  if (status === null || status >= 500) return { register, values, outcome: 'unknown', status }
  if (status >= 400) return { register, values, outcome: 'refused', status }
  return { register, values: valuesOf?.(answer?.body ?? {}) ?? values, outcome: 'done', status }
}

import type { History, Operation } from './history.ts'

export type Call = {
  method: string
  url: string
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** The site's response; null if there was none. */
export type Answer = { status: number; body: Record<string, unknown> } | null

/** What an operation writes. `valuesOf` reads the register's value from a response. */
export type Intent = {
  register: string
  values: string[]
  valuesOf?: (body: Record<string, unknown>) => string[]
}

/** Longer than the server's request timeout: a response that is not there by then is lost. */
const requestTimeoutMs = 20_000

/** Sends one request. Null for a lost connection or a timeout. */
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
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    return { status: response.status, body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {} }
  } catch {
    return null
  }
}

/** Runs an operation and records its result. */
export async function perform(
  history: History,
  send: () => Promise<Answer>,
  intent: Intent,
): Promise<Answer> {
  const beganAt = Date.now()
  const answer = await send()
  history.operations.push({ ...resultOf(answer, intent), beganAt, endedAt: Date.now() })
  return answer
}

function resultOf(
  answer: Answer,
  { register, values, valuesOf }: Intent,
): Pick<Operation, 'register' | 'values' | 'outcome' | 'status'> {
  const status = answer?.status ?? null
  if (status === null || status >= 500) return { register, values, outcome: 'unknown', status }
  if (status >= 400) return { register, values, outcome: 'refused', status }
  return { register, values: valuesOf?.(answer?.body ?? {}) ?? values, outcome: 'done', status }
}

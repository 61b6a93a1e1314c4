import type { Library } from './library.ts'

/** Response times in milliseconds, sorted. */
export type Times = number[]

export const quantile = (times: Times, share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
export const half = (times: Times): number => quantile(times, 0.5)

/** The body of a response. @throws unless it succeeds */
export async function get<T>({ app, token }: Library, path: string): Promise<T> {
  const answer = await fetch(app.url + path, { headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`)
  return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T
}

/** Sends the same request to each library alternately, after two warm-ups. */
export async function timeInTurn(
  libraries: readonly Library[],
  path: (library: Library) => string,
  often: number,
): Promise<Times[]> {
  const times = libraries.map((): Times => [])
  for (let round = -2; round < often; round++)
    for (const [index, library] of libraries.entries()) {
      const begun = performance.now()
      await get(library, path(library))
      if (round >= 0) times[index]?.push(performance.now() - begun)
    }
  return times.map((each) => each.toSorted((a, b) => a - b))
}

import { withSpan } from '../tracing/in-span.ts'
import { outcomeOf } from '../tracing/outcome.ts'
import type { Metrics } from './metrics.ts'

/** The steps of a generation; `speech`: the embedded voice reads a page; `sound`: audio is timed and encoded. */
export type Step =
  | 'outline'
  | 'page'
  | 'sketch'
  | 'picture'
  | 'portrait'
  | 'cover'
  | 'print'
  | 'speech'
  | 'sound'

export const secondsSince = (began: number): number => (performance.now() - began) / 1000

/** Counts and traces a step. */
export async function timeStep<T>(
  { steps }: Pick<Metrics, 'steps'>,
  step: Step,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now()
  const ended = (outcome: string) => steps.observe({ step, outcome }, secondsSince(began))
  try {
    const made = await withSpan(`make ${step}`, { attributes: { 'moonpage.step': step } }, work)
    ended('ok')
    return made
  } catch (error) {
    ended(outcomeOf(error, signal))
    throw error
  }
}

import { ProviderError } from '../models/provider-error.ts'

/** The form of a request. */
export type RequestMode = {
  /** Plain lines: the request has no JSON schema. */
  isPlain: boolean
  /** The request has a token limit. */
  isLimited: boolean
}

/** What this process has learned about its server's capabilities. */
export type LearnedModes = {
  /** How often in a row JSON failed and plain lines worked. */
  schemaRefusals: number
  /** How often in a row the token limit was rejected and the same request worked without it. */
  limitRefusals: number
  /** The server sends whole answers though a stream was requested. */
  answersWhole: boolean
}

export const noLearnedModes = (): LearnedModes => ({
  schemaRefusals: 0,
  limitRefusals: 0,
  answersWhole: false,
})

/** After so many refusals in a row: a single one may have had another reason. */
const refusalThreshold = 3
/** Code of a ProviderError: the answer reached its token limit and could not be parsed. */
export const tokenLimitReached = 'length'

/**
 * Runs a request with JSON schema and token limit, unless the server refused these repeatedly. If the limit is rejected
 * or reached, runs it again without a limit; if the schema is rejected or two answers could not be parsed, in plain
 * lines.
 */
export async function inSupportedMode<T>(
  learned: LearnedModes,
  run: (mode: RequestMode) => Promise<T>,
): Promise<T> {
  const usual: RequestMode = {
    isPlain: learned.schemaRefusals >= refusalThreshold,
    isLimited: learned.limitRefusals < refusalThreshold,
  }
  let mode = usual
  let isLimitRefused = false
  for (;;) {
    try {
      const answer = await run(mode)
      if (!usual.isPlain) learned.schemaRefusals = mode.isPlain ? learned.schemaRefusals + 1 : 0
      if (usual.isLimited && mode.isLimited) learned.limitRefusals = 0
      else if (isLimitRefused) learned.limitRefusals += 1
      return answer
    } catch (error) {
      const next = fallbackMode(mode, usual, error)
      if (!next) throw error
      // If the form changed too, the cause is unknown.
      isLimitRefused = next.isPlain === mode.isPlain && isOf(error, 'rejected')
      mode = next
    }
  }
}

const isOf = (error: unknown, kind: ProviderError['kind']): error is ProviderError =>
  error instanceof ProviderError && error.kind === kind

/** The next mode to try after `mode` failed; null if there is none. */
function fallbackMode(manner: RequestMode, usual: RequestMode, error: unknown): RequestMode | null {
  const isTooLong = isOf(error, 'unreadable') && error.code === tokenLimitReached
  if (!isOf(error, 'rejected') && !isOf(error, 'unreadable')) return null
  if (manner.isLimited && (isTooLong || isOf(error, 'rejected'))) return { ...manner, isLimited: false }
  return manner.isPlain ? null : { isPlain: true, isLimited: usual.isLimited }
}

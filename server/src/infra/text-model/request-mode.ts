import { ProviderError } from '../models/provider-error.ts'

/** How a model is asked. */
export type RequestMode = {
  /** In plain lines: no schema holds it to a form. */
  isPlain: boolean
  /** With the most that it may write. */
  isLimited: boolean
}

/** What a process has found out about how its model can be asked. */
export type LearnedModes = {
  /** How often in a row it was no use in JSON, and was in plain lines. */
  schemaRefusals: number
  /** How often in a row its server took no limit, and took the same without one. */
  limitRefusals: number
  /** It sends its answers whole, though it was asked for them bit by bit. */
  answersWhole: boolean
}

export const nothingLearned = (): LearnedModes => ({
  schemaRefusals: 0,
  limitRefusals: 0,
  answersWhole: false,
})

/** One refusal may have had another reason. */
const refusalsBelieved = 3
/** For trouble: the answer was as long as it may be, and nothing could be read in it. */
export const tooLong = 'length'

/**
 * Asks in JSON and with a limit, as far as that was not refused again and again. Where a server does not take the limit,
 * or the answer ends at it, asks without; where it takes no schema, or twice nothing could be read, in plain lines.
 */
export async function inSupportedMode<T>(
  learned: LearnedModes,
  run: (manner: RequestMode) => Promise<T>,
): Promise<T> {
  const usual: RequestMode = {
    isPlain: learned.schemaRefusals >= refusalsBelieved,
    isLimited: learned.limitRefusals < refusalsBelieved,
  }
  let manner = usual
  let isLimitRefused = false
  for (;;) {
    try {
      const answer = await run(manner)
      if (!usual.isPlain) learned.schemaRefusals = manner.isPlain ? learned.schemaRefusals + 1 : 0
      if (usual.isLimited && manner.isLimited) learned.limitRefusals = 0
      else if (isLimitRefused) learned.limitRefusals += 1
      return answer
    } catch (error) {
      const next = plainer(manner, usual, error)
      if (!next) throw error
      // Where the form changes too, nobody knows which of both it was.
      isLimitRefused = next.isPlain === manner.isPlain && isOf(error, 'rejected')
      manner = next
    }
  }
}

const isOf = (error: unknown, kind: ProviderError['kind']): error is ProviderError =>
  error instanceof ProviderError && error.kind === kind

/** What may do where `manner` did not; null where nothing will. */
function plainer(manner: RequestMode, usual: RequestMode, error: unknown): RequestMode | null {
  const isTooLong = isOf(error, 'unreadable') && error.code === tooLong
  if (!isOf(error, 'rejected') && !isOf(error, 'unreadable')) return null
  if (manner.isLimited && (isTooLong || isOf(error, 'rejected'))) return { ...manner, isLimited: false }
  return manner.isPlain ? null : { isPlain: true, isLimited: usual.isLimited }
}

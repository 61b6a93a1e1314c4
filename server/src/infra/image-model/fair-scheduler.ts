/** Who wants a turn. Claims of the same rank take turns by their lines, whatever number of claims each has. */
export type SlotRequest = {
  /** Whose claim it is, from the widest to the narrowest, such as a person and a story: ids that are used for one. */
  tenants: readonly string[]
  /** 0 goes before 1, and so on. */
  rank: number
}

/** What can be done a limited number of times at once, by many who do not know of each other. */
export type FairScheduler = {
  /**
   * Resolves when it is this claim's turn, with how to give it back.
   * @throws the signal's reason, when it aborts before that
   */
  acquire(claim: SlotRequest, signal: AbortSignal): Promise<() => void>
}

type Waiting = SlotRequest & { begin: () => void }

/**
 * Turns for `width` at once. Among the claims of the lowest rank, the line goes first that has the fewest turns now;
 * among those, the one whose last turn is longest ago; among its claims, the same by the next narrower line.
 */
export function createFairScheduler(width: number): FairScheduler {
  const waiting: Waiting[] = []
  const running = new Map<string, number>()
  const lastTurn = new Map<string, number>()
  let free = width
  let turn = 0

  const standing = ({ rank, tenants: lines }: SlotRequest): number[] => [
    rank,
    ...lines.flatMap((line) => [running.get(line) ?? 0, lastTurn.get(line) ?? 0]),
  ]
  const isBefore = (a: SlotRequest, b: SlotRequest): boolean => {
    const [mine, theirs] = [standing(a), standing(b)]
    const at = mine.findIndex((value, i) => value !== (theirs[i] ?? 0))
    return at >= 0 && (mine[at] ?? 0) < (theirs[at] ?? 0)
  }

  const dispatch = () => {
    while (free > 0 && waiting.length > 0) {
      // Who came first stands first, and wins where all else is equal.
      const next = waiting.reduce((best, one) => (isBefore(one, best) ? one : best))
      waiting.splice(waiting.indexOf(next), 1)
      free -= 1
      turn += 1
      for (const line of next.tenants) {
        running.set(line, (running.get(line) ?? 0) + 1)
        lastTurn.set(line, turn)
      }
      next.begin()
    }
  }

  const giveBack = (lines: readonly string[]) => {
    free += 1
    for (const line of lines) {
      const left = (running.get(line) ?? 1) - 1
      if (left > 0) running.set(line, left)
      else {
        running.delete(line)
        if (!waiting.some((one) => one.tenants.includes(line))) lastTurn.delete(line)
      }
    }
    dispatch()
  }

  return {
    acquire: (claim, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason as Error)
        let isBack = false
        const release = () => {
          if (isBack) return
          isBack = true
          giveBack(claim.tenants)
        }
        const leave = () => {
          waiting.splice(waiting.indexOf(entry), 1)
          reject(signal.reason as Error)
        }
        const entry: Waiting = {
          ...claim,
          begin: () => {
            signal.removeEventListener('abort', leave)
            resolve(release)
          },
        }
        signal.addEventListener('abort', leave, { once: true })
        waiting.push(entry)
        dispatch()
      }),
  }
}

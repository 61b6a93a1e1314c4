/**
 * A request for a turn. Among claims of equal rank the scheduler is fair between tenants, however many claims each has.
 */
export type SlotRequest = {
  /** The tenant ids, from outermost to innermost, such as person and story. */
  tenants: readonly string[]
  /** Lower ranks go first. */
  rank: number
}

/** Limits how many claims run at once, fairly among tenants. */
export type FairScheduler = {
  /**
   * Resolves when the claim is admitted, with a function that releases its turn.
   * @throws the signal's reason, if it aborts while waiting
   */
  acquire(claim: SlotRequest, signal: AbortSignal): Promise<() => void>
}

type PendingRequest = SlotRequest & { begin: () => void }

/**
 * A fair scheduler for `width` turns at once. Among the claims of the lowest rank, the tenant with the fewest turns in
 * flight goes first; on a tie, the one whose last turn is longest ago. Nested tenants are chosen the same way.
 */
export function createFairScheduler(width: number): FairScheduler {
  const queue: PendingRequest[] = []
  const running = new Map<string, number>()
  const lastTurn = new Map<string, number>()
  let free = width
  let turn = 0

  const priorityOf = ({ rank, tenants }: SlotRequest): number[] => [
    rank,
    ...tenants.flatMap((tenant) => [running.get(tenant) ?? 0, lastTurn.get(tenant) ?? 0]),
  ]
  const isBefore = (a: SlotRequest, b: SlotRequest): boolean => {
    const [mine, theirs] = [priorityOf(a), priorityOf(b)]
    const at = mine.findIndex((value, i) => value !== (theirs[i] ?? 0))
    return at >= 0 && (mine[at] ?? 0) < (theirs[at] ?? 0)
  }

  const dispatch = () => {
    while (free > 0 && queue.length > 0) {
      // The queue is in arrival order, so on a tie the earliest claim wins.
      const next = queue.reduce((best, one) => (isBefore(one, best) ? one : best))
      queue.splice(queue.indexOf(next), 1)
      free -= 1
      turn += 1
      for (const tenant of next.tenants) {
        running.set(tenant, (running.get(tenant) ?? 0) + 1)
        lastTurn.set(tenant, turn)
      }
      next.begin()
    }
  }

  const releaseTurn = (tenants: readonly string[]) => {
    free += 1
    for (const tenant of tenants) {
      const remaining = (running.get(tenant) ?? 1) - 1
      if (remaining > 0) running.set(tenant, remaining)
      else {
        running.delete(tenant)
        if (!queue.some((one) => one.tenants.includes(tenant))) lastTurn.delete(tenant)
      }
    }
    dispatch()
  }

  return {
    acquire: (claim, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason as Error)
        let isReleased = false
        const release = () => {
          if (isReleased) return
          isReleased = true
          releaseTurn(claim.tenants)
        }
        const onAbort = () => {
          queue.splice(queue.indexOf(entry), 1)
          reject(signal.reason as Error)
        }
        const entry: PendingRequest = {
          ...claim,
          begin: () => {
            signal.removeEventListener('abort', onAbort)
            resolve(release)
          },
        }
        signal.addEventListener('abort', onAbort, { once: true })
        queue.push(entry)
        dispatch()
      }),
  }
}

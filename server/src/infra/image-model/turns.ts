/** Who wants a turn: lines of the same rank take turns, whatever number of claims each has. */
export type Claim = {
  /** Whose claim it is, such as a story's. */
  line: string
  /** 0 goes before 1, and so on. */
  rank: number
}

/** What can be done a limited number of times at once, by many who do not know of each other. */
export type Turns = {
  /**
   * Resolves when it is this claim's turn, with how to give it back.
   * @throws the signal's reason, when it aborts before that
   */
  take(claim: Claim, signal: AbortSignal): Promise<() => void>
}

type Waiting = Claim & { begin: () => void }

/**
 * Turns for `width` at once. Among the claims of the lowest rank, the line goes first that has the fewest turns now;
 * among those, the one whose last turn is longest ago.
 */
export function fairTurns(width: number): Turns {
  const waiting: Waiting[] = []
  const running = new Map<string, number>()
  const lastTurn = new Map<string, number>()
  let free = width
  let turn = 0

  const order = (a: Waiting, b: Waiting): number =>
    a.rank - b.rank ||
    (running.get(a.line) ?? 0) - (running.get(b.line) ?? 0) ||
    (lastTurn.get(a.line) ?? 0) - (lastTurn.get(b.line) ?? 0)

  const serve = () => {
    while (free > 0 && waiting.length > 0) {
      // Who came first stands first, and wins where all else is equal.
      const next = waiting.reduce((best, one) => (order(one, best) < 0 ? one : best))
      waiting.splice(waiting.indexOf(next), 1)
      free -= 1
      running.set(next.line, (running.get(next.line) ?? 0) + 1)
      lastTurn.set(next.line, ++turn)
      next.begin()
    }
  }

  const giveBack = (line: string) => {
    free += 1
    const left = (running.get(line) ?? 1) - 1
    if (left > 0) running.set(line, left)
    else {
      running.delete(line)
      if (!waiting.some((one) => one.line === line)) lastTurn.delete(line)
    }
    serve()
  }

  return {
    take: (claim, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason as Error)
        let isBack = false
        const release = () => {
          if (isBack) return
          isBack = true
          giveBack(claim.line)
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
        serve()
      }),
  }
}

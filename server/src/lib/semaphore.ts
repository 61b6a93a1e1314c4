export type Semaphore = {
  /** Does it when it is its turn; in the order of asking. @throws what `whenFull` makes, when too many wait already */
  take<T>(work: () => Promise<T>): Promise<T>
  readonly isFull: boolean
}

/** So many at once, so many waiting behind them, and no more. */
export function semaphore({
  atOnce,
  waiting,
  whenFull,
}: {
  atOnce: number
  waiting: number
  whenFull: () => Error
}): Semaphore {
  const queue: (() => void)[] = []
  let under = 0
  const isFull = () => under >= atOnce && queue.length >= waiting
  return {
    get isFull() {
      return isFull()
    },
    async take(work) {
      if (isFull()) throw whenFull()
      // Whoever ends hands the place on, so that nobody slips in between.
      if (under < atOnce) under += 1
      else await new Promise<void>((resolve) => queue.push(resolve))
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next) next()
        else under -= 1
      }
    },
  }
}

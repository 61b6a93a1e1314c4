/** How long we wait for a provider, in milliseconds. */
export type Timeouts = {
  /** How long nobody is told that there is no sign of life yet; left out where that is usual. */
  silentMs?: number
  /** For the first sign of life of an answer; left out where an answer comes whole. */
  firstMs?: number
  /** From one sign of life to the next. */
  idleMs?: number
  /** For one answer. */
  callMs: number
  /** For all tries, with the waits between them. */
  allMs: number
  /** The longest wait before the first retry; it doubles with each. */
  retryMs: number
}

/** An answer that comes bit by bit. A model at home may have to be loaded before its first word. */
export const streamTimeouts: Timeouts = {
  silentMs: 20_000,
  firstMs: 120_000,
  idleMs: 30_000,
  callMs: 600_000,
  allMs: 900_000,
  retryMs: 1000,
}

/** A text that comes whole. */
export const answerTimeouts: Timeouts = { callMs: 240_000, allMs: 600_000, retryMs: 1000 }

export const pictureTimeouts: Timeouts = { callMs: 240_000, allMs: 600_000, retryMs: 1000 }

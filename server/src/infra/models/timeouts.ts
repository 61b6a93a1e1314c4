/** Timeouts of calls to providers, in milliseconds. */
export type Timeouts = {
  /** After so long without a first chunk `onWaiting` is called; undefined: never. */
  silentMs?: number
  /** Until the first chunk; undefined for answers that are not streamed. */
  firstMs?: number
  /** Between two chunks. */
  idleMs?: number
  /** For one attempt. */
  callMs: number
  /** For all attempts and the waits between them. */
  allMs: number
  /** The longest wait before the first retry; it doubles with each retry. */
  retryMs: number
}

/** For streamed answers. A local model may have to be loaded before its first token. */
export const streamTimeouts: Timeouts = {
  silentMs: 20_000,
  firstMs: 120_000,
  idleMs: 30_000,
  callMs: 600_000,
  allMs: 900_000,
  retryMs: 1000,
}

/** For text that is not streamed. */
export const answerTimeouts: Timeouts = { callMs: 240_000, allMs: 600_000, retryMs: 1000 }

/** Somebody waits for the page; the embedded voice reads it if this takes too long. */
export const speechTimeouts: Timeouts = { callMs: 20_000, allMs: 30_000, retryMs: 500 }

export const pictureTimeouts: Timeouts = { callMs: 240_000, allMs: 600_000, retryMs: 1000 }

import { setPriority } from 'node:os'

/** On Linux a priority belongs to a thread, elsewhere to the whole process. */
export const hasThreadPriorities = process.platform === 'linux'

/** Where a core is wanted by both, a thread of normal priority gets three times as much of it. */
const nice = 5

/** Lets other threads of the machine go before the calling one. Nothing happens where that cannot be said. */
export function yieldToOtherThreads(): void {
  // For Linux's setpriority(2), 0 is the calling thread.
  if (hasThreadPriorities) setPriority(0, nice)
}

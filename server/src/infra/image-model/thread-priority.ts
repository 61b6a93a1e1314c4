import { constants, setPriority } from 'node:os'

/** On Linux a priority belongs to a thread, elsewhere to the whole process. */
export const hasThreadPriorities = process.platform === 'linux'

/** Lets the calling thread run only where no other thread of the machine needs the core. Nothing happens where that cannot be said. */
export function yieldToOtherThreads(): void {
  // For Linux's setpriority(2), 0 is the calling thread.
  if (hasThreadPriorities) setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)
}

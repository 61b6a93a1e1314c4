/** The columns of a story whose generation starts again. What is stored of it stays: each step asks what is there. */
export const restart = {
  generation_status: 'pending',
  generation_progress: 0,
  generation_error: null,
  failures: 0,
  failing_since: null,
} as const

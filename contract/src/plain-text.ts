import * as z from 'zod/mini'

/**
 * One line that can be read. Control characters and halves of surrogate pairs are refused: PostgreSQL keeps no
 * NUL, and JSON in it no lone surrogate.
 */
export const oneLine = (field: string) =>
  z.regex(/^[^\p{Cc}\p{Cs}]*$/u, `${field} has a character that cannot be shown`)

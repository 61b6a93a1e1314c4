import * as z from 'zod/mini'

/**
 * One line that can be read. Control characters and halves of surrogate pairs are refused: PostgreSQL keeps no
 * NUL, and JSON in it no lone surrogate. So are marks that turn the direction of writing over: with them a text reads
 * otherwise than it is, for a moderator first of all.
 */
export const oneLine = (field: string) =>
  z.regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u, `${field} has a character that cannot be shown`)

/** More marks on a letter than any spelling needs are drawn across the lines above and below it. */
export const marksALetter = 4
export const fewMarks = (field: string) =>
  z.refine<string>(
    (text) => !/\p{M}{5}/u.test(text),
    `${field} has a letter with more than ${marksALetter} accents or vowel signs`,
  )

/** A text that is too long is looked at no further: what follows it in a list of checks costs more the longer it is. */
export const atMost = (max: number, message: string) => z.maxLength(max, { error: message, abort: true })

/** Text that has to be given: left out it is told like one left empty. @param before what happens to it first */
export const requiredText = (message: string, ...before: ReturnType<typeof z.trim>[]) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? message : undefined) })
    .check(...before, z.minLength(1, message))

/** Text as people type it, of several lines: 1 to `max` letters after trimming (0 where `min` is 0). */
export const readableText = (field: string, min: 0 | 1, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(min, `${field} is required`),
      atMost(max, `${field} must be at most ${max} characters`),
      z.regex(
        /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\n\t])*$/u,
        `${field} has a character that cannot be shown`,
      ),
      fewMarks(field),
    )

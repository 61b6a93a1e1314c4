import * as z from 'zod/mini'

/**
 * One line without control characters and lone surrogates, which PostgreSQL cannot store in text or JSON, and without
 * bidirectional overrides, which could make a text look different to a moderator from what it says.
 */
export const oneLine = (field: string) =>
  z.regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u, `${field} has a character that cannot be shown`)

/** No spelling needs more marks on a letter; more would be drawn over the lines above and below. */
export const marksALetter = 4
export const fewMarks = (field: string) =>
  z.refine<string>(
    (text) => !/\p{M}{5}/u.test(text),
    `${field} has a letter with more than ${marksALetter} accents or vowel signs`,
  )

/** Aborts at a text that is too long, because the checks after it cost more the longer the text is. */
export const atMost = (max: number, message: string) => z.maxLength(max, { error: message, abort: true })

/** Required text: a missing value gets the same error as an empty one. @param before transforms that run first */
export const requiredText = (message: string, ...before: ReturnType<typeof z.trim>[]) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? message : undefined) })
    .check(...before, z.minLength(1, message))

/** Text of several lines, trimmed: `min` to `max` UTF-16 units. */
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

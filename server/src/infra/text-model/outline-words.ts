import type { Outline } from '@moonpage/storyteller/outline'

/** All texts of an outline that are shown or that pages are written from. */
export const wordsOfOutline = (outline: Outline): string[] =>
  [
    outline.title,
    outline.summary,
    outline.refrain ?? '',
    ...outline.cast.map((sheet) => sheet.name),
    ...outline.beats.flatMap(({ because, moment, what_happens }) => [because, moment, what_happens]),
    ...(outline.things ?? []).map(({ name }) => name),
    ...Object.values({ ...outline.retold }),
    ...(outline.asks ?? []).flatMap(({ question, answer }) => [question, answer]),
  ].filter((text) => text !== undefined)

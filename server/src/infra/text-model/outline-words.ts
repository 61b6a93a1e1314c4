import type { Outline } from '@moonpage/storyteller/outline'

/** All texts of an outline that are shown or that pages are written from. */
export const wordsOfOutline = (outline: Outline): string[] =>
  [
    outline.title,
    outline.summary,
    outline.refrain ?? '',
    ...outline.cast.map((sheet) => sheet.name),
    ...outline.beats.flatMap(({ because, moment, what_happens, changes }) => [
      because,
      moment,
      what_happens,
      changes,
    ]),
    ...(outline.things ?? []).map(({ name }) => name),
    ...Object.values({ ...outline.motive }),
    outline.climax?.does,
    outline.climax?.costs,
    outline.walk_on,
  ].filter((text) => text !== undefined)

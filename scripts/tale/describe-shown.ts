import type { Shown } from '@moonpage/storyteller/scene'

/** The picture lines of a page in one line: place, hour, framing, then who does what. */
export const describeShown = (shown: Shown | null | undefined): string => {
  if (!shown) return ''
  const acts = shown.acts.map(({ who, does, how, feels }) =>
    [who, does, ...how.map(({ by, what }) => (by === 'what' ? what : `${by} ${what}`)), feels && `(${feels})`]
      .filter(Boolean)
      .join(' '),
  )
  return `${shown.at}, ${shown.time}, ${shown.seen}: ${acts.join('; ')}`
}

import type { Shown } from '@moonpage/storyteller/scene'

type SaidAct = {
  who: string
  does: string
  how: readonly { by: string; what: string }[]
  feels: string | null
}

/** Who does what in a picture, as its lines say it: `hero pulls sock (effort); friend looks at hero`. */
export const describeActs = (acts: readonly SaidAct[]): string =>
  acts
    .map(({ who, does, how, feels }) =>
      [
        who,
        does,
        ...how.map(({ by, what }) => (by === 'what' ? what : `${by} ${what}`)),
        feels && `(${feels})`,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('; ')

/** The picture lines of a page in one line: place, hour, framing, then who does what. */
export const describeShown = (shown: Shown | null | undefined): string =>
  shown ? `${shown.at}, ${shown.time}, ${shown.seen}: ${describeActs(shown.acts)}` : ''

/** A line of the report: a measure over many stories, with its limit. */
export type Figure = {
  /** The measure and its stories. */
  name: string
  value: number
  /** `most`: `target` is an upper bound; `least`: a lower bound. */
  bound: 'most' | 'least'
  target: number
  /** How it is formatted. */
  unit: 'count' | 'share' | 'number'
  /** Not reached yet: printed, and no failure. */
  isGoal?: true
}

export const holds = ({ value, bound, target }: Figure): boolean =>
  bound === 'most' ? value <= target : value >= target

export const atMost = (name: string, value: number, target: number, unit: Figure['unit'] = 'number') =>
  ({ name, value, bound: 'most', target, unit }) satisfies Figure

export const atLeast = (name: string, value: number, target: number, unit: Figure['unit'] = 'number') =>
  ({ name, value, bound: 'least', target, unit }) satisfies Figure

export const goal = (figure: Figure): Figure => ({ ...figure, isGoal: true })

/** The quantile: `share` of the numbers are below it. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[
    Math.min(numbers.length - 1, Math.floor(share * numbers.length))
  ] ?? 0

/** One line of the report: what was measured over many stories, beside what it must be. */
export type Figure = {
  /** What was measured, and of which stories. */
  name: string
  value: number
  /** `most`: the value may be no higher than `target`; `least`: no lower. */
  bound: 'most' | 'least'
  target: number
  /** How people read it. */
  unit: 'count' | 'share' | 'number'
}

export const holds = ({ value, bound, target }: Figure): boolean =>
  bound === 'most' ? value <= target : value >= target

export const atMost = (name: string, value: number, target: number, unit: Figure['unit'] = 'number') =>
  ({ name, value, bound: 'most', target, unit }) satisfies Figure

export const atLeast = (name: string, value: number, target: number, unit: Figure['unit'] = 'number') =>
  ({ name, value, bound: 'least', target, unit }) satisfies Figure

/** The value below which `share` of the numbers lie. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[
    Math.min(numbers.length - 1, Math.floor(share * numbers.length))
  ] ?? 0

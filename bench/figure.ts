/** A measured claim about speed or size. */
export type Figure = {
  what: string
  /** In the target's unit. */
  value: number
  target: number
  unit: 's' | 'ms' | '×' | 'kB' | 'MB' | ''
  /** Whether the target is an upper (default) or a lower bound. */
  bound?: 'most' | 'least'
  /** Additional measurements. */
  note?: string
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const digits = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0))

export const isReached = ({ value, target, bound }: Figure): boolean =>
  bound === 'least' ? value >= target : value <= target

/** A line of the table of `npm run bench`. */
export function line(figure: Figure): string {
  const { what, value, target, unit, bound = 'most', note } = figure
  const said = `${digits(value)} ${unit}`.padStart(10)
  const mark = isReached(figure) ? 'ok    ' : 'MISSED'
  return `${mark}  ${what.padEnd(58)} ${said}   at ${bound} ${target} ${unit}${note ? `   (${note})` : ''}`
}

import { useId } from 'react'
import { dollars } from './format-units.ts'
import css from './day-chart.module.css'

type Day = { day: string; value: number }

type DayChartProps = {
  title: string
  /** Singular and plural of what the values count, or US dollars. */
  unit: readonly [one: string, many: string] | 'usd'
  /** Oldest first, ending with today; each an ISO date. */
  days: readonly Day[]
}

const width = 300
const height = 96

const number = new Intl.NumberFormat('en-US')
const dayName = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const nameOf = (day: string | undefined) => (day ? dayName.format(new Date(`${day}T00:00:00Z`)) : '')

/** Rounds up to 1, 2, 5, 10, 20, 50 and so on, with `least` as the smallest power of ten. */
const roundUp = (most: number, least: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, most)))
  return ([1, 2, 5, 10].find((step) => step * power >= most) ?? 10) * power
}

/** A bar chart by day, today highlighted; a table for screen readers. */
export const DayChart = ({ title, unit, days }: DayChartProps) => {
  const heading = useId()
  const total = days.reduce((sum, { value }) => sum + value, 0)
  const top = roundUp(Math.max(0, ...days.map(({ value }) => value)), unit === 'usd' ? 0.01 : 1)
  const step = width / Math.max(1, days.length)
  const format = (value: number) => (unit === 'usd' ? dollars(value) : number.format(value))
  const formatWithUnit = (value: number) =>
    unit === 'usd' ? format(value) : `${format(value)} ${unit[value === 1 ? 0 : 1]}`
  return (
    <figure className={css.chart} aria-labelledby={heading}>
      <figcaption id={heading}>
        <h3>{title}</h3>
        <span>
          {formatWithUnit(total)} in {days.length} days
        </span>
      </figcaption>
      <div className={css.drawing} aria-hidden="true">
        <span className={css.top}>{format(top)}</span>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" focusable="false">
          {[0.5, height / 2, height - 0.5].map((y) => (
            <line key={y} className={css.line} x1="0" x2={width} y1={y} y2={y} />
          ))}
          {days.map(({ day, value }, index) => {
            // A value above 0 is always visible.
            const barHeight = value === 0 ? 0 : Math.max(2, (value / top) * (height - 2))
            return (
              <rect
                key={day}
                className={index === days.length - 1 ? css.today : css.bar}
                x={index * step + step * 0.14}
                width={step * 0.72}
                y={height - barHeight}
                height={barHeight}
              >
                <title>{`${nameOf(day)}: ${formatWithUnit(value)}`}</title>
              </rect>
            )
          })}
        </svg>
        <div className={css.ends}>
          <span>{nameOf(days[0]?.day)}</span>
          <span>Today</span>
        </div>
      </div>
      <div className="only-read-aloud">
        <table aria-label={`${title}, day by day`}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{nameOf(day)}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

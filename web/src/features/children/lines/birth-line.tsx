import type { Child } from '@moonpage/contract/children'
import { useState } from 'react'
import { useToday } from '../../../lib/use-today.ts'
import { Select } from '../../../ui/field.tsx'
import { dateOf, monthNames } from '../child-evening.ts'
import { objectPronoun } from '../pronoun-words.ts'
import css from './birth-line.module.css'
import { Line, useLine } from './line.tsx'

/** How old a child may be. */
const years = 18

/** Month and year; saved once both are chosen. */
export const BirthLine = ({ child }: { child: Child }) => {
  const line = useLine(child.id)
  const saved = line.chosen.birth_month === undefined ? child.birth_month : line.chosen.birth_month
  const [half, setHalf] = useState({ year: '', month: '' })
  const [year, month] = saved ? (saved.split('-') as [string, string]) : [half.year, half.month]
  const thisMonth = dateOf(useToday()).slice(0, 7)
  const thisYear = Number(thisMonth.slice(0, 4))
  const choose = (part: { year?: string; month?: string }) => {
    const next = { year, month, ...part }
    // A month that is still to come is that of the year before.
    const isAhead = `${next.year}-${next.month}` > thisMonth
    if (next.year && next.month)
      line.save({ birth_month: `${isAhead ? Number(next.year) - 1 : next.year}-${next.month}` })
    else {
      setHalf(next)
      if (saved) line.save({ birth_month: null })
    }
  }
  return (
    <Line
      label="Born in"
      reason={`So the words grow with ${objectPronoun(child.pronouns)}. No day needed.`}
      line={line}
    >
      <div className={css.selects}>
        <Select
          label={<span className="only-read-aloud">Month</span>}
          name="birth_month"
          value={month}
          onChange={(event) => choose({ month: event.target.value })}
        >
          <option value="">Month</option>
          {monthNames.map((name, index) => (
            <option key={name} value={String(index + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label={<span className="only-read-aloud">Year</span>}
          name="birth_year"
          value={year}
          onChange={(event) => choose({ year: event.target.value })}
        >
          <option value="">Year</option>
          {Array.from({ length: years + 1 }, (_, age) => String(thisYear - age)).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </div>
    </Line>
  )
}

import type { Child } from '@moonpage/contract/children'
import { Button } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/icon.tsx'
import { pageIcons } from '../../../ui/page-icons.ts'
import { clockTime } from '../child-evening.ts'
import css from './bed-hour-line.module.css'
import { Line, useLine } from './line.tsx'

const first = '19:30'
const stepMinutes = 15
const dayMinutes = 24 * 60

const shift = (time: string, by: number): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = (hour * 60 + minute + by + dayMinutes) % dayMinutes
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

export const BedHourLine = ({ child }: { child: Child }) => {
  const line = useLine(child.id)
  const shown = line.chosen.bedtime === undefined ? child.bedtime : line.chosen.bedtime
  return (
    <Line label="Bedtime" reason="Only to know when tonight begins" line={line}>
      {shown === null ? (
        <Button className={css.set} onClick={() => line.save({ bedtime: first })}>
          Set a time
        </Button>
      ) : (
        <div className={css.clock}>
          <Button aria-label="Earlier" onClick={() => line.save({ bedtime: shift(shown, -stepMinutes) })}>
            <span aria-hidden="true">−</span>
          </Button>
          <output aria-live="polite">{clockTime(shown)}</output>
          <Button aria-label="Later" onClick={() => line.save({ bedtime: shift(shown, stepMinutes) })}>
            <Drawing svg={pageIcons.plus} />
          </Button>
          <Button look="bare" onClick={() => line.save({ bedtime: null })}>
            No set time
          </Button>
        </div>
      )}
    </Line>
  )
}

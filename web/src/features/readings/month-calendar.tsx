import type { Reading } from '@moonpage/contract/readings'
import { type ReactNode, useState } from 'react'
import { cropClass } from '../../lib/picture-crop.ts'
import css from './month-calendar.module.css'
import { calendarOf, dayIn, fullNameOfDay, todayOf } from './months.ts'
import { dayId } from './reading-list.tsx'

type MonthCalendarProps = {
  /** `2026-11` */
  month: string
  readings: readonly Reading[]
  /** The icon of a category, for a book without pictures. */
  icon: (category: string) => ReactNode
}

const weekdays = ['S', 'M', 'T', 'W', 'T', 'F', 'S']

/** A month: on days with a book its picture, which leads to what was read then. */
export const MonthCalendar = ({ month, readings, icon }: MonthCalendarProps) => {
  const { days, firstWeekday } = calendarOf(month)
  const [today] = useState(() => todayOf(new Date()))
  return (
    <div className={css.month}>
      <div className={css.weekdays} aria-hidden="true">
        {weekdays.map((letter, index) => (
          <span key={index}>{letter}</span>
        ))}
      </div>
      <ol className={css.days}>
        {Array.from({ length: days }, (_, index) => dayIn(month, index + 1)).map((day, index) => (
          <li
            key={day}
            className={index === 0 ? css[`from${firstWeekday}`] : undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <Day day={day} read={readings.filter((one) => one.day === day)} icon={icon} />
          </li>
        ))}
      </ol>
    </div>
  )
}

type DayProps = Pick<MonthCalendarProps, 'icon'> & { day: string; read: readonly Reading[] }

const Day = ({ day, read, icon }: DayProps) => {
  const [shown] = read
  if (!shown) return <span className={css.number}>{Number(day.slice(-2))}</span>
  const titles = read.map(({ title }) => title).join(', ')
  const show = () => {
    const entry = document.getElementById(dayId(day))
    entry?.scrollIntoView({ block: 'center' })
    entry?.querySelector('a')?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className={css.read} aria-label={`${fullNameOfDay(day)}: ${titles}`} onClick={show}>
      {shown.preview_image_url ? (
        <img
          className={cropClass(shown.preview_image_focus, 1)}
          src={shown.preview_image_url}
          srcSet={shown.preview_image_srcset ?? undefined}
          sizes="96px"
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : (
        icon(shown.subject)
      )}
    </button>
  )
}

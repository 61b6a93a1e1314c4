const day = 24 * 60

/** How long before bedtime tonight's book is made, in minutes. */
const aheadMinutes = 60

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** The date and the minute of the day, in a time zone. */
function localTime(at: Date, zone: string): { date: string; minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '0'
  return {
    date: [part('year'), part('month'), part('day')].join('-'),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

export type AheadWindow = {
  /** Bedtimes after the first and up to the last one, as `19:30`; `first` is `null` right after midnight. */
  after: string | null
  upTo: string
  /** The date of these bedtimes. */
  evening: string
}

/** For which bedtimes books are made now: those of the next hour, in two parts around midnight. */
export function aheadWindows(now: Date, zone: string): AheadWindow[] {
  const { date, minute } = localTime(now, zone)
  const end = minute + aheadMinutes
  if (end < day) return [{ after: clock(minute), upTo: clock(end), evening: date }]
  // The end is tomorrow there, whatever the clocks do in between.
  const tomorrow = new Date(Date.parse(`${date}T00:00:00Z`) + day * 60_000).toISOString().slice(0, 10)
  return [
    { after: clock(minute), upTo: '23:59', evening: date },
    { after: null, upTo: clock(end - day), evening: tomorrow },
  ]
}

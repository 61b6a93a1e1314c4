const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' })

const minute = 60_000
const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['month', 30 * 24 * 60 * minute],
  ['week', 7 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
]

/** `5 minutes ago`, in the largest whole unit; `just now` below a minute, also if clocks differ. */
export const timeAgo = (timestamp: string, now = Date.now()): string => {
  const passed = now - Date.parse(timestamp)
  const [unit, length] = units.find(([, least]) => passed >= least) ?? []
  return unit && length ? format.format(-Math.floor(passed / length), unit) : 'just now'
}

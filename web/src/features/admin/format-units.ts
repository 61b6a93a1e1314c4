const sizes = ['B', 'KB', 'MB', 'GB', 'TB']

/** Formats bytes in decimal units. */
export const size = (bytes: number): string => {
  const step = bytes < 1000 ? 0 : Math.min(sizes.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** step
  return `${value.toFixed(step === 0 || value >= 100 ? 0 : 1)} ${sizes[step]}`
}

/** Formats seconds in their two largest units. */
export const inTime = (seconds: number): string => {
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor((seconds % 86_400) / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'min'],
    [Math.floor(seconds % 60), 's'],
  ]
  const first = parts.findIndex(([count]) => count > 0)
  if (first === -1) return '0 s'
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Formats US dollars to the cent; smaller amounts as `<$0.01`. */
export const dollars = (amount: number): string =>
  amount > 0 && amount < 0.005 ? '<$0.01' : usd.format(amount)

const minute = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** Formats a recent time, to the minute. */
export const sinceMinute = (time: string): string => minute.format(new Date(time))

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const minute = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

export const dayOf = (time: string): string => day.format(new Date(time))
export const minuteOf = (time: string): string => minute.format(new Date(time))

export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const minute = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

export const minuteOf = (time: string): string => minute.format(new Date(time))

export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

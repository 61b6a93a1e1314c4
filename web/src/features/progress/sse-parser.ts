export type ServerEvent = { id: string; data: string }

/**
 * An incremental parser of server-sent events, as in the WHATWG HTML standard: chunks may end anywhere, lines end in LF,
 * CR or CRLF; comments and events without data are ignored.
 * @returns a function that takes the next chunk and returns the events that it completes; `id` is the last one sent
 */
export const sseParser = (): ((chunk: string) => ServerEvent[]) => {
  let rest = ''
  let id = ''
  let data: string[] = []

  const readLine = (line: string): ServerEvent | null => {
    if (line === '') {
      const event = data.length > 0 ? { id, data: data.join('\n') } : null
      data = []
      return event
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (field === 'data') data.push(value)
    if (field === 'id' && !value.includes('\0')) id = value
    return null
  }

  return (chunk) => {
    rest += chunk
    const events: ServerEvent[] = []
    // A CR at the end may be the first half of a CRLF: wait for the next chunk.
    for (let end; (end = /\r\n|\n|\r(?!$)/.exec(rest));) {
      const event = readLine(rest.slice(0, end.index))
      rest = rest.slice(end.index + end[0].length)
      if (event) events.push(event)
    }
    return events
  }
}

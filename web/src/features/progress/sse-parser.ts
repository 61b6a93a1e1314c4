export type ServerEvent = { id: string; data: string }

/**
 * Reads a stream of server-sent events piece by piece, as the WHATWG's standard has it: pieces may end
 * anywhere, lines end in LF, CR or CRLF, a comment is a beat and says nothing, an event without data is none.
 * @returns takes the next piece of text and answers the events that it completed; `id` is the last one sent
 */
export const sseParser = (): ((piece: string) => ServerEvent[]) => {
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

  return (piece) => {
    rest += piece
    const events: ServerEvent[] = []
    // A CR at the very end may be half of a CRLF: it waits for the next piece.
    for (let end; (end = /\r\n|\n|\r(?!$)/.exec(rest));) {
      const event = readLine(rest.slice(0, end.index))
      rest = rest.slice(end.index + end[0].length)
      if (event) events.push(event)
    }
    return events
  }
}

/**
 * Whether a licence in SPDX's words is one of these: of parts joined by AND all have to be, by OR one.
 * @param expression such as `(MIT OR CC0-1.0) AND ISC`; AND binds closer
 */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  const one = (): boolean => {
    const token = tokens[at++]
    if (token !== '(') return token !== undefined && allowed.includes(token)
    const inside = either()
    at++
    return inside
  }
  const both = (): boolean => {
    let all = one()
    while (tokens[at] === 'AND') {
      at++
      all = one() && all
    }
    return all
  }
  const either = (): boolean => {
    let any = both()
    while (tokens[at] === 'OR') {
      at++
      any = both() || any
    }
    return any
  }
  // What is left over was not understood, as with `WITH` an exception.
  return either() && at === tokens.length
}

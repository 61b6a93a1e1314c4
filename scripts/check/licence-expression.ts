/**
 * Whether an SPDX license expression is allowed: with AND all parts have to be, with OR one.
 * @param expression such as `(MIT OR CC0-1.0) AND ISC`; AND binds tighter
 */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  const parseTerm = (): boolean => {
    const token = tokens[at++]
    if (token !== '(') return token !== undefined && allowed.includes(token)
    const inside = parseOr()
    at++
    return inside
  }
  const parseAnd = (): boolean => {
    let all = parseTerm()
    while (tokens[at] === 'AND') {
      at++
      all = parseTerm() && all
    }
    return all
  }
  const parseOr = (): boolean => {
    let any = parseAnd()
    while (tokens[at] === 'OR') {
      at++
      any = parseAnd() || any
    }
    return any
  }
  // Remaining tokens are not supported, such as `WITH`.
  return parseOr() && at === tokens.length
}

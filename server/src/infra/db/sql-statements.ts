/** The statements of a file, comments among them kept; a semicolon in quotes, `$$` or a comment ends none. */
export function sqlStatements(sql: string): string[] {
  const statements: string[] = []
  let rest = sql
  let statement = ''
  while (rest) {
    const piece = /^(?:--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|[\s\S])/.exec(
      rest,
    )
    const [text] = piece as RegExpExecArray
    rest = rest.slice(text.length)
    statement += text
    if (text !== ';') continue
    statements.push(statement.trim())
    statement = ''
  }
  return withoutComments(statement) ? [...statements, statement.trim()] : statements
}

/** In one line, as far as that can be without understanding it. */
export const withoutComments = (sql: string): string =>
  sql
    .replace(/--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Splits a file into statements, with their comments; semicolons in quotes, `$$` or comments do not separate. */
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

/** Joins a statement into one line without parsing it. */
export const withoutComments = (sql: string): string =>
  sql
    .replace(/--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

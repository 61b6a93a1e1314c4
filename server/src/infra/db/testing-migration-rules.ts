import { outsideTransaction } from './migration-files.ts'
import { sqlStatements, withoutComments } from './sql-statements.ts'

const rules: readonly { found: RegExp; why: string; onNewTables?: true }[] = [
  {
    found: /\bdrop (table|view|materialized view|function|procedure|type|schema|sequence)\b/i,
    why: 'the previous version may still use what is dropped: drop it one release later',
  },
  {
    found:
      /\balter table\b.*\bdrop (column\b|(?!constraint\b|default\b|not null\b|expression\b|identity\b)\w)/i,
    why: 'the previous version still reads and writes the column: drop it one release later',
  },
  {
    found: /\balter (table|view|type|sequence|index|function)\b.*\brename\b/i,
    why: 'the previous version knows the old name alone: add the new one beside it',
  },
  {
    found: /\balter column \S+ (set data )?type\b/i,
    why: 'a changed type rewrites the table under a lock: add a column beside it, and fill it in pieces',
  },
  {
    found: /\bset not null\b/i,
    why: 'it reads the whole table under a lock, and the previous version may leave the column empty',
  },
  {
    found: /\badd column\b(?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot null\b/i,
    why: 'rows that the previous version inserts have no value for it: give it a default',
  },
  {
    found: /\badd column\b.*\bdefault [^,]*\b(gen_random_uuid|random|clock_timestamp|nextval|uuidv7)\b/i,
    why: 'a default that differs by row rewrites the table under a lock',
  },
  {
    found:
      /\balter table\b.*\badd (constraint\b.*|)\b(check|foreign key|unique|primary key|exclude)\b(?!.*\bnot valid\b)/i,
    why: 'it reads the whole table under a lock: add it as `not valid`, and validate it in a statement of its own',
  },
  {
    found: /^create (unique )?index (?!concurrently\b)/i,
    why: 'nobody can write while it is built: put it into a file of its own with `concurrently`',
    onNewTables: true,
  },
  {
    found: /^drop index (?!concurrently\b)/i,
    why: 'it waits for every reader of the table, and all others behind it: put it into a file with `concurrently`',
  },
  {
    found: /^(update|delete from|vacuum full|cluster|lock|reindex|truncate)\b(?!.*\bconcurrently\b)/i,
    why: 'it holds rows or the table for as long as it takes: do it by a job, in pieces',
    onNewTables: true,
  },
]

/** Function bodies and string literals. */
const quoted = /(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'/g
const excuse = /--[ \t]*safe because[ \t]+\S+[ \t]+\S+/i

/**
 * What in a migration would block or break the previous version, which still runs. A statement is exempt if a comment
 * above it begins with `-- safe because`.
 * @returns one sentence per violation
 */
export function unsafeSteps(sql: string): string[] {
  const statements = sqlStatements(sql)
  const made = new Set(statements.flatMap((text) => tableOf(/^create table (?:if not exists )?/i, text)))
  const marker = sql.startsWith(outsideTransaction)
  return statements.flatMap((statement) => {
    const text = withoutComments(statement.replace(quoted, "''"))
    if (excuse.test(statement)) return []
    if (/\bconcurrently\b/i.test(text) && !marker)
      return [`${shortened(text)}: needs the first line \`${outsideTransaction}\``]
    const broken = rules.find(
      ({ found, onNewTables }) => found.test(text) && !(onNewTables && touchesOnly(made, text)),
    )
    return broken ? [`${shortened(text)}: ${broken.why}`] : []
  })
}

const tableOf = (before: RegExp, statement: string): string[] => {
  const text = withoutComments(statement)
  const name = before.test(text) ? /^"?(\w+)/.exec(text.replace(before, ''))?.[1] : undefined
  return name ? [name.toLowerCase()] : []
}

const touchesOnly = (made: ReadonlySet<string>, text: string): boolean => {
  const table = /(?:\bon (?:only )?|^update (?:only )?|^delete from (?:only )?)"?(\w+)/i.exec(text)?.[1]
  return table !== undefined && made.has(table.toLowerCase())
}

const shortened = (text: string): string => (text.length > 90 ? `${text.slice(0, 90)}…` : text)

/** A banned word and its replacement. */
export type Banned = { words: readonly string[]; instead: string; allowed: ReadonlySet<string> }

export type Glossary = {
  banned: Banned[]
  /** Operations and jobs in files of another name. */
  withoutFile: ReadonlySet<string>
  /** Base names that are allowed in several folders. */
  twice: ReadonlySet<string>
}

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? '')

/** The table cells below a heading; none without that heading. */
function rowsBelow(page: string, heading: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  return own
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
}

const listed = (page: string, heading: string) =>
  new Set(rowsBelow(page, heading).flatMap(([name = '']) => quoted(name)))

/**
 * Parses docs/glossary.md: tables of `concept | word | not`, where "`word` (but: `name`, …)" bans a word in every other
 * name, and the two lists at the end.
 */
export function readGlossary(page: string): Glossary {
  const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
  const banned = headings
    .flatMap((heading) => rowsBelow(page, heading))
    .filter((cells) => cells.length === 3)
    .flatMap(([, instead = '', not = '']) =>
      [...not.matchAll(/`([^`]+)`(?: \(but: ([^)]+)\))?/g)].map(([, words = '', but = '']) => ({
        words: words.toLowerCase().split(' '),
        instead,
        allowed: new Set(quoted(but)),
      })),
    )
  return {
    banned,
    withoutFile: listed(page, 'One operation, one file'),
    twice: listed(page, 'Names that come twice'),
  }
}

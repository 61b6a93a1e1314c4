import type { Line } from './read-lines.ts'

/** Lines under the headings that they stand under. */
export type Section = {
  line: number
  title: string
  lines: Exclude<Line, { is: 'heading' }>[]
  parts: Section[]
}

/** Lines as a tree of headings, three deep at most. What comes before the first heading is left out. */
export function outlineLines(lines: readonly Line[]): Section[] {
  const roots: Section[] = []
  const open: Section[] = []
  for (const line of lines) {
    if (line.is !== 'heading') {
      open.at(-1)?.lines.push(line)
      continue
    }
    const section: Section = { line: line.line, title: line.text, lines: [], parts: [] }
    open.length = Math.min(open.length, line.depth - 1)
    ;(open.at(-1)?.parts ?? roots).push(section)
    open.push(section)
  }
  return roots
}

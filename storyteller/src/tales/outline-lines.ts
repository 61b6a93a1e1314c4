import type { Line } from './read-lines.ts'

/** A heading with its lines. */
export type Section = {
  line: number
  title: string
  lines: Exclude<Line, { is: 'heading' }>[]
  parts: Section[]
}

/** Builds a tree of headings, at most three deep. Drops lines before the first heading. */
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

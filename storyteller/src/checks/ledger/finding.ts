import type { Strand, Tale, Telling } from '../../tales/format.ts'

/** A finding in a tale. A fault keeps the tale out of the catalogue; a remark is for the writer to judge. */
export type Finding = {
  level: 'fault' | 'remark'
  tale: string
  strand: string
  telling: string
  beat: number | null
  line: number
  sentence: string
  wrong: string
  /** One binding with the finding, and the number of bindings. */
  example: string
  times: number
}

export type Report = (found: {
  level?: Finding['level']
  beat?: number | null
  line?: number
  sentence?: string
  wrong: string
  example?: string
}) => void

export const nameOf = ({ length, age, frame }: Telling): string =>
  [length, age, frame].filter(Boolean).join(' ')

/** Collects findings; a repeated one in the same line is kept once. */
export function openReport(tale: Tale) {
  const found = new Map<string, Finding>()
  const reportFor =
    (strand: Strand | null, telling: Telling | null): Report =>
    ({ level = 'fault', beat = null, line = 1, sentence = '', wrong, example = '' }) => {
      const key = [level, strand?.name, telling && nameOf(telling), beat, line, wrong].join('|')
      const known = found.get(key)
      if (known) known.times++
      else
        found.set(key, {
          level,
          tale: tale.id,
          strand: strand?.name ?? '',
          telling: telling ? nameOf(telling) : '',
          beat,
          line,
          sentence,
          wrong,
          example,
          times: 1,
        })
    }
  return { reportFor, findings: () => [...found.values()] }
}

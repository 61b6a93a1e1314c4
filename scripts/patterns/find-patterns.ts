import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type CallExpression, type NewExpression } from 'oxc-parser'
import { builtPatterns } from './built-patterns.ts'
import { asWritten, type BuiltAt, type Pattern } from './pattern.ts'

/** Code that handles text of users, models or files. */
const folders = ['contract/src', 'storyteller/src', 'server/src']
const isOurs = (path: string) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)test(ing)?[-.]/.test(path)

/** The pattern of a RegExp call with literals; null if it is computed. */
function textsOf({ arguments: [source, flags] }: NewExpression | CallExpression): RegExp | null {
  if (source?.type !== 'Literal' || typeof source.value !== 'string') return null
  if (!flags) return new RegExp(source.value)
  return flags.type === 'Literal' && typeof flags.value === 'string'
    ? new RegExp(source.value, flags.value)
    : null
}

function readFile(root: string, file: string): { patterns: Pattern[]; built: BuiltAt[] } {
  const text = readFileSync(join(root, file), 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const lineAt = (at: number) => text.slice(0, at).split('\n').length
  const patterns: Pattern[] = []
  const built: BuiltAt[] = []
  const called = (call: NewExpression | CallExpression) => {
    if (call.callee.type !== 'Identifier' || call.callee.name !== 'RegExp') return
    const pattern = textsOf(call)
    if (pattern) patterns.push({ place: `${file}:${lineAt(call.start)}`, pattern: asWritten(pattern) })
    else built.push({ from: lineAt(call.start), to: lineAt(call.end) })
  }
  new Visitor({
    Literal(literal) {
      if (!('regex' in literal)) return
      const { pattern: source, flags } = literal.regex
      patterns.push({ place: `${file}:${lineAt(literal.start)}`, pattern: asWritten({ source, flags }) })
    },
    NewExpression: called,
    CallExpression: called,
  }).visit(program)
  return { patterns, built }
}

/**
 * Finds every regular expression of the server and its workspaces.
 * @returns also a sentence for each one that is computed at run time, which cannot be proved
 * @throws when there are no files, or a file cannot be parsed
 */
export async function findPatterns(
  root: string,
  { perCall }: { perCall: Readonly<Record<string, () => (RegExp | null)[]>> },
): Promise<{ read: number; patterns: Pattern[]; faults: string[] }> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isOurs)
      .map((path) => `${folder}/${path}`),
  )
  if (files.length === 0) throw new Error('There are no files with patterns.')
  const patterns: Pattern[] = []
  const faults: string[] = []
  for (const file of files) {
    const found = readFile(root, file)
    patterns.push(...found.patterns)
    if (found.built.length === 0) continue
    const known = await builtPatterns(join(root, file), found.built)
    const largest = perCall[file]?.().filter((pattern) => pattern !== null) ?? []
    for (const { from, to } of found.built) {
      const place = `${file}:${from}`
      const made = known.filter(({ line }) => line >= from && line <= to)
      for (const { pattern } of made) patterns.push({ place, pattern })
      if (made.length > 0) continue
      for (const pattern of largest) patterns.push({ place, pattern: asWritten(pattern) })
      if (largest.length === 0)
        faults.push(`${place} builds a pattern while it runs: build it when the module is loaded`)
    }
  }
  return { read: files.length, patterns, faults }
}

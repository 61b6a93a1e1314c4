import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Installed, built or generated files. */
const ignored =
  /^(data|out|test-results|playwright-report|\.git|\.moonpage)$|(^|\/)(node_modules|dist|\.dist-next)$/
const isText = (name: string) =>
  /\.(tsx?|mjs|json|css|html|svg|md|sql|sh|yml|example)$|^(run|LICENSE)$/.test(name)
const isCode = (name: string) => /\.(tsx?|mjs|css|html)$/.test(name)

// Word lists, colors, drawings: long because of their data, not because of their logic.
const isData = (path: string) => /^(storyteller|illustrator)\/src\/(.*\/)?data\/|\/tokens\.css$/.test(path)

const migrations = 'server/migrations/'
const isMigration = (path: string) => path.startsWith(migrations)

export const longestFile = 300
const tooLong = 400

// Joined from parts, so that this file does not match itself.
const joined = (...parts: string[]) => new RegExp(parts.join(''))
const forbidden: readonly [RegExp, string][] = [
  [joined('\\.\\./sha', 'red\\b'), 'mentions a folder outside of the repository'],
  [joined('(?<![\\w.-])/wo', 'rk/'), "mentions a path of somebody's machine"],
  [joined('https?://[^\\s"\'`]*regis', 'try|npm', 'js\\.org'), 'names the address of a package server'],
]

function ourFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return ignored.test(path) ? [] : ourFiles(root, path)
    return isText(entry.name) ? [path] : []
  })
}

/**
 * Checks every text file of the tree.
 * @returns a sentence for each fault, and a remark for each long file
 */
export function checkFiles(root: string): { read: number; faults: string[]; remarks: string[] } {
  const files = ourFiles(root)
  const faults: string[] = []
  const remarks: string[] = []
  for (const path of files) {
    const text = readFileSync(join(root, path), 'utf8')
    for (const [pattern, fault] of forbidden) if (pattern.test(text)) faults.push(`${path} ${fault}`)
    const lines = text.split('\n').length - 1
    if (!isCode(path) || isData(path) || lines <= longestFile) continue
    if (lines > tooLong)
      faults.push(`${path} has ${lines} lines, more than ${tooLong}: has it more than one job?`)
    else remarks.push(`${path} has ${lines} lines`)
  }
  const numbers = Map.groupBy(files.filter(isMigration), (path) =>
    path.slice(migrations.length, migrations.length + 3),
  )
  for (const duplicates of numbers.values())
    if (duplicates.length > 1) faults.push(`${duplicates.join(' and ')} have the same number`)
  return { read: files.length, faults, remarks }
}

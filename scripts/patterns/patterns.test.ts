import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { provedFile, readProofs } from './check-patterns.ts'
import { provePattern } from './prove-pattern.ts'
import { withstands } from './withstands.ts'

const root = join(import.meta.dirname, '../..')

const trees: string[] = []
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true })
})

/** A tree with these files, and two proved patterns. */
function planted(files: Record<string, string>): string {
  const tree = mkdtempSync(join(tmpdir(), 'moonpage-patterns-'))
  trees.push(tree)
  const put = (path: string, text: string) => {
    mkdirSync(join(tree, path, '..'), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  put(provedFile, JSON.stringify({ '/^a+$/u': 'linear', '/(?:one|two)/i': 'constant' }))
  for (const folder of ['contract', 'storyteller', 'server']) put(`${folder}/src/empty.ts`, '')
  for (const [path, text] of Object.entries(files)) put(path, text)
  return tree
}

/** In a separate process, like the check: Vitest transforms modules. */
function checkedIn(tree: string): { read: number; faults: string[] } {
  const code = `
    const { checkPatterns } = await import(${JSON.stringify(join(import.meta.dirname, 'check-patterns.ts'))})
    console.log(JSON.stringify(await checkPatterns(${JSON.stringify(tree)})))`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  return JSON.parse(said) as { read: number; faults: string[] }
}

test('an unproved pattern is found, literal or computed', () => {
  const tree = planted({
    'contract/src/email.ts':
      'export const proved = /^a+$/gu\n\nexport const email = /^[^@]+@[^@]+\\.[^@]+$/u\n',
    'server/src/text.ts': `export const end = new RegExp('\\\\s+$')\nexport const any = RegExp("x*x*$", 'm')\n`,
    'server/src/words.ts': `const of = (words: string[]) => new RegExp(\`(?:\${words.join('|')})\`, 'i')\nexport const known = of(['one', 'two'])\n`,
    'storyteller/src/more.ts': `export const more = new RegExp(['a', 'b'].join('+'))\n`,
    'storyteller/src/late.ts': `\nexport const late = (word: string) =>\n  new RegExp(word + '$')\n`,
    'server/src/own.test.ts': `export const test = /\\s+$/\n`,
  })
  const { read, faults } = checkedIn(tree)
  const unproved = 'is not proved to take linear time: run node scripts/prove-patterns.ts'
  expect(faults.toSorted()).toEqual([
    `contract/src/email.ts:3 /^[^@]+@[^@]+\\.[^@]+$/u ${unproved}`,
    `server/src/text.ts:1 /\\s+$/ ${unproved}`,
    `server/src/text.ts:2 /x*x*$/m ${unproved}`,
    'storyteller/src/late.ts:3 builds a pattern while it runs: build it when the module is loaded',
    `storyteller/src/more.ts:1 /a+b/ ${unproved}`,
  ])
  expect(read).toBe(6)
})

test.each([
  ['/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/u', 'polynomial'],
  ['/\\s+$/', 'polynomial'],
  ['/(a+)+$/', 'exponential'],
])('%s is not linear: %s', async (pattern, time) => {
  expect(await provePattern(pattern)).toEqual({ fault: expect.stringContaining(time) })
})

test.each([
  ['/^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$/u', 'linear'],
  ['/^[a-f]{1,100}$/', 'constant'],
  ['/(?<=\\.)\\s+/', 'tried'],
])('%s is classified as %s', async (pattern, proof) => {
  expect(await provePattern(pattern)).toEqual({ proof })
})

/** Long texts of the characters and words in a pattern, and of pairs of them. */
function longTexts(pattern: string): string[] {
  const words = pattern.match(/\w{2,}/g) ?? []
  const signs = Array.from(new Set(` \n.,!"'“”a1_-${pattern.replace(/[\w\\]/g, '')}`))
  const pairs = signs.flatMap((sign) => [`a${sign}`, `.${sign}`])
  return [...signs, ...pairs, ...words.slice(0, 20)].flatMap((unit) =>
    ['', '. '].map((before) => `${before}${unit.repeat(100_000 / unit.length)}\0`),
  )
}

const tried = Object.entries(readProofs(root)).filter(([, proof]) => proof === 'tried')

describe('patterns that cannot be proved are fast on long texts', () => {
  test.each(tried.map(([pattern]) => [pattern.slice(0, 60), pattern]))('%s', (_shown, pattern) => {
    expect(withstands(pattern, longTexts(pattern))).toBe(true)
  })

  test('a quadratic pattern with a lookbehind is not', () => {
    const pattern = '/(?<=a)b|\\s+$/'
    expect(withstands(pattern, longTexts(pattern), 1000)).toBe(false)
  })
})

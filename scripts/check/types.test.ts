import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moonpage-types-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lint = (text: string) => {
  const options = { target: 'es2024', lib: ['es2024'], types: [], strict: true }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['.'] }))
  writeFileSync(join(folder, 'one.ts'), text)
  const words = ['-c', resolve('.oxlintrc.json'), '-f', 'unix', '.']
  const { status, stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), words, {
    cwd: folder,
    encoding: 'utf8',
    // The linter looks there for its checker of types.
    env: { ...process.env, PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter) },
  })
  return { status, stdout }
}

test('the linter reports what the compiler does, by the libraries of the nearest tsconfig', () => {
  expect(lint('export const count: number = 1\n')).toMatchObject({ status: 0 })
  const { status, stdout } = lint(
    "export const count: number = 'one'\nexport const width = document.body.clientWidth\n",
  )
  expect(status).not.toBe(0)
  expect(stdout).toContain('typescript(TS2322)')
  expect(stdout).toContain("Cannot find name 'document'")
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isAllowed } from './licence-expression.ts'
import { checkLicences } from './licences.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'moonpage-licences-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const packages = (more: object = {}) => ({
  ...Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`node_modules/p${n}`, { license: 'MIT' }])),
  ...more,
})

function faultsOf(lock: object, page = ''): string[] {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }))
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeFileSync(join(root, 'docs/third-party.md'), page)
  mkdirSync(join(root, 'web/src/ui/fonts'), { recursive: true })
  writeFileSync(join(root, 'web/src/ui/fonts/OFL.txt'), 'Copyright 2020 The Fraunces Project Authors')
  writeFileSync(join(root, 'web/src/ui/fonts/fraunces-basic.woff2'), '')
  return checkLicences(root).faults
}

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only OR MIT AND ISC', true],
  ['(GPL-3.0-only OR MIT) AND GPL-2.0', false],
  ['MIT WITH something', false],
  ['', false],
])('%s', (expression, expected) => {
  expect(isAllowed(expression, ['MIT', 'ISC'])).toBe(expected)
})

test('a tree of permissively licensed packages has no faults', () => {
  expect(faultsOf(packages())).toEqual([])
})

test.each([
  ['another licence', { 'node_modules/a': { license: 'GPL-3.0-only' } }, 'a is under GPL-3.0-only'],
  ['none', { 'node_modules/a': {} }, 'a names no licence'],
  [
    'one deep down',
    { 'node_modules/a/node_modules/@b/c': { license: 'SSPL-1.0' } },
    '@b/c is under SSPL-1.0',
  ],
  [
    'the terms of fonts, for what is no font',
    { 'node_modules/a': { license: 'OFL-1.1' } },
    'a is under OFL-1.1',
  ],
])('%s is reported', (_what, more, fault) => {
  expect(faultsOf(packages(more))).toEqual([expect.stringContaining(fault)])
})

test('the page lists exactly the runtime dependencies with their versions and licenses', () => {
  const run = { version: '1.0.0', license: 'MIT' }
  const lock = packages({
    server: { dependencies: { p1: '1.0.0', p2: '1.0.0', p3: '1.0.0' } },
    'node_modules/p1': run,
    'node_modules/p2': run,
    'node_modules/p3': run,
  })
  const page = [
    '| p1 | 1.0.0 | MIT | - | 2026-01-02 | somebody |',
    '| p2 | 0.9.0 | MIT | 2026-01-01 | 2026-01-02 | somebody |',
    '| p3 | 1.0.0 | ISC | - | 2026-01-02 | somebody |',
    '| p4 | 1.0.0 | MIT | - | 2026-01-02 | somebody |',
  ]
  expect(faultsOf(lock, page.join('\n'))).toEqual([
    'docs/third-party.md lacks p2 1.0.0, its licence or whose it is',
    'docs/third-party.md lacks p3 1.0.0, its licence or whose it is',
    'docs/third-party.md names p4, which is not run',
    '`node scripts/third-party.ts` writes that table',
  ])
})

test('too few packages are a fault', () => {
  expect(faultsOf({ 'node_modules/a': { license: 'MIT' } })).toEqual([
    expect.stringContaining('names 1 packages'),
  ])
})

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moonpage-packages-'))
  mkdirSync(join(folder, 'bin'))
  // A stub that notes its arguments, and leaves node_modules, also where it fails.
  const npm = '#!/bin/sh\necho "$@" >> npm-calls\nmkdir -p node_modules\nexit "$ENDS"\n'
  writeFileSync(join(folder, 'bin/npm'), npm, { mode: 0o755 })
  writeFileSync(join(folder, 'package-lock.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

const setup = new URL('./packages.mjs', import.meta.url).href

/** @returns the arguments of the call of npm, without those that keep it quiet; none if it was not called */
function install(wanted, ends = 0) {
  const script = `import { installPackages } from '${setup}'; await installPackages('${wanted}')`
  const path = [join(folder, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter)
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    env: { PATH: path, ENDS: String(ends) },
  })
  expect(status).toBe(ends)
  const calls = join(folder, 'npm-calls')
  const call = existsSync(calls) ? readFileSync(calls, 'utf8') : ''
  rmSync(calls, { force: true })
  return call.split(' --no-audit')[0]
}

test('a start installs what running needs, once; tests add the rest, and a start after them installs nothing', () => {
  expect(install('running')).toBe('ci --omit=dev --ignore-scripts')
  expect(install('running')).toBe('')
  expect(install('all')).toBe('install --no-save --include=dev --ignore-scripts')
  expect(install('all')).toBe('')
  expect(install('running')).toBe('')
})

test('a changed package-lock.json installs the same packages anew', () => {
  install('running')
  writeFileSync(join(folder, 'package-lock.json'), '{ }')
  expect(install('running')).toBe('ci --omit=dev --ignore-scripts')
  install('all')
  writeFileSync(join(folder, 'package-lock.json'), '{  }')
  expect(install('running')).toBe('ci --include=dev --ignore-scripts')
})

test('a folder in which npm ci was run by hand keeps its packages for tests', () => {
  mkdirSync(join(folder, 'node_modules/vitest'), { recursive: true })
  expect(install('running')).toBe('ci --include=dev --ignore-scripts')
})

test('an installation that failed is made anew, also where it only added packages', () => {
  install('running', 1)
  expect(install('running')).toBe('ci --omit=dev --ignore-scripts')
  install('all', 1)
  expect(install('running')).toBe('ci --omit=dev --ignore-scripts')
})

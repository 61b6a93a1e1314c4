import { mkdirSync, existsSync, rmSync, mkdtempSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeLeftovers } from './test-folder.ts'

const folderIn = (env: NodeJS.ProcessEnv) => {
  const script = `
    import { useTestFolder } from ${JSON.stringify(join(import.meta.dirname, 'test-folder.ts'))}
    useTestFolder()
    console.log((await import('node:os')).tmpdir())`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  })
  return stdout.trim()
}

test('a TMPDIR that is set stays; else the folder goes with the process', () => {
  expect(folderIn({ TMPDIR: '/var/tmp' })).toBe('/var/tmp')
  const folder = folderIn({})
  expect(folder).toMatch(/^\//)
  expect(folder.includes('moonpage-tests-') && existsSync(folder)).toBe(false)
})

test('folders of processes that were killed are deleted, and of those that run not', () => {
  const root = mkdtempSync(join(tmpdir(), 'moonpage-leftovers-'))
  const ended = spawnSync(process.execPath, ['-e', '']).pid
  const [left, used, other] = [`mine-${ended}-a`, `mine-${process.pid}-b`, `other-${ended}-c`].map((name) =>
    join(root, name),
  ) as [string, string, string]
  for (const folder of [left, used, other]) mkdirSync(folder)
  removeLeftovers(root, 'mine-')
  expect([left, used, other].map((folder) => existsSync(folder))).toEqual([false, true, true])
  rmSync(root, { recursive: true })
})

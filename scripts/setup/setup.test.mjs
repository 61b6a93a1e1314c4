import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { hashOf } from './hash.mjs'
import { isNewEnough } from './node.mjs'
import { run, runQuietly } from './run.mjs'
import { explaining, sentenceFor, SetupError } from './setup-error.mjs'

test.each([
  ['18.20.4', false],
  ['20.20.2', false],
  ['22.21.9', false],
  ['22.22.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s is new enough: %s', (version, isEnough) => {
  expect(isNewEnough(version)).toBe(isEnough)
})

test.each([
  ['npm error code ENOTFOUND', /needs the internet/],
  ['npm error code EAI_AGAIN', /needs the internet/],
  ['npm error code ENOSPC', /disk is full/],
  ['npm error code EACCES', /cannot be written/],
  ["EROFS: read-only file system, mkdir '.moonpage'", /cannot be written/],
])('%s gets a message', (said, sentence) => {
  expect(sentenceFor(said)).toMatch(sentence)
})

test('file system errors get a message, other errors stay the same', async () => {
  const refused = Object.assign(new Error('mkdir'), { code: 'EROFS' })
  await expect(explaining(() => Promise.reject(refused))).rejects.toBeInstanceOf(SetupError)
  await expect(explaining(() => Promise.reject(new TypeError('ours')))).rejects.toBeInstanceOf(TypeError)
})

test('a hash depends on contents and names, not on installed and built files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'moonpage-hash-'))
  try {
    writeFileSync(join(folder, 'a.ts'), 'one')
    const first = hashOf([folder])
    mkdirSync(join(folder, 'dist'))
    writeFileSync(join(folder, 'dist/b.js'), 'built')
    expect(hashOf([folder])).toBe(first)
    writeFileSync(join(folder, 'b.ts'), '')
    const named = hashOf([folder])
    expect(named).not.toBe(first)
    writeFileSync(join(folder, 'a.ts'), 'two')
    expect(hashOf([folder])).not.toBe(named)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('returns the exit code of a program, or 128 plus the signal number', async () => {
  expect(await run(process.execPath, ['-e', 'process.exit(7)'])).toBe(7)
  expect(await run(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'])).toBe(137)
  expect(await runQuietly(process.execPath, ['-e', 'console.log("a"); console.error("b")'])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/a\n[\s\S]*b|b\n[\s\S]*a/),
  })
})

describe('the scripts of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const folder = mkdtempSync(join(tmpdir(), 'moonpage-scripts-'))
  // A stub that prints its arguments and fails, as on an unsupported system.
  writeFileSync(join(folder, 'node'), `#!/bin/sh\nprintf '<%s>' "$@"; echo; exit "$ENDS"\n`, { mode: 0o755 })
  afterAll(() => rmSync(folder, { recursive: true }))
  const said = (script, ends = '0') => {
    const { stdout, status } = spawnSync('/bin/sh', ['-c', script], {
      env: { PATH: folder, ENDS: ends },
      encoding: 'utf8',
    })
    return { lines: stdout.trim().split('\n'), status }
  }

  test.each(Object.entries(scripts))('%s passes on the arguments after --', (_name, script) => {
    const [, command] = /.*moonpage\.mjs (.+)$/.exec(script)
    // As npm appends them.
    expect(said(`${script} '--yes' 'two words'`)).toEqual({
      lines: [
        `<scripts/moonpage.mjs>${command
          .split(' ')
          .map((word) => `<${word}>`)
          .join('')}<--yes><two words>`,
      ],
      status: 0,
    })
  })

  test('a shell without exec only runs the command that prints why Moonpage does not run there', () => {
    for (const script of Object.values(scripts).filter((one) => one.startsWith('exec'))) {
      const { lines, status } = said(script.replaceAll('exec', 'no-such-command'), '1')
      expect([lines.length, status]).toEqual([1, 1])
    }
  })
})

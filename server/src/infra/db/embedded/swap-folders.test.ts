import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { finishSwap, swapFolders } from './swap-folders.ts'

let dir = ''
const swap = { from: 'next', aside: 'before', names: ['pg18', 'pictures', 'mail'] }

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'db-swap-'))
  for (const name of swap.names) {
    mkdirSync(join(dir, 'next', name), { recursive: true })
    writeFileSync(join(dir, 'next', name, 'word'), 'new')
  }
  // The data has no emails yet.
  for (const name of ['pg18', 'pictures']) {
    mkdirSync(join(dir, name))
    writeFileSync(join(dir, name, 'word'), 'old')
  }
})
afterEach(() => rmSync(dir, { recursive: true }))

const word = (...path: string[]) => readFileSync(join(dir, ...path, 'word'), 'utf8')

const state = () => ({
  now: swap.names.map((name) => word(name)),
  before: [word('before', 'pg18'), word('before', 'pictures')],
  all: readdirSync(dir).toSorted(),
})
const swapped = {
  now: ['new', 'new', 'new'],
  before: ['old', 'old'],
  all: ['before', 'mail', 'pg18', 'pictures'],
}

test('replaces the folders and keeps the old ones', () => {
  swapFolders(dir, swap)
  expect(state()).toEqual(swapped)
})

const moves = [
  ['pg18', 'before/pg18'],
  ['next/pg18', 'pg18'],
  ['pictures', 'before/pictures'],
  ['next/pictures', 'pictures'],
  ['next/mail', 'mail'],
] as const

test.each([0, 1, 2, 3, 4, 5])(
  'is completed by the next start after an interruption after %i moves',
  (done) => {
    writeFileSync(join(dir, 'restoring.json'), JSON.stringify(swap))
    mkdirSync(join(dir, 'before'))
    for (const [from, to] of moves.slice(0, done)) renameSync(join(dir, from), join(dir, to))
    finishSwap(dir)
    expect(state()).toEqual(swapped)
  },
)

test('what was unpacked for a swap that never began is deleted, and nothing else', () => {
  for (const name of ['restore-aB3xY9', 'restore-mine', 'restored'])
    mkdirSync(join(dir, name, 'pictures'), { recursive: true })
  finishSwap(dir)
  expect(readdirSync(dir).toSorted()).toEqual(['next', 'pg18', 'pictures', 'restore-mine', 'restored'])
})

test('does nothing without a journal', () => {
  finishSwap(dir)
  expect(word('pg18')).toBe('old')
  expect(existsSync(join(dir, 'before'))).toBe(false)
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Finding } from './report.ts'
import { randomKills } from './scenarios/random-kills.ts'
import { heldBack, workerPaused } from './scenarios/worker-paused.ts'
import { openSite, type Site } from './site.ts'

// A short npm run chaos: small numbers, one cluster. By day crash.slow.test.ts kills the app.

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const kills = 6
const seed = Number(process.env['CHAOS_SEED'] ?? Date.now() % 1_000_000)
const held = heldBack()
let site: Site
beforeAll(async () => {
  site = await openSite({ script: { before: held.before } })
})
afterAll(() => site?.stop())

const broken = (found: readonly Finding[]) =>
  found.flatMap(({ invariant, broken: sentences }) =>
    sentences.map((sentence) => `${invariant}: ${sentence}`),
  )

test('after random kills no acknowledged write is lost or duplicated, and nothing is paid twice', async () => {
  process.stdout.write(`CHAOS_SEED=${seed} strikes at the same moments again\n`)
  const found = await randomKills(site, { seed, kills, say: (line) => process.stdout.write(`${line}\n`) })
  expect(broken(found)).toEqual([])
  // Otherwise nothing was running when they were killed.
  expect(site.history.operations.length).toBeGreaterThan(kills)
  expect(site.history.faults).toHaveLength(kills)
})

test('a worker that resumes after its lease has expired writes nothing', async () => {
  expect(broken(await workerPaused(site, held))).toEqual([])
})

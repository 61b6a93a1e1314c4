// npm run fuzz [-- requests [seed]]: generated calls of everything in /openapi.json, on an app of its own.
import { availableParallelism } from 'node:os'
import { removeFolder, startApp } from './lib/app-process.ts'
import { admin } from './fuzz/fuzz-callers.ts'
import { checkDatabase } from './fuzz/check-database.ts'
import { runFuzz } from './fuzz/run-fuzz.ts'

const [requests = 20_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number)
if (!(requests > 0) || !Number.isInteger(seed)) {
  console.error('Say how many calls to make, and with which seed: npm run fuzz -- 20000 7')
  process.exit(2)
}

const app = await startApp({
  env: {
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    DAILY_STORIES: '60',
  },
})
try {
  const started = performance.now()
  const { failure, ...report } = await runFuzz(app.url, { requests, seed })
  const statuses = [...report.byStatus].toSorted(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`)
  console.log(
    `${report.sent} calls, seed ${seed}, in ${Math.round((performance.now() - started) / 1000)} s on ${availableParallelism()} cores`,
  )
  console.log(`answered ${statuses.join(', ')}`)
  const { operations, neverSucceeded } = report
  console.log(
    `${operations - neverSucceeded.size} of ${operations} calls of the contract were answered with success`,
  )
  if (neverSucceeded.size > 0) console.log(`never: ${[...neverSucceeded].join(', ')}`)
  const drift = failure ? [] : await checkDatabase(app.dataDir)
  if (failure) console.log(`WRONG  ${failure}\n  Again with: npm run fuzz -- ${requests} ${seed}`)
  for (const sentence of drift) console.log(`WRONG  in the database: ${sentence}`)
  if (!failure && drift.length === 0) console.log('No reply was wrong, and the database is as it should be.')
  process.exitCode = failure || drift.length > 0 ? 1 : 0
} finally {
  await app.stop()
  removeFolder(app.dataDir)
}

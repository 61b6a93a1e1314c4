// npm test: runs the checks, the unit tests and the browser tests, and ends with one line: N passed, N failed. Arguments
// select parts: npm test -- check, units or journeys. npm run test:nightly runs their long form. File names decide
// which test runs where: docs/testing.md.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'

type Count = { passed: number; failed: number }
type Failure = { test: string; why: string }
type Part = 'check' | 'units' | 'journeys' | 'nightly'

const results = 'test-results'
/** Printed again at the end, because the output is long. */
const failures: Failure[] = []

// Processes spend most of their first second on loading the same modules.
const compileCache = 'node_modules/.compile-cache'

const withCache = (env: NodeJS.ProcessEnv) => ({
  NODE_COMPILE_CACHE: resolve(compileCache),
  ...process.env,
  ...env,
})

const node = (args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: withCache(env),
    })
    child.once('error', () => done(false))
    child.once('exit', (code) => done(code === 0))
  })

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** A runner that failed before counting, or ran nothing, counts as one failure. */
function counted(name: string, went: boolean, read: () => Count): Count {
  let count: Count = { passed: 0, failed: 0 }
  try {
    count = read()
  } catch (error) {
    console.error(`${name} left no result: ${String(error)}`)
  }
  if (count.passed + count.failed === 0) console.error(`${name} ran no test.`)
  const isGood = went && count.passed > 0
  return isGood ? count : { ...count, failed: Math.max(1, count.failed) }
}

type VitestResult = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

const vitestFailures = ({ testResults }: VitestResult): Failure[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    const file = relative(process.cwd(), name)
    if (failed.length === 0 && status === 'failed') return [{ test: file, why: message }]
    return failed.map((one) => ({ test: `${file}: ${one.fullName}`, why: one.failureMessages.join('\n') }))
  })

async function vitest(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Count> {
  const file = `${results}/${name}.json`
  rmSync(file, { force: true })
  console.log(`\n== ${name}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const went = await node(['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters], env)
  return counted(name, went, () => {
    const result = readJson(file) as VitestResult
    failures.push(...vitestFailures(result))
    return { passed: result.numPassedTests, failed: result.numFailedTests }
  })
}

type Suite = {
  suites?: Suite[]
  specs?: {
    title: string
    file: string
    ok: boolean
    tests: { results: { error?: { message?: string } }[] }[]
  }[]
}
type PlaywrightResult = {
  stats: { expected: number; unexpected: number }
  errors: unknown[]
  suites: Suite[]
}

const journeyFailures = ({ suites = [], specs = [] }: Suite): Failure[] => [
  ...suites.flatMap(journeyFailures),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => ({
      test: `e2e/${file}: ${title}`,
      why: tests.flatMap((one) => one.results.map((tried) => tried.error?.message ?? '')).join('\n'),
    })),
]

async function playwright(env: NodeJS.ProcessEnv = {}): Promise<Count> {
  const file = `${results}/e2e.json`
  rmSync(file, { force: true })
  console.log('\n== journeys')
  const went = await node(['node_modules/@playwright/test/cli.js', 'test'], env)
  return counted('journeys', went, () => {
    const { stats, errors, suites } = readJson(file) as PlaywrightResult
    failures.push(...journeyFailures({ suites }))
    return { passed: stats.expected, failed: stats.unexpected + errors.length }
  })
}

async function check(env: NodeJS.ProcessEnv = {}): Promise<Count> {
  console.log('\n== check')
  // Types are checked in one thread beside the unit tests: more of them take a tenth more of the cores. Garbage is left
  // lying up to 3 GB: collecting it took a fifth of the time.
  const frugal = { GOMAXPROCS: '1', GOGC: 'off', GOMEMLIMIT: '3GiB' }
  const went = await node(['scripts/check.ts'], { ...frugal, ...env })
  return { passed: 0, failed: went ? 0 : 1 }
}

const nightly = { NIGHTLY: '1' }
const slow = '**/*.{slow,nightly}.test.ts'

/** What depends most on the version of PostgreSQL. At night all tests of the server run there. */
const onBothByDay = ['queue/queue.sql', 'queue/leases.sql', 'db/migrate.sql'].map(
  (name) => `server/src/infra/${name}.test.ts`,
)

/** Runs tests on an external PostgreSQL. */
async function onSecondDatabase(isNightly = false): Promise<Count> {
  const url = process.env['SECOND_DATABASE_URL']
  if (!url) return { passed: 0, failed: 0 }
  // Slow tests start processes with a database of their own.
  const chosen = isNightly ? ['server/src/', '--exclude', slow] : onBothByDay
  // One worker, beside those of the other run.
  const args = [...chosen, '--maxWorkers=1']
  return vitest('units on a second database', args, { TEST_DATABASE_URL: url, ...(isNightly && nightly) })
}

const parts: Record<Part, () => Promise<Count[]>> = {
  check: async () => [await check()],
  units: () => Promise.all([vitest('units', []), onSecondDatabase()]),
  journeys: async () => [await playwright()],
  nightly: async () => [
    await check(nightly),
    await vitest('units', [], nightly),
    await onSecondDatabase(true),
    await playwright(nightly),
  ],
}

const isPart = (word: string): word is Part => word in parts
const args = process.argv.slice(2)
const unknown = args.find((word) => !isPart(word))
if (unknown) {
  console.error(`npm test knows no part ${unknown}. The parts are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
mkdirSync(results, { recursive: true })
const chosen = args.length > 0 ? args.filter(isPart) : (['check', 'units', 'journeys'] as const)
// The first unit tests are slow ones, which mostly wait: the check has the cores meanwhile. Journeys beside them saved a
// tenth of the time, and failed where they wait for something.
const isAtOnce = (part: Part) => part === 'check' || part === 'units'
const counts = (await Promise.all(chosen.filter(isAtOnce).map((part) => parts[part]()))).flat()
for (const part of chosen) if (!isAtOnce(part)) counts.push(...(await parts[part]()))
const firstLines = (text: string, count: number) => text.split('\n').slice(0, count).join('\n')
const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0)
for (const { test, why } of failures) console.log(`\nFAILED ${test}\n${firstLines(why, 12)}`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0

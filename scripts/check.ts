// npm run check: all static checks.
import { spawn } from 'node:child_process'
import { checkFiles, longestFile } from './check/files.ts'
import { checkLicences } from './check/licences.ts'
import { checkPromptsPage } from './check/prompts-page.ts'
import { checkSecurityPage } from './check/security-page.ts'
import { checkPatterns } from './patterns/check-patterns.ts'
import { checkGlossary } from './glossary/check-glossary.ts'
import { checkLayers } from './layers/check-layers.ts'

type Outcome = { ok: boolean; output: string }

/** Runs a tool from node_modules/.bin. */
const tool =
  (name: string, ...args: string[]) =>
  (): Promise<Outcome> =>
    new Promise((resolve) => {
      const env = { ...process.env, NO_COLOR: '1', CI: '1' }
      const child = spawn(`node_modules/.bin/${name}`, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
      let output = ''
      child.stdout.on('data', (text: Buffer) => (output += text))
      child.stderr.on('data', (text: Buffer) => (output += text))
      child.once('error', (error) => resolve({ ok: false, output: error.message }))
      child.once('close', (code) => resolve({ ok: code === 0, output }))
    })

async function layers(): Promise<Outcome> {
  const { read, faults } = checkLayers('.')
  return { ok: faults.length === 0, output: faults.length === 0 ? `${read} modules` : faults.join('\n') }
}

async function files(): Promise<Outcome> {
  const { read, faults, remarks } = checkFiles('.')
  const long = remarks.length > 0 ? [`Over ${longestFile} lines:`, ...remarks] : []
  return {
    ok: faults.length === 0,
    output: [...(faults.length === 0 ? [`${read} files`] : faults), ...long].join('\n'),
  }
}

async function glossary(): Promise<Outcome> {
  const { read, faults } = checkGlossary('.')
  return { ok: faults.length === 0, output: faults.length === 0 ? `${read} names` : faults.join('\n') }
}

async function licences(): Promise<Outcome> {
  const { read, faults } = checkLicences('.')
  return { ok: faults.length === 0, output: faults.length === 0 ? `${read} packages` : faults.join('\n') }
}

async function securityPage(): Promise<Outcome> {
  const { read, faults } = checkSecurityPage('.')
  return { ok: faults.length === 0, output: faults.length === 0 ? `${read} tests` : faults.join('\n') }
}

async function promptsPage(): Promise<Outcome> {
  const { read, faults } = checkPromptsPage('.')
  return { ok: faults.length === 0, output: faults.length === 0 ? `${read} prompts` : faults.join('\n') }
}

async function linearPatterns(): Promise<Outcome> {
  const { read, faults } = await checkPatterns('.')
  return { ok: faults.length === 0, output: faults.length === 0 ? `${read} patterns` : faults.join('\n') }
}

const steps: Record<string, () => Promise<Outcome>> = {
  'types and lint': tool('oxlint', '-f', 'unix'),
  // The linter runs the same compiler over the same programs: by day once is enough.
  ...(process.env['NIGHTLY'] && {
    'types, server': tool('tsc', '-p', 'tsconfig.json'),
    'types, web': tool('tsc', '-p', 'web/tsconfig.json'),
    'types, worker': tool('tsc', '-p', 'web/src/worker/tsconfig.json'),
    'types, e2e': tool('tsc', '-p', 'e2e/tsconfig.json'),
    'types, bench': tool('tsc', '-p', 'bench/tsconfig.json'),
  }),
  format: tool('oxfmt', '--list-different', '.'),
  'dead code': tool('knip', '--no-progress', '--no-config-hints'),
  layers,
  glossary,
  files,
  licences,
  'linear patterns': linearPatterns,
  'the security page': securityPage,
  'the prompts page': promptsPage,
}

/** The output of a step, without uninteresting output of a successful one. */
const brief = ({ ok, output }: Outcome) =>
  !ok || /^\d+ (modules|files|names|packages|patterns|prompts|tests)/.test(output) ? output.trim() : ''

const outcomes = await Promise.all(
  Object.entries(steps).map(async ([name, step]) => {
    const started = performance.now()
    const outcome = await step().catch((error: unknown) => ({ ok: false, output: String(error) }))
    return { name, outcome, seconds: (performance.now() - started) / 1000 }
  }),
)
for (const { name, seconds, outcome } of outcomes) {
  const output = brief(outcome)
  const short = output !== '' && !output.includes('\n')
  console.log(
    `${outcome.ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(14)} ${seconds.toFixed(1)} s${short ? `  ${output}` : ''}`,
  )
  if (output && !short) console.log(output.replace(/^/gm, '      '))
}
process.exitCode = outcomes.every(({ outcome }) => outcome.ok) ? 0 : 1

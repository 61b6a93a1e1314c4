import { existsSync, readFileSync } from 'node:fs'
import { withLock } from './lock.mjs'
import { installNode, environmentFor } from './node.mjs'
import { installPackages } from './packages.mjs'
import { run, runTogether } from './run.mjs'
import { explaining, SetupError } from './setup-error.mjs'
import { buildWebApp } from './web-app.mjs'

/** Waits for all, also where one fails: none may go on after the lock is released. */
async function allOrFirstError(promises) {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}

/** Installs what is missing. @returns the Node to use, and its environment */
const prepare = ({ build, packages }) =>
  explaining(async () => {
    if (process.platform === 'win32')
      throw new SetupError(
        'Moonpage runs on Linux and macOS. On Windows, run it inside WSL, where it is at home.',
      )
    return withLock(async () => {
      // At once: one mostly waits for the network, the other for the disk.
      const [node] = await allOrFirstError([installNode(), installPackages(packages)])
      const env = environmentFor(node)
      if (build) await buildWebApp(node, env)
      return { node, env }
    })
  })

/** The server's programs need no packages for development; scripts, journeys and benches may. */
const packagesFor = (path) => (path.startsWith('server/') ? 'running' : 'all')

/** A command that runs one TypeScript file after the setup. */
const file =
  (path, { build = false, env: more = {} } = {}) =>
  async (words) => {
    const { node, env } = await prepare({ build, packages: packagesFor(path) })
    return run(node, [path, ...words], { env: { ...env, ...more } })
  }

const inEnvFile = (name) =>
  existsSync('.env')
    ? readFileSync('.env', 'utf8').match(new RegExp(`^${name}=["']?([^"'\\s#]+)`, 'm'))?.[1]
    : undefined

/** The server, restarted on changes, with Vite in front of it. */
async function dev() {
  const { node, env } = await prepare({ build: false, packages: 'all' })
  const port = env.PORT || inEnvFile('PORT') || '3000'
  const webPort = env.WEB_PORT || '5173'
  const server = { env: { PUBLIC_URL: `http://localhost:${webPort}`, ...env, PORT: port } }
  const web = { env: { ...env, API_URL: `http://127.0.0.1:${port}` } }
  const vite = [
    'node_modules/vite/bin/vite.js',
    'web',
    '--port',
    webPort,
    '--strictPort',
    '--clearScreen',
    'false',
  ]
  return runTogether([
    [node, ['--watch', '--watch-preserve-output', 'server/src/app/serve.ts'], server],
    [node, vite, web],
  ])
}

// Long-running scripts in package.json are `exec || node … && exec node …`: npm's signals would only end a shell in
// between, so the last command replaces the shell; npm appends the arguments after `--` to it. `exec` alone does nothing.
// Windows has no exec: there the middle command prints our message and fails.
export const commands = {
  start: file('server/src/app/serve.ts', { build: true }),
  web: file('server/src/app/web.ts', { build: true }),
  worker: file('server/src/app/worker.ts'),
  migrate: file('server/src/app/migrate.ts'),
  'move-database': file('server/src/app/move-database.ts'),
  dev,
  build: async () => {
    await prepare({ build: true, packages: 'running' })
  },
  check: file('scripts/check.ts'),
  test: file('scripts/test.ts', { build: true }),
  bench: file('bench/bench.ts', { build: true }),
  chaos: file('scripts/chaos.ts', { build: true }),
  eval: file('scripts/eval.ts'),
  fuzz: file('scripts/fuzz.ts', { build: true }),
  screenshots: file('e2e/screenshots.ts', { build: true }),
  backup: file('server/src/app/backup.ts'),
  restore: file('server/src/app/restore.ts'),
  'move-pictures': file('server/src/app/move-pictures.ts'),
  admin: file('server/src/app/admin.ts'),
  seed: file('server/src/app/seed.ts'),
  story: file('server/src/app/story.ts'),
  tale: file('scripts/tale.ts'),
  'story:sheet': file('scripts/story-sheet.ts'),
  'story:books': file('scripts/story-books.ts'),
  'story:report': file('scripts/story-report.ts'),
  cluster: file('scripts/cluster.ts', { build: true }),
  'fake-provider': file('scripts/fake-provider.ts'),
}

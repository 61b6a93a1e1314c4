import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { useTestFolder } from './scripts/lib/test-folder.ts'

const workspaces = ['contract', 'storyteller', 'illustrator', 'server', 'scripts']

const isNight = Boolean(process.env['NIGHTLY'])
// At night on a disk, like a family's; there an archive grows beyond 4 GiB, too.
if (!isNight) useTestFolder()

/** They start processes, and take longest: one that begins last has everybody wait for it. */
const isSlow = ({ moduleId }: TestSpecification) => /\.(slow|nightly)\.test\.ts$/.test(moduleId)

/** Vitest takes large files first, until it knows from an earlier run which of them take long. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the sequencer's, which leaves the list as it is
    const ordered = await super.sort(files)
    return [...ordered.filter(isSlow), ...ordered.filter((file) => !isSlow(file))]
  }
}

/** Hundreds of tests sign up, and a true hash takes 30 ms of a core. */
const cheapHashes = join(import.meta.dirname, 'server/src/core/accounts/testing-argon2.ts')

/** Of both kinds of tests. */
const everywhere = {
  // Many wait, for a process to end or a lease to run out: twice the cores of the machines that we have.
  maxWorkers: 4,
  // A worker goes on to its next file with what it has imported already: that takes a third of the time.
  isolate: false,
  // What is waited for comes at once, or some time later where the machine does other things too.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 45_000 } },
  retry: 0,
  exclude: [...configDefaults.exclude, ...(isNight ? [] : ['**/*.nightly.test.ts'])],
}

export default defineConfig({
  test: {
    ...everywhere,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        resolve: {
          alias: isNight ? {} : { '@node-rs/argon2': cheapHashes },
        },
        test: {
          name: 'node',
          include: workspaces.map((folder) => `${folder}/**/*.test.{ts,mjs}`),
          environment: 'node',
          globalSetup: 'server/test-database.ts',
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          ...everywhere,
          css: false,
        },
      },
    ],
  },
})

import { defineConfig } from 'vitest/config'

const workspaces = ['contract', 'storyteller', 'illustrator', 'server', 'scripts']

export default defineConfig({
  test: {
    // Many wait, for a process to end or a lease to run out: one more than the cores of the machines that we have.
    maxWorkers: 3,
    testTimeout: 20_000,
    // Where a first database is made, on a machine that does other things too.
    hookTimeout: 60_000,
    retry: 0,
    projects: [
      {
        extends: true,
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
          testTimeout: 20_000,
          css: false,
        },
      },
    ],
  },
})

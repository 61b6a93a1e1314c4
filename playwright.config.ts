import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { findBrowser } from './scripts/lib/browser.ts'

// Found, and unpacked where it must be, before workers ask for it side by side.
const { executablePath, args } = await findBrowser()

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const desk = { viewport: { width: 1280, height: 900 } }

/** Specs in which the layout has no say; in the others, single tests are tagged `@once`. */
const once =
  /(budget|connection|costs|forms|forms-by-hand|moderation|pages|password-reset|restart|session|text-over-picture|theme|ways-in)\.spec\.ts$/

/** `npm run test:nightly` runs every journey in both viewports, `npm test` on the phone those that the layout changes most. */
const onPhone = process.env['NIGHTLY']
  ? '*.spec.ts'
  : /(journey|layout|reader|reader-modes|visitor)\.spec\.ts$/

const config: PlaywrightTestConfig = {
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  // A browser on a busy machine is late now and then: what fails twice is broken. Second tries are counted and told.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: { executablePath, args },
    // Axe and the pictures are looked at as they stand, not halfway into a movement.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recorded for all, it takes a tenth of the time.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'phone, light',
      use: { ...phone, colorScheme: 'light' },
      testMatch: onPhone,
      testIgnore: once,
      grepInvert: /@once/,
    },
    { name: 'desk, night', use: { ...desk, colorScheme: 'dark' } },
  ],
}
export default defineConfig(config)

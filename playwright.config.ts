import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { findBrowser, type Browser } from './scripts/lib/browser.ts'
import { useTestFolder } from './scripts/lib/test-folder.ts'

// Found, and unpacked where it must be, before workers, which read this file too, ask for it side by side.
process.env['TEST_BROWSER'] ??= JSON.stringify(await findBrowser())
const { executablePath, args } = JSON.parse(process.env['TEST_BROWSER']) as Browser

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const desk = { viewport: { width: 1280, height: 900 } }

const isNight = Boolean(process.env['NIGHTLY'])
if (!isNight) useTestFolder()
/** By day each journey is made once: on the phone where the layout has the most to say, else on a desktop. */
const onPhoneByDay = '*.phone.spec.ts'

const config: PlaywrightTestConfig = {
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  // What fails once is broken, in the test or in the product.
  retries: 0,
  grepInvert: isNight ? /$^/ : /@nightly/,
  timeout: 120_000,
  // On a slow machine a page of words and pictures takes seconds.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: { executablePath, args },
    // Axe and the pictures are looked at as they stand, not halfway into a movement.
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer in place of what tests say about the network; e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recorded for all, it takes a tenth of the time: `--trace on` for whoever looks for a reason.
    trace: 'off',
  },
  projects: [
    {
      name: 'phone, light',
      use: { ...phone, colorScheme: 'light' },
      testMatch: isNight ? '*.spec.ts' : onPhoneByDay,
    },
    { name: 'desk, night', use: { ...desk, colorScheme: 'dark' }, testIgnore: isNight ? [] : onPhoneByDay },
  ],
}
export default defineConfig(config)

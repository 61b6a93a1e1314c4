import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export type Browser = { executablePath: string; args: string[]; from: 'system' | 'package' }

// chrome-headless-shell is a quarter faster.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
const onMac = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

// Headless, and without background requests.
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-component-update',
]
// Chromium does not support its sandbox for root.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

const runs = (path: string) => spawnSync(path, ['--version', ...sandbox], { timeout: 20_000 }).status === 0

/**
 * Finds Chromium or Chrome: CHROME_PATH, the system's, or the one in the package @sparticuz/chromium, which unpacks itself
 * into the temporary folder.
 * @throws with a message that says what to install
 */
export async function findBrowser(): Promise<Browser> {
  const bundledOnly = process.env['BUNDLED_CHROMIUM'] === '1'
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = bundledOnly
    ? []
    : [
        process.env['CHROME_PATH'],
        ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
        ...onMac,
      ]
  const found = candidates.find((path) => path && existsSync(path) && runs(path))
  if (found) return { executablePath: found, args: [...sandbox, ...quiet], from: 'system' }
  const unpacked = await unpackBundled()
  if (unpacked) return unpacked
  throw new Error(
    'No browser runs here. Install Chromium (Debian, Ubuntu: apt-get install chromium; macOS: brew install chromium), or say with CHROME_PATH where one lies.',
  )
}

async function unpackBundled(): Promise<Browser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  // The package's flags would disable web security, which tests need; its sandbox helper is missing.
  return runs(executablePath) ? { executablePath, args: ['--no-sandbox', ...quiet], from: 'package' } : null
}

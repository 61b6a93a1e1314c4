import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export type Browser = { executablePath: string; args: string[]; from: 'system' | 'package' }

// The shell has no windows to draw, which makes it a quarter faster.
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

// What a test needs of a browser: no windows, no calls home.
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-component-update',
]
// Chromium refuses its sandbox to root.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

const runs = (path: string) => spawnSync(path, ['--version', ...sandbox], { timeout: 20_000 }).status === 0

/**
 * The system's Chromium or Chrome, or CHROME_PATH; else the one out of the package @sparticuz/chromium, which
 * unpacks itself once into the folder for temporary files.
 * @throws a sentence that says what to install
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
  // The package's own flags turn web security off, which a test must not; its sandbox has no helper beside it.
  return runs(executablePath) ? { executablePath, args: ['--no-sandbox', ...quiet], from: 'package' } : null
}

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The used fields of a result; see Lighthouse's docs/understanding-results.md. */
export type Result = {
  lhr: {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    audits: Record<string, { title: string; score: number | null; numericValue?: number; details?: unknown }>
    runtimeError?: { code: string; message: string }
  }
}
type Flags = { port: number; logLevel: 'error'; onlyCategories: string[] }
type Chrome = { port: number; kill: () => void }

export type Lighthouse = {
  lighthouse: (url: string, flags: Flags) => Promise<Result | undefined>
  launch: (options: { chromePath: string; chromeFlags: string[] }) => Promise<Chrome>
  version: string
}

const folder = 'tools/lighthouse'
const stamp = `${folder}/node_modules/.moonpage-packages`

/** Installs Lighthouse if needed: 176 MB that only this benchmark uses. */
export async function bringLighthouse(): Promise<Lighthouse> {
  const lockFile = readFileSync(`${folder}/package-lock.json`, 'utf8')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockFile) {
    console.log('  Bringing Lighthouse (176 MB, about 10 s)…')
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`Lighthouse could not be brought. npm said:\n${stderr.trim()}`)
    writeFileSync(stamp, lockFile)
  }
  const bring = <T>(path: string): Promise<T> =>
    import(pathToFileURL(join(process.cwd(), folder, 'node_modules', path)).href) as Promise<T>
  const { default: lighthouse } = await bring<{ default: Lighthouse['lighthouse'] }>(
    'lighthouse/core/index.js',
  )
  const { launch } = await bring<Pick<Lighthouse, 'launch'>>('chrome-launcher/dist/index.js')
  const { version } = JSON.parse(
    readFileSync(`${folder}/node_modules/lighthouse/package.json`, 'utf8'),
  ) as Pick<Lighthouse, 'version'>
  return { lighthouse, launch, version }
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesUnder, hashOf } from './hash.mjs'
import { runQuietly } from './run.mjs'
import { SetupError, sentenceFor } from './setup-error.mjs'

const built = 'web/dist'
const making = 'web/.dist-next'
/** Build folder of the server-side rendering entry; see web/src/app/entry-server.tsx. */
const ssrBuildDir = 'web/.entry-server-next'
const stamp = '.moonpage/web-app'

// All inputs of a build; the last one is this file.
const sources = () => hashOf(['web', 'contract/src', 'package-lock.json', 'scripts/setup/web-app.mjs'])

/** Builds the web app into web/dist if its sources changed. The old build is served until the new one is complete. */
export async function buildWebApp(node, env) {
  const sourcesHash = sources()
  if (existsSync(`${built}/index.html`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash)
    return
  process.stdout.write('  Building the browser app…\n')
  for (const folder of [making, ssrBuildDir]) rmSync(folder, { recursive: true, force: true })
  const vite = async (...args) => {
    const all = ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn', ...args]
    const { code, output } = await runQuietly(node, all, { env })
    if (code !== 0)
      throw new SetupError(
        sentenceFor(output) ?? `The browser app could not be built. vite said:\n${output.trim()}`,
      )
  }
  await Promise.all([
    vite('--outDir', '.dist-next', '--emptyOutDir'),
    vite('--outDir', '.entry-server-next', '--emptyOutDir', '--ssr', 'src/app/entry-server.tsx'),
  ])
  await compressFiles(making)
  renameSync(ssrBuildDir, `${making}/server`)
  rmSync(built, { recursive: true, force: true })
  renameSync(making, built)
  mkdirSync('.moonpage', { recursive: true })
  writeFileSync(stamp, sourcesHash)
}

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/** Writes .br and .gz files for every text file, so that the server need not compress them. */
async function compressFiles(folder) {
  const texts = filesUnder(folder).filter((file) => /\.(js|css|svg|json|webmanifest|txt)$/.test(file))
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(file)
      if (content.length < 1024) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
      writeFileSync(`${file}.br`, await brotli(content, { params }))
      writeFileSync(`${file}.gz`, await gzipped(content, { level: 9 }))
    }),
  )
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesUnder, hashOf } from './hash.mjs'
import { runQuietly } from './run.mjs'
import { Trouble, sentenceFor } from './trouble.mjs'

const built = 'web/dist'
const making = 'web/.dist-next'
const stamp = '.moonpage/web-app'

// What a new build could differ by; the last one is how it is packed.
const sources = () => hashOf(['web', 'contract/src', 'package-lock.json', 'scripts/setup/web-app.mjs'])

/** Builds the browser app into web/dist when its sources changed. The old build is served until the new one is whole. */
export async function buildWebApp(node, env) {
  const wanted = sources()
  if (existsSync(`${built}/index.html`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  process.stdout.write('  Building the browser app…\n')
  rmSync(making, { recursive: true, force: true })
  const vite = ['node_modules/vite/bin/vite.js', 'build', 'web', '--outDir', '.dist-next', '--emptyOutDir']
  const { code, output } = await runQuietly(node, [...vite, '--logLevel', 'warn'], { env })
  if (code !== 0)
    throw new Trouble(
      sentenceFor(output) ?? `The browser app could not be built. vite said:\n${output.trim()}`,
    )
  await compressFiles(making)
  rmSync(built, { recursive: true, force: true })
  renameSync(making, built)
  mkdirSync('.moonpage', { recursive: true })
  writeFileSync(stamp, wanted)
}

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/** Lays .br and .gz beside every text file, so that the server never compresses them again. */
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

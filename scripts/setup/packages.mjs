import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hashOf } from './hash.mjs'
import { npm } from './npm.mjs'
import { SetupError, sentenceFor } from './setup-error.mjs'

const stamp = 'node_modules/.moonpage-packages'

/** Which installation belongs to this lock file on this kind of machine. */
const wanted = () => hashOf(['package-lock.json'], `${process.platform}-${process.arch}`)

/** Installs what package-lock.json names, when it is not what stands there already. Nothing installed may run code. */
export async function installPackages(node, env) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return
  process.stdout.write('  Installing packages (about 30 s)…\n')
  const { code, output } = await npm(node, ['ci', '--ignore-scripts'], { env })
  if (code !== 0)
    throw new SetupError(
      sentenceFor(output) ?? `The packages could not be installed. npm said:\n${output.trim()}`,
    )
  writeFileSync(stamp, wanted())
}

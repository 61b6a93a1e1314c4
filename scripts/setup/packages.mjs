import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hashOf } from './hash.mjs'
import { npm } from './npm.mjs'
import { SetupError, sentenceFor } from './setup-error.mjs'

const stamp = 'node_modules/.moonpage-packages'

/** The id of the installation for this lock file and platform. */
const installationId = () => hashOf(['package-lock.json'], `${process.platform}-${process.arch}`)

/** Installs the packages of package-lock.json if they are outdated. Install scripts are disabled. */
export async function installPackages(node, env) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === installationId()) return
  process.stdout.write('  Installing packages (about 30 s)…\n')
  const { code, output } = await npm(node, ['ci', '--ignore-scripts'], { env })
  if (code !== 0)
    throw new SetupError(
      sentenceFor(output) ?? `The packages could not be installed. npm said:\n${output.trim()}`,
    )
  writeFileSync(stamp, installationId())
}

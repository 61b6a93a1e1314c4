import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hashOf } from './hash.mjs'
import { npm } from './npm.mjs'
import { SetupError, sentenceFor } from './setup-error.mjs'

const stamp = 'node_modules/.moonpage-packages'

/** The id of the installation for this lock file and platform. */
const installationId = () => hashOf(['package-lock.json'], `${process.platform}-${process.arch}`)

function readInstalled() {
  // Whoever ran npm ci by hand has the packages for tests, too.
  if (!existsSync(stamp))
    return { isCurrent: false, set: existsSync('node_modules/vitest') ? 'all' : undefined }
  const [id, set] = readFileSync(stamp, 'utf8').split(' ')
  return { isCurrent: id === installationId(), set }
}

/**
 * Installs packages of package-lock.json if they are missing or outdated. Install scripts are disabled.
 * @param wanted `running`: what the server and the build of the browser app need, the `dependencies`; `all`: with the
 *   `devDependencies` for tests, checks and development
 */
export async function installPackages(wanted) {
  const { isCurrent, set } = readInstalled()
  if (isCurrent && (set === wanted || set === 'all')) return
  // After a change of package-lock.json a developer's folder stays a developer's.
  const target = set === 'all' ? 'all' : wanted
  process.stdout.write(
    target === 'all'
      ? '  Installing all packages, with those for tests and development (about 20 s)…\n'
      : '  Installing packages (about 10 s)…\n',
  )
  // An installation that stops halfway is made anew.
  rmSync(stamp, { force: true })
  const { code, output } = await npm(process.execPath, [
    // Only `ci` starts from an empty folder. A Moonpage that runs in this folder keeps its packages when more are added.
    ...(isCurrent ? ['install', '--no-save'] : ['ci']),
    target === 'all' ? '--include=dev' : '--omit=dev',
    '--ignore-scripts',
  ])
  if (code !== 0)
    throw new SetupError(
      sentenceFor(output) ?? `The packages could not be installed. npm said:\n${output.trim()}`,
    )
  writeFileSync(stamp, `${installationId()} ${target}`)
}

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, resolve } from 'node:path'
import { npm } from './npm.mjs'
import { runQuietly } from './run.mjs'
import { notFetched, sentenceFor, SetupError } from './setup-error.mjs'

/** Node 22.22 and later run TypeScript and have all that we use; the first releases of 23 do not, and 23 is unmaintained. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 22)
}

const isMusl = () => process.platform === 'linux' && !process.report?.getReport().header.glibcVersionRuntime

/** @returns the path of a suitable Node: the current one, or the one installed in tools/node */
export async function installNode() {
  const found = process.versions.node
  if (isNewEnough(found)) return process.execPath
  const bringable = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch) && !isMusl()
  if (!bringable)
    throw new SetupError(
      `Moonpage needs Node 24 (or 22 from 22.22 on), and this is Node ${found}. Please install a newer one.`,
    )
  const brought = resolve(`tools/node/node_modules/node-linux-${process.arch}/bin/node`)
  const wanted = JSON.parse(readFileSync('tools/node/package.json', 'utf8')).optionalDependencies
  const version = wanted[`node-linux-${process.arch}`]
  const isBrought = async () =>
    existsSync(brought) && (await runQuietly(brought, ['--version'])).output.trim() === `v${version}`
  if (!(await isBrought())) {
    process.stdout.write(
      `  This is Node ${found}; bringing Node ${version} for Moonpage alone (about 10 s)…\n`,
    )
    const { code, output } = await npm(process.execPath, ['ci', '--ignore-scripts'], { cwd: 'tools/node' })
    // npm does not fail if an optional package cannot be installed, and does not say why.
    if (code === 0 && !(await isBrought())) throw new SetupError(notFetched)
    if (code !== 0)
      throw new SetupError(
        sentenceFor(output) ?? `Node ${version} could not be brought. npm said:\n${output.trim()}`,
      )
    // 67 MB of headers for compiling addons; ours come compiled.
    rmSync(`tools/node/node_modules/node-linux-${process.arch}/include`, { recursive: true, force: true })
  }
  return brought
}

/**
 * The environment with that Node first in PATH. glibc's malloc gives threads an arena each, up to eight for each core, and
 * what was freed in one is not used by others: with painting threads that is 130 MB, and two arenas are as fast. V8 takes
 * 134 MB for new objects on a machine with much memory, and 34 with a semi-space of 16 MB.
 */
export const environmentFor = (node) => ({
  MALLOC_ARENA_MAX: '2',
  ...process.env,
  // Options that somebody gives stand last, and win.
  NODE_OPTIONS: `--max-semi-space-size=16 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
})

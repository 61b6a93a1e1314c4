import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, resolve } from 'node:path'
import { npm } from './npm.mjs'
import { runQuietly } from './run.mjs'
import { notFetched, sentenceFor, SetupError } from './setup-error.mjs'

/** From 22.22 on Node runs TypeScript and has all that we use; 23 lacks it in its first releases and is out of care. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 22)
}

const isMusl = () => process.platform === 'linux' && !process.report?.getReport().header.glibcVersionRuntime

/** @returns the path of a Node that runs Moonpage: the one that runs us, else the one that tools/node brings */
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
    // npm is content when an optional package cannot be fetched, and does not say why it could not.
    if (code === 0 && !(await isBrought())) throw new SetupError(notFetched)
    if (code !== 0)
      throw new SetupError(
        sentenceFor(output) ?? `Node ${version} could not be brought. npm said:\n${output.trim()}`,
      )
  }
  return brought
}

/** The environment in which every program of ours finds that Node first. */
export const environmentFor = (node) => ({
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
})

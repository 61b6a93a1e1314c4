import { runQuietly } from './run.mjs'

const quiet = ['--no-audit', '--no-fund', '--loglevel=error']

/** Runs npm (the one that started us, else the one in PATH) on the given Node. @returns exit code and output */
export function npm(node, args, { env = process.env, cwd } = {}) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('npm-cli.js')
    ? runQuietly(node, [cli, ...args, ...quiet], { env, cwd })
    : runQuietly('npm', [...args, ...quiet], { env, cwd })
}

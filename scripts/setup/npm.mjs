import { runQuietly } from './run.mjs'

const quiet = ['--no-audit', '--no-fund', '--loglevel=error']

/** Runs the npm that started us, else the one on PATH, on the given Node. @returns exit code and output */
export function npm(node, words, { env = process.env, cwd } = {}) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('npm-cli.js')
    ? runQuietly(node, [cli, ...words, ...quiet], { env, cwd })
    : runQuietly('npm', [...words, ...quiet], { env, cwd })
}

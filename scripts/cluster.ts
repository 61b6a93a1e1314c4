import { startCluster } from './cluster/start-cluster.ts'

// npm run cluster: starts web and worker processes, PostgreSQL, an S3 store and a proxy on this machine, for tests. All
// data is removed at the end.
// npm run cluster -- 3 4 starts three web and four worker processes.

const [webs = 2, workers = 2] = process.argv.slice(2).map(Number)
const isValidCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= 16
if (!isValidCount(webs) || !isValidCount(workers)) {
  process.stderr.write(
    '\n  Say how many web and how many worker processes, each from 1 to 16, such as 2 2.\n\n',
  )
  process.exit(1)
}

const say = (line: string) => process.stdout.write(`  ${line}\n`)
say(`Starting PostgreSQL, an S3 store, ${webs} web and ${workers} worker processes and a proxy.`)
const cluster = await startCluster({ webs, workers, env: { LOG_LEVEL: 'warn' } })
say(`The cluster is open at  ${cluster.url}`)
for (const { url, pid } of cluster.webs) say(`web      ${pid}  ${url}`)
for (const { pid } of cluster.workers) say(`worker   ${pid}`)
say(`postgres ${cluster.postgres.pid}  ${cluster.postgres.url}`)
say(`s3       ${cluster.s3.env['S3_ENDPOINT'] ?? ''}`)
say('Ctrl-C ends it, and removes all that it kept.')

let stopping = false
const stop = async () => {
  if (stopping) return
  stopping = true
  await cluster.stop()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

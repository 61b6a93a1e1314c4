// A worker process for tests that kill it: takes the jobs of one queue and never finishes them.
import { openQueue } from './queue.ts'
import * as z from 'zod/mini'

const [url = '', name = ''] = process.argv.slice(2)
const quiet = { debug: () => {}, warn: () => {}, error: () => {} }
const queue = await openQueue({ url, log: quiet as never })
await queue.work(
  { name, payload: z.object({ n: z.number() }) },
  { concurrency: 2 },
  async ({ n }, { attempt }) => {
    process.stdout.write(`${JSON.stringify({ n, attempt })}\n`)
    await new Promise(() => setInterval(() => {}, 1000))
  },
)

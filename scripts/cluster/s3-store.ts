import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { endWithUs } from '../lib/children.ts'
import { freePort } from '../lib/free-port.ts'
import { waitForAnswer } from './wait-for-answer.ts'

/** An S3 server in its own process. */
export type S3Store = {
  /** Its files: the bucket's name, and in it the objects' keys. */
  folder: string
  /** Moonpage's settings for it. */
  env: Record<string, string>
  /** Stops it at once; its data stays. */
  stop(): Promise<void>
  /** Starts it again, at the same URL and with its data. */
  start(): Promise<void>
}

const bucket = 'moonpage-pictures'

export async function startS3Store(folder: string): Promise<S3Store> {
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  const start = async () => {
    const program = join(import.meta.dirname, '../../node_modules/s3rver/bin/s3rver.js')
    const args = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port), '--silent']
    child = endWithUs(
      spawn(process.execPath, [program, ...args, '--configure-bucket', bucket], { stdio: 'ignore' }),
    )
    await waitForAnswer(endpoint, { within: 20_000 })
  }
  await start()
  return {
    folder,
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    start,
    stop: async () => {
      const ending = child
      child = null
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
      ending.kill('SIGKILL')
      await once(ending, 'exit')
    },
  }
}

import { listPublicFeed } from '@moonpage/contract/feed'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../lib/free-port.ts'
import { removeFolder, startApp, temporaryFolder } from '../../lib/app-process.ts'
import { signUpAt } from '../../lib/parent.ts'
import { probe, tally } from '../probe.ts'
import { finding, type Finding } from '../report.ts'
import { wishNumber } from '../wishes.ts'

const recoveryMs = 5000

/** Two processes share a data folder. The owner of the embedded database dies, and the other one takes over. */
export async function embeddedOwnerKilled(): Promise<Finding[]> {
  const dataDir = temporaryFolder()
  const start = async () => startApp({ dataDir, env: { PORT: String(await freePort()) } })
  const owner = await start()
  let successor: Awaited<ReturnType<typeof start>> | undefined
  try {
    successor = await start()
    const parent = await signUpAt(successor.url)
    const { id } = await parent.create({ ...wishNumber(3), max_images: 1 })
    const feedProbe = probe(`${successor.url}${listPublicFeed.path}?search=nothing`)
    await sleep(500)
    await owner.kill()
    const diedAt = Date.now()
    await sleep(recoveryMs)
    const story = await parent.waitFor(id)
    const samples = await feedProbe.stop()
    const refused = samples.filter(({ at, status }) => at > diedAt && status !== 200)
    const backAfter = Math.max(0, ...refused.map(({ at }) => at - diedAt))
    const wrong = samples.filter(
      ({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter),
    )
    return [
      finding(
        'when the owner of an embedded database dies, another process takes it over within 5 s',
        `${tally(samples)}; the last refusal ${(backAfter / 1000).toFixed(1)} s after`,
        wrong.length === 0 && backAfter < recoveryMs && samples.at(-1)?.status === 200,
      ),
      finding(
        'and the book that was being made is finished',
        `${story.generation_status}, ${story.story_pages.length} of ${story.page_count} pages`,
        story.generation_status === 'completed' && story.story_pages.length === story.page_count,
      ),
    ]
  } finally {
    await successor?.stop()
    await owner.kill()
    removeFolder(dataDir)
  }
}

import type { Story } from '@moonpage/contract/story'
import { signUpAt } from '../../lib/parent.ts'
import { finding, type Finding } from '../report.ts'
import { settle } from '../settle.ts'
import { until, type Site } from '../site.ts'
import { pictureCount, wishNumber } from '../wishes.ts'

const bookMs = 120_000

/** Stops the picture store during a generation and restarts it afterwards. */
export async function storeAway(site: Site): Promise<Finding[]> {
  const { cluster, db } = site
  const paidBefore = paidPictures(site)
  const parent = await signUpAt(cluster.url)
  const { id } = await parent.create(wishNumber(1401))
  await until('its first page', async () => (await parent.read(id)).story_pages.length > 0, {
    within: bookMs,
  })
  await cluster.s3.stop()
  const story = await parent.waitFor(id)
  const text = story.story_pages.filter(({ content }) => content.length > 0).length
  const pictured = pictures(story)
  const before = await statuses(cluster.url, pictured)
  const paid = paidPictures(site) - paidBefore
  await cluster.s3.start()
  await settle(site, { within: bookMs })
  await until('the pictures are in the store', () => site.files().length >= pictureCount * 3, {
    within: bookMs,
  })
  const paidAfter = paidPictures(site) - paidBefore
  const after = await statuses(cluster.url, pictures(await parent.read(id)))
  const { rows } = await db.pool.query<{ n: number }>('select count(*)::int as n from storage_outbox')
  return [
    finding(
      'while the store is away a book is finished, and its text is served',
      `${story.generation_status}, ${text} pages with text`,
      story.generation_status === 'completed' && text === story.page_count,
    ),
    finding(
      'its pictures are there, or asked for again later (503)',
      `answered ${before.join(', ')}`,
      before.length === pictureCount && before.every((status) => status === 200 || status === 503),
    ),
    finding(
      'when it is back they are in it by themselves',
      `answered ${after.join(', ')}; ${rows[0]?.n} wait`,
      after.length === pictureCount && after.every((status) => status === 200) && rows[0]?.n === 0,
    ),
    finding(
      'without being paid for again',
      `${paidAfter} pictures paid for, ${paid} when it was away`,
      paidAfter === pictureCount && paid === pictureCount,
    ),
  ]
}

const pictures = (story: Story) => story.story_pages.flatMap(({ image_url: url }) => url ?? [])

const statuses = (url: string, paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const response = await fetch(url + path)
      await response.body?.cancel()
      return response.status
    }),
  )

const paidPictures = ({ provider }: Site) =>
  provider.calls().filter(({ purpose, isWhole }) => purpose === 'picture' && isWhole).length

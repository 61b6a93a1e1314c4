import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import type { Parent } from '../scripts/lib/parent.ts'
import { signedIn } from './signed-in.ts'

/** Budgets of a first visit in bytes: text compressed with gzip, fonts and pictures as they are. */
export const budgets = {
  scripts: 105_000,
  /** HTML and style sheets, which are inlined in server-rendered pages. */
  page: 26_000,
  /** The page with its headers, packed as it is sent: what TCP sends at first, ten segments (14,600). One more round
   * trip else. Each run weighs another story, whose words differ by up to 200 bytes. */
  flight: 14_600,
  fonts: 100_000,
  /** The largest element above the fold, if it is a picture. */
  picture: 50_000,
} as const
export type Kind = keyof typeof budgets
export type Weight = Record<Kind, number>

const kinds: Record<string, Kind> = {
  script: 'scripts',
  document: 'page',
  stylesheet: 'page',
  font: 'fonts',
}

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** URL of the largest picture above the fold; empty if text is larger. */
const largestPicture = () =>
  new Promise<string>((resolve) => {
    new PerformanceObserver((list) => {
      const last: (PerformanceEntry & { url?: string }) | undefined = list.getEntries().at(-1)
      resolve(last?.url ?? '')
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })

/** Measures the requests of a first visit with an empty cache. */
export async function weigh(browser: Browser, url: string, parent: Parent | null): Promise<Weight> {
  const context = await signedIn(browser, parent, phone)
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('#root:not([data-server-rendered]) h1').first().waitFor({ state: 'attached' })
  const picture = await page.evaluate(largestPicture)
  const weight: Weight = { scripts: 0, page: 0, flight: 0, fonts: 0, picture: 0 }
  for (const response of responses) {
    const kind = response.url() === picture ? 'picture' : kinds[response.request().resourceType()]
    if (!kind) continue
    if (response.request().resourceType() === 'document') {
      const { responseHeadersSize, responseBodySize } = await response.request().sizes()
      weight.flight += responseHeadersSize + responseBodySize
    }
    const body = await response.body()
    const isText = kind === 'scripts' || kind === 'page'
    weight[kind] += isText ? gzipSync(body, { level: 9 }).length : body.length
  }
  await context.close()
  return weight
}

/** Measures the landing pages: visitors', and the reader of a logged-in user. */
export async function weighPages(
  browser: Browser,
  url: string,
  parent: Parent,
  publicStoryId: string,
): Promise<Record<string, Weight>> {
  return {
    landing: await weigh(browser, url, null),
    feed: await weigh(browser, `${url}/public`, null),
    'public cover': await weigh(browser, `${url}/public/story/${publicStoryId}`, null),
    'public reader': await weigh(browser, `${url}/public/story/${publicStoryId}/page/1`, null),
    reader: await weigh(browser, `${url}/story/${publicStoryId}/page/1`, parent),
  }
}

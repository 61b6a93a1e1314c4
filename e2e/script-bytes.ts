import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import type { Parent } from '../scripts/lib/parent.ts'
import { signedIn } from './signed-in.ts'

/** What a page may cost a first visit, in KiB of gzipped JavaScript. */
export const scriptBudgetKiB = 110

/**
 * Opens a page as a first visit with an empty cache, gate passed and parent signed in, and weighs every script
 * that the browser asks for. @returns KiB, gzipped, to one decimal
 */
export async function weigh(browser: Browser, url: string, parent: Parent | null): Promise<number> {
  const context = await signedIn(browser, parent)
  const page = await context.newPage()
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response: Response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length)
  await context.close()
  return Math.round((sizes.reduce((sum, size) => sum + size, 0) / 1024) * 10) / 10
}

/** What the landing page costs a visitor, and the reader a parent who comes by a link to the story. */
export async function measureScripts(
  browser: Browser,
  url: string,
  parent: Parent,
  storyId: string,
): Promise<{ landing: number; reader: number }> {
  return {
    landing: await weigh(browser, url, null),
    reader: await weigh(browser, `${url}/story/${storyId}/page/1`, parent),
  }
}

// npm run screenshots: the real app, photographed for the README, into docs/pictures.
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { toggleFavorite } from '@moonpage/contract/favorites'
import { publishStory } from '@moonpage/contract/sharing'
import type { StoryRequest } from '@moonpage/contract/story-input'
import { removeFolder, startApp } from '../scripts/lib/app-process.ts'
import { findBrowser } from '../scripts/lib/browser.ts'
import { send, signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { signedIn } from './signed-in.ts'

const folder = 'docs/pictures'
const desk = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const night = { colorScheme: 'dark' } as const

/** Made public, with one picture each, for the feed. */
const others: readonly StoryRequest[] = [
  { subject: 'whale', theme: 'friendship', setting: 'under-the-sea', max_images: 1 },
  { subject: 'unicorn', theme: 'wonder', setting: 'clouds', max_images: 1 },
  { subject: 'pirate', theme: 'honesty', setting: 'at-sea', max_images: 1 },
  { subject: 'mouse', theme: 'gratitude', setting: 'castle', max_images: 1 },
]

const books: readonly StoryRequest[] = [
  { subject: 'owl', theme: 'kindness', setting: 'forest', max_images: 10, age_group: '3-4' },
  { subject: 'bear', theme: 'friendship', setting: 'mountain', max_images: 10 },
  {
    subject: 'fox',
    theme: 'courage',
    setting: 'forest',
    max_images: 10,
    hero: { name: 'Zuri', pronouns: 'she' },
  },
]

/** PNG in, WebP out: a browser has the encoder, and a README needs no more than its width. */
async function toWebp(browser: Browser, png: Buffer, width: number): Promise<Buffer> {
  const page = await browser.newPage()
  const base64 = await page.evaluate(
    async ([source, wanted]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = wanted
      canvas.height = Math.round((image.height * wanted) / image.width)
      const drawing = canvas.getContext('2d')
      if (drawing) drawing.imageSmoothingQuality = 'high'
      drawing?.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? ''
    },
    [png.toString('base64'), width] as const,
  )
  await page.close()
  return Buffer.from(base64, 'base64')
}

/** Those in sight: what lies below is fetched when somebody scrolls. */
const picturesLoaded = (page: Page) =>
  page.waitForFunction(async () => {
    const seen = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    )
    if (!seen.every((image) => image.complete && image.naturalWidth > 0)) return false
    // They are drawn some frames after they have arrived.
    await Promise.all(seen.map((image) => image.decode()))
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    return true
  })

type Shot = {
  name: string
  path: string
  parent: Parent | null
  as: BrowserContextOptions
  prepare?: (page: Page) => Promise<unknown>
}

async function take(browser: Browser, url: string, { name, path, parent, as, prepare }: Shot): Promise<void> {
  const context = await signedIn(browser, parent, { ...as, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(url + path)
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  await prepare?.(page)
  await page.evaluate(() => document.fonts.ready)
  await picturesLoaded(page)
  const png = await page.screenshot()
  await context.close()
  const file = `${folder}/${name}.webp`
  writeFileSync(file, await toWebp(browser, png, as.isMobile ? 585 : 1280))
  console.log(`${file}  ${Math.round(statSync(file).size / 1024)} KiB`)
}

async function chooseAll(page: Page): Promise<void> {
  for (const name of ['Fox', 'Courage', 'Forest'])
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name, exact: true }) })
      .first()
      .click()
  await page.evaluate(() => scrollTo(0, 0))
}

/** A book on its way: some sheets painted, some in pencil. */
const halfPainted = (page: Page) => page.getByText(/Progress: 8[2-9]%/).waitFor({ timeout: 60_000 })

async function tell(parent: Parent, wishes: readonly StoryRequest[]): Promise<string[]> {
  const ids: string[] = []
  for (const wish of wishes) {
    const { id } = await parent.create(wish)
    await parent.waitFor(id)
    ids.push(id)
  }
  return ids
}

const openBook = async (page: Page) => {
  await page.keyboard.press('c')
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'Book' }) })
    .click()
  await page.keyboard.press('Escape')
  // Nobody has come by keyboard.
  await page.getByRole('button', { name: 'Controls' }).blur()
}

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first().waitFor()

async function takeAll(browser: Browser, url: string): Promise<void> {
  const parent = await signUpAt(url)
  const ids = await tell(parent, books)
  const family = await signUpAt(url)
  const publicIds = await tell(family, others)
  for (const id of publicIds)
    await send(url + publishStory.path.replace('{id}', id), 'POST', family.signedIn.access_token)
  for (const id of [...ids, ...publicIds])
    await send(url + toggleFavorite.path.replace('{id}', id), 'POST', parent.signedIn.access_token)
  const book = `/story/${ids[2]}/page`
  const deskNight = { ...desk, ...night }
  const shots: Shot[] = [
    { name: 'home', path: '/', parent: null, as: desk },
    { name: 'create', path: '/create', parent, as: desk, prepare: chooseAll },
    { name: 'reader', path: `${book}/4`, parent, as: desk },
    { name: 'reader-night', path: `${book}/6`, parent, as: deskNight },
    { name: 'spread', path: `${book}/6`, parent, as: desk, prepare: openBook },
    { name: 'dashboard', path: '/dashboard', parent, as: desk },
    { name: 'feed', path: '/public', parent: null, as: desk, prepare: firstCard },
    { name: 'phone-home', path: '/', parent: null, as: phone },
    { name: 'phone-reader', path: `${book}/5`, parent, as: phone },
    { name: 'phone-night', path: `${book}/8`, parent, as: { ...phone, ...night } },
  ]
  for (const shot of shots) await take(browser, url, shot)
  const { id } = await parent.create({ ...books[2], subject: 'dragon', setting: 'castle' } as StoryRequest)
  await take(browser, url, { name: 'progress', path: `/story/${id}`, parent, as: desk, prepare: halfPainted })
}

mkdirSync(folder, { recursive: true })
const app = await startApp()
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args })
try {
  await takeAll(browser, app.url)
} finally {
  await browser.close()
  await app.stop()
  removeFolder(app.dataDir)
}

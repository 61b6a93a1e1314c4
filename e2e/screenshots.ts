// npm run screenshots: takes screenshots of the app for the README, into docs/pictures.
// npm run screenshots -- all: every screen at every width that matters, in both themes, into out/screenshots;
// behind `all` names of single screens.
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { removeFolder, startApp } from '../scripts/lib/app-process.ts'
import { findBrowser } from '../scripts/lib/browser.ts'
import { gatePassword } from '../scripts/lib/gate-pass.ts'
import type { Parent } from '../scripts/lib/parent.ts'
import { boss, takeEverything } from './screenshot-everything.ts'
import {
  addChildren,
  chooseAll,
  deskShot as desk,
  fillShelf,
  firstCard,
  halfPainted,
  phoneShot as phone,
  picturesLoaded,
  tonightIsThere,
} from './screenshot-steps.ts'
import { signedIn } from './signed-in.ts'

const folder = 'docs/pictures'
const night = { colorScheme: 'dark' } as const

/** Converts PNG to WebP with the browser's encoder, at the README's width. */
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
  // In the evening bedtime mode offers itself.
  await page.clock.setFixedTime(new Date().setHours(15, 0, 0, 0))
  await page.goto(url + path)
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  await prepare?.(page)
  await page.evaluate(() => document.fonts.ready)
  await picturesLoaded(page)
  const png = await page.screenshot()
  await context.close()
  const file = `${folder}/${name}.webp`
  const webp = await toWebp(browser, png, as.isMobile ? 585 : 1280)
  writeFileSync(file, webp)
  // For the dialog in which browsers install the app.
  const installed = { 'phone-tonight': 'tonight', reader: 'reader' }[name]
  if (installed) writeFileSync(`web/public/app/${installed}.webp`, webp)
  console.log(`${file}  ${Math.round(statSync(file).size / 1024)} KiB`)
}

/** The key that reads aloud says in whose voice. */
const voiceIsThere = (page: Page) => page.locator('button small').filter({ hasText: /\S/ }).first().waitFor()

const openBook = async (page: Page) => {
  await voiceIsThere(page)
  await page.keyboard.press('c')
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'Book' }) })
    .click()
  await page.keyboard.press('Escape')
  // Hide the focus ring.
  await page.getByRole('button', { name: 'Controls' }).blur()
}

async function takeForReadme(browser: Browser, url: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const { parent, ids, next } = await fillShelf(url)
  const book = `/story/${ids[2]}/page`
  const deskNight = { ...desk, ...night }
  const shots: Shot[] = [
    { name: 'home', path: '/', parent: null, as: desk },
    { name: 'create', path: '/create', parent, as: desk, prepare: chooseAll },
    { name: 'reader', path: `${book}/4`, parent, as: desk, prepare: voiceIsThere },
    { name: 'reader-night', path: `${book}/6`, parent, as: deskNight, prepare: voiceIsThere },
    { name: 'spread', path: `${book}/6`, parent, as: desk, prepare: openBook },
    { name: 'feed', path: '/public', parent: null, as: desk, prepare: firstCard },
    { name: 'phone-reader', path: `${book}/5`, parent, as: phone, prepare: voiceIsThere },
    { name: 'phone-night', path: `${book}/8`, parent, as: { ...phone, ...night }, prepare: voiceIsThere },
  ]
  for (const shot of shots) await take(browser, url, shot)
  await addChildren(url, parent)
  for (const [name, as] of [
    ['dashboard', desk],
    ['phone-tonight', { ...phone, ...night }],
  ] as const)
    await take(browser, url, { name, path: '/dashboard', parent, as, prepare: tonightIsThere })
  const { id } = await parent.create(next)
  await take(browser, url, { name: 'progress', path: `/story/${id}`, parent, as: desk, prepare: halfPainted })
}

const [which, ...only] = process.argv.slice(2)
if (which !== undefined && which !== 'all') {
  console.error(`npm run screenshots takes the pictures of the README.
npm run screenshots -- all [SCREEN …] takes every screen, or these, at every width and in both themes.`)
  process.exit(which === '--help' || which === '-h' ? 0 : 1)
}
// With the gate, which is one of the screens.
const app = await startApp({
  env: { GATE_PASSWORD: gatePassword, ADMIN_EMAIL: boss.email, ADMIN_PASSWORD: boss.password },
})
process.env['APP_URL'] = app.url
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args })
try {
  await (which === 'all' ? takeEverything(browser, app.url, only) : takeForReadme(browser, app.url))
} finally {
  await browser.close()
  await app.stop()
  removeFolder(app.dataDir)
}

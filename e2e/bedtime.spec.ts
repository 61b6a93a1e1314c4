import { expect, type Page, test } from '@playwright/test'
import type { Parent } from '../scripts/lib/parent.ts'
import { aBookOf, isSilent, watchAudio } from './audio-steps.ts'
import { nightly } from './nightly.ts'
import { place } from './reader-steps.ts'
import { signedIn } from './signed-in.ts'
import { appUrl, expectAccessible } from './steps.ts'

let parent: Parent
let id: string
const pages = ['Good night, moon.', 'Good night, owl.', 'Good night, wood.', 'Sleep tight.'] as const
test.beforeAll(async () => {
  ;({ parent, id } = await aBookOf(pages, 1))
})

/** Runs in the page before its scripts: counts wake locks. */
const watchLocks = () => {
  const locks = { count: 0 }
  const request = () =>
    Promise.resolve({ release: () => Promise.resolve((locks.count -= 1)), held: (locks.count += 1) })
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  Object.assign(globalThis, { locks })
}
const locks = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { locks: { count: number } }).locks.count)
const barButton = (page: Page) => page.locator('header').getByRole('button', { name: 'Bedtime', exact: true })
const stage = (page: Page) => page.getByRole('dialog', { name: 'Bedtime' })

const openBedtime = async (page: Page) => {
  await page.clock.install({ time: '2026-04-03T12:00:00' })
  await page.addInitScript(watchAudio)
  await page.addInitScript(watchLocks)
  await page.goto(`${appUrl()}/story/${id}/page/1`)
  await expect(place(page, 1)).toBeVisible()
  await barButton(page).click()
  await expect(stage(page).getByRole('heading', { name: 'How much tonight?' })).toBeVisible()
}

test('a book is read to its end by itself, and then it is dark and still', async ({ browser }, {
  project,
}) => {
  const context = await signedIn(browser, parent, { ...project.use, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openBedtime(page)
  await expectAccessible(page)
  await stage(page)
    .getByRole('button', { name: /^Start/ })
    .click()
  await expect(stage(page).getByText('Good night, moon.')).toBeVisible()
  await expect.poll(() => locks(page)).toBe(1)

  for (const line of ['Good night, owl.', 'Good night, wood.', 'Sleep tight.'])
    await expect(stage(page).getByText(line)).toBeVisible()
  await test.step('the last picture becomes a moon, and sound and screen are released', async () => {
    await expect(stage(page).locator('[data-state="fading"]')).toBeVisible()
    await expect.poll(() => isSilent(page)).toBe(true)
    await expect.poll(() => locks(page)).toBe(0)
    await page.clock.fastForward(13_000)
    await expect(stage(page).getByText('Good night.')).toBeAttached()
    await expectAccessible(page)
    await page.clock.fastForward(600_000)
    await expect.poll(() => isSilent(page)).toBe(true)
  })
  await test.step('a tap shows the way back', async () => {
    await stage(page).click({ position: { x: 200, y: 200 } })
    await stage(page).getByRole('button', { name: 'Back to the book' }).click()
    await expect(stage(page)).toBeHidden()
    await expect(place(page, 4)).toBeVisible()
  })
  await context.close()
})

test(
  'the sleep timer lowers the voice; a long press leaves, and so does Escape',
  nightly,
  async ({ browser }, { project }) => {
    const context = await signedIn(browser, parent, { ...project.use, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await openBedtime(page)
    await test.step('a short press only shows the controls; three seconds leave', async () => {
      await stage(page)
        .getByRole('button', { name: /^Start/ })
        .click()
      await expect(stage(page).getByText('Good night, moon.')).toBeVisible()
      await page.mouse.move(300, 300)
      await page.mouse.down()
      await page.mouse.up()
      await stage(page).getByRole('button', { name: 'Pause' }).click()
      await expect(stage(page).getByRole('button', { name: 'Go on' })).toBeVisible()
      await expectAccessible(page)
      await page.mouse.move(300, 300)
      await page.mouse.down()
      await expect(stage(page).getByText('Keep holding to leave')).toBeVisible()
      await page.clock.fastForward(3000)
      await expect(stage(page)).toBeHidden()
      await page.mouse.up()
      await expect.poll(() => isSilent(page)).toBe(true)
    })
    await test.step('the timer', async () => {
      await barButton(page).click()
      await stage(page).getByText('15 min').click()
      await stage(page)
        .getByRole('button', { name: /^Start/ })
        .click()
      await expect.poll(() => locks(page)).toBe(1)
      await page.clock.fastForward(15 * 60_000)
      await page.clock.fastForward(11_000)
      await expect(stage(page).locator('[data-state="fading"]')).toBeVisible()
      await expect.poll(() => isSilent(page)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(stage(page)).toBeHidden()
    })
    await context.close()
  },
)

test(
  'in the evening it is offered where nothing else is said or to be pressed',
  nightly,
  async ({ browser }, { project }) => {
    // A book that nobody has read yet.
    const unread = await aBookOf(pages)
    const context = await signedIn(browser, unread.parent, { ...project.use, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.clock.install({ time: '2026-04-03T19:00:00' })
    await page.goto(`${appUrl()}/story/${unread.id}/page/1`)
    const offer = page.getByRole('group', { name: 'Bedtime' })
    const slip = page.getByRole('group', { name: 'Where you stopped' })
    await expect(offer).toBeVisible()
    const stored = page.waitForResponse(
      (response) => response.url().endsWith('/place') && response.status() === 204,
    )
    await page.keyboard.press('ArrowRight')
    await expect(place(page, 2)).toBeVisible()
    await page.clock.fastForward(60_000)
    await stored
    await page.goto(`${appUrl()}/story/${unread.id}/page/2`)
    await expect(slip).toBeVisible()
    await expect(page.getByRole('button', { name: /Voices and pace/ })).toBeVisible()
    await expect(offer).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    await expect(slip).toBeHidden()
    await expect(offer).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(place(page, 4)).toBeVisible()
    await expect(offer).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await offer.getByRole('button', { name: 'Bedtime' }).click()
    await expect(stage(page).getByRole('heading', { name: 'How much tonight?' })).toBeVisible()
    await context.close()
  },
)

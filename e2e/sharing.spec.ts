import { expect, test } from '@playwright/test'
import { getSharedStory } from '@moonpage/contract/sharing'
import { dialog, openOwnBook, openPage, clickTool, tools, words } from './own-book.ts'
import { breakDown, fitsTheScreen } from './profile-steps.ts'
import { appUrl, expectAccessible, expectPicturesLoaded, givePassword } from './steps.ts'

test('a link is made, opened signed out, and ended', async ({ browser, page }, { project }) => {
  const { owner, id } = await openOwnBook(browser, project.use, 1)
  // Desktop browsers on Linux have no navigator.share.
  await owner.evaluate(() => {
    const share = ({ url }: ShareData) => {
      document.documentElement.dataset['sent'] = url
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await clickTool(owner, 'Share')
  const sheet = dialog(owner, 'Share by link')
  await expect(sheet).toContainText('30 days')
  await expect(sheet.getByRole('checkbox', { name: /Show the real names/ })).toBeChecked()
  await expect(sheet).toContainText('They’ll see the names you entered.')
  await sheet.getByRole('button', { name: 'Make a link' }).click()
  const link = sheet.getByLabel('Link', { exact: true })
  await expect(link).toHaveValue(/\/shared\/[\w-]{20,}$/)
  await expect(sheet).toContainText(/Works until \w+ \d+, \d{4}/)
  await expectAccessible(owner)
  const url = new URL(await link.inputValue())

  await test.step('it is copied, selected where there is no clipboard, or sent', async () => {
    await owner.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await sheet.getByRole('button', { name: 'Copy link' }).click()
    await expect(sheet.getByText('Link copied')).toBeVisible()
    expect(await owner.evaluate(() => navigator.clipboard.readText())).toBe(url.href)
    await owner.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await sheet.getByRole('button', { name: 'Copy link' }).click()
    await expect(sheet.getByText(/The link is selected/)).toBeVisible()
    expect(await owner.evaluate(() => String(getSelection()))).toBe(url.href)
    await sheet.getByRole('button', { name: 'Send' }).click()
    expect(await owner.evaluate(() => document.documentElement.dataset['sent'])).toBe(url.href)
  })
  await test.step('a page that does not come is tried again', async () => {
    await breakDown(page, getSharedStory.path.replace('{token}', '*'))
    await page.goto(appUrl() + url.pathname)
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch shared story' })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try Again' }).click()
  })
  await test.step('what a grandparent sees, who knows no password', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('For ages 5-6')).toBeVisible()
    await expect(page.getByText('The end', { exact: true })).toBeHidden()
    await page.getByText('Read it all on one page').click()
    await expect(page.getByText('The end', { exact: true })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Zebedee')
    await expect(page.getByRole('main')).not.toContainText('For Zebedee')
    await expectPicturesLoaded(page)
    await expectAccessible(page)
    await fitsTheScreen(page)
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('link', { name: 'Make one for your child' })).toHaveAttribute(
      'href',
      '/register',
    )
  })
  await test.step('and reads page by page', async () => {
    // No checks during animations.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('link', { name: 'Open the book' }).click()
    await expect(page).toHaveURL(`${appUrl()}${url.pathname}/page/1`)
    await expect(words(page)).toBeVisible()
    await page.keyboard.press('End')
    await expect(page).toHaveURL(`${appUrl()}${url.pathname}/page/4`)
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
    await expect(page.getByRole('link', { name: 'Make one for your child' })).toBeVisible()
    await expectAccessible(page)
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex')
    await page.getByRole('button', { name: 'Read it again' }).click()
    await expect(page).toHaveURL(`${appUrl()}${url.pathname}/page/1`)
    await page.goto(`${appUrl()}${url.pathname}/page/9`)
    await expect(page).toHaveURL(appUrl() + url.pathname)
  })
  await test.step('made-up names in place of the real ones', async () => {
    // Not `uncheck`, which checks the state before the app has handled the click.
    await sheet.getByRole('checkbox', { name: /Show the real names/ }).click()
    await expect(sheet).toContainText('made-up names')
    await expect
      .poll(async () => {
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        return page.getByRole('main').innerText()
      })
      .not.toContain('Zebedee')
  })
  await test.step('the dialog knows its link when it is opened again', async () => {
    await owner.keyboard.press('Escape')
    await expect(tools(owner).getByRole('button', { name: 'Share' })).toBeFocused()
    await openPage(owner, id)
    await clickTool(owner, 'Share')
    await expect(link).toHaveValue(url.href)
    await expect(sheet.getByRole('checkbox', { name: /Show the real names/ })).not.toBeChecked()
  })
  await test.step('it is renewed', async () => {
    const asked = owner.waitForRequest((request) => request.method() === 'POST')
    await sheet.getByRole('button', { name: 'Renew' }).click()
    expect((await asked).postDataJSON()).toEqual({ renew: true })
    await expect(link).toHaveValue(url.href)
  })
  await test.step('stop', async () => {
    await sheet.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(sheet).toContainText('right away')
    await sheet.getByRole('button', { name: 'Keep the link' }).click()
    await sheet.getByRole('button', { name: 'Stop sharing' }).click()
    await sheet.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(sheet.getByRole('button', { name: 'Make a link' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Coming Soon!' })).toBeVisible()
    await givePassword(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Story Not Found' })).toBeVisible()
    await expect(page.getByText('This shared story link is invalid or has expired.')).toBeVisible()
    await expectAccessible(page)
    await owner.bringToFront()
    await sheet.getByRole('button', { name: 'Make a link' }).click()
    await expect(link).toBeVisible()
    await expect(link).not.toHaveValue(url.href)
  })
})

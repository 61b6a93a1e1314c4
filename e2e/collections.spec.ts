import { expect, test, type Page } from '@playwright/test'
import {
  addToCollection,
  getCollection,
  getSharedCollection,
  orderCollection,
} from '@moonpage/contract/collections'
import { signUpAt } from '../scripts/lib/parent.ts'
import { createStories } from './create-stories.ts'
import { cardOf, cards, enterAs } from './dashboard-steps.ts'
import { nightly } from './nightly.ts'
import { dialog } from './own-book.ts'
import { breakDown } from './profile-steps.ts'
import { appUrl, expectAccessible, givePassword } from './steps.ts'

const titlesIn = (page: Page) =>
  page.getByRole('main').getByRole('list').last().getByRole('listitem').locator('a, b')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('books are collected, ordered, and read by one link', nightly, async ({ page, browser }) => {
  const parent = await signUpAt(appUrl())
  const [fox, owl, bear] = (await createStories(parent, ['fox', 'owl', 'bear'])) as [
    Awaited<ReturnType<typeof parent.read>>,
    Awaited<ReturnType<typeof parent.read>>,
    Awaited<ReturnType<typeof parent.read>>,
  ]
  await test.step('the first one is made from the card of a book', async () => {
    await enterAs(page, '/dashboard', parent)
    await cardOf(page, fox)
      .getByRole('button', { name: /^More for/ })
      .click()
    await button(page, 'Collections').click()
    const sheet = dialog(page, 'Collections')
    await sheet.getByLabel('New collection').fill('For the train')
    await sheet.getByRole('button', { name: 'Make it with this book' }).click()
    await expect(sheet.getByRole('checkbox', { name: /For the train/ })).toBeChecked()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Done' }).click()
    await expect(cardOf(page, fox).getByRole('button', { name: /^More for/ })).toBeFocused()
  })
  await test.step('others are added in the collection', async () => {
    await page.getByRole('link', { name: 'Collections' }).click()
    await page.getByRole('link', { name: /For the train/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('For the train')
    await button(page, 'Add books').click()
    const sheet = dialog(page, 'Add books')
    for (const { title } of [owl, bear]) await sheet.getByRole('checkbox', { name: title }).check()
    await sheet.getByRole('button', { name: 'Done' }).click()
    await expect(titlesIn(page)).toHaveText([fox, owl, bear].map(({ title }) => title))
  })
  await test.step('by keyboard a book is moved, and the focus goes along', async () => {
    await button(page, 'Arrange').click()
    await expectAccessible(page)
    const down = button(page, `Move down: ${fox.title}`)
    await down.focus()
    await page.keyboard.press('Enter')
    await expect(titlesIn(page)).toHaveText([owl, fox, bear].map(({ title }) => title))
    await expect(page.getByRole('status').filter({ hasText: '2 of 3' })).toBeAttached()
    await expect(down).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(down).toHaveAttribute('aria-disabled', 'true')
    await expect(titlesIn(page)).toHaveText([owl, bear, fox].map(({ title }) => title))
  })
  await test.step('and dragged', async () => {
    // Not the answer to a move by keyboard, which may still be on its way.
    const stored = page.waitForResponse(
      (response) =>
        response.url().includes(orderCollection.path.split('{id}')[1] ?? '') &&
        String(response.request().postData()).includes(`["${fox.id}"`),
    )
    const grip = (title: string) =>
      page.getByRole('listitem').filter({ hasText: title }).locator('[aria-hidden="true"]').first()
    const [from, to] = [await grip(fox.title).boundingBox(), await grip(owl.title).boundingBox()]
    if (!from || !to) throw new Error('No grip is shown')
    await page.mouse.move(from.x + 10, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + 10, to.y + to.height / 2 - 12, { steps: 4 })
    await page.mouse.up()
    await expect(titlesIn(page)).toHaveText([fox, owl, bear].map(({ title }) => title))
    await stored
    await page.reload()
    await expect(titlesIn(page)).toHaveText([fox, owl, bear].map(({ title }) => title))
  })
  await test.step('whoever has the link reads all of them', async () => {
    await button(page, 'Share').click()
    const sheet = dialog(page, 'Share by link')
    await expect(sheet).toContainText('those you put in later')
    await sheet.getByRole('button', { name: 'Make a link' }).click()
    const link = await sheet.getByLabel('Link', { exact: true }).inputValue()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('3 books, shared by link')).toBeVisible()

    const guest = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    await guest.goto(appUrl() + new URL(link).pathname)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('For the train')
    await expectAccessible(guest)
    await guest.getByRole('link', { name: owl.title }).click()
    await guest.getByRole('link', { name: 'Open the book' }).click()
    await expect(guest).toHaveURL(/\/shared\/[\w-]+\.[\w-]+\/page\/1$/)
    await guest.getByRole('link', { name: 'Back to Cover' }).click()
    await guest.getByRole('link', { name: 'All the books' }).click()
    await expect(guest.getByRole('link', { name: bear.title })).toBeVisible()

    await button(page, 'Share').click()
    await sheet.getByRole('button', { name: 'Stop sharing' }).click()
    await sheet.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(sheet.getByRole('button', { name: 'Make a link' })).toBeVisible()
    await guest.reload()
    // Behind the gate an ended link opens nothing.
    await givePassword(guest)
    await expect(guest.getByRole('heading', { name: 'Collection Not Found' })).toBeVisible()
    await guest.context().close()
  })
})

test('a collection is renamed, emptied and deleted; its books stay', nightly, async ({ page }) => {
  const parent = await signUpAt(appUrl())
  const [fox] = await createStories(parent, ['fox'])
  if (!fox) throw new Error('No story was made')
  await enterAs(page, '/dashboard/collections', parent)
  const name = page.getByLabel('What should it be called?')
  await name.waitFor()
  await expectAccessible(page)
  await button(page, 'Make the collection').click()
  await expect(page.getByText('Please enter a name')).toBeVisible()
  await name.fill('سفر 🚂 '.repeat(12))
  await expect(name).toHaveValue(/^.{60}$/s)
  await name.fill('لجدتي')
  await button(page, 'Make the collection').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('لجدتي')
  await expect(page.getByText('No books yet')).toBeVisible()
  await expectAccessible(page)

  await breakDown(page, addToCollection.path.replace('{id}', '*').replace('{story_id}', '*'))
  await button(page, 'Add books').click()
  const sheet = dialog(page, 'Add books')
  const box = sheet.getByRole('checkbox', { name: fox.title })
  await box.click()
  await expect(sheet.getByRole('alert')).toHaveText('We couldn’t add the book.')
  await expect(box).not.toBeChecked()
  await page.unrouteAll()
  await box.check()
  await sheet.getByLabel('Search your books').fill('nothing like it')
  await sheet.getByRole('button', { name: 'Search' }).click()
  await expect(sheet.getByText('No book of yours matches.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Done' }).click()

  await button(page, 'Rename').click()
  await dialog(page, 'Rename the collection').getByLabel('Name').fill('Grandma’s')
  await button(page, 'Save').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grandma’s')
  await button(page, 'Arrange').click()
  await button(page, `Take out: ${fox.title}`).click()
  await expect(page.getByText('No books yet')).toBeVisible()
  await button(page, 'Delete').click()
  await dialog(page, 'Delete “Grandma’s”?').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(`${appUrl()}/dashboard/collections`)
  await page.goto(`${appUrl()}/dashboard`)
  await expect(cards(page)).toHaveCount(1)
})

test('what does not come is asked for again', nightly, async ({ page }) => {
  await breakDown(page, getSharedCollection.path.replace('{token}', '*'))
  await enterAs(page, '/shared/collection/none', null)
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t open the collection.' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Collection Not Found' })).toBeVisible()

  await breakDown(page, getCollection.path.replace('{id}', '*'))
  await enterAs(page, '/dashboard/collections/none', await signUpAt(appUrl()))
  await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'No such collection' })).toBeVisible()
})

import type { Tonight } from '@moonpage/contract/tonight'
import { expect, test, type Page } from '@playwright/test'
import { send, type Parent } from '../scripts/lib/parent.ts'
import { place } from './reader-steps.ts'
import { openHome } from './signed-in.ts'
import { appUrl, expectAccessible, go, signUp } from './steps.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const tonight = (page: Page) => page.getByRole('region', { name: 'Tonight' })
const cardOf = (page: Page, name: string) => tonight(page).getByRole('article', { name })
const line = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const topics = (page: Page) => cardOf(page, 'Mila').getByText(/^An? .* · \d+ pages$/)

test('a new family, from sign-up to the second evening', async ({ page }) => {
  await test.step('no child yet', async () => {
    await openHome(page)
    await go(page, 'Sign Up')
    await signUp(page)
    const ask = page.getByRole('region', { name: 'Who do you read to?' })
    await expect(ask).toBeVisible()
    await expectAccessible(page)
    await ask.getByRole('button', { name: 'Add a child' }).click()
    await expect(ask.getByText('Please enter a name')).toBeVisible()
    await ask.getByRole('textbox', { name: 'Name or nickname' }).fill('Mila')
    await ask.getByRole('button', { name: 'Add a child' }).click()
  })

  await test.step('the child’s page saves line by line', async () => {
    await cardOf(page, 'Mila').getByRole('link', { name: 'About Mila' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mila' })).toBeVisible()
    await line(page, 'Born in')
      .getByLabel('Year')
      .selectOption(String(new Date().getFullYear() - 5))
    await line(page, 'Born in').getByLabel('Month').selectOption('January')
    await expect(line(page, 'Born in').getByText('Saved')).toBeVisible()
    await expect(page.getByText('Turned 5 in January')).toBeVisible()
    await line(page, 'We say').getByRole('button', { name: 'she', exact: true }).click()
    await expect(page.getByText('What the stories call her')).toBeVisible()
    await line(page, 'Loves').getByRole('button', { name: '+ More' }).click()
    for (const love of ['Foxes', 'Snow', 'Patience'])
      await line(page, 'Loves').getByRole('button', { name: love, exact: true }).click()
    await line(page, 'Loves').getByRole('button', { name: 'Done' }).click()
    await line(page, 'Not at bedtime').getByRole('button', { name: '+ Add' }).click()
    await line(page, 'Not at bedtime').getByRole('button', { name: 'Storms' }).click()
    await line(page, 'Not at bedtime').getByRole('button', { name: 'Done' }).click()
    await expect(line(page, 'Not at bedtime').getByText('Saved')).toBeVisible()
    await expectAccessible(page)
    // What cannot be saved stays as it was chosen, until it is.
    await page.route('**/api/v1/children/*', (route) => route.abort())
    await line(page, 'Bedtime').getByRole('button', { name: 'Set a time' }).click()
    await expect(line(page, 'Bedtime').getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(line(page, 'Bedtime').getByText('7:30')).toBeVisible()
    await page.unroute('**/api/v1/children/*')
    await line(page, 'Bedtime').getByRole('button', { name: 'Try again' }).click()
    await expect(line(page, 'Bedtime').getByText('Saved')).toBeVisible()
    await page.getByRole('button', { name: 'Paint her' }).click()
    await page.getByRole('region', { name: 'How Mila looks' }).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Paint her again' })).toBeVisible()
  })

  await test.step('the first evening has a new story, and something else', async () => {
    await page.getByRole('link', { name: 'Back to tonight' }).click()
    await expect(cardOf(page, 'Mila').getByText('5, bed at 7:30')).toBeVisible()
    await expect(topics(page)).toHaveText('A fox, patience, the snow · 10 pages')
    await expect(cardOf(page, 'Mila').getByRole('link', { name: /Read again/ })).toHaveCount(0)
    await expectAccessible(page)
    await cardOf(page, 'Mila').getByRole('button', { name: 'Something else for Mila' }).click()
    await expect(topics(page)).not.toContainText(/fox|patience|snow/)
  })

  await test.step('a story that could not begin is still there', async () => {
    const chosen = (await topics(page).textContent()) ?? ''
    await page.route('**/api/v1/stories', (route) => route.abort())
    await cardOf(page, 'Mila').getByRole('button', { name: 'Begin a new story for Mila' }).click()
    await expect(cardOf(page, 'Mila').getByText('That did not work. Nothing is lost.')).toBeVisible()
    await expect(topics(page)).toHaveText(chosen)
    await page.unroute('**/api/v1/stories')
    await cardOf(page, 'Mila').getByRole('button', { name: 'Try again a new story for Mila' }).click()
    await page.waitForURL('**/story/*/page/1')
    await expect(place(page, 1)).toBeVisible()
    await expect(page.getByRole('article', { name: 'Page 1' }).getByText('Mila').first()).toBeAttached()
  })

  const story = /story\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('moonpage.session') ?? '{}') as Parent['signedIn']).access_token,
  )

  await test.step('the second evening: another story, and the last one again', async () => {
    await expect
      .poll(
        async () =>
          (await send<Tonight>(`${appUrl()}/api/v1/tonight`, 'GET', token)).children[0]?.read_again.map(
            ({ id }) => id,
          ),
        { timeout: 60_000 },
      )
      .toEqual([story])
    await page.goto(`${appUrl()}/dashboard`)
    const card = cardOf(page, 'Mila')
    await expect(topics(page)).toBeVisible()
    await expect(card.getByRole('link', { name: /Read again/ })).toHaveAttribute(
      'href',
      new RegExp(`^/story/${story}/page/1\\?for=`),
    )
    await expectAccessible(page)
    await card.getByRole('link', { name: /Read again/ }).click()
    await expect(place(page, 1)).toBeVisible()
  })

  await test.step('create starts from the child', async () => {
    await page.goto(`${appUrl()}/create`)
    const who = page.getByRole('region', { name: 'Who is it for?' })
    await who.getByRole('button', { name: 'Mila' }).click()
    await expect(page.getByText('Choose a subject. Mila loves foxes.')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^5-6/ })).toBeChecked()
    await expect(page.getByText('For Mila:')).toBeAttached()
    await page.getByRole('button', { name: 'Add details' }).click()
    await expect(page.getByRole('checkbox', { name: 'Storms' })).toBeChecked()
    await expectAccessible(page)
  })

  await test.step('the family lists children; a removed one leaves its books', async () => {
    await page.goto(`${appUrl()}/family`)
    await page.getByRole('region', { name: 'Who listens' }).getByRole('link', { name: 'Mila' }).click()
    await page.getByRole('button', { name: 'remove Mila' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove Mila?' })
    await expect(dialog).toContainText('The book made for Mila and your characters stay.')
    await dialog.getByRole('button', { name: 'Remove Mila' }).click()
    const ask = page.getByRole('region', { name: 'Who do you read to?' })
    await expect(page.getByRole('heading', { name: 'Your Stories 1 in total' })).toBeVisible()
    await ask.getByRole('button', { name: 'Not now' }).click()
    await expect(ask).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your Stories 1 in total' })).toBeVisible()
    await expect(ask).toHaveCount(0)
  })
})

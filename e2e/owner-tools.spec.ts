import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { publishStory } from '@moonpage/contract/sharing'
import { deleteStory, downloadStory, regeneratePageImage, updateStory } from '@moonpage/contract/story-tools'
import { nightly } from './nightly.ts'
import { dialog, fromMore, openOwnBook, openPage, clickTool, toast, tools, words } from './own-book.ts'
import { breakDown } from './profile-steps.ts'
import { appUrl, expectAccessible } from './steps.ts'
import { expectThumbsFit } from './touch-targets.ts'

test(
  'a story is made public with or without names, and private again',
  nightly,
  async ({ browser }, { project }) => {
    const { owner, id } = await openOwnBook(browser, project.use)
    await clickTool(owner, 'Make Public')
    const sheet = dialog(owner, 'Make this story public?')
    await expectAccessible(owner)
    await breakDown(owner, publishStory.path.replace('{id}', id))
    await sheet.getByRole('button', { name: 'Make Public' }).click()
    await expect(sheet.getByRole('alert')).toHaveText('Failed to update story visibility')
    await owner.unrouteAll()
    await expect(sheet).toContainText('made-up names')
    await sheet.getByRole('checkbox', { name: /Show the real names/ }).check()
    await sheet.getByRole('button', { name: 'Make Public' }).click()
    await expect(toast(owner, 'Story is now public! Others can discover and rate it.')).toBeVisible()
    await expect(tools(owner)).toContainText('0 views, 0 ratings')
    await expectAccessible(owner)
    await openPage(owner, id)
    await expect(tools(owner).getByRole('button', { name: 'Public', exact: true })).toBeVisible()

    await breakDown(owner, publishStory.path.replace('{id}', id))
    await clickTool(owner, 'Public')
    await expect(
      owner.getByRole('alert').filter({ hasText: 'Failed to update story visibility' }),
    ).toBeVisible()
    await owner.unrouteAll()
    await clickTool(owner, 'Public')
    await expect(toast(owner, 'Story is now private')).toBeVisible()
    await expect(tools(owner).getByRole('button', { name: 'Make Public' })).toBeVisible()
  },
)

test(
  'how to reach a family is taken out before a story is made public',
  nightly,
  async ({ browser }, { project }) => {
    const { owner } = await openOwnBook(browser, project.use)
    await fromMore(owner, 'Edit text')
    const text = dialog(owner, 'Edit text')
    await text.getByLabel('Words of page 1').fill('Ring Grandma on 020 7946 0958, said the owl.')
    await text.getByRole('button', { name: 'Save' }).click()
    await expect(toast(owner, 'Your changes are saved')).toBeVisible()
    await clickTool(owner, 'Make Public')
    const sheet = dialog(owner, 'Make this story public?')
    await sheet.getByRole('button', { name: 'Make Public' }).click()
    await expect(sheet.getByRole('alert')).toContainText('This would show everyone how to reach your family.')
    const place = sheet.getByRole('listitem').filter({ hasText: 'Page 1' })
    await expect(place).toContainText('Phone number: “Ring Grandma on 020 7946 0958, said the owl.”')
    await expectAccessible(owner)
    await place.getByRole('button', { name: 'Edit page 1' }).click()
    await text.getByLabel('Words of page 1').fill('Ring Grandma, said the owl.')
    await text.getByRole('button', { name: 'Save' }).click()
    await expect(sheet.getByRole('listitem')).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Make Public' }).click()
    await expect(toast(owner, 'Story is now public! Others can discover and rate it.')).toBeVisible()

    await fromMore(owner, 'Edit text')
    await text.getByLabel('Summary').fill('See www.example.com')
    await text.getByRole('button', { name: 'Save' }).click()
    await expect(text.getByLabel('Summary')).toHaveAccessibleDescription(/leave out the web address/)
  },
)

test('words are edited, and none that were typed are lost', async ({ browser }, { project }) => {
  const { owner, id } = await openOwnBook(browser, project.use)
  await fromMore(owner, 'Edit text')
  const sheet = dialog(owner, 'Edit text')
  const content = sheet.getByLabel('Words of page 1')
  await content.fill('Zebedee said a fucking thing.')
  await sheet.getByLabel('Title').fill('')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByLabel('Title')).toHaveAccessibleDescription(/Title is required/)
  await expect(sheet.getByLabel('Title')).toBeFocused()
  await sheet.getByLabel('Title').fill('The Morning of Zebedee')
  await expect(sheet.getByLabel('Title')).toHaveAccessibleDescription('22 of 120 characters')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(content).toHaveAccessibleDescription(/do not belong in a bedtime story/)
  await expectAccessible(owner)

  await content.fill('Zebedee said: good morning.')
  await owner.keyboard.press('Escape')
  await expect(sheet.getByRole('alert')).toContainText('aren’t saved yet')
  await sheet.getByRole('button', { name: 'Keep editing' }).click()
  await breakDown(owner, updateStory.path.replace('{id}', id))
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('Failed to update story')
  await owner.unrouteAll()

  // Reload before saving.
  owner.on('dialog', (question) => void question.accept())
  await openPage(owner, id)
  await fromMore(owner, 'Edit text')
  await expect(content).toHaveValue('Zebedee said: good morning.')
  await expect(sheet).toContainText('unsaved changes from last time are still here')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(toast(owner, 'Your changes are saved')).toBeVisible()
  await expect(words(owner)).toContainText('Zebedee said: good morning.')
  await expect(owner.getByRole('heading', { level: 1, name: 'The Morning of Zebedee' })).toBeAttached()

  await fromMore(owner, 'Edit text')
  await expect(sheet).not.toContainText('still here')
  await content.fill('Something else.')
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await sheet.getByRole('button', { name: 'Discard them' }).click()
  await fromMore(owner, 'Edit text')
  await expect(content).toHaveValue('Zebedee said: good morning.')
})

test('what is made again is read as it was until it is there', nightly, async ({ browser }, { project }) => {
  const { owner, id, parent } = await openOwnBook(browser, project.use, 1)
  await fromMore(owner, 'Redraw this picture')
  const sheet = dialog(owner, 'Redraw the picture on page 1?')
  await expect(sheet).toContainText('The one you see stays')
  await expectThumbsFit(owner)
  const path = regeneratePageImage.path.replace('{id}', id).replace('{page_number}', '1')
  await owner.route(`**${path}`, (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        status: 429,
        code: 'daily_allowance_used',
        message: 'That is enough for today.',
      }),
    }),
  )
  await sheet.getByRole('button', { name: 'Redraw' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('That is enough for today.')
  await owner.unrouteAll()
  await sheet.getByRole('button', { name: 'Redraw' }).click()
  await expect(toast(owner, 'The picture on page 1 is being painted again')).toBeVisible()
  await expect(words(owner)).toBeVisible()
  const painted = await parent.waitFor(id)
  expect(painted.generation_error).toBeNull()
  await expect(words(owner).getByRole('img')).toHaveAttribute('src', painted.story_pages[0]?.image_url ?? '')
  await expect(tools(owner).getByRole('button', { name: 'Edit text' })).toBeEnabled()
  await owner.getByRole('button', { name: 'Page 2' }).click()
  await expect(tools(owner).getByRole('button', { name: 'Rewrite this page' })).toBeVisible()
  await expect(tools(owner).getByRole('button', { name: 'Redraw this picture' })).toBeHidden()

  await fromMore(owner, 'Regenerate pictures')
  await dialog(owner, 'Regenerate all pictures?').getByRole('button', { name: 'Regenerate' }).click()
  await expect(toast(owner, 'The pictures are being painted')).toBeVisible()
  const repainted = await parent.waitFor(id)
  expect(repainted.story_pages[0]?.image_url).not.toBe(painted.story_pages[0]?.image_url)
  await expect(tools(owner).getByRole('button', { name: 'Edit text' })).toBeEnabled()
  await fromMore(owner, 'Regenerate story')
  const whole = dialog(owner, 'Regenerate the whole story?')
  await expect(whole).toContainText('You can read this one until')
  await whole.getByRole('button', { name: 'Cancel' }).click()
  // The embedded storyteller writes no page alone.
  await fromMore(owner, 'Rewrite this page')
  await expect(whole).toContainText('we can’t rewrite just one')
  await whole.getByRole('button', { name: 'Regenerate' }).click()
  await expect(toast(owner, 'A new version of your story is being written')).toBeVisible()
  await expect(words(owner)).toBeVisible()
  const anew = await parent.waitFor(id)
  await expect(words(owner)).toContainText(anew.story_pages[1]?.content.split('\n')[0] ?? 'no words')
})

test('both kinds of file arrive, named after the story', nightly, async ({ browser }, { project }) => {
  const { owner, id } = await openOwnBook(browser, project.use)
  await clickTool(owner, 'Download')
  await expectAccessible(owner)
  await breakDown(owner, `${downloadStory.path.replace('{id}', id)}*`)
  await clickTool(owner, 'PDF to print, or to read on any screen')
  await expect(owner.getByRole('alert').filter({ hasText: 'We couldn’t download the story.' })).toBeVisible()
  await owner.unrouteAll()
  for (const [name, ending, start] of [
    ['PDF to print, or to read on any screen', 'pdf', '%PDF-'],
    ['EPUB for a reading app', 'epub', 'PK'],
  ] as const) {
    const arrival = owner.waitForEvent('download')
    if (
      (await tools(owner).getByRole('button', { name: 'Download' }).getAttribute('aria-expanded')) === 'false'
    )
      await clickTool(owner, 'Download')
    await clickTool(owner, name)
    const file = await arrival
    expect(file.suggestedFilename()).toMatch(new RegExp(`^\\S.*\\.${ending}$`))
    expect(file.suggestedFilename()).not.toContain(id)
    expect(
      readFileSync(await file.path())
        .subarray(0, start.length)
        .toString('latin1'),
    ).toBe(start)
    await expect(toast(owner, `The ${ending.toUpperCase()} is in your downloads`)).toBeVisible()
  }
})

test('a deleted story is gone from the shelf', nightly, async ({ browser }, { project }) => {
  const { owner, id, title } = await openOwnBook(browser, project.use)
  await fromMore(owner, 'Delete')
  const sheet = dialog(owner, 'Delete this story?')
  await expect(sheet).toContainText(title)
  await sheet.getByRole('button', { name: 'Keep it' }).click()
  await expect(tools(owner).getByRole('button', { name: 'Delete' })).toBeFocused()
  await fromMore(owner, 'Delete')
  await breakDown(owner, deleteStory.path.replace('{id}', id))
  await sheet.getByRole('button', { name: 'Delete' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('Failed to delete story')
  await owner.unrouteAll()
  await sheet.getByRole('button', { name: 'Delete' }).click()
  await expect(owner).toHaveURL(`${appUrl()}/dashboard`)
  await expect(toast(owner, 'Story deleted')).toBeVisible()
  await expect(owner.getByText('No stories yet')).toBeVisible()
  await owner.goto(`${appUrl()}/story/${id}/page/1`)
  await expect(owner.getByRole('heading', { name: 'Story Not Found' })).toBeVisible()
})

import { sampleNames } from '@moonpage/contract/sample-names'
import { expect, test } from '@playwright/test'
import { send, signUpAt } from '../scripts/lib/parent.ts'
import { nightly } from './nightly.ts'
import { enter } from './signed-in.ts'
import { appUrl } from './steps.ts'

const told = 'كان يا ما كان، في قديم الزمان، ولد صغير اسمه علاء يحب القمر.'

test(
  'names in any script are shown in their own letters, and in their direction',
  nightly,
  async ({ context, page }) => {
    const parent = await signUpAt(appUrl())
    const token = parent.signedIn.access_token
    const { email } = parent.signedIn.user
    await send(`${appUrl()}/api/v1/auth/profile`, 'PUT', token, {
      first_name: 'محمد',
      last_name: '김',
      email,
    })
    const wish = {
      subject: 'fox',
      theme: 'courage',
      setting: 'forest',
      page_count: 4,
      max_images: 0,
    } as const
    const { id } = await parent.create({
      ...wish,
      hero: { name: 'محمد', look: { species: 'child' } },
      dedication: 'For محمد, from বাবা',
    })
    await parent.waitFor(id)
    await send(`${appUrl()}/api/v1/stories/${id}`, 'PUT', token, {
      title: 'محمد and the Bell (5)',
      story_pages: [{ page_number: 1, content: `${sampleNames.join(', 5, ')}.\n“محمد!”\n${told}` }],
    })
    await enter(context, parent)
    const families = () =>
      page.evaluate(() => {
        const came = [...document.fonts].filter((face) => face.status === 'loaded')
        return [...new Set(came.map((face) => face.family.replace(/"| Variable/g, '')))]
      })

    await page.goto(`${appUrl()}/dashboard/characters/new-companion`)
    await page.getByLabel('Name', { exact: true }).fill('Nok')
    expect(await families()).not.toContain('Noto Sans Thai')
    await page.getByLabel('Name', { exact: true }).fill('ไพลิน')
    await expect.poll(families).toContain('Noto Sans Thai')

    await page.goto(`${appUrl()}/story/${id}/page/1`)

    const article = page.getByRole('article', { name: 'Page 1', exact: true })
    const line = article.getByText(sampleNames[0])
    await expect(line).toContainText('محمد, 5, נועה, 5, अनिका')
    // The comma after a right-to-left name stays to its right.
    await expect(line.locator('bdi')).toHaveText(['محمد', 'נועה'])
    await expect(line).not.toHaveAttribute('dir')
    await expect(article.getByText('“محمد!”')).not.toHaveAttribute('dir')
    await expect(article.getByText(told)).toHaveAttribute('dir', 'rtl')
    // The kana on the page select Japanese glyphs for 李小龙.
    for (const script of [
      '',
      ...' Arabic, Hebrew, JP, KR, Georgian, Thai, Tamil, Armenian, Ethiopic, Bengali'.split(','),
    ])
      await expect.poll(families).toContain(`Noto Sans${script}`)

    await page.goto(`${appUrl()}/dashboard`)
    await expect(page.getByRole('heading', { name: 'Welcome back, محمد 김' })).toBeVisible()
    await expect(
      page.getByRole('link', { name: 'محمد and the Bell (5)', exact: true }).locator('bdi'),
    ).toHaveText('محمد')
  },
)

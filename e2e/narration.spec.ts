import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { findBrowser } from '../scripts/lib/browser.ts'
import { send, type Parent } from '../scripts/lib/parent.ts'
import type { Narration } from '@moonpage/contract/narration'
import {
  aBookOf,
  clickLetters,
  firstSound,
  type Heard,
  slowedDown,
  watchAudio,
  writeMicrophone,
} from './audio-steps.ts'
import { nightly } from './nightly.ts'
import { place } from './reader-steps.ts'
import { signedIn } from './signed-in.ts'
import { appUrl, expectAccessible, logOutInBrowser } from './steps.ts'

const spoken = 'Two owls flew home. They slept all day long. Nobody said a word.'
const microphone = join(tmpdir(), `moonpage-voice-${process.pid}.wav`)

const { executablePath, args } = await findBrowser()
test.use({
  launchOptions: {
    executablePath,
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${microphone}%noloop`,
    ],
  },
})

/** Who records reads this much slower than the embedded voice, and lower. */
const speed = 0.92

let parent: Parent
let id: string
/** When each word is spoken at the microphone, in milliseconds after the first sound. */
let words: { word: string; at: number }[]
test.beforeAll(async ({ browser }) => {
  ;({ parent, id } = await aBookOf([spoken, 'Good night, moon.', 'Good night, owl.', 'Sleep tight.']))
  const token = parent.signedIn.access_token
  const story = `${appUrl()}/api/v1/stories/${id}`
  const read = await send<Narration>(`${story}/pages/1/narration?narrator=embedded`, 'GET', token)
  const context = await signedIn(browser, parent)
  const page = await context.newPage()
  await page.goto(appUrl())
  const sound = await firstSound(page, read.audio_url)
  words = read.words.map(({ from, to, start_ms }) => ({
    word: spoken.slice(from, to),
    at: (start_ms - sound) / speed,
  }))
  writeMicrophone(microphone, await slowedDown(page, read.audio_url, speed))
  await context.close()
})

type Seen = { word: string; after: number; by: number }

/**
 * Each word as it lights up, until the audio ends: between two frames, whose places in the audio are told in milliseconds.
 */
const watchMarks = () =>
  new Promise<Seen[]>((resolve) => {
    const seen: Seen[] = []
    let last = ''
    let after = 0
    const wordAt = (mark: Element): string => {
      const { left, top, height } = mark.getBoundingClientRect()
      const caret = document.caretPositionFromPoint(left + 3, top + height / 2)
      const text = caret?.offsetNode.nodeValue ?? ''
      return /^\p{L}+/u.exec(text.slice(caret?.offset ?? 0))?.[0] ?? ''
    }
    const look = () => {
      const { heard } = globalThis as Heard
      const mark = document.querySelector('article [data-mark="word"]')
      const word = mark ? wordAt(mark) : ''
      const by = (heard?.currentTime ?? 0) * 1000
      if (word && word !== last) seen.push({ word, after, by })
      last = word
      after = by
      if (heard?.ended) resolve(seen)
      else requestAnimationFrame(look)
    }
    look()
  })

/** How far from when it is spoken a word lit up: nothing if that was between the two frames. */
const errorOf = ({ after, by }: Seen, spokenAt: number): number =>
  Math.max(0, after - spokenAt, spokenAt - by)

const voice = (page: Page, name: RegExp | string) => page.getByRole('button', { name })

test('a book is recorded, read aloud, and the word that lights up is the one that is spoken', async ({
  browser,
}) => {
  const context = await signedIn(browser, parent, { reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(watchAudio)

  await test.step('somebody records a page', async () => {
    await page.goto(`${appUrl()}/story/${id}/record`)
    await page.getByLabel('What does your child call this person?').fill('Mom')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start recording' }).click()
    await page.evaluate(() => {
      const { mediaDevices } = navigator
      const open = mediaDevices.getUserMedia.bind(mediaDevices)
      mediaDevices.getUserMedia = () => {
        mediaDevices.getUserMedia = open
        return Promise.reject(new DOMException('off', 'NotAllowedError'))
      }
    })
    await page.getByRole('button', { name: 'Record page 1' }).click()
    await expect(page.getByText('The microphone is off for this site.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try the microphone again' }).click()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    const seconds = (words.at(-1)?.at ?? 0) / 1000 + 2.5
    await expect(page.getByRole('timer')).toHaveText(`0:0${Math.ceil(seconds)}`, { timeout: 20_000 })
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Finish later' }).click()
    await expect(page.getByText('1 of 4 pages.')).toBeVisible()
  })
  await test.step('who reads is chosen', async () => {
    await page.goto(`${appUrl()}/story/${id}/page/1`)
    await voice(page, /Voices and pace/).click()
    const sheet = page.getByRole('dialog', { name: 'Who reads tonight?' })
    await expect(sheet.getByText('1 of 4 pages. The simple voice reads the other three.')).toBeVisible()
    // A family's own voice reads before a computer's.
    await expect(sheet.getByRole('radio', { name: /^Mom/ })).toBeChecked()
    for (const name of ['The simple voice', 'Mom']) {
      const chosen = page.waitForResponse((response) => response.url().endsWith('/api/v1/narration'))
      await sheet
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: new RegExp(`^${name}`) }) })
        .click()
      expect((await chosen).ok(), name).toBe(true)
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(voice(page, 'Read to me in Mom’s voice')).toBeVisible()
  })
  await test.step('words light up as they are spoken', async () => {
    const marks = page.evaluate(watchMarks)
    await voice(page, /^Read to me/).press('Enter')
    await expect(voice(page, 'Pause Mom is reading')).toBeVisible()
    const url = await page.evaluate(() => (globalThis as Heard).heard?.src ?? '')
    const seen = await marks
    const sound = await firstSound(page, url)
    // A busy machine may leave out frames, and a word with them.
    expect(seen.length).toBeGreaterThan(words.length * 0.7)
    const order = seen.map(({ word }) => words.findIndex((one) => one.word === word))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    const errors = seen.map((one, index) => errorOf(one, sound + (words[order[index] ?? -1]?.at ?? Infinity)))
    test.info().annotations.push({ type: 'ms', description: errors.map(Math.round).join(' ') })
    expect(errors.toSorted((a, b) => a - b)[Math.floor(errors.length / 2)]).toBeLessThanOrEqual(60)
    expect(Math.max(...errors)).toBeLessThanOrEqual(200)
  })
  await test.step('the next page follows in the next voice, and pauses', async () => {
    await expect(place(page, 2)).toBeVisible()
    await voice(page, 'Pause The simple voice').click()
    await expect(voice(page, /^Go on/)).toBeVisible()
    expect(await page.evaluate(() => (globalThis as Heard).heard?.paused)).toBe(true)
    await expectAccessible(page)
  })
  await test.step('a word that is tapped is heard alone, or from there on', async () => {
    await page.keyboard.press('Home')
    await clickLetters(place(page, 1).getByText(spoken), 9, 13)
    const dock = page.getByRole('group', { name: 'The word “flew”' })
    await expectAccessible(page)
    await dock.getByRole('button', { name: 'Hear it' }).click()
    await expect(voice(page, /^Go on/)).toBeVisible()
    await dock.getByRole('button', { name: 'From here' }).click()
    await expect(voice(page, /^Pause/)).toBeVisible()
  })
  await test.step('words are put in step by tapping along', async () => {
    await page.goto(`${appUrl()}/story/${id}/record`)
    await page.getByRole('button', { name: 'Go on as Mom' }).click()
    await page.getByRole('button', { name: 'Page 1, recorded' }).click()
    await page.getByRole('button', { name: 'Words out of step?' }).click()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    const tap = page.getByRole('button', { name: 'Tap', exact: true })
    await expect(tap).toBeFocused()
    await expectAccessible(page)
    // Three words by finger and by key, then the last one long before it is spoken.
    await tap.click()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`3 of ${words.length}.`)).toBeVisible()
    await expect(page.locator('[data-mark="tapped"]')).toBeVisible()
    const tappedAt = await page.evaluate(() => performance.now())
    for (const _ of words.slice(3)) await tap.dispatchEvent('pointerdown')
    const lastedMs = (await page.evaluate(() => performance.now())) - tappedAt
    await expect(page.getByText('That’s all of it.')).toBeVisible()
    const corrected = page.waitForResponse((response) => response.url().endsWith('/words'))
    await page.getByRole('button', { name: 'Save' }).click()
    const { words: times } = (await (await corrected).json()) as Narration
    const [third, last] = [times[2], times.at(-1)]
    expect((last?.start_ms ?? 0) - (third?.start_ms ?? 0)).toBeLessThan(lastedMs + 2000)
    expect(times.map(({ start_ms }) => start_ms)).toEqual(
      times.map(({ start_ms }) => start_ms).toSorted((a, b) => a - b),
    )
    await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible()
  })
  await test.step('a page whose words changed is offered again', async () => {
    const story_pages = [{ page_number: 1, content: 'Two owls flew home at dawn.' }]
    await send(`${appUrl()}/api/v1/stories/${id}`, 'PUT', parent.signedIn.access_token, { story_pages })
    await page.reload()
    await expect(page.getByText('The words changed on page 1. Record again?')).toBeVisible()
    await page.getByRole('button', { name: 'Record as Mom' }).click()
    await expect(page.getByRole('button', { name: 'Page 1, its text changed' })).toBeVisible()
    await expect(page.getByText('The words of this page changed.')).toBeVisible()
    await page.getByRole('button', { name: 'Record page 1' }).click()
    await expect(page.getByRole('timer')).toHaveText('0:01')
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Finish later' }).click()
    await expect(page.getByText('1 of 4 pages.')).toBeVisible()
  })
  await context.close()
})

/** The databases in the browser's storage. */
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

test('a grandparent records by a link, without an account', nightly, async ({ browser, page }) => {
  const context = await signedIn(browser, parent)
  const owner = await context.newPage()
  await owner.goto(`${appUrl()}/story/${id}/record`)
  await owner.getByRole('button', { name: 'Make a link' }).click()
  const url = (await owner.getByText(/\/record\/[\w-]+$/).textContent()) ?? ''
  await page.goto(appUrl() + new URL(url).pathname)
  await page.getByLabel('What does the child call you?').fill('Grandpa Joe')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start with page 1' }).click()
  await page.getByRole('button', { name: /^Page 2/ }).click()
  await page.getByRole('button', { name: 'Record page 2' }).click()
  await expect(page.getByRole('timer')).toHaveText('0:03')

  await test.step('what is read without a connection stays here, and goes up later', async () => {
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText(/^Page 2.* It will go up when you’re back online\.$/)).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('Saved.')).toBeVisible()
  })
  await test.step('the parent sees it, and puts the link away', async () => {
    await owner.reload()
    await expect(owner.getByText('1 of 4 pages. Works until')).toBeVisible()
    await owner.getByRole('button', { name: 'Put it away' }).click()
    await expect(owner.getByText(/\/record\/[\w-]+$/)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'This link has been put away' })).toBeVisible()
  })
  await test.step('what an account recorded and could not send is asked about at the logout, then gone', async () => {
    await owner.route('**/recordings/**', (route) => route.abort())
    await owner.getByLabel('What does your child call this person?').fill('Dad')
    await owner.getByRole('button', { name: 'Start recording' }).click()
    for (const number of [1, 2]) {
      await owner.getByRole('button', { name: `Record page ${number}` }).click()
      await expect(owner.getByRole('timer')).toHaveText('0:01')
      await owner.getByRole('button', { name: 'Stop' }).click()
      await expect(owner.getByText(/^Page \d.*Saved on this/)).toBeVisible()
      await owner.getByRole('button', { name: `On to page ${number + 1}` }).click()
    }
    await owner.goto(`${appUrl()}/dashboard`)
    expect(await databases(owner)).toContain('moonpage.mine.')
    await logOutInBrowser(owner)
    const question = owner.getByRole('dialog', { name: 'Before you go' })
    await expect(question.getByText('2 pages you recorded haven’t been sent yet')).toBeVisible()
    await expectAccessible(owner)
    await owner.unroute('**/recordings/**')
    await owner.route('**/pages/2/recordings/**', (route) => route.abort())
    const sent = owner.waitForResponse(/pages\/1\/recordings/)
    await question.getByRole('button', { name: 'Send them first' }).click()
    expect((await sent).ok()).toBe(true)
    await expect(question.getByText('That didn’t work just now.')).toBeVisible()
    await expect(question.getByText('One page you recorded hasn’t been sent yet')).toBeVisible()
    await question.getByRole('button', { name: 'Log out anyway' }).click()
    await expect.poll(() => databases(owner)).not.toContain('moonpage.mine.')
    await expect(question).toBeHidden()
  })
  await context.close()
})

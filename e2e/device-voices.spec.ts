import { expect, type Browser, type Page, test } from '@playwright/test'
import type { Parent } from '../scripts/lib/parent.ts'
import { aBookOf, clickLetters } from './audio-steps.ts'
import { nightly } from './nightly.ts'
import { place } from './reader-steps.ts'
import {
  type LockScreen,
  type Said,
  scriptSpeech,
  type SpeakingBrowser,
  watchLockScreen,
} from './scripted-speech.ts'
import { signedIn } from './signed-in.ts'
import { appUrl, expectAccessible } from './steps.ts'

const pages = [
  'Two owls flew home. They slept all day long, and all night long, and nobody said one word.',
  'Good night, moon. Good night, owl.',
  'Sleep tight.',
] as const
let parent: Parent
let id: string
test.beforeAll(async () => {
  ;({ parent, id } = await aBookOf([...pages, 'Good night.']))
})

/** The book, in a browser that speaks like this one. */
async function open(browser: Browser, like: SpeakingBrowser): Promise<Page> {
  const context = await signedIn(browser, parent, { reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(scriptSpeech, like)
  await page.addInitScript(watchLockScreen)
  await page.goto(`${appUrl()}/story/${id}/page/1`)
  return page
}

const voice = (page: Page, name: RegExp | string) => page.getByRole('button', { name })
const sheet = (page: Page) => page.getByRole('dialog')
const said = (page: Page) => page.evaluate(() => (globalThis as unknown as Said).said)
const texts = async (page: Page) => (await said(page)).map(({ text }) => text)
const sentences = pages.flatMap((text) => text.split(/(?<=\.) /))
/** A word with a raised initial has two. */
const mark = (page: Page, kind: string) => page.locator(`article [data-mark="${kind}"]`).first()

async function chooseSamantha(page: Page): Promise<void> {
  await voice(page, /Voices and pace/).click()
  await voice(page, /^This computer’s voices/).click()
  await sheet(page)
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^Samantha/ }) })
    .click()
}
async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
}

/** Presses a button of the lock screen. */
const press = (page: Page, action: MediaSessionAction) =>
  page.evaluate((name) => (globalThis as unknown as LockScreen).actions[name]?.(), action)

test('a voice of the device reads word by word, and the lock screen has its buttons', async ({ browser }) => {
  const page = await open(browser, 'desktop')
  await test.step('only voices that read English without a server are offered', async () => {
    await chooseSamantha(page)
    await expect(sheet(page).getByRole('radio')).toHaveCount(2)
    await expect(sheet(page).getByRole('radio', { name: /^Daniel/ })).toBeVisible()
    await expectAccessible(page)
    await closeSheet(page)
  })
  await test.step('it reads sentence by sentence, and goes on to the next page', async () => {
    await voice(page, 'Read to me in this computer’s voice').click()
    await expect(voice(page, /^Pause/)).toBeVisible()
    await expect(mark(page, 'word')).toBeVisible()
    await expect(place(page, 2)).toBeVisible()
    await expect.poll(() => texts(page)).toEqual(expect.arrayContaining(sentences.slice(0, 3)))
    expect((await said(page)).slice(0, 3)).toEqual(
      sentences.slice(0, 3).map((text) => ({ text, voice: 'Samantha' })),
    )
  })
  await test.step('the buttons of the lock screen', async () => {
    await press(page, 'pause')
    await expect(voice(page, /^Go on/)).toBeVisible()
    const media = () =>
      page.evaluate(() => [navigator.mediaSession.playbackState, navigator.mediaSession.metadata?.artist])
    expect(await media()).toEqual(['paused', 'This computer’s voice'])
    await press(page, 'play')
    await expect(voice(page, /^Pause/)).toBeVisible()
    await press(page, 'previoustrack')
    await expect(place(page, 1)).toBeVisible()
    await press(page, 'nexttrack')
    await expect(place(page, 2)).toBeVisible()
    await press(page, 'stop')
    await expect(voice(page, /^Read to me/)).toBeVisible()
    expect(await media()).toEqual(['none', undefined])
  })
  await test.step('the voice is remembered', async () => {
    // What reads aloud comes while the button is held down.
    const narration = /\/narration[^/]*\.js$/
    const down = Promise.withResolvers<void>()
    await page.route(narration, async (route) => {
      await down.promise
      await route.continue()
    })
    await page.goto(`${appUrl()}/story/${id}/page/4`)
    const asked = page.waitForRequest(narration)
    await voice(page, /^Read to me/).hover()
    await page.mouse.down()
    down.resolve()
    await page.evaluate(
      async (url) => {
        await import(url)
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      },
      (await asked).url(),
    )
    await page.mouse.up()
    await expect(voice(page, /Voices and pace/)).toBeVisible()
    // The sentence is over soon.
    await expect(voice(page, /^(Pause|Read to me)/)).toBeFocused()
    await expect.poll(() => said(page)).toEqual([{ text: 'Good night.', voice: 'Samantha' }])
  })
  await page.context().close()
})

test('a device that says no words has its sentences marked', nightly, async ({ browser }) => {
  const page = await open(browser, 'android')
  await chooseSamantha(page)
  await closeSheet(page)
  await voice(page, /^Read to me/).click()
  await expect(mark(page, 'sentence')).toBeVisible()
  await expect(mark(page, 'moon')).toBeVisible()
  await expect.poll(async () => (await texts(page)).length).toBe(2)
  await voice(page, /^Pause/).click()
  await expect(voice(page, /^Go on/)).toBeVisible()
  // It is not known how far it came: the sentence is read anew.
  await voice(page, /^Go on/).click()
  await expect.poll(() => texts(page)).toEqual([sentences[0], sentences[1], sentences[1]])
  await expect(place(page, 4)).toBeVisible()
  await expect(voice(page, /^Read to me/)).toBeVisible()
  await page.context().close()
})

test('what is said after a cancel is not lost in Safari', nightly, async ({ browser }) => {
  const page = await open(browser, 'safari')
  await chooseSamantha(page)
  await closeSheet(page)
  await voice(page, /^Read to me/).click()
  await expect(mark(page, 'word')).toBeVisible()
  await test.step('another pace, in the middle of a sentence', async () => {
    await voice(page, /Voices and pace/).click()
    await sheet(page).getByText('Sleepy').click()
    await closeSheet(page)
    await expect(voice(page, /^Pause/)).toBeVisible()
  })
  await test.step('another page', async () => {
    await page.keyboard.press('End')
    await expect(place(page, 4)).toBeVisible()
    await expect.poll(async () => (await texts(page)).at(-1)).toBe('Good night.')
    await expect(voice(page, /^Read to me/)).toBeVisible()
  })
  await test.step('a word that is tapped is heard alone, then from there on', async () => {
    await clickLetters(place(page, 4).getByText('Good night.'), 5, 10)
    const dock = page.getByRole('group', { name: 'The word “night”' })
    await dock.getByRole('button', { name: 'Hear it' }).click()
    await expect.poll(async () => (await texts(page)).at(-1)).toBe('night')
    await expect(voice(page, /^Go on/)).toBeVisible()
    await dock.getByRole('button', { name: 'From here' }).click()
    await expect.poll(async () => (await texts(page)).at(-1)).toBe('night.')
  })
  await page.context().close()
})

test('where one voice fails another one reads', nightly, async ({ browser }) => {
  const page = await open(browser, 'desktop')
  await test.step('the device, where the server cannot be reached', async () => {
    await page.route('**/api/**/narration*', (route) => route.abort())
    await voice(page, /^Read to me/).click()
    await expect(voice(page, 'Pause This computer’s voice')).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => texts(page)).toContain(sentences[0])
    await page.context().close()
  })
  const mute = await open(browser, 'mute')
  await test.step('the simple voice, where the device fails', async () => {
    await chooseSamantha(mute)
    await closeSheet(mute)
    await voice(mute, /^Read to me/).click()
    await expect(voice(mute, 'Pause The simple voice')).toBeVisible()
  })
  await test.step('none at all: it says so, and can be tried again', async () => {
    await mute.route('**/api/**/narration*', (route) => route.abort())
    await mute.keyboard.press('End')
    await expect(mute.getByText('No voice can be reached right now.')).toBeVisible()
    await expect(voice(mute, /^Try again/)).toBeVisible()
    await expectAccessible(mute)
  })
  await mute.context().close()
})

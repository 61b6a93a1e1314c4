import { writeFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { send, signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { appUrl } from './steps.ts'

/** A user with a book of these four pages. */
export async function aBookOf(
  pages: readonly [string, string, string, string],
  max_images: 0 | 1 = 0,
): Promise<{ parent: Parent; id: string }> {
  const parent = await signUpAt(appUrl())
  const wish = { subject: 'owl', theme: 'kindness', setting: 'forest', page_count: 4 } as const
  const { id } = await parent.create({ ...wish, max_images })
  await parent.waitFor(id)
  const story_pages = pages.map((content, index) => ({ page_number: index + 1, content }))
  await send(`${appUrl()}/api/v1/stories/${id}`, 'PUT', parent.signedIn.access_token, { story_pages })
  return { parent, id }
}

/** Clicks on letters in the middle of a text. */
export async function clickLetters(text: Locator, from: number, to: number): Promise<void> {
  const { x, y } = await text.evaluate(
    (element, [start, end]) => {
      const range = document.createRange()
      const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
      if (letters) range.setStart(letters, start)
      if (letters) range.setEnd(letters, end)
      const box = range.getBoundingClientRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    },
    [from, to] as const,
  )
  await text.page().mouse.click(x, y)
}

/** Runs in the page before its scripts: shows the test the audio element that plays. */
export const watchAudio = () => {
  const play: (this: HTMLMediaElement) => Promise<void> = Reflect.get(HTMLMediaElement.prototype, 'play')
  HTMLMediaElement.prototype.play = function playWatched() {
    Object.assign(globalThis, { heard: this })
    return play.call(this)
  }
}

export type Heard = { heard?: HTMLAudioElement }

/** Whether nothing plays, and nothing is about to. */
export const isSilent = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { heard } = globalThis as Heard
    return heard?.paused === true && !heard.src
  })

/** When the first sound is heard in an audio file, in milliseconds. */
export const firstSound = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer()
    const audio = await new OfflineAudioContext(1, 1, 24_000).decodeAudioData(bytes)
    const samples = audio.getChannelData(0)
    const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
    return samples.findIndex((sample) => Math.abs(sample) > peak / 20) / 24
  }, url)

const rate = 24_000

/** An audio file of the app as samples of 24 kHz, slower and lower: another person reads it. @param by how much, such as 0.9 */
export const slowedDown = (page: Page, url: string, by: number): Promise<number[]> =>
  page.evaluate(
    async ([address, speed, samplesPerSecond]) => {
      const bytes = await (await fetch(address)).arrayBuffer()
      const audio = await new OfflineAudioContext(1, 1, samplesPerSecond).decodeAudioData(bytes)
      const context = new OfflineAudioContext(1, Math.ceil(audio.length / speed), samplesPerSecond)
      const source = new AudioBufferSourceNode(context, { buffer: audio, playbackRate: speed })
      source.connect(context.destination)
      source.start()
      const slow = await context.startRendering()
      return Array.from(slow.getChannelData(0), (sample) => Math.round(sample * 30_000))
    },
    [url, by, rate] as const,
  )

/** Writes a WAV file for the browser's microphone, with a second of silence before. @param samples 16-bit */
export function writeMicrophone(path: string, samples: readonly number[]): void {
  const bytes = 2 * (samples.length + rate)
  const file = Buffer.alloc(44 + bytes)
  file.write('RIFF')
  file.writeUInt32LE(36 + bytes, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(2 * rate, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(bytes, 40)
  for (const [index, sample] of samples.entries()) file.writeInt16LE(sample, 44 + 2 * (index + rate))
  writeFileSync(path, file)
}

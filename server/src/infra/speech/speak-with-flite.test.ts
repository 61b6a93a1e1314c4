import { StoryInput } from '@moonpage/contract/story-input'
import { expect, test } from 'vitest'
import { spokenWords } from '../../lib/spoken-words.ts'
import { embeddedTextModel } from '../text-model/embedded.ts'
import { speakWithFlite } from './speak-with-flite.ts'

const count = process.env['NIGHTLY'] ? 50 : 5
const subjects = ['fox', 'owl', 'dragon', 'bear', 'robot'] as const

const context = { signal: new AbortController().signal, recordCall: async () => {} }

/** Pages of books as families read them. */
async function pagesAbout(subject: string) {
  const input = StoryInput.parse({ subject, theme: 'courage', setting: 'forest', page_count: 10 })
  const outline = await embeddedTextModel.outline(input, subject, context)
  const order = { input, outline, variation: '', written: [], remark: null }
  const numbers = Array.from({ length: count / subjects.length }, (_, index) => index + 1)
  const told: string[] = []
  for await (const { content } of embeddedTextModel.pages(order, numbers, context)) told.push(content)
  return told
}
const pages = (await Promise.all(subjects.map(pagesAbout))).flat()

test.each(pages.map((content, index) => [index + 1, content] as const))(
  'all words of page %i have times that rise, and end with the audio',
  async (_number, content) => {
    const text = content.replaceAll(/\[\[\w+\]\]/g, 'Wren')
    const speech = await speakWithFlite(text)
    const words = speech?.words ?? []
    expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(
      spokenWords(text).map((word) => word.text),
    )
    let before = 0
    for (const { start_ms, end_ms } of words) {
      expect(start_ms).toBeGreaterThanOrEqual(before)
      expect(end_ms).toBeGreaterThan(start_ms)
      before = end_ms
    }
    const duration = speech?.durationMs ?? 0
    expect(duration - before).toBeGreaterThan(0)
    expect(duration - before).toBeLessThan(300)
    // As one reads to a child: 90 to 190 words a minute.
    const perMinute = words.length / (duration / 60_000)
    expect(perMinute).toBeGreaterThan(90)
    expect(perMinute).toBeLessThan(190)
    // A constant 40 kbit/s: the file is as long as it says.
    expect((speech?.mp3.length ?? 0) / 5 / duration).toBeCloseTo(1, 1)
  },
)

import { fillNames } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'
import type { Outline, Page } from '@moonpage/storyteller/outline'
import { embeddedImageModel } from '../../infra/image-model/embedded.ts'
import type { PictureSize } from '../../infra/image-model/image-model.ts'
import { toJpeg } from '../../infra/image-model/to-jpeg.ts'
import { embeddedTextModel } from '../../infra/text-model/embedded.ts'
import { coverKey, type Book, type BookPage } from './book.ts'
import type { Jpeg, Pictures } from './layout/pictures.ts'

export type GeneratedBook = {
  book: Book
  outline: Outline
  pages: Page[]
  /** The pictures of the first `max_images` pages in all sizes, by page number. */
  painted: ReadonlyMap<number, PictureSize[]>
  pictures: Pictures
}

const noRecording = { signal: new AbortController().signal, recordCall: () => Promise.resolve() }

/** Generates a whole book with the embedded storyteller and illustrator, without a database or a server. */
export async function generateBook(input: StoryInput, seed: string, madeAt: Date): Promise<GeneratedBook> {
  const outline = await embeddedTextModel.outline(input, seed, noRecording)
  const fill = (text: string) => fillNames(text, outline.names)
  const numbers = Array.from({ length: input.page_count }, (_, index) => index + 1)
  const pages: Page[] = []
  const order = { input, outline, variation: '', written: [], remark: null }
  for await (const page of embeddedTextModel.pages(order, numbers, noRecording)) pages.push(page)
  const shown = pages.slice(0, input.max_images)
  const { painted, cover, front } = await paint(shown, outline, pages)
  const book: Book = {
    id: '0192f0c0-0000-7000-8000-000000000001',
    title: fill(outline.title),
    summary: fill(outline.summary),
    ageGroup: input.age_group,
    isVerse: input.story_attributes.includes('rhyming'),
    dedication: input.dedication ?? null,
    child: input.hero?.look?.species === 'child' ? input.hero.name : null,
    madeAt: madeAt.toISOString(),
    cover: cover && { key: coverKey, alt: fill(cover.alt) },
    pages: pages.map(({ page_number: number, content, image_alt }): BookPage => ({
      number,
      content: fill(content),
      picture: painted.has(number) ? { key: String(number), alt: fill(image_alt) } : null,
    })),
  }
  return { book, outline, pages, painted, pictures: await jpegsOf(painted, front) }
}

async function paint(shown: readonly Page[], outline: Outline, pages: readonly Page[]) {
  const model = embeddedImageModel((error) => {
    throw error
  })
  try {
    const cover = shown.length > 0 ? model.cover({ outline, pages }) : null
    const painted = new Map<number, PictureSize[]>(
      await Promise.all(
        shown.map(
          async ({ page_number: number, scene }) =>
            [
              number,
              (
                await model.paint(
                  { scene, cast: outline.cast, seed: `${outline.seed}:${number}` },
                  noRecording,
                )
              ).sizes,
            ] as const,
        ),
      ),
    )
    return { painted, cover, front: (await cover?.paint()) ?? null }
  } finally {
    await model.close()
  }
}

async function jpegsOf(
  painted: ReadonlyMap<number, PictureSize[]>,
  front: Uint8Array | null,
): Promise<Pictures> {
  const jpegs = new Map<string, Jpeg>()
  if (front) jpegs.set(coverKey, await toJpeg(front))
  for (const [number, sizes] of painted) {
    const largest = sizes.toSorted((a, b) => b.width - a.width)[0]
    if (largest) jpegs.set(String(number), await toJpeg(largest.data))
  }
  return (key) => Promise.resolve(jpegs.get(key) ?? null)
}

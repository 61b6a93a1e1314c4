import { fillNames } from '@moonpage/contract/names'
import { StoryInput, type StoryRequest } from '@moonpage/contract/story-input'
import type { CharacterSheet, Scene } from '@moonpage/storyteller/scene'
import { embeddedImageModel } from '../../infra/image-model/embedded.ts'
import { embeddedTextModel } from '../../infra/text-model/embedded.ts'
import type { Book, BookPage } from './book.ts'
import type { Jpeg, Pictures } from './layout/pictures.ts'
import { jpegOf } from './press/jpeg.ts'

const contextOfNobody = () => ({ signal: new AbortController().signal, paid: () => Promise.resolve() })

/** A book told by the storyteller that comes with the app, and its pictures painted by the illustrator. */
export async function tellBook(wish: StoryRequest): Promise<{ book: Book; pictures: Pictures }> {
  const input = StoryInput.parse(wish)
  const context = contextOfNobody()
  const outline = await embeddedTextModel.outline(input, 'a seed', context)
  const fill = (text: string) => fillNames(text, outline.names)
  const order = { input, outline, variation: '', written: [], remark: null }
  const pages: BookPage[] = []
  const scenes = new Map<string, Scene>()
  const numbers = Array.from({ length: input.page_count }, (_, index) => index + 1)
  for await (const page of embeddedTextModel.pages(order, numbers, context)) {
    const hasPicture = scenes.size < input.max_images
    if (hasPicture) scenes.set(String(page.page_number), page.scene)
    pages.push({
      number: page.page_number,
      content: fill(page.content),
      picture: hasPicture ? { key: String(page.page_number), alt: fill(page.image_alt) } : null,
    })
  }
  const book: Book = {
    id: '0192f0c0-0000-7000-8000-000000000001',
    title: fill(outline.title),
    summary: fill(outline.summary),
    ageGroup: input.age_group,
    isVerse: input.story_attributes.includes('rhyming'),
    dedication: input.dedication ?? null,
    child: input.hero?.look?.species === 'child' ? input.hero.name : null,
    madeAt: '2026-11-21T18:00:00.000Z',
    pages,
  }
  return { book, pictures: await painted(scenes, outline.cast) }
}

async function painted(
  scenes: ReadonlyMap<string, Scene>,
  cast: readonly CharacterSheet[],
): Promise<Pictures> {
  const context = contextOfNobody()
  const model = embeddedImageModel((error) => {
    throw error
  })
  const jpegs = new Map<string, Jpeg>()
  for (const [key, scene] of scenes) {
    const sizes = await model.paint({ scene, cast, seed: key }, context)
    const largest = sizes.toSorted((a, b) => b.width - a.width)[0]
    if (largest) jpegs.set(key, await jpegOf(largest.data))
  }
  await model.close()
  return (key) => Promise.resolve(jpegs.get(key) ?? null)
}

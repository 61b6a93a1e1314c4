import { StoryInput } from '@moonpage/contract/story-input'
import { insertStories } from '../../app/testing-stories.ts'
import { aStory, type Person, type testApi } from '../../app/testing.ts'

export const texts = [
  '“Hello, [[hero]],” said the fox.\n\nThe night was quiet, and 23 stars came out.',
  'The end.',
  '夜は静かでした。',
  'One more page.',
]

/** A book about Zebedee, as a parent typed the name; others read Wren. */
export async function insertBook(api: Awaited<ReturnType<typeof testApi>>, owner: Person): Promise<string> {
  const input = StoryInput.parse({ ...aStory, page_count: 4, max_images: 0, hero: { name: 'Zebedee' } })
  const [id = ''] = await insertStories(api.db, owner.user.id, [
    {
      input: JSON.stringify(input),
      hero_name: 'Zebedee',
      hero_stand_in: 'Wren',
      is_public: false,
      published_at: null,
      names_folded: true,
    },
  ])
  await api.db.kysely
    .insertInto('story_pages')
    .values(
      texts.map((content, index) => ({
        story_id: id,
        page_number: index + 1,
        content,
        scene: '{}',
        has_image: false,
        image_alt: '',
        sketch_key: null,
        image_key: null,
      })),
    )
    .execute()
  return id
}

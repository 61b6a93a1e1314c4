import type { Look, StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import type { Scene } from '@moonpage/storyteller/scene'
import { picturePrompt } from '../../../server/src/infra/image-model/picture-prompt.ts'
import type { Database } from '../../../server/src/infra/db/database.ts'
import type { ProviderCall } from '../../fake-provider/call-log.ts'
import type { KeyedCall } from '../check/paid-twice.ts'
import type { StoredLook } from './history.ts'

type StoredBook = {
  hero: string
  look: Look
  outline: Outline | null
  pages: { n: number; scene: Scene; isPainted: boolean }[]
}

/** Records what is stored at which moment, to find what each provider call was for. */
export function looker(db: Pick<Database, 'pool'>, looks: StoredLook[]) {
  const pictures = new Map<string, string>()
  /** Heroes by their looks: prompts contain no names. */
  const heroes = new Map<string, string>()
  return {
    /** Records what is stored now. @throws while the database is unavailable */
    async look(): Promise<void> {
      const at = Date.now()
      const { rows } = await db.pool.query<StoredBook>(books)
      looks.push({ at, keys: rows.flatMap((book) => keysOf(book, pictures)) })
      for (const { hero, look } of rows) heroes.set(keyOf(look), hero)
    },
    /** Calls for stories that were never seen have no keys: nothing of them was stored. */
    keyed: (calls: readonly ProviderCall[]): KeyedCall[] =>
      calls.map(({ prompt, pages, ...call }) => ({ ...call, keys: keysOfCall({ prompt, pages, ...call }) })),
  }

  function keysOfCall({
    purpose,
    prompt,
    pages,
  }: Pick<ProviderCall, 'purpose' | 'prompt' | 'pages'>): string[] {
    if (purpose === 'picture') return [pictures.get(prompt)].filter((key) => key !== undefined)
    const hero = heroes.get(keyOf(lookIn(prompt)))
    if (hero === undefined) return []
    if (purpose === 'outline') return [`outline ${hero}`]
    return purpose === 'pages' ? pages.map((n) => `page ${hero} ${n}`) : []
  }
}

const keyOf = ({ skin, hair, hair_color, outfit_color }: Partial<Look>): string =>
  [skin, hair, hair_color, outfit_color].join(' ')

function lookIn(prompt: string): Partial<Look> {
  const json = /^WISH: (.*)$/m.exec(prompt)?.[1] ?? '{}'
  return (JSON.parse(json) as Partial<StoryInput>).hero?.look ?? {}
}

const books = `
  select input #>> '{hero,name}' as hero, input #> '{hero,look}' as look, outline,
    coalesce(jsonb_agg(jsonb_build_object('n', page_number, 'scene', scene, 'isPainted', image_key is not null))
      filter (where page_number is not null), '[]') as pages
  from stories left join story_pages on story_id = stories.id group by stories.id`

/** The keys of StoredLook; also remembers each page's picture by its prompt. */
function keysOf({ hero, outline, pages }: StoredBook, pictures: Map<string, string>): string[] {
  if (!outline) return []
  for (const { n, scene } of pages)
    pictures.set(picturePrompt({ scene, cast: outline.cast, seed: '' }), `picture ${hero} ${n}`)
  return [
    `outline ${hero}`,
    ...pages.map(({ n }) => `page ${hero} ${n}`),
    ...pages.filter(({ isPainted }) => isPainted).map(({ n }) => `picture ${hero} ${n}`),
  ]
}

import { buffer } from 'node:stream/consumers'
import { sql, type Transaction } from 'kysely'
import { pictureFile } from '../../core/stories/picture-files.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { referenceOf, referenceWidth, type PictureSize } from '../../infra/image-model/image-model.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import type { GenerationRun } from './generation-run.ts'
import type { PageWithPicture } from './store-picture.ts'

/** Pages are painted without it rather than later than that. */
const timeoutMs = 90_000

const showsHero = ({ scene }: Pick<PageWithPicture, 'scene'>): boolean =>
  scene.cast.some(({ who }) => who === 'hero')

/**
 * What the pages of a story are painted after, so that the hero looks the same on each: the hero alone, painted before
 * them, or a page with the hero on it that is there already.
 */
export function heroReference(
  run: GenerationRun,
  pictures: Pick<PictureStore, 'read'>,
  { storyId, seed }: { storyId: string; seed: string },
) {
  let picture: Uint8Array | undefined
  const known = Promise.withResolvers<void>()

  async function stored(): Promise<Uint8Array | undefined> {
    const row = await run.db
      .selectFrom('hero_portraits')
      .select('picture')
      .where('story_id', '=', storyId)
      .where('seed', '=', seed)
      .executeTakeFirst()
    return row?.picture
  }

  async function ofPages(pages: readonly PageWithPicture[]): Promise<Uint8Array | undefined> {
    const key = pages.find((page) => page.image_key && showsHero(page))?.image_key
    const file = key ? await pictures.read(pictureFile(key, referenceWidth)) : null
    return file ? buffer(file.stream) : undefined
  }

  async function painted(paint: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const hero = await paint()
    const portrait = { seed, picture: Buffer.from(hero), painted_at: sql<Date>`now()` }
    await run.store({ failing_since: null }, (tx) =>
      tx
        .insertInto('hero_portraits')
        .values({ story_id: storyId, ...portrait })
        .onConflict((conflict) => conflict.column('story_id').doUpdateSet(portrait))
        .execute(),
    )
    return hero
  }

  return {
    /**
     * @param pages that are stored
     * @param paint undefined where one picture is all that is to be painted
     */
    async find(
      pages: readonly PageWithPicture[],
      paint: (() => Promise<Uint8Array>) | undefined,
    ): Promise<void> {
      const timeout = setTimeout(known.resolve, timeoutMs)
      try {
        picture = (await stored()) ?? (await ofPages(pages)) ?? (paint && (await painted(paint)))
      } finally {
        clearTimeout(timeout)
        known.resolve()
      }
    },
    /** Resolves when there is one, or none to be waited for. */
    known: known.promise,
    stopWaiting: () => known.resolve(),
    /** Where the hero could not be painted alone, later pages are painted after the first that shows the hero. */
    offer(page: PageWithPicture, sizes: readonly PictureSize[]): void {
      if (showsHero(page)) picture ??= referenceOf(sizes)
    },
    /** Undefined where there is none. */
    for: (page: PageWithPicture): Uint8Array | undefined => (showsHero(page) ? picture : undefined),
  }
}

/** For the transaction that ends a run: pages that are painted again later are painted after the others. */
export const dropHeroPortrait = (tx: Transaction<Tables>, storyId: string) =>
  tx.deleteFrom('hero_portraits').where('story_id', '=', storyId).execute()

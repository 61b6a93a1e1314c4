import { buffer } from 'node:stream/consumers'
import { sql, type Transaction } from 'kysely'
import { pictureFile } from '../../core/stories/picture-files.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { referenceOf, referenceWidth, type PictureSize } from '../../infra/image-model/image-model.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import type { GenerationRun } from './generation-run.ts'
import type { PageWithPicture } from './store-picture.ts'

/** How long pages wait for the reference before they are painted without it. */
const timeoutMs = 90_000

const showsHero = ({ scene }: Pick<PageWithPicture, 'scene'>): boolean =>
  scene.cast.some(({ who }) => who === 'hero')

/**
 * The reference picture of a story's hero, so that the hero looks the same on each page: a picture of the hero alone,
 * painted first, or an existing page with the hero.
 */
export function heroReference(
  run: GenerationRun,
  pictures: Pick<PictureStore, 'read'>,
  { storyId, seed }: { storyId: string; seed: string },
) {
  let picture: Uint8Array | undefined
  const reference = Promise.withResolvers<void>()

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
     * @param pages stored pages
     * @param paint undefined if only one picture is to be painted
     */
    async find(
      pages: readonly PageWithPicture[],
      paint: (() => Promise<Uint8Array>) | undefined,
    ): Promise<void> {
      const timeout = setTimeout(reference.resolve, timeoutMs)
      try {
        picture = (await stored()) ?? (await ofPages(pages)) ?? (paint && (await painted(paint)))
      } finally {
        clearTimeout(timeout)
        reference.resolve()
      }
    },
    /** Resolves when there is a reference, or none to wait for. */
    known: reference.promise,
    stopWaiting: () => reference.resolve(),
    /** If painting the hero failed, the first page with the hero becomes the reference of later ones. */
    offer(page: PageWithPicture, sizes: readonly PictureSize[]): void {
      if (showsHero(page)) picture ??= referenceOf(sizes)
    },
    /** Undefined if there is none. */
    for: (page: PageWithPicture): Uint8Array | undefined => (showsHero(page) ? picture : undefined),
  }
}

/** Deletes the reference in the transaction that ends a run: later regenerations use other pages. */
export const dropHeroPortrait = (tx: Transaction<Tables>, storyId: string) =>
  tx.deleteFrom('hero_portraits').where('story_id', '=', storyId).execute()

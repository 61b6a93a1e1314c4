import { companionLooks } from '@moonpage/contract/companion-looks'
import type { CompanionKind, Look } from '@moonpage/contract/story-input'
import type { CharacterSheet } from '@moonpage/storyteller/scene'
import type { ImageModel } from '../../infra/image-model/image-model.ts'

export type PortraitRequest = { look: Look } | { kind: CompanionKind }

/** About 25 kB each. */
const cacheSize = 400

/** The same looks as in a book; a portrait needs no name. */
const sheetOf = (sitter: PortraitRequest): CharacterSheet => {
  const look = 'look' in sitter ? sitter.look : companionLooks[sitter.kind]
  const who = 'look' in sitter ? 'hero' : 'companion'
  return { who, name: '', description: '', species: look.species, pronouns: 'they', look }
}

/**
 * LRU cache of portrait previews by looks, so that switching between two looks costs nothing. Not personal: two
 * children with the same looks share an entry.
 */
export function paintPortrait({ portrait }: Pick<ImageModel, 'portrait'>) {
  const cache = new Map<string, Promise<Uint8Array>>()
  /**
   * Returns WebP. Concurrent requests for the same look share one painting.
   * @param beforePainting called if the portrait is not cached; throws to reject
   */
  return async (sitter: PortraitRequest, beforePainting: () => Promise<void>): Promise<Uint8Array> => {
    const key = JSON.stringify(sitter)
    const cached = cache.get(key)
    if (cached) {
      cache.delete(key)
      cache.set(key, cached)
      return cached
    }
    await beforePainting()
    const painted = cache.get(key) ?? portrait(sheetOf(sitter))
    cache.set(key, painted)
    painted.catch(() => cache.delete(key))
    const oldest = cache.size > cacheSize ? cache.keys().next().value : undefined
    if (oldest !== undefined) cache.delete(oldest)
    return painted
  }
}

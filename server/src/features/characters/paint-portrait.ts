import { companionLooks } from '@moonpage/contract/companion-looks'
import type { CompanionKind, Look } from '@moonpage/contract/story-input'
import type { CharacterSheet } from '@moonpage/storyteller/scene'
import type { ImageModel } from '../../infra/image-model/image-model.ts'

export type Sitter = { look: Look } | { kind: CompanionKind }

/** About 25 kB each. */
const keptAtMost = 400

/** As a book's cast would have them; a portrait needs nobody's name. */
const sheetOf = (sitter: Sitter): CharacterSheet => {
  const look = 'look' in sitter ? sitter.look : companionLooks[sitter.kind]
  const who = 'look' in sitter ? 'hero' : 'companion'
  return { who, name: '', description: '', species: look.species, pronouns: 'they', look }
}

/**
 * Portraits by looks, the last ones kept, so that going back and forth between two looks costs nothing. They hold
 * nothing personal: two children who look alike are one picture.
 */
export function paintPortrait({ portrait }: Pick<ImageModel, 'portrait'>) {
  const kept = new Map<string, Promise<Uint8Array>>()
  /**
   * WebP bytes. Two who ask at once wait for the same brush.
   * @param beforePainting is asked first when there is none yet; throws to refuse
   */
  return async (sitter: Sitter, beforePainting: () => Promise<void>): Promise<Uint8Array> => {
    const key = JSON.stringify(sitter)
    const known = kept.get(key)
    if (known) {
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    await beforePainting()
    const painted = kept.get(key) ?? portrait(sheetOf(sitter))
    kept.set(key, painted)
    painted.catch(() => kept.delete(key))
    const oldest = kept.size > keptAtMost ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return painted
  }
}

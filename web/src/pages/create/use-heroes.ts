import type { Character } from '@moonpage/contract/characters'
import { useState } from 'react'
import { useCharacters } from '../../features/characters/use-characters.ts'
import { useCharacterChanges } from '../../features/characters/use-character-changes.ts'
import { pickOf, type StoryDraft } from '../../features/create-form/story-draft.ts'

export type DraftProps = { draft: StoryDraft; change: (part: Partial<StoryDraft>) => void }

export type Hero = NonNullable<StoryDraft['hero']>

const isHero = (character: Character): character is Character & { role: 'hero' } => character.role === 'hero'

/** The heroes to choose among: those whom the parent keeps, and one out of another story. */
export function useHeroes({ draft, change, isSignedIn }: DraftProps & { isSignedIn: boolean }) {
  const characters = useCharacters({ enabled: isSignedIn })
  const saved = characters.data?.filter(isHero)
  const [guest, setGuest] = useState<Hero | null>(null)
  const chosen = draft.hero
  const isUnknown = chosen && !saved?.some(({ id }) => id === chosen.id)
  if (isUnknown && guest !== chosen) setGuest(chosen)
  useCharacterChanges(characters.isFetchedAfterMount ? saved : undefined, chosen?.id ?? null, (found) =>
    change(found ? pickOf(found) : { hero: null }),
  )
  const known = saved ?? []
  // Out of another story nobody is kept; whoever is kept and not in the list is shown as long as they are chosen.
  const isGuest = guest && !known.some(({ id }) => id === guest.id) && (!guest.id || guest.id === chosen?.id)
  const heroes: Hero[] = isGuest ? [guest, ...known] : known
  return { characters, heroes }
}

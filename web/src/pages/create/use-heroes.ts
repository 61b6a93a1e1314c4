import type { Character } from '@moonpage/contract/characters'
import { useState } from 'react'
import { useCharacters } from '../../features/characters/use-characters.ts'
import { useCharacterChanges } from '../../features/characters/use-character-changes.ts'
import { pickOf, type StoryDraft } from '../../features/create-form/story-draft.ts'

export type DraftProps = { draft: StoryDraft; change: (part: Partial<StoryDraft>) => void }

export type Hero = NonNullable<StoryDraft['hero']>

const isHero = (character: Character): character is Character & { role: 'hero' } => character.role === 'hero'

/** The heroes to choose from: the saved ones, and one from another story. */
export function useHeroes({ draft, change, isSignedIn }: DraftProps & { isSignedIn: boolean }) {
  const characters = useCharacters({ enabled: isSignedIn })
  const saved = characters.data?.filter(isHero)
  const [otherHero, setOtherHero] = useState<Hero | null>(null)
  const chosen = draft.hero
  const isUnlisted = chosen && !saved?.some(({ id }) => id === chosen.id)
  if (isUnlisted && otherHero !== chosen) setOtherHero(chosen)
  useCharacterChanges(characters.isFetchedAfterMount ? saved : undefined, chosen?.id ?? null, (found) =>
    change(found ? pickOf(found) : { hero: null }),
  )
  const listed = saved ?? []
  // A hero from another story has no id. A saved hero who is not in the list is shown while chosen.
  const showsOther =
    otherHero &&
    !listed.some(({ id }) => id === otherHero.id) &&
    (!otherHero.id || otherHero.id === chosen?.id)
  const heroes: Hero[] = showsOther ? [otherHero, ...listed] : listed
  return { characters, heroes }
}

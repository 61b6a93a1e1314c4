import type { Child } from '@moonpage/contract/children'
import { lazy, Suspense, useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { draftOfCharacter, newDraft } from '../../features/characters/character-draft.ts'
import { HeroPill } from '../../features/characters/hero-pill.tsx'
import { useCharacters } from '../../features/characters/use-characters.ts'
import { useChildren, useUpdateChild } from '../../features/children/use-children.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toasts.ts'
import css from './paint-child.module.css'

// Lazy: needed once somebody paints.
const CharacterEditor = lazy(async () => ({
  default: (await import('../../features/characters/character-editor.tsx')).CharacterEditor,
}))

type PaintChildProps = { child: Child; onClose: () => void }

/** Chooses how the child looks: a hero of its own, or one that the family has already. */
export const PaintChild = ({ child, onClose }: PaintChildProps) => {
  const { character } = child
  const saving = useUpdateChild(child.id)
  const { refetch } = useChildren()
  const [start] = useState(() =>
    character
      ? draftOfCharacter(character)
      : { ...newDraft('hero'), name: child.name, ...(child.pronouns && { pronouns: child.pronouns }) },
  )
  const done = () => {
    showToast('success', `${child.name} is ready for a story`)
    onClose()
  }
  const takeHero = (id: string) => saving.mutate({ character_id: id }, { onSuccess: done })
  return (
    <section className={css.panel} aria-label={`How ${child.name} looks`}>
      {!character && <FreeHeroes child={child} onTake={takeHero} />}
      <Banner>{saving.isError && messageOf(saving.error)}</Banner>
      <Suspense>
        <CharacterEditor
          start={start}
          id={character?.id ?? null}
          icon={drawCategory}
          onSaved={({ id }) => {
            if (!character) takeHero(id)
            else void refetch().then(done)
          }}
          cancel={
            <Button look="bare" onClick={onClose}>
              Cancel
            </Button>
          }
        />
      </Suspense>
    </section>
  )
}

/** Heroes who look like no other child. */
const FreeHeroes = ({ child, onTake }: { child: Child; onTake: (id: string) => void }) => {
  const { data: characters = [] } = useCharacters()
  const { data: children = [] } = useChildren()
  const taken = new Set(children.map(({ character }) => character?.id))
  const free = characters.filter((each) => each.role === 'hero').filter(({ id }) => !taken.has(id))
  if (free.length === 0) return null
  return (
    <div className={css.heroes}>
      <h2>Looks like one of your heroes?</h2>
      <div>
        {free.map(({ id, name, look }) => (
          <HeroPill key={id} name={name} look={look} isChosen={false} onPress={() => onTake(id)} />
        ))}
      </div>
      <h2>
        Or paint <bdi>{child.name}</bdi>
      </h2>
    </div>
  )
}

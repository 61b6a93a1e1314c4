import type { Character } from '@moonpage/contract/characters'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import * as routes from 'virtual:routes'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { newDraft } from '../../features/characters/character-draft.ts'
import { HeroPill } from '../../features/characters/hero-pill.tsx'
import { pickOf } from '../../features/create-form/story-draft.ts'
import { HeroName, HeroPronouns } from '../../features/create-form/typed-hero.tsx'
import { cx } from '../../lib/class-names.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useForChild } from './use-for-child.ts'
import { type DraftProps, type Hero, useHeroes } from './use-heroes.ts'
import css from './who-is-it-for.module.css'

// Lazy: needed once a hero is created.
const CharacterEditor = lazy(async () => ({
  default: (await import('../../features/characters/character-editor.tsx')).CharacterEditor,
}))

type WhoIsItForProps = DraftProps & {
  error: string | undefined
  /** Visitors have no saved heroes; they type a name. */
  isSignedIn: boolean
}

/** For which child the story is, and its hero: an optional line above the questions. */
export const WhoIsItFor = (props: WhoIsItForProps) => {
  const { draft, change, error, isSignedIn } = props
  const { characters, heroes: all } = useHeroes(props)
  const { children, isPending, toggleChild } = useForChild(props)
  // How a child looks is shown by the child; until the children are known, that could be any hero.
  const looks = new Set(children.map(({ character }) => character?.id))
  const known = isSignedIn && isPending ? [] : all
  const heroes = known.filter(({ id }) => !looks.has(id) || id === draft.hero?.id)
  const isAlone = heroes.length + children.length === 0
  const [panel, setPanel] = useState<'typed' | 'new' | null>(draft.hero_name ? 'typed' : null)
  const section = useRef<HTMLElement>(null)
  const focusNext = useRef<string | null>(null)
  const heading = useId()
  // Moves the focus back to the line after the editor closes.
  useEffect(() => {
    if (focusNext.current) section.current?.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = null
  })
  const isWaiting = isSignedIn && (characters.isPending || isPending) && isAlone
  const showsInlineName = !isWaiting && isAlone
  const hasHero = draft.hero !== null || draft.child !== null
  const isTyped = !hasHero && (panel === 'typed' || Boolean(error))
  const name = <HeroName {...{ draft, change, error }} />

  const toggle = (hero: Hero) => {
    setPanel(null)
    change({ hero: hero === draft.hero || hero.id === draft.hero?.id ? null : hero })
  }
  const close = (focusOn: string) => {
    focusNext.current = focusOn
    setPanel(null)
  }
  const onSaved = (saved: Character) => {
    change(pickOf(saved))
    close('[aria-pressed="true"]')
    showToast('success', `${saved.name} is ready for a story`)
  }

  return (
    <section ref={section} className={css.who} aria-labelledby={heading}>
      <div className={css.line}>
        <h2 id={heading}>Who is it for?</h2>
        <div className={css.choices}>
          {children.map((child) => (
            <HeroPill
              key={child.id}
              name={child.name}
              look={child.character?.look ?? null}
              isChosen={child.id === draft.child?.id}
              onPress={() => {
                setPanel(null)
                toggleChild(child)
              }}
            />
          ))}
          {children.length > 0 && heroes.length > 0 && <i className={css.between} aria-hidden="true" />}
          {heroes.map((hero) => (
            <HeroPill
              key={hero.id}
              name={hero.name}
              look={hero.look}
              isChosen={hero.id === draft.hero?.id}
              onPress={() => toggle(hero)}
            />
          ))}
          {showsInlineName && panel !== 'new' && <div className={css.name}>{name}</div>}
          {!isAlone && (
            <button
              type="button"
              className={css.more}
              aria-expanded={isTyped}
              onClick={() => {
                change({ hero: null, child: null })
                setPanel(isTyped ? null : 'typed')
              }}
            >
              Someone else
            </button>
          )}
          {isSignedIn && !isWaiting && (
            <button
              type="button"
              name="new-hero"
              className={css.more}
              aria-expanded={panel === 'new'}
              onClick={() => setPanel(panel === 'new' ? null : 'new')}
            >
              New hero
            </button>
          )}
        </div>
      </div>
      {characters.isError && !characters.data && (
        <p className={css.trouble} role="alert">
          {routes.listCharacters.failure}{' '}
          <button type="button" onClick={() => void characters.refetch()}>
            Try again
          </button>
        </p>
      )}
      {panel === 'new' ? (
        <div className={css.panel}>
          <Suspense>
            <CharacterEditor
              start={{ ...newDraft('hero'), name: draft.hero_name }}
              id={null}
              icon={drawCategory}
              onSaved={onSaved}
              cancel={
                <Button look="bare" onClick={() => close('[name="new-hero"]')}>
                  Cancel
                </Button>
              }
            />
          </Suspense>
        </div>
      ) : (
        !hasHero &&
        (showsInlineName ? draft.hero_name : isTyped) && (
          <div className={cx(css.panel, css.typed)}>
            {!showsInlineName && name}
            <HeroPronouns draft={draft} change={change} />
          </div>
        )
      )}
    </section>
  )
}

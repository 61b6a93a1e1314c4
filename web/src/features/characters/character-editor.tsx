import { categoryLabel } from '@moonpage/contract/category-label'
import type { Character } from '@moonpage/contract/characters'
import { companionKinds, pronouns } from '@moonpage/contract/story-input'
import { type ReactNode, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import css from './character-editor.module.css'
import { type CharacterDraft, nameError, inputOf } from './character-draft.ts'
import { PortraitPreview } from './portrait-preview.tsx'
import { LookForm } from './look-form.tsx'
import { pronounWords } from './look-words.ts'
import { anyKind, type LookDraft, lookOf, randomLook } from './looks.ts'
import { Bubbles, Chips } from './radio-groups.tsx'
import { useSaveCharacter } from './use-characters.ts'

type CharacterEditorProps = {
  start: CharacterDraft
  /** Id of the character to change; null for a new one. */
  id: string | null
  icon: (id: string) => ReactNode
  onSaved: (character: Character) => void
  /** The cancel link. */
  cancel: ReactNode
  /** Slot next to the buttons, for deleting. */
  corner?: ReactNode
}

/** The form next to the portrait preview. Keeps the input when saving fails. */
export const CharacterEditor = ({ start, id, icon, onSaved, cancel, corner }: CharacterEditorProps) => {
  const [draft, setDraft] = useState(start)
  const [nameProblem, setNameProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const saving = useSaveCharacter(id)
  const isHero = draft.role === 'hero'
  const isBusy = saving.isPending || saving.isSuccess

  const change = (part: Partial<CharacterDraft>) => setDraft((before) => ({ ...before, ...part }))
  const changeLook = (part: Partial<LookDraft>) =>
    setDraft((before) => ({ ...before, look: { ...before.look, ...part } }))
  const randomize = () =>
    setDraft((before) => ({ ...before, look: randomLook(before.look), kind: otherKind(before.kind) }))

  const showNameProblem = (message: string | null) => {
    setNameProblem(message)
    if (message) form.current?.querySelector('input')?.focus()
  }
  const save = () => {
    const problem = nameError(draft.name)
    showNameProblem(problem)
    if (problem || isBusy) return
    saving.mutate(inputOf(draft), {
      onSuccess: onSaved,
      onError: (error) => showNameProblem(nameProblemIn(error)),
    })
  }

  return (
    <div className={css.layout}>
      <PortraitPreview
        sitter={isHero ? { look: lookOf(draft.look) } : { kind: draft.kind }}
        onSurprise={randomize}
      />
      <form
        ref={form}
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={120}
          value={draft.name}
          error={nameProblem}
          onChange={(event) => {
            setNameProblem(null)
            change({ name: event.target.value })
          }}
        />
        {isHero ? (
          <>
            <Chips
              legend="Pronouns"
              name="pronouns"
              options={pronouns}
              chosen={draft.pronouns}
              onChoose={(chosen) => change({ pronouns: chosen })}
              label={(pronoun) => pronounWords[pronoun]}
            />
            <LookForm draft={draft.look} change={changeLook} icon={icon} />
          </>
        ) : (
          <Bubbles
            legend="Who are they?"
            name="kind"
            options={companionKinds}
            chosen={draft.kind}
            onChoose={(kind) => change({ kind })}
            label={categoryLabel}
            icon={icon}
          />
        )}
        <Banner>{saving.isError && messageOf(saving.error)}</Banner>
        <div className={css.actions}>
          <SubmitButton busy={isBusy && 'Saving...'}>Save</SubmitButton>
          {cancel}
          {corner}
        </div>
      </form>
    </div>
  )
}

const otherKind = (kind: CharacterDraft['kind']): CharacterDraft['kind'] => {
  const other = anyKind()
  return other === kind ? otherKind(kind) : other
}

/** The server's error for the name. */
const nameProblemIn = (error: unknown): string | null =>
  error instanceof ApiError ? (error.errors.find(({ field }) => field === 'name')?.message ?? null) : null

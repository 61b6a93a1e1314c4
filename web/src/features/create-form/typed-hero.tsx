import { pronouns } from '@moonpage/contract/story-input'
import type { ReactNode } from 'react'
import { Field } from '../../ui/field.tsx'
import type { StoryDraft } from './story-draft.ts'
import css from './typed-hero.module.css'
import { pronounWords } from './wording.ts'

type DraftProps = { draft: StoryDraft; change: (part: Partial<StoryDraft>) => void }

/** The name of a hero who is not saved as a character. Its label is the surrounding line. */
export const HeroName = ({ draft, change, error }: DraftProps & { error: string | undefined }) => (
  <Field
    label={<span className="only-read-aloud">Hero’s name</span>}
    placeholder="Name (optional)"
    name="hero_name"
    autoComplete="off"
    maxLength={120}
    value={draft.hero_name}
    error={error}
    onChange={(event) => change({ hero_name: event.target.value })}
  />
)

export const HeroPronouns = ({ draft, change }: DraftProps) => (
  <PronounChoice
    name="pronouns"
    legend={<legend className="only-read-aloud">Pronouns</legend>}
    chosen={draft.pronouns}
    onChange={(pronoun) => change({ pronouns: pronoun })}
  />
)

export const CompanionPronouns = ({ draft, change }: DraftProps) => (
  <PronounChoice
    name="companion_pronouns"
    legend={<legend>Companion’s pronouns</legend>}
    chosen={draft.companion_pronouns}
    onChange={(pronoun) => change({ companion_pronouns: pronoun })}
  />
)

type PronounChoiceProps = {
  name: string
  legend: ReactNode
  chosen: StoryDraft['pronouns']
  onChange: (pronouns: StoryDraft['pronouns']) => void
}

const PronounChoice = ({ name, legend, chosen, onChange }: PronounChoiceProps) => (
  <fieldset>
    {legend}
    <div className={css.pronouns}>
      {[null, ...pronouns].map((pronoun) => (
        <label key={pronoun}>
          <input type="radio" name={name} checked={chosen === pronoun} onChange={() => onChange(pronoun)} />
          <span>{pronoun ? pronounWords[pronoun] : 'Any pronouns'}</span>
        </label>
      ))}
    </div>
  </fieldset>
)

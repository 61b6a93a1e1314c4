import { pronouns } from '@moonpage/contract/story-input'
import type { ReactNode } from 'react'
import { Field } from '../../ui/field.tsx'
import type { StoryDraft } from './story-draft.ts'
import css from './typed-hero.module.css'
import { pronounWords } from './wording.ts'

type Typed = { draft: StoryDraft; change: (part: Partial<StoryDraft>) => void }

/** The name of somebody who is not kept as a character. What it is for is said by the line that it stands in. */
export const HeroName = ({ draft, change, complaint }: Typed & { complaint: string | undefined }) => (
  <Field
    label={<span className="only-read-aloud">Hero’s name</span>}
    placeholder="Name (optional)"
    name="hero_name"
    autoComplete="off"
    maxLength={120}
    value={draft.hero_name}
    error={complaint}
    onChange={(event) => change({ hero_name: event.target.value })}
  />
)

export const HeroPronouns = ({ draft, change }: Typed) => (
  <PronounChoice
    name="pronouns"
    legend={<legend className="only-read-aloud">Pronouns</legend>}
    chosen={draft.pronouns}
    onChange={(pronoun) => change({ pronouns: pronoun })}
  />
)

export const CompanionPronouns = ({ draft, change }: Typed) => (
  <PronounChoice
    name="companion_pronouns"
    legend={<legend>Companion’s pronouns</legend>}
    chosen={draft.companion_pronouns}
    onChange={(pronoun) => change({ companion_pronouns: pronoun })}
  />
)

type Choice = {
  name: string
  legend: ReactNode
  chosen: StoryDraft['pronouns']
  onChange: (pronouns: StoryDraft['pronouns']) => void
}

const PronounChoice = ({ name, legend, chosen, onChange }: Choice) => (
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

import { pronouns } from '@moonpage/contract/story-input'
import { Field } from '../../ui/field.tsx'
import type { StoryDraft } from './story-draft.ts'
import css from './typed-hero.module.css'
import { pronounWords } from './wording.ts'

type Typed = { draft: StoryDraft; change: (part: Partial<StoryDraft>) => void }

/** The name of somebody who is not kept as a character. What it is for is said by the line that it stands in. */
export const HeroName = ({ draft, change, complaint }: Typed & { complaint: string | undefined }) => (
  <Field
    label={<span className="only-read-aloud">Hero’s name</span>}
    placeholder="A name, if you like"
    name="hero_name"
    autoComplete="off"
    maxLength={60}
    value={draft.hero_name}
    error={complaint}
    onChange={(event) => change({ hero_name: event.target.value })}
  />
)

export const HeroPronouns = ({ draft, change }: Typed) => (
  <fieldset className={css.pronouns}>
    <legend className="only-read-aloud">Pronouns</legend>
    {[null, ...pronouns].map((pronoun) => (
      <label key={pronoun}>
        <input
          type="radio"
          name="pronouns"
          checked={draft.pronouns === pronoun}
          onChange={() => change({ pronouns: pronoun })}
        />
        <span>{pronoun ? pronounWords[pronoun] : 'Any pronouns'}</span>
      </label>
    ))}
  </fieldset>
)

import { avoidable, companionKinds, pronouns } from '@moonpage/contract/story-input'
import { useId, useState } from 'react'
import { cx } from '../../lib/class-names.ts'
import { Field, Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CheckList } from './check-list.tsx'
import css from './make-it-theirs.module.css'
import type { Complaints } from './complaints.ts'
import { isPersonal, type StoryDraft } from './story-draft.ts'
import { avoidWords, kindWords, pronounWords } from './wording.ts'

type MakeItTheirsProps = {
  draft: StoryDraft
  change: (part: Partial<StoryDraft>) => void
  complaints: Complaints
}

/** Who the book is for: all of it optional, folded away until someone wants it. */
export const MakeItTheirs = ({ draft, change, complaints }: MakeItTheirsProps) => {
  const [isUnfolded, setUnfolded] = useState(() => isPersonal(draft))
  const panel = useId()
  // A field that something is wrong with is never folded away.
  const open = isUnfolded || Object.keys(complaints).length > 0
  return (
    <section className={css.theirs}>
      <h2>Make it theirs</h2>
      <p className={css.say}>
        A hero with their name, a companion, a dedication, things to leave out. All optional.
      </p>
      <button
        type="button"
        className={cx(css.toggle, open && css.open)}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setUnfolded(!open)}
      >
        {open ? 'Fold away' : 'Add a name'}
        <Icon name="down" />
      </button>
      <div id={panel} hidden={!open} className={css.panel}>
        <Field
          label="Hero’s name"
          hint="Stands on at least half of the pages."
          name="hero_name"
          autoComplete="off"
          maxLength={60}
          value={draft.hero_name}
          error={complaints.hero_name}
          onChange={(event) => change({ hero_name: event.target.value })}
        />
        <PronounChoice draft={draft} change={change} />
        <Field
          label="Companion’s name"
          name="companion_name"
          autoComplete="off"
          maxLength={60}
          value={draft.companion_name}
          error={complaints.companion_name}
          onChange={(event) => change({ companion_name: event.target.value })}
        />
        <Select
          label="Companion is"
          name="companion_kind"
          value={draft.companion_kind}
          onChange={(event) => change({ companion_kind: event.target.value as StoryDraft['companion_kind'] })}
        >
          {companionKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindWords(kind)}
            </option>
          ))}
        </Select>
        <div className={css.wide}>
          <Field
            label="Dedication"
            hint="One line on the first page."
            placeholder="For Zuri, who is braver than she knows"
            name="dedication"
            autoComplete="off"
            maxLength={160}
            value={draft.dedication}
            error={complaints.dedication}
            onChange={(event) => change({ dedication: event.target.value })}
          />
        </div>
        <fieldset className={css.wide}>
          <legend>Leave these out</legend>
          <p className={css.say}>What your child is afraid of appears in no word and no picture.</p>
          <CheckList
            options={avoidable}
            chosen={draft.avoid}
            onChange={(avoid) => change({ avoid })}
            words={(id) => ({ label: avoidWords[id] })}
          />
        </fieldset>
      </div>
    </section>
  )
}

const PronounChoice = ({ draft, change }: Pick<MakeItTheirsProps, 'draft' | 'change'>) => (
  <fieldset className={css.pronouns}>
    <legend>Pronouns</legend>
    <div>
      {[null, ...pronouns].map((pronoun) => (
        <label key={pronoun}>
          <input
            type="radio"
            name="pronouns"
            checked={draft.pronouns === pronoun}
            onChange={() => change({ pronouns: pronoun })}
          />
          <span>{pronoun ? pronounWords[pronoun] : 'Any'}</span>
        </label>
      ))}
    </div>
  </fieldset>
)

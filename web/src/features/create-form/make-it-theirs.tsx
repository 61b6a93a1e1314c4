import { avoidable, companionKinds, pronouns } from '@moonpage/contract/story-input'
import { type ReactNode, useId, useState } from 'react'
import { cx } from '../../lib/class-names.ts'
import { Field, Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CheckList } from './check-list.tsx'
import css from './make-it-theirs.module.css'
import type { Complaints } from './complaints.ts'
import { isPersonal, type StoryDraft } from './story-draft.ts'
import { avoidWords, kindWords, pronounWords } from './wording.ts'

/** To choose among those whom a parent made before; null for a visitor. */
export type SavedChoices = { heroes: ReactNode; companions: ReactNode } | null

type MakeItTheirsProps = {
  draft: StoryDraft
  change: (part: Partial<StoryDraft>) => void
  complaints: Complaints
  saved: SavedChoices
}

/** Who the book is for: all of it optional, folded away until someone wants it. */
export const MakeItTheirs = ({ draft, change, complaints, saved }: MakeItTheirsProps) => {
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
        {open ? 'Fold away' : saved ? 'Choose who is in it' : 'Add a name'}
        <Icon name="down" />
      </button>
      <div id={panel} hidden={!open} className={css.panel}>
        {open && saved && <div className={css.wide}>{saved.heroes}</div>}
        {!draft.hero && <TypedHero {...{ draft, change, complaints }} />}
        {open && saved && <div className={css.wide}>{saved.companions}</div>}
        {!draft.companion && <TypedCompanion {...{ draft, change, complaints }} />}
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

type Typed = Omit<MakeItTheirsProps, 'saved'>

const TypedHero = ({ draft, change, complaints }: Typed) => (
  <>
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
  </>
)

const TypedCompanion = ({ draft, change, complaints }: Typed) => (
  <>
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
  </>
)

const PronounChoice = ({ draft, change }: Pick<Typed, 'draft' | 'change'>) => (
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

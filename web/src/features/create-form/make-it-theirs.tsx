import { avoidable, companionKinds } from '@moonpage/contract/story-input'
import { type ReactNode, useId, useState } from 'react'
import { cx } from '../../lib/class-names.ts'
import { avoidWords } from '../../lib/avoid-words.ts'
import { Field, Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CheckList } from './check-list.tsx'
import css from './make-it-theirs.module.css'
import type { FormErrors } from './form-errors.ts'
import { isPersonal, type StoryDraft } from './story-draft.ts'
import { CompanionPronouns } from './typed-hero.tsx'
import { kindWords } from './wording.ts'

type MakeItTheirsProps = {
  draft: StoryDraft
  change: (part: Partial<StoryDraft>) => void
  errors: FormErrors
  /** The picker of saved companions; null for visitors. */
  companions: ReactNode
}

/** Optional fields that personalize the story, collapsed at first. */
export const MakeItTheirs = ({ draft, change, errors, companions }: MakeItTheirsProps) => {
  const [isExpanded, setExpanded] = useState(() => isPersonal(draft))
  const panel = useId()
  // Never collapsed while a field has an error.
  const open = isExpanded || Boolean(errors.companion_name || errors.dedication)
  return (
    <section className={css.theirs}>
      <h2>Make it theirs</h2>
      <p className={css.say}>Add a companion, a dedication, or things to leave out. It’s all optional.</p>
      <button
        type="button"
        className={cx(css.toggle, open && css.open)}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setExpanded(!open)}
      >
        {open ? 'Show less' : 'Add details'}
        <Icon name="down" />
      </button>
      <div id={panel} hidden={!open} className={css.panel}>
        {open && companions && <div className={css.wide}>{companions}</div>}
        {!draft.companion && <TypedCompanion {...{ draft, change, errors }} />}
        {(draft.companion || draft.companion_name) && (
          <div className={css.wide}>
            <CompanionPronouns draft={draft} change={change} />
          </div>
        )}
        <div className={css.wide}>
          <Field
            label="Dedication"
            hint="One line on the first page."
            placeholder="For Zuri, who is braver than she knows"
            name="dedication"
            autoComplete="off"
            maxLength={160}
            value={draft.dedication}
            error={errors.dedication}
            onChange={(event) => change({ dedication: event.target.value })}
          />
        </div>
        <fieldset className={css.wide}>
          <legend>Leave these out</legend>
          <p className={css.say}>Tell us what scares your child, and we’ll leave it out.</p>
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

type Typed = Omit<MakeItTheirsProps, 'companions'>

const TypedCompanion = ({ draft, change, errors }: Typed) => (
  <>
    <Field
      label="Companion’s name"
      name="companion_name"
      autoComplete="off"
      maxLength={120}
      value={draft.companion_name}
      error={errors.companion_name}
      onChange={(event) => change({ companion_name: event.target.value })}
    />
    <Select
      label="What kind of companion?"
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

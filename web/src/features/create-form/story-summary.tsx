import { categoryLabel } from '@moonpage/contract/category-label'
import type { Making } from '@moonpage/contract/making'
import { pageCountLimits } from '@moonpage/contract/story-input'
import { type ReactNode, useId } from 'react'
import { waitInWords } from './costs.ts'
import css from './story-summary.module.css'
import { heroOf, isChosen, type StoryDraft } from './story-draft.ts'
import { attributeWords, imagesInWords, storySentence } from './wording.ts'

export const pleaseSelect = 'Please select a subject, theme, and setting for your story'

const Sentence = ({ draft: { subject, theme, setting } }: { draft: StoryDraft }) => (
  <p className={css.sentence}>
    {storySentence(subject, theme, setting)
      .split('*')
      .map((words, index) => (index % 2 ? <b key={words}>{words}</b> : words))}
  </p>
)

type Told = { draft: StoryDraft; making: Making | undefined }

const Facts = ({ draft, making }: Told) => {
  const kinds = draft.story_attributes.map((id) => attributeWords[id].short).join(', ')
  const hero = heroOf(draft)
  const facts: [string, string][] = [
    ...(hero ? ([['Hero', hero.name]] as [string, string][]) : []),
    ['Age group', draft.age_group],
    ['Kind', kinds || 'Up to the storyteller'],
    ['Pages', String(pageCountLimits.default)],
    ['Images', imagesInWords(draft.max_images, making)],
  ]
  return (
    <dl className={css.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The same in one line, for the foot of a phone. */
const InOneLine = ({ draft, making }: Told) => (
  <p className={css.line}>
    <b>{[draft.subject, draft.theme, draft.setting].map(categoryLabel).join(', ')}</b>{' '}
    <span>
      for {draft.age_group}, {imagesInWords(draft.max_images, making)}
    </span>
  </p>
)

type SummaryProps = Told & { drawing: ReactNode; error: ReactNode; button: ReactNode }

/**
 * What will be made: a sheet beside the form with a pencil drawing and a sentence once all three are chosen;
 * on a phone a bar at its foot.
 */
export const StorySummary = ({ draft, making, drawing, error, button }: SummaryProps) => {
  const heading = useId()
  return (
    <aside className={css.side} aria-labelledby={heading}>
      <div className={css.drawing}>{isChosen(draft) && drawing}</div>
      <div className={css.words}>
        <h2 id={heading}>Your story</h2>
        {isChosen(draft) ? (
          <>
            <InOneLine draft={draft} making={making} />
            <Sentence draft={draft} />
            <Facts draft={draft} making={making} />
          </>
        ) : (
          <p className={css.please}>{pleaseSelect}</p>
        )}
        {error}
        {button}
        <p className={css.time}>Ready in {waitInWords(making)}</p>
      </div>
    </aside>
  )
}

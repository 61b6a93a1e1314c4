import { categoryLabel } from '@moonpage/contract/category-label'
import type { GenerationInfo } from '@moonpage/contract/generation-info'
import { type ReactNode, useId } from 'react'
import { waitInWords } from './costs.ts'
import css from './story-summary.module.css'
import { isChosen, recipientOf, type StoryDraft } from './story-draft.ts'
import { attributeWords, imagesInWords, storySentence } from './wording.ts'

export const pleaseSelect = 'Please select a subject, theme, and setting for your story'

const Sentence = ({ draft }: { draft: StoryDraft }) => (
  <p className={css.sentence}>
    {storySentence(draft, recipientOf(draft)).map((words, index) =>
      index % 2 ? <b key={index}>{words}</b> : words,
    )}
  </p>
)

type SummaryData = { draft: StoryDraft; generationInfo: GenerationInfo | undefined }

const Facts = ({ draft, generationInfo }: SummaryData) => {
  const kinds = draft.story_attributes.map((id) => attributeWords[id].short).join(', ')
  const facts: [string, string][] = [
    ['Age group', draft.age_group],
    ['Kind', kinds || 'Up to the storyteller'],
    ['Pages', String(draft.page_count)],
    ['Images', imagesInWords(draft.max_images, generationInfo)],
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

/** The summary in one line, for phones. */
const OneLine = ({ draft, generationInfo }: SummaryData) => {
  const name = recipientOf(draft)
  const chosen = [draft.subject, draft.theme, draft.setting].map(categoryLabel).join(', ')
  return (
    <p className={css.line}>
      <b>{name ? `For ${name}:` : `${chosen}:`}</b>{' '}
      <span>
        {name && `${chosen.toLowerCase()}, `}
        {imagesInWords(draft.max_images, generationInfo)}
      </span>
    </p>
  )
}

type SummaryProps = SummaryData & { drawing: ReactNode; error: ReactNode; button: ReactNode }

/**
 * A summary of the story next to the form, with a sketch and a sentence once subject, theme and setting are chosen; a
 * bar at the bottom on phones.
 */
export const StorySummary = ({ draft, generationInfo, drawing, error, button }: SummaryProps) => {
  const heading = useId()
  const name = recipientOf(draft)
  return (
    <aside className={css.side} aria-labelledby={heading}>
      <div className={css.drawing}>{isChosen(draft) && drawing}</div>
      <div className={css.words}>
        <h2 id={heading}>{name ? `${name}’s story` : 'Your story'}</h2>
        {isChosen(draft) ? (
          <>
            <OneLine draft={draft} generationInfo={generationInfo} />
            <Sentence draft={draft} />
            <Facts draft={draft} generationInfo={generationInfo} />
          </>
        ) : (
          <p className={css.please}>
            {name && <b>For {name}: </b>}
            <span>{pleaseSelect}</span>
          </p>
        )}
        {error}
        {button}
        <p className={css.time}>Ready in {waitInWords(generationInfo)}</p>
      </div>
    </aside>
  )
}

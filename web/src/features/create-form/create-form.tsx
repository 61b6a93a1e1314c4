import type { Categories } from '@moonpage/contract/categories'
import type { Story } from '@moonpage/contract/story'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AgeCards } from './age-cards.tsx'
import { AttributeList } from './attribute-list.tsx'
import { BubbleChoice } from './bubble-choice.tsx'
import { type FormErrors, validateDraft, formErrorsOf } from './form-errors.ts'
import css from './create-form.module.css'
import { waitNotice } from './costs.ts'
import { ImageCounts } from './image-counts.tsx'
import { MakeItTheirs } from './make-it-theirs.tsx'
import { isChosen, requestOf, type StoryDraft, withLength } from './story-draft.ts'
import { StoryLength } from './story-length.tsx'
import { StorySummary } from './story-summary.tsx'
import { useCreateStory } from './use-create-story.ts'
import { useGenerationInfo } from './use-generation-info.ts'

type CreateFormProps = {
  categories: Categories
  draft: StoryDraft
  change: (part: Partial<StoryDraft>) => void
  icon: (id: string) => ReactNode
  drawing: ReactNode
  /** The line above the questions, with the hero. */
  who: (props: { change: (part: Partial<StoryDraft>) => void; error: string | undefined }) => ReactNode
  companions: ReactNode
  /** After the question for the subject: what the child loves. */
  subjectTip: string
  /** Submits at once: the user had submitted before logging in. */
  startsAtOnce: boolean
  /** False if nobody is logged in; it then asks the visitor to log in. */
  mayCreate: () => boolean
  onCreated: (story: Story) => void
}

/** The questions, next to a summary of the story. */
export const CreateForm = ({
  categories,
  draft,
  change,
  icon,
  drawing,
  who,
  companions,
  subjectTip,
  startsAtOnce,
  mayCreate,
  onCreated,
}: CreateFormProps) => {
  const [errors, setFormErrors] = useState<FormErrors>({})
  const { data: generationInfo, dataUpdatedAt: asOf } = useGenerationInfo()
  const creation = useCreateStory(onCreated)
  const isCreating = creation.isPending || creation.isSuccess

  const create = () => {
    const request = requestOf(draft)
    const found = validateDraft(request)
    setFormErrors(found)
    if (Object.keys(found).length === 0 && mayCreate()) {
      creation.mutate(request, { onError: (error) => setFormErrors(formErrorsOf(error)) })
    }
  }
  useFocusOnError(errors)

  const isStarted = useRef(false)
  useEffect(() => {
    if (!startsAtOnce || isStarted.current || !isChosen(draft)) return
    isStarted.current = true
    create()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with the stored draft
  }, [])

  const edit = (part: Partial<StoryDraft>) => {
    const edited = Object.keys(part)
    setFormErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !edited.includes(field))),
    )
    change(part)
  }

  const notice = waitNotice(generationInfo, new Date(asOf))
  const error = <Banner>{creation.isError && messageOf(creation.error)}</Banner>
  const button = (
    <Button look="lamp" size="big" disabled={!isChosen(draft) || isCreating} onClick={create}>
      {isCreating ? 'Creating Your Story...' : 'Create My Story'}
    </Button>
  )

  return (
    <>
      {/* Outside the form: creating a hero has its own form, and forms cannot be nested. */}
      {who({ change: edit, error: errors.hero_name })}
      {/* Enter in a field does not submit: only the button starts a story. */}
      <form className={css.layout} onSubmit={(event) => event.preventDefault()}>
        <div className={css.questions}>
          {notice && (
            <p className={css.notice} role="status">
              <Icon name="lamp" /> <span>{notice}</span>
            </p>
          )}
          <BubbleChoice
            title="Who is it about?"
            hint={['Choose a subject.', subjectTip].filter(Boolean).join(' ')}
            noun="subjects"
            options={categories.subjects}
            chosen={draft.subject}
            onChoose={(subject) => edit({ subject })}
            icon={icon}
          />
          <BubbleChoice
            title="What is at its heart?"
            hint="Choose a theme. It shapes how the problem gets solved."
            noun="themes"
            options={categories.themes}
            chosen={draft.theme}
            onChoose={(theme) => edit({ theme })}
            icon={icon}
          />
          <BubbleChoice
            title="Where does it happen?"
            hint="Choose a setting."
            noun="settings"
            options={categories.settings}
            chosen={draft.setting}
            onChoose={(setting) => edit({ setting })}
            icon={icon}
          />
          <AgeCards chosen={draft.age_group} onChoose={(age_group) => edit({ age_group })} />
          <AttributeList
            chosen={draft.story_attributes}
            onChange={(story_attributes) => edit({ story_attributes })}
          />
          <StoryLength pages={draft.page_count} onChoose={(pages) => edit(withLength(draft, pages))} />
          <ImageCounts
            pages={draft.page_count}
            chosen={draft.max_images}
            onChoose={(max_images) => edit({ max_images })}
            generationInfo={generationInfo}
          />
          <MakeItTheirs draft={draft} change={edit} errors={errors} companions={companions} />
        </div>
        <StorySummary {...{ draft, generationInfo, drawing, error, button }} />
      </form>
    </>
  )
}

/** Focuses the first field with an error. */
const useFocusOnError = (errors: FormErrors) => {
  const first = Object.keys(errors)[0]
  useEffect(() => {
    if (first) document.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus()
  }, [first])
}

import type { Story } from '@moonpage/contract/story'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import * as routes from 'virtual:routes'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { call } from '../../data/api.ts'
import { useHasRecordings } from '../../data/use-narrators.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/more-fields.tsx'
import { Drawing } from '../../ui/icon.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { showToast } from '../../ui/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ContactPlaces } from './contact-places.tsx'
import { LazyEditDialog } from './lazy-edit-dialog.ts'
import { updateStoryCache } from './story-cache.ts'
import css from './owner-tools.module.css'
import { toolIcons } from './tool-icons.ts'

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

/** Explains which names the public will see. */
const namesHint = (includeNames: boolean, isDedicated: boolean) => {
  if (includeNames)
    return `Everyone will see the names you entered${isDedicated ? ', and your dedication' : ''}.`
  return `Everyone will see made-up names instead of the ones you entered${
    isDedicated ? ', and your dedication stays private' : ''
  }.`
}

/** Publishes or unpublishes the story. Publishing explains first what others will see. */
export const Visibility = ({ story }: { story: Story }) => {
  const { id, is_public: isPublic } = story
  const queries = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const [includeNames, setIncludeNames] = useState(false)
  const [includeRecordings, setIncludeRecordings] = useState(false)
  const hasRecordings = useHasRecordings(id)
  const [editing, setEditing] = useState<{ page: number; isOpen: boolean } | null>(null)
  const publish = useMutation({
    mutationFn: () =>
      call(routes.publishStory, {
        params: { id },
        body: { include_names: includeNames, include_recordings: includeRecordings },
      }),
    meta: { quiet: true },
    onSuccess: (published) => {
      updateStoryCache(queries, published)
      setConfirming(false)
      showToast('success', 'Story is now public! Others can discover and rate it.')
    },
  })
  const unpublish = useMutation({
    mutationFn: () => call(routes.unpublishStory, { params: { id } }),
    onSuccess: (unpublished) => {
      updateStoryCache(queries, unpublished)
      showToast('success', 'Story is now private')
    },
  })
  const onClick = () => {
    if (unpublish.isPending) return
    if (isPublic) return unpublish.mutate()
    publish.reset()
    setIncludeNames(false)
    setIncludeRecordings(false)
    setConfirming(true)
  }
  const places = publish.error instanceof ApiError ? publish.error.places : []
  // One dialog at a time: returns here after editing.
  const edit = (page: number) => {
    setConfirming(false)
    setEditing({ page, isOpen: true })
  }
  const stopEditing = () => {
    setEditing((last) => last && { ...last, isOpen: false })
    publish.reset()
    setConfirming(true)
  }
  return (
    <>
      <Button
        look={isPublic ? 'ink' : 'outline'}
        title={isPublic ? 'Make this story private' : undefined}
        aria-disabled={unpublish.isPending || undefined}
        onClick={onClick}
      >
        <Drawing svg={isPublic ? pageIcons.globe : toolIcons.lock} />
        {isPublic ? 'Public' : 'Make Public'}
      </Button>
      {isPublic && (
        <p className={css.counts}>
          {story.moderation_status === 'under_review'
            ? 'Hidden from others for now: several people reported it, and a moderator is reviewing it.'
            : `${counted(story.view_count, 'view')}, ${counted(story.rating_count, 'rating')}`}
        </p>
      )}
      <ConfirmDialog
        open={isConfirming}
        title="Make this story public?"
        does="Make Public"
        doing="Making it public..."
        isBusy={publish.isPending}
        error={publish.error && places.length === 0 ? messageOf(publish.error) : null}
        onConfirm={() => publish.mutate()}
        onClose={() => setConfirming(false)}
      >
        {places.length > 0 ? (
          <ContactPlaces places={places} onEdit={edit} />
        ) : (
          <p>Everyone will be able to find it, read it, and rate it.</p>
        )}
        <Checkbox
          label={
            <>
              Show the real names
              <span className={css.hint}>{namesHint(includeNames, story.dedication !== null)}</span>
            </>
          }
          checked={includeNames}
          onChange={(event) => setIncludeNames(event.target.checked)}
        />
        {hasRecordings && (
          <Checkbox
            label={
              <>
                Let them hear your recordings
                <span className={css.hint}>
                  {includeRecordings
                    ? 'Everyone will hear the voices that your family recorded.'
                    : 'They’ll hear a computer’s voice. Your recordings stay in the family.'}
                </span>
              </>
            }
            checked={includeRecordings}
            onChange={(event) => setIncludeRecordings(event.target.checked)}
          />
        )}
      </ConfirmDialog>
      {editing && (
        <Suspense>
          <LazyEditDialog
            key={editing.page}
            story={story}
            pageNumber={editing.page}
            open={editing.isOpen}
            onClose={stopEditing}
          />
        </Suspense>
      )}
    </>
  )
}

import type { StoryNarrator } from '@moonpage/contract/narration'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../../../data/api.ts'
import { messageOf } from '../../../data/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Face } from '../../../ui/face.tsx'
import { familyFace } from '../../../ui/face-names.ts'
import css from './voices-of-book.module.css'

type VoiceCardProps = {
  narrator: StoryNarrator
  total: number
  mayDelete: boolean
  onRecord: () => void
}

const aboutPages = ({ recorded_pages, outdated_pages }: StoryNarrator, total: number): string => {
  if (outdated_pages.length > 0)
    return `The words changed on ${outdated_pages.length === 1 ? `page ${outdated_pages[0]}` : `${outdated_pages.length} pages`}. Record again?`
  if (recorded_pages.length === 0) return 'Nothing recorded in this book yet.'
  return recorded_pages.length >= total
    ? `All ${total} pages.`
    : `${recorded_pages.length} of ${total} pages.`
}

/** A voice of the family: its pages in this book, and how to delete it. */
export const VoiceCard = ({ narrator, total, mayDelete, onRecord }: VoiceCardProps) => {
  const { id, name, face, recorded_pages: pages } = narrator
  const does = pages.length === 0 ? 'Record' : pages.length < total ? 'Go on' : 'Listen or change'
  const queries = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const deletion = useMutation({
    mutationFn: () => call(routes.deleteNarrator, { params: { id } }),
    meta: { quiet: true },
    onSuccess: () => {
      setConfirming(false)
      return queries.invalidateQueries({ queryKey: ['narrators'] })
    },
  })
  return (
    <li className={css.card}>
      <Face name={familyFace(face)} />
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <p>{aboutPages(narrator, total)}</p>
      </div>
      <div className={css.ways}>
        <Button size="tight" aria-label={`${does} as ${name}`} onClick={onRecord}>
          {does}
        </Button>
        {mayDelete && (
          <Button
            look="bare"
            size="tight"
            aria-label={`Delete ${name}’s voice`}
            onClick={() => setConfirming(true)}
          >
            Delete
          </Button>
        )}
      </div>
      <Dialog
        open={isConfirming}
        onClose={() => !deletion.isPending && setConfirming(false)}
        title={`Delete ${name}’s voice?`}
        actions={
          <>
            <Button look="ink" disabled={deletion.isPending} onClick={() => deletion.mutate()}>
              {deletion.isPending ? 'Deleting...' : 'Delete'}
            </Button>
            <Button disabled={deletion.isPending} onClick={() => setConfirming(false)}>
              Keep
            </Button>
          </>
        }
      >
        <Banner>{deletion.error && messageOf(deletion.error)}</Banner>
        <p>Everything that {name} recorded, in all your books, will be gone for good.</p>
      </Dialog>
    </li>
  )
}

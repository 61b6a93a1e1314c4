import type { ShareLink, ShareOptions } from '@moonpage/contract/sharing'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { BidiText } from '../../ui/bidi-text.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { LiveLink } from './live-link.tsx'
import { NewLink } from './new-link.tsx'
import css from './share-dialog.module.css'

export type Shared = {
  /** The valid link; null without one. */
  link: ShareLink | null
  change: UseMutationResult<ShareLink, Error, ShareOptions>
  end: UseMutationResult<void, Error, void>
}

type ShareSheetProps = {
  title: string
  /** In a sentence: what the link opens. */
  what: string
  shared: Shared
  /** Whether to ask about recordings. */
  hasRecordings: boolean
}

/** Makes, shows, extends and ends a share link. */
export const ShareSheet = ({
  title,
  what,
  shared: { link, change, end },
  hasRecordings,
}: ShareSheetProps) => {
  const [isEnding, setEnding] = useState(false)
  const isBusy = change.isPending || end.isPending
  // Optimistic; rolled back on errors.
  const pending = change.isPending ? change.variables : undefined
  const failed = change.error ?? end.error

  const startEnding = () => {
    change.reset()
    setEnding(true)
  }
  return (
    <div className={css.sheet}>
      <p className={css.title}>
        <BidiText>{title}</BidiText>
      </p>
      <Banner>{failed && messageOf(failed)}</Banner>
      {!link && (
        <NewLink
          what={what}
          isBusy={isBusy}
          hasRecordings={hasRecordings}
          onMake={(options) => change.mutate(options)}
        />
      )}
      {link && isEnding && (
        <StopSharing
          isBusy={end.isPending}
          onStop={() => end.mutate(undefined, { onSuccess: () => setEnding(false) })}
          onKeep={() => {
            end.reset()
            setEnding(false)
          }}
        />
      )}
      {link && !isEnding && (
        <LiveLink
          link={{
            ...link,
            include_names: pending?.include_names ?? link.include_names,
            include_recordings: pending?.include_recordings ?? link.include_recordings,
          }}
          hasRecordings={hasRecordings}
          onRecordings={(include) => change.mutate({ include_recordings: include })}
          title={title}
          isBusy={isBusy}
          onNames={(include) => change.mutate({ include_names: include })}
          onRenew={() => change.mutate({ renew: true })}
          onEnd={startEnding}
        />
      )}
    </div>
  )
}

type StopSharingProps = { isBusy: boolean; onStop: () => void; onKeep: () => void }

const StopSharing = ({ isBusy, onStop, onKeep }: StopSharingProps) => (
  <form
    className={css.part}
    onSubmit={(event) => {
      event.preventDefault()
      onStop()
    }}
  >
    <p>The link will stop working right away for everyone who has it. You can make a new one later.</p>
    <div className={css.ways}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone */}
      <SubmitButton autoFocus look="ink" size="usual" busy={isBusy && 'Ending the link...'}>
        Stop sharing
      </SubmitButton>
      <Button disabled={isBusy} onClick={onKeep}>
        Keep the link
      </Button>
    </div>
  </form>
)

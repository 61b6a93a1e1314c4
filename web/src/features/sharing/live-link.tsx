import type { ShareLink } from '@moonpage/contract/sharing'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { dateOf } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Drawing } from '../../ui/icon.tsx'
import shareIcon from '../../ui/icons/share.svg?raw'
import { copyFrom } from './copy-text.ts'
import { NamesChoice } from './names-choice.tsx'
import { RecordingsChoice } from './recordings-choice.tsx'
import css from './share-dialog.module.css'

type LiveLinkProps = {
  link: ShareLink
  title: string
  isBusy: boolean
  hasRecordings: boolean
  onRecordings: (include: boolean) => void
  onNames: (include: boolean) => void
  onRenew: () => void
  onEnd: () => void
}

/** The share link with its expiry and the choice of names. */
export const LiveLink = ({ link, title, isBusy, hasRecordings, ...on }: LiveLinkProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <div className={css.part} ref={box}>
      <Field
        label="Link"
        readOnly
        value={link.share_url}
        className={css.link}
        onFocus={(event) => event.target.select()}
      />
      <CopyAndSend box={box} link={link} title={title} />
      <NamesChoice isChecked={link.include_names} isBusy={isBusy} onChange={on.onNames} />
      {hasRecordings && (
        <RecordingsChoice isChecked={link.include_recordings} isBusy={isBusy} onChange={on.onRecordings} />
      )}
      <div className={css.until}>
        <p aria-live="polite">
          Works until <b>{dateOf(link.expires_at)}</b>
        </p>
        <Button size="tight" aria-disabled={isBusy} onClick={() => !isBusy && on.onRenew()}>
          Renew
        </Button>
        <Button size="tight" look="bare" className={css.stop} onClick={on.onEnd}>
          Stop sharing
        </Button>
      </div>
    </div>
  )
}

type CopyProps = { box: RefObject<HTMLDivElement | null>; link: ShareLink; title: string }

const CopyAndSend = ({ box, link, title }: CopyProps) => {
  const [message, setMessage] = useState('')
  const copy = async () => {
    const field = box.current?.querySelector('input')
    if (!field) return
    const isCopied = await copyFrom(field)
    setMessage(
      isCopied
        ? 'Link copied'
        : 'The link is selected. Copy it with your keyboard, or press and hold to copy it.',
    )
  }
  const send = () => {
    // Rejected when the user closes the share sheet.
    void navigator.share({ title, url: link.share_url }).catch(() => {})
  }
  return (
    <div className={css.ways}>
      <Button look="lamp" onClick={() => void copy()}>
        Copy link
      </Button>
      {'share' in navigator && (
        <Button onClick={send}>
          <Drawing svg={shareIcon} />
          Send
        </Button>
      )}
      <p role="status" className={css.said}>
        {message}
      </p>
    </div>
  )
}

import { recordingLinkDays } from '@moonpage/contract/recording-link-days'
import type { RecordingLink } from '@moonpage/contract/recording-links'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../../data/api.ts'
import { messageOf } from '../../../data/api-error.ts'
import { dateOf } from '../../../lib/dates.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Face } from '../../../ui/face.tsx'
import { familyFace } from '../../../ui/face-names.ts'
import { Drawing } from '../../../ui/icon.tsx'
import shareIcon from '../../../ui/icons/share.svg?raw'
import css from './voices-of-book.module.css'

type RecordingLinksProps = { storyId: string; title: string; total: number }

/** Links by which somebody far away records this book, without an account. */
export const RecordingLinks = ({ storyId: id, title, total }: RecordingLinksProps) => {
  const queries = useQueryClient()
  const key = ['recording-links', id]
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(routes.listRecordingLinks, { params: { id } }, signal),
  })
  const refresh = () => queries.invalidateQueries({ queryKey: key })
  const creation = useMutation({
    mutationFn: () => call(routes.createRecordingLink, { params: { id } }),
    meta: { quiet: true },
    onSuccess: refresh,
  })
  const end = useMutation({
    mutationFn: (link_id: string) => call(routes.revokeRecordingLink, { params: { id, link_id } }),
    meta: { quiet: true },
    onSuccess: refresh,
  })
  const failed = creation.error ?? end.error
  return (
    <section className={css.links} aria-labelledby="far-away">
      <h2 id="far-away">Someone far away</h2>
      <p>
        Send a grandparent a link. They read this one book on their phone, page by page, without an account.
        The link works for {recordingLinkDays} days.
      </p>
      <Banner>{failed && messageOf(failed)}</Banner>
      <ul>
        {data?.links.map((link) => (
          <LinkCard
            key={link.id}
            {...{ link, title, total }}
            isBusy={end.isPending}
            onEnd={() => end.mutate(link.id)}
          />
        ))}
      </ul>
      <Button disabled={creation.isPending} onClick={() => creation.mutate()}>
        <Drawing svg={shareIcon} />
        {creation.isPending ? 'Making the link...' : 'Make a link'}
      </Button>
    </section>
  )
}

type LinkCardProps = {
  link: RecordingLink
  title: string
  total: number
  isBusy: boolean
  onEnd: () => void
}

const LinkCard = ({ link, title, total, isBusy, onEnd }: LinkCardProps) => {
  const { url, narrator, recorded_pages: pages, expires_at } = link
  // Rejected when the user closes the share sheet.
  const send = () => void navigator.share({ title, url }).catch(() => {})
  return (
    <li className={css.card}>
      {narrator ? <Face name={familyFace(narrator.face)} /> : <span className={css.nobody} />}
      <div>
        <b>{narrator ? <bdi>{narrator.name}</bdi> : 'Not opened yet'}</b>
        <p>
          {pages.length > 0 && `${pages.length} of ${total} pages. `}Works until {dateOf(expires_at)}.
        </p>
        <p className={css.url}>{url}</p>
      </div>
      <div className={css.ways}>
        {'share' in navigator && (
          <Button size="tight" onClick={send}>
            Send
          </Button>
        )}
        <CopyButton text={url}>Copy link</CopyButton>
        <Button look="bare" size="tight" disabled={isBusy} onClick={onEnd}>
          Put it away
        </Button>
      </div>
    </li>
  )
}

import type { RecordingBook } from '@moonpage/contract/recording-links'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Face } from '../../../ui/face.tsx'
import { familyFace } from '../../../ui/face-names.ts'
import { Drawing } from '../../../ui/icon.tsx'
import shareIcon from '../../../ui/icons/share.svg?raw'
import { inWords } from '../narration/narrator-words.ts'
import css from './record-by-link.module.css'
import type { RecordingSession } from './recording-session.ts'
import { useTakes } from './use-takes.ts'

const pagesInWords = (count: number) => `${inWords(count)} page${count === 1 ? '' : 's'}`

type RecordDoneProps = {
  book: RecordingBook
  session: RecordingSession
  onAgain: () => void
}

/** All pages are there, or on their way. */
export const RecordDone = ({ book, session, onAgain }: RecordDoneProps) => {
  const { takes } = useTakes(session)
  const done = new Set([...session.recorded, ...takes.keys()]).size
  const waiting = [...takes.values()].filter(({ state }) => state !== 'sent')
  const picture = book.pages.findLast((page) => page.image_url)
  const name = book.narrator?.name ?? ''
  const url = location.href
  return (
    <div className={css.welcome}>
      {picture && (
        <div className={css.picture}>
          <img
            src={picture.image_url ?? undefined}
            srcSet={picture.image_srcset ?? undefined}
            sizes="(max-width: 899px) 100vw, 560px"
            alt=""
          />
        </div>
      )}
      <div className={css.words}>
        <Face name={familyFace(book.narrator?.face ?? null)} />
        <h1 tabIndex={-1}>
          That’s {done >= book.pages.length ? `all ${inWords(done)}` : pagesInWords(done)}, <bdi>{name}</bdi>.
        </h1>
        {waiting.length > 0 ? (
          <div className={css.waiting} role="status">
            <b>{waiting.length === 1 ? 'One page is' : `${waiting.length} pages are`} still on the way.</b>{' '}
            Please leave this page open until {waiting.length === 1 ? 'it has' : 'they have'} arrived.
            <progress
              value={waiting.reduce((sum, { progress }) => sum + progress, 0)}
              max={waiting.length}
              aria-label="Sent"
            />
          </div>
        ) : (
          <p className="lead">
            They can hear your voice tonight. <bdi>{book.asked_by}</bdi> finds it in the book.
          </p>
        )}
        <p className="soft small">
          Keep this link. It’s how you come back to listen, record a page again, or erase it.
        </p>
        <div className={css.ways}>
          <Button look="lamp" size="big" icon="play" onClick={onAgain}>
            Hear it page by page
          </Button>
          {'share' in navigator ? (
            <Button onClick={() => void navigator.share({ title: book.title, url }).catch(() => {})}>
              <Drawing svg={shareIcon} />
              Send myself the link
            </Button>
          ) : (
            <CopyButton text={url}>Copy the link</CopyButton>
          )}
        </div>
      </div>
    </div>
  )
}

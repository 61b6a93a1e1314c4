import { messageOf } from '../../data/api-error.ts'
import { type KeptBook, keyOf, removeBook } from '../../data/kept/kept-books.ts'
import { deviceWord } from '../../lib/device-word.ts'
import { BidiText } from '../../ui/bidi-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import css from './keep-panel.module.css'
import { Ride } from './ride.tsx'
import { inMegabytes, partInMegabytes } from './sizes.ts'
import { StorageNote } from './storage-note.tsx'
import type { useKeeping } from './use-keeping.ts'
import { useStorage } from './use-storage.ts'

type KeepPanelProps = {
  keeping: ReturnType<typeof useKeeping>
  /** `it` or `them`. */
  what: 'it' | 'them'
}

const voiceWords = ({ voice }: KeptBook): string =>
  voice?.source === 'recorded' ? `${voice.name}’s voice` : 'The voice'

/** What is being done, in a sentence. */
const progressWords = ({ records, bytes }: KeepPanelProps['keeping']): string => {
  const book = records.find(({ state }) => state === 'keeping')
  if (records.length > 1) return 'One book after another. You can go on reading.'
  if (!book || bytes === 0) return 'Getting its pages and voice ready.'
  return book.voice && book.kept_bytes >= book.picture_bytes
    ? `Pictures are here. ${voiceWords(book)} is coming.`
    : 'Its pictures are coming.'
}

/** Keeps books on this device: how far they are, Stop, Go on and Remove. */
export const KeepPanel = ({ keeping, what }: KeepPanelProps) => {
  const { state, bytes, keptBytes, missingBytes, trouble, error, keep, pause, remove } = keeping
  const { data: storage } = useStorage()
  const device = deviceWord()
  if (!keeping.isKnown) return null
  if (state === 'none')
    return (
      <div className={css.panel}>
        <Button look="lamp" size="big" onClick={keep}>
          Keep on this {device}
        </Button>
        <p className="soft">
          Pages, pictures and voice come along, so that {what === 'it' ? 'it opens' : 'they open'} without
          internet.
          {storage?.asks &&
            ' Your browser may ask whether Moonpage can store data for good: say yes, and they stay put.'}
        </p>
        {error && <p role="alert">{messageOf(error)}</p>}
      </div>
    )
  if (state === 'kept')
    return (
      <div className={css.panel}>
        <div className={css.line}>
          <p className={css.kept} role="status">
            <Icon name="check" />
            On this {device}, {inMegabytes(bytes)}
          </p>
          <Button look="bare" size="tight" onClick={remove}>
            Remove
          </Button>
        </div>
        <StorageNote />
      </div>
    )
  // How large a book is, is known when its turn has come.
  const isByBooks = keeping.records.some((record) => record.bytes === 0) && keeping.records.length > 1
  const part = isByBooks ? keeping.records.filter((record) => record.state === 'kept').length : keptBytes
  const whole = isByBooks ? keeping.records.length : bytes
  return (
    <div className={css.panel}>
      <div className={css.line}>
        <b>
          Keeping {what} on this {device}
        </b>
        {whole > 0 && (
          <span className={css.size}>
            {isByBooks ? `${part} of ${whole} books` : partInMegabytes(part, whole)}
          </span>
        )}
      </div>
      <Ride label={`Keeping ${what} on this ${device}`} {...{ part, whole }} />
      <div className={css.line}>
        <p className="soft" role="status">
          {state === 'busy'
            ? progressWords(keeping)
            : `Stopped at ${inMegabytes(keptBytes)}. Nothing is lost.`}
          {state === 'stopped' && ' It goes on once you’re back online.'}
        </p>
        {state === 'busy' ? (
          <Button look="bare" size="tight" onClick={pause}>
            Stop
          </Button>
        ) : (
          <Button size="tight" onClick={keep}>
            Go on
          </Button>
        )}
      </div>
      {trouble && <p role="alert">{trouble}</p>}
      {missingBytes !== null && <NoRoom missing={missingBytes} others={keeping.others} />}
      {state !== 'busy' && (
        <Button look="bare" size="tight" className={css.remove} onClick={remove}>
          Remove what is here
        </Button>
      )}
      {state === 'busy' && <StorageNote />}
    </div>
  )
}

/** How much is missing, and what could go. */
const NoRoom = ({ missing, others }: { missing: number; others: readonly KeptBook[] }) => (
  <div className={css.room} role="alert">
    <b>
      This {deviceWord()} is {inMegabytes(missing)} short.
    </b>
    {others.length === 0 ? (
      <p>Clear up some space, then go on.</p>
    ) : (
      <>
        <p>These could go; they stay in your library.</p>
        <ul>
          {others.map((book) => (
            <li key={`${book.copy} ${book.id}`} className={css.line}>
              <span>
                <BidiText>{book.title}</BidiText>, {inMegabytes(book.kept_bytes)}
              </span>
              <Button
                size="tight"
                aria-label={`Remove ${book.title}`}
                onClick={() => void removeBook(...keyOf(book))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)

import type { StoryNarrators } from '@moonpage/contract/narration'
import { embeddedNarrator } from '@moonpage/contract/narrators'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { Face } from '../../../ui/face.tsx'
import { Drawing, Icon } from '../../../ui/icon.tsx'
import microphone from '../../../ui/icons/microphone.svg?raw'
import { Link } from '../../../ui/link.tsx'
import { DeviceVoices } from './device-voices.tsx'
import type { NarrationClient } from './narration-client.ts'
import { NarratorRow } from './narrator-row.tsx'
import css from './narrators-sheet.module.css'
import { aboutNarrator, minutesToRead } from './narrator-words.ts'
import { type Pace, paces, paceWords } from './pace.ts'
import type { Player } from './player.ts'
import { ownStory } from '../../../data/use-narrators.ts'
import { useSession } from '../../../data/session-store.ts'
import { useDeviceVoices } from './use-reader.ts'
import { useSample } from './use-sample.ts'
import { deviceWord } from '../../../lib/device-word.ts'
import { faceOf, nameOf, type WhoReads } from './who-reads.ts'

type NarratorsSheetProps = {
  path: string
  /** Undefined for readers of others' books, who have a voice or two to choose from. */
  narrators: StoryNarrators | undefined
  choice: string
  choose: (choice: string) => void
  pace: Pace
  onPace: (pace: Pace) => void
  player: Player
  client: NarrationClient
  page: number
  content: string
  total: number
  onClose: () => void
}

/** Who reads, and how fast. Rises from below on phones, stands above the voice key on a desk. */
export const NarratorsSheet = (props: NarratorsSheetProps) => {
  const { path, narrators, choice, choose, pace, onPace, player, client, page, content, total, onClose } =
    props
  const [showsDevice, setShowsDevice] = useState(false)
  const sample = useSample(client, player, { page, content })
  const devices = useDeviceVoices()
  const id = ownStory(path)
  const isChildView = useSession().user?.child_view !== undefined
  const rows = narrators?.narrators ?? visitorsRows
  const first = rows.find((row) => row.id === choice)?.id ?? (choice.startsWith('device:') ? '' : rows[0]?.id)
  if (showsDevice)
    return (
      <Sheet title={`This ${deviceWord()}’s voices`} onClose={onClose} onBack={() => setShowsDevice(false)}>
        <DeviceVoices {...{ devices, choice, choose, sample }} />
      </Sheet>
    )
  return (
    <Sheet title="Who reads tonight?" onClose={onClose}>
      <div role="radiogroup" aria-label="Who reads">
        {rows.map((row) => {
          const who: WhoReads = row
          const name = row.id === '' ? 'This book’s voice' : nameOf(who)
          return (
            <NarratorRow
              key={row.id}
              name={name}
              about={aboutNarrator(row, rows, total)}
              face={<Face name={row.id === '' ? 'house' : faceOf(who)} className={css.face} />}
              isChosen={row.id === first}
              isPlaying={sample.playing === row.id}
              onChoose={() => choose(row.id)}
              onListen={() => sample.listen(row.id, row.recorded_pages[0])}
            />
          )
        })}
      </div>
      {devices.length > 0 && (
        <button type="button" className={css.more} onClick={() => setShowsDevice(true)}>
          <Face name="phone" className={css.face} />
          <span>
            <b>This {deviceWord()}’s voices</b>
            <small>
              {devices[0]?.name.replace(/\s*\(.*\)$/, '')}
              {devices.length > 1 && ` and ${devices.length - 1} more`}. Made on this {deviceWord()}.
            </small>
          </span>
          <Icon name="next" />
        </button>
      )}
      {id && !isChildView && (
        <Link to={`/story/${id}/record`} className={css.more}>
          <span className={css.pencil}>
            <Drawing svg={microphone} />
          </span>
          <span>
            <b>Your own voice</b>
            <small>
              {rows.some(({ source }) => source === 'recorded')
                ? 'Record more pages, add a voice, or ask a grandparent.'
                : `Not recorded yet. ${minutesToRead(total)}`}
            </small>
          </span>
          <Icon name="next" />
        </Link>
      )}
      <fieldset className={css.pace}>
        <legend>How fast</legend>
        <div>
          {paces.map((one) => (
            <label key={one}>
              <input type="radio" name="pace" checked={one === pace} onChange={() => onPace(one)} />
              {paceWords[one]}
            </label>
          ))}
        </div>
      </fieldset>
    </Sheet>
  )
}

/** A book of another family has the voice that its family allows, and the simple one. */
const visitorsRows: StoryNarrators['narrators'] = [
  { id: '', source: 'hosted', name: '', face: null, recorded_pages: [], outdated_pages: [] },
  { id: embeddedNarrator, source: 'embedded', name: '', face: null, recorded_pages: [], outdated_pages: [] },
]

type SheetProps = { title: string; onClose: () => void; onBack?: () => void; children: ReactNode }

const Sheet = ({ title, onClose, onBack, children }: SheetProps) => {
  const sheet = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = sheet.current
    dialog?.showModal()
    dialog?.querySelector('h2')?.focus()
    return () => dialog?.close()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop; Escape does the same
    <dialog
      ref={sheet}
      className={css.sheet}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={({ target, clientY, clientX }) => {
        const { left, right, top, bottom } = sheet.current?.getBoundingClientRect() ?? new DOMRect()
        const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
        if (target === sheet.current && !isInside) onClose()
      }}
    >
      <div className={css.top}>
        {onBack && <IconButton icon="back" label="Back to all voices" onClick={onBack} />}
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      {children}
    </dialog>
  )
}

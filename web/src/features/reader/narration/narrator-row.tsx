import type { ReactNode } from 'react'
import { Drawing, Icon } from '../../../ui/icon.tsx'
import stop from '../../../ui/icons/stop.svg?raw'
import css from './narrators-sheet.module.css'

type NarratorRowProps = {
  name: string
  about: string
  face: ReactNode
  isChosen: boolean
  isPlaying: boolean
  onChoose: () => void
  onListen: () => void
}

/** A voice to choose, and to listen to. */
export const NarratorRow = ({ name, about, face, isChosen, isPlaying, ...on }: NarratorRowProps) => (
  <div className={css.row}>
    <label>
      <input type="radio" name="narrator" checked={isChosen} onChange={on.onChoose} />
      {face}
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{about}</small>
      </span>
    </label>
    <button
      type="button"
      className={css.hear}
      aria-label={isPlaying ? `Stop ${name}` : `Listen to ${name}`}
      onClick={on.onListen}
    >
      {isPlaying ? <Drawing svg={stop} /> : <Icon name="play" />}
    </button>
  </div>
)

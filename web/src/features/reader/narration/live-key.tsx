import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Face } from '../../../ui/face.tsx'
import type { FaceName } from '../../../ui/face-names.ts'
import { Drawing, Icon } from '../../../ui/icon.tsx'
import moon from '../../../ui/icons/moon.svg?raw'
import pause from '../../../ui/icons/pause.svg?raw'
import key from '../voice-key.module.css'
import css from './live-key.module.css'
import { type Pace, paceWords } from './pace.ts'
import type { PlayerState } from './player.ts'
import { deviceWord } from '../../../lib/device-word.ts'
import { inVoiceOf, isReading, isWaiting, nameOf, type WhoReads } from './who-reads.ts'

type LiveKeyProps = {
  status: PlayerState['status']
  /** Null while it is not known who will read. */
  who: WhoReads | null
  /** Null: the simple voice's. */
  face: FaceName | null
  pace: Pace
  isOpen: boolean
  /** It will probably be pressed. */
  onReach: () => void
  onPress: () => void
  onFace: () => void
  onSentence: (by: 1 | -1) => void
}

const wordsOf = (status: PlayerState['status'], who: WhoReads | null): [string, string] => {
  switch (status) {
    case 'loading':
      return ['One moment', who ? nameOf(who) : '\u00a0']
    case 'reading':
      return ['Pause', who ? isReading(who) : '\u00a0']
    case 'paused':
      return ['Go on', who ? isWaiting(who) : '\u00a0']
    case 'failed':
      return ['Try again', 'No voice just now']
    default:
      return ['Read to me', who ? inVoiceOf(who) : 'word by word']
  }
}

/** The face opens the voices, the words start and stop the voice. */
export const LiveKey = ({ status, who, face, pace, isOpen, ...on }: LiveKeyProps) => {
  const say = useRef<HTMLButtonElement>(null)
  // It comes in the place of a button that looks the same, and keeps its focus.
  const [hasFocus] = useState(() => document.activeElement?.className === key.say)
  useEffect(() => {
    if (hasFocus) say.current?.focus({ preventScroll: true })
  }, [hasFocus])
  const isOn = status === 'loading' || status === 'reading' || status === 'paused'
  const [words, below] = wordsOf(status, who)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined
    if (!by) return
    event.preventDefault()
    on.onSentence(by)
  }
  return (
    <div className={key.voice} data-lit={isOn || undefined}>
      <button
        type="button"
        className={key.face}
        aria-label={`${who ? nameOf(who) : `This ${deviceWord()}`}. Voices and pace`}
        aria-expanded={isOpen}
        onClick={on.onFace}
      >
        <Face name={face} className={css.face} />
      </button>
      <button
        ref={say}
        type="button"
        className={key.say}
        aria-keyshortcuts="ArrowUp ArrowDown"
        onFocus={on.onReach}
        onPointerEnter={on.onReach}
        onPointerDown={on.onReach}
        onClick={on.onPress}
        onKeyDown={onKeyDown}
      >
        {status === 'loading' && <Drawing svg={moon} className={css.waxing} />}
        {status === 'reading' && <Drawing svg={pause} />}
        {status !== 'loading' && status !== 'reading' && <Icon name="play" />}
        <span>
          {words}
          <small>
            {below}
            {isOn && pace !== 'as-spoken' && <span className="on-desk"> · {paceWords[pace]}</span>}
          </small>
        </span>
      </button>
    </div>
  )
}

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { isOnServer } from '../../lib/on-server.ts'
import { Face } from '../../ui/face.tsx'
import { Icon } from '../../ui/icon.tsx'
import { rememberedFace } from './remembered-face.ts'
import { voiceAudio } from './voice-audio.ts'
import css from './voice-key.module.css'
import type { VoiceProps } from './voice-props.ts'

type Narration = ComponentType<VoiceProps & { startsAtOnce: boolean }>

/** After the page stands: what reads aloud does not come with it. */
const idleMs = 3000

/** Starts and stops the voice. What it needs is loaded when it is reached, or when nothing else is loaded any more. */
export const VoiceKey = (props: VoiceProps) => {
  const [Narration, setNarration] = useState<Narration>()
  const [isPressed, setPressed] = useState(false)
  const press = useRef<Promise<void>>(undefined)
  const load = () =>
    import('./narration/narration.tsx').then(
      async (it) => {
        await press.current
        setNarration(() => it.Narration)
      },
      () => setPressed(false),
    )
  useEffect(() => {
    const timer = setTimeout(load, idleMs)
    return () => clearTimeout(timer)
  }, [])
  if (Narration) return <Narration {...props} startsAtOnce={isPressed} />
  // Nothing reads aloud without scripts.
  if (isOnServer) return <div className={css.voice} />
  return (
    <div
      className={css.voice}
      data-lit={isPressed || undefined}
      onFocus={load}
      onPointerEnter={load}
      onPointerDown={() => {
        // A button that is replaced while it is held down gets no click.
        press.current = new Promise((done) =>
          addEventListener('pointerup', () => setTimeout(done), { once: true }),
        )
      }}
    >
      <Face name={rememberedFace(props.person)} className={css.face} />
      <button
        type="button"
        className={css.say}
        onClick={() => {
          voiceAudio?.load()
          setPressed(true)
          void load()
        }}
      >
        <Icon name="play" />
        <span>
          {isPressed ? 'One moment' : 'Read to me'}
          <small>word by word</small>
        </span>
      </button>
    </div>
  )
}

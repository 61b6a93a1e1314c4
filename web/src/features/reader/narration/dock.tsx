import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/icon.tsx'
import ear from '../../../ui/icons/ear.svg?raw'
import plane from '../../../ui/icons/plane.svg?raw'
import wordsCss from '../page-words.module.css'
import css from './dock.module.css'
import type { Player } from './player.ts'
import type { Span } from './sentences.ts'
import { mapText } from './text-map.ts'
import { nameOf, type WhoReads } from './who-reads.ts'

type DockProps = {
  player: Player
  tapped: Span | null
  /** Whose voice was asked for. */
  chosen: WhoReads | null
  content: string
  page: number
  leaf: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Rises from the bar with one thing to say or do. */
export const Dock = ({ player, tapped, chosen, content, page, leaf, onClose }: DockProps) => {
  const { status, isSlow } = useSyncExternalStore(player.subscribe, player.state)
  if (tapped) return <TappedWord {...{ player, tapped, content, page, leaf, onClose }} />
  const told = status === 'failed' ? failed : isSlow && slowWords(chosen)
  return (
    <div role="status" className={css.place}>
      {told && (
        <div className={css.dock}>
          <Drawing svg={plane} />
          <p>
            <b>{told[0]}</b>
            <br />
            {told[1]}
          </p>
        </div>
      )}
    </div>
  )
}

const failed = [
  'No voice can be reached right now.',
  'Check the connection, then try again. The words stay here.',
]

const slowWords = (who: WhoReads | null): [string, string] => {
  if (who?.source === 'embedded' || !who) return ['The voice is taking its time.', 'It will start by itself.']
  const name = who.source === 'recorded' ? `${who.name}’s voice` : nameOf(who)
  return [
    navigator.onLine ? `${name} is taking its time.` : `${name} needs internet tonight.`,
    'The simple voice is getting ready instead.',
  ]
}

type TappedProps = Omit<DockProps, 'tapped' | 'chosen'> & { tapped: Span }

const TappedWord = ({ player, tapped, content, page, leaf, onClose }: TappedProps) => {
  const slip = useRef<HTMLDivElement>(null)
  usePlaceAbove(slip, leaf, content, tapped)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onClose])
  const word = content.slice(tapped.from, tapped.to)
  return (
    <div ref={slip} className={css.dock} data-word role="group" aria-label={`The word “${word}”`}>
      <q>{word}</q>
      <Button size="tight" onClick={() => void player.hear(page, tapped)}>
        <Drawing svg={ear} />
        Hear it
      </Button>
      <Button
        size="tight"
        onClick={() => {
          player.readFrom(page, tapped.from)
          onClose()
        }}
      >
        From here
      </Button>
    </div>
  )
}

/** On a desk it stands above its word, with a tip that points at it; on a phone in the dock. */
const usePlaceAbove = (
  slip: RefObject<HTMLElement | null>,
  leaf: RefObject<HTMLElement | null>,
  content: string,
  { from, to }: Span,
) => {
  const [width, setWidth] = useState(innerWidth)
  useEffect(() => {
    const onResize = () => setWidth(innerWidth)
    addEventListener('resize', onResize)
    return () => removeEventListener('resize', onResize)
  }, [])
  useLayoutEffect(() => {
    const words = leaf.current?.querySelector<HTMLElement>(`article .${wordsCss.words}`)
    const word = words && mapText(words, content).rangeOf(from, to)?.getBoundingClientRect()
    const bar = slip.current?.parentElement?.getBoundingClientRect()
    if (!word || !bar || !slip.current) return
    const middle = word.left + word.width / 2
    const left = Math.max(12, Math.min(innerWidth - slip.current.offsetWidth - 12, middle - 60))
    slip.current.style.setProperty('--left', `${left - bar.left}px`)
    slip.current.style.setProperty('--bottom', `${bar.bottom - word.top + 8}px`)
    slip.current.style.setProperty('--tip', `${middle - left - 8}px`)
  }, [slip, leaf, content, from, to, width])
}

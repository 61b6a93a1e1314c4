import type { StoryNarrators } from '@moonpage/contract/narration'
import { embeddedNarrator } from '@moonpage/contract/narrators'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../../data/session-store.ts'
import { local } from '../../../lib/storage.ts'
import { deviceVoices } from './device-voice.ts'
import type { Player, Reader } from './player.ts'
import { useChooseNarrator } from '../../../data/use-narrators.ts'
import type { WhoReads } from './who-reads.ts'

const deviceMark = 'device:'
/** A voice has no id that outlives a restart on each device: its name and language have to do. */
export const markOf = ({ name, lang }: SpeechSynthesisVoice): string => `${deviceMark}${name}|${lang}`

const keyOf = (person: string) => `moonpage.reader.voice.${person}`

/** What was chosen in this browser: a voice of the device, or of a visitor who has no account. */
const storedVoice = (person: string): string => local.get(keyOf(person)) ?? ''

const deviceVoiceOf = (mark: string): SpeechSynthesisVoice | undefined => {
  const voices = deviceVoices()
  return voices.find((voice) => markOf(voice) === mark) ?? voices[0]
}

export const readerOf = (choice: string, chosen: string | undefined): Reader => {
  if (choice.startsWith(deviceMark)) return { device: () => deviceVoiceOf(choice) }
  return { narrator: choice || chosen }
}

/** The choice at the start, before anything was asked. */
export const firstReader = (person: string): Reader => readerOf(storedVoice(person), undefined)

/** The voices of the device, which come some time after the page. */
export const useDeviceVoices = (): SpeechSynthesisVoice[] => {
  const names = useSyncExternalStore(
    (onChange) => {
      if (!('speechSynthesis' in globalThis)) return () => {}
      speechSynthesis.addEventListener('voiceschanged', onChange)
      return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
    },
    () => deviceVoices().map(markOf).join('\n'),
  )
  const marks = names.split('\n')
  return deviceVoices().filter((voice) => marks.includes(markOf(voice)))
}

/** Whose voice was chosen, and how to choose another one. */
export const useReader = (
  player: Player,
  person: string,
  narrators: StoryNarrators | undefined,
  path: string,
): { choice: string; reader: Reader; who: WhoReads | null; choose: (choice: string) => void } => {
  // A child chooses for this device only.
  const isChildView = useSession().user?.child_view !== undefined
  const [stored, setStored] = useState(() => storedVoice(person))
  const chooseNarrator = useChooseNarrator(path)
  const isDevice = stored.startsWith(deviceMark)
  const choice = isDevice || (isChildView && stored) ? stored : (narrators?.chosen ?? stored)
  // Known once the list is there: at the start the account's choice is asked for without its name.
  const chosen = narrators?.chosen
  useEffect(() => {
    if (chosen && !isDevice && player.state().status === 'rest') player.setReader({ narrator: chosen })
  }, [player, chosen, isDevice])
  const choose = (next: string) => {
    const isForAccount = narrators !== undefined && !isChildView && !next.startsWith(deviceMark)
    local.set(keyOf(person), isForAccount ? '' : next)
    setStored(isForAccount ? '' : next)
    if (isForAccount) chooseNarrator.mutate(next)
    player.setReader(readerOf(next, undefined))
  }
  const reader = useMemo(() => readerOf(choice, undefined), [choice])
  return { choice, reader, who: whoOf(choice, narrators), choose }
}

const whoOf = (choice: string, narrators: StoryNarrators | undefined): WhoReads | null => {
  if (choice.startsWith(deviceMark)) return { source: 'device', name: '', face: null }
  if (choice === embeddedNarrator) return { source: 'embedded', name: '', face: null }
  return narrators?.narrators.find(({ id }) => id === choice) ?? null
}

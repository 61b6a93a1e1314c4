import { Face } from '../../../ui/face.tsx'
import { NarratorRow } from './narrator-row.tsx'
import css from './narrators-sheet.module.css'
import type { Sample } from './use-sample.ts'
import { markOf } from './use-reader.ts'
import { deviceWord } from '../../../lib/device-word.ts'

type DeviceVoicesProps = {
  devices: readonly SpeechSynthesisVoice[]
  choice: string
  choose: (choice: string) => void
  sample: Sample
}

const places = new Intl.DisplayNames('en', { type: 'region' })
/** `United States`. */
const placeOf = (lang: string): string => {
  const region = /[-_]([A-Z]{2})\b/.exec(lang)?.[1]
  return region ? (places.of(region) ?? '') : ''
}

/** The voices of this device, of which one can read. */
export const DeviceVoices = ({ devices, choice, choose, sample }: DeviceVoicesProps) => (
  <>
    <p className={css.note}>
      They come with this {deviceWord()}, and read here only. Many mark whole sentences instead of words, and
      stop when the screen turns off.
    </p>
    <div role="radiogroup" aria-label={`This ${deviceWord()}’s voices`}>
      {devices.map((voice) => {
        const mark = markOf(voice)
        return (
          <NarratorRow
            key={mark}
            name={voice.name}
            about={placeOf(voice.lang)}
            face={<Face name="phone" className={css.face} />}
            isChosen={choice === mark}
            isPlaying={sample.playing === mark}
            onChoose={() => choose(mark)}
            onListen={() => sample.listen(mark)}
          />
        )
      })}
    </div>
  </>
)

import { useCallback, useEffect, useRef, useState } from 'react'
import { type Level, levelEveryMs } from './levels.ts'
import {
  MicrophoneError,
  type NoMicrophone,
  openMicrophone,
  type Recording,
  startRecording,
} from './recorder.ts'

export type RecordingState =
  | { step: 'ready' | 'asking' | 'recording' | 'working' | 'unreadable' }
  | { step: 'no-microphone'; reason: NoMicrophone }

/** Records one page at a time. @param onDone gets the WAV file */
export const useRecording = (limitSeconds: number, onDone: (wav: Blob) => void) => {
  const [state, setState] = useState<RecordingState>({ step: 'ready' })
  const [levels, setLevels] = useState<readonly Level[]>([])
  const recording = useRef<Recording | null>(null)
  const stream = useRef<MediaStream | null>(null)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })

  /** The browser shows that it listens: no longer than it has to. */
  const release = () => {
    for (const track of stream.current?.getTracks() ?? []) track.stop()
    stream.current = null
  }
  const stop = useCallback(async () => {
    const own = recording.current
    if (!own) return
    recording.current = null
    setState({ step: 'working' })
    try {
      const wav = await own.stop()
      setState({ step: 'ready' })
      done.current(wav)
    } catch {
      setState({ step: 'unreadable' })
    } finally {
      release()
    }
  }, [])
  const start = useCallback(async () => {
    setState({ step: 'asking' })
    setLevels([])
    try {
      stream.current = await openMicrophone()
    } catch (error) {
      return setState({
        step: 'no-microphone',
        reason: error instanceof MicrophoneError ? error.reason : 'busy',
      })
    }
    recording.current = startRecording(stream.current, (level) => setLevels((known) => [...known, level]))
    // A call takes the microphone, or it is pulled out: what was said until then is worth listening to.
    stream.current.getAudioTracks()[0]?.addEventListener('ended', () => void stop())
    setState({ step: 'recording' })
  }, [stop])

  const seconds = (levels.length * levelEveryMs) / 1000
  const isOver = state.step === 'recording' && seconds >= limitSeconds
  useEffect(() => {
    if (isOver) void stop()
  }, [isOver, stop])
  useEffect(
    () => () => {
      recording.current?.cancel()
      release()
    },
    [],
  )
  return { state, levels, seconds, start, stop, reset: () => setState({ step: 'ready' }) }
}

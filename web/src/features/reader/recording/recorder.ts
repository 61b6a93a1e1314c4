import { recordingSampleRate } from '@moonpage/contract/narrators'
import { encodeWav } from './encode-wav.ts'
import { type Level, levelEveryMs, levelOf } from './levels.ts'

/** Why there is no microphone: none of the secure addresses that browsers ask for, refused, none there, or another reason. */
export type NoMicrophone = 'insecure' | 'refused' | 'none' | 'busy'

/** @throws NoMicrophone */
export const openMicrophone = async (): Promise<MediaStream> => {
  if (!navigator.mediaDevices?.getUserMedia || !('MediaRecorder' in globalThis))
    throw noMicrophone('insecure')
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: true },
    })
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError' || name === 'SecurityError') throw noMicrophone('refused')
    throw noMicrophone(name === 'NotFoundError' ? 'none' : 'busy')
  }
}

export class MicrophoneError extends Error {
  readonly reason: NoMicrophone
  constructor(reason: NoMicrophone) {
    super(`No microphone: ${reason}`)
    this.reason = reason
  }
}
const noMicrophone = (reason: NoMicrophone) => new MicrophoneError(reason)

/** Safari says that it records webm, and cannot play it. */
const isSafari = () => /^(?!.*(chrome|chromium|android|firefox)).*safari/i.test(navigator.userAgent)
const types = () =>
  isSafari() ? ['audio/mp4'] : ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']
/** Types that this browser recorded and could not read back. */
const broken = new Set<string>()

const recorderOf = (stream: MediaStream): MediaRecorder => {
  for (const mimeType of types()) {
    if (broken.has(mimeType) || !MediaRecorder.isTypeSupported(mimeType)) continue
    try {
      return new MediaRecorder(stream, { mimeType, audioBitsPerSecond: 128_000 })
    } catch {
      // The next type.
    }
  }
  return new MediaRecorder(stream)
}

export type Recording = {
  /** Ends it. @returns a WAV file @throws when nothing can be read of what was recorded */
  stop: () => Promise<Blob>
  cancel: () => void
}

/** Records from a microphone, and measures it. @param onLevel called each tenth of a second */
export const startRecording = (stream: MediaStream, onLevel: (level: Level) => void): Recording => {
  const chunks: Blob[] = []
  const recorder = recorderOf(stream)
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 4096
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const meter = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(levelOf(samples))
  }, levelEveryMs)
  const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()))
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) chunks.push(data)
  })
  // In pieces, so that little is lost if the browser gives up.
  recorder.start(1000)
  const release = () => {
    clearInterval(meter)
    void context.close()
  }
  return {
    stop: async () => {
      if (recorder.state !== 'inactive') recorder.stop()
      await ended
      release()
      try {
        return await toWav(new Blob(chunks, { type: recorder.mimeType }))
      } catch (error) {
        broken.add(recorder.mimeType)
        throw error
      }
    },
    cancel: () => {
      if (recorder.state !== 'inactive') recorder.stop()
      release()
    },
  }
}

/** Decoded by the browser that recorded it, which can read its own format. */
const toWav = async (recorded: Blob): Promise<Blob> => {
  // Decodes to its own rate, whatever the microphone's was.
  const context = new OfflineAudioContext(1, 1, recordingSampleRate)
  const audio = await context.decodeAudioData(await recorded.arrayBuffer())
  const mixed = new Float32Array(audio.length)
  for (let channel = 0; channel < audio.numberOfChannels; channel += 1)
    for (const [index, sample] of audio.getChannelData(channel).entries())
      mixed[index] = (mixed[index] ?? 0) + sample / audio.numberOfChannels
  return encodeWav(mixed, recordingSampleRate)
}

import type { Metrics } from '../metrics/metrics.ts'
import { timeStep } from '../metrics/time-step.ts'
import { countUsage } from '../models/usage-metrics.ts'
import type { SpeechPool } from './embedded.ts'
import type { HostedVoice } from './hosted.ts'

/** Wraps the worker threads: counts and traces what they speak and encode, with the wait for a thread. */
export const instrumentSpeech = (pool: SpeechPool, metrics: Metrics): SpeechPool => ({
  ...pool,
  voice: {
    ...pool.voice,
    speak: (text, signal) => timeStep(metrics, 'speech', signal, () => pool.voice.speak(text, signal)),
  },
  encode: (request) => timeStep(metrics, 'sound', undefined, () => pool.encode(request)),
})

/** Wraps a hosted voice: counts what it costs. Its requests are counted as those of all providers. */
export const instrumentHostedVoice = (voice: HostedVoice, metrics: Metrics): HostedVoice => ({
  ...voice,
  speak: (text, context) => voice.speak(text, countUsage(context, metrics)),
})

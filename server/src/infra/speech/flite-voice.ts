/** A woman's voice, the clearest of those that come with Flite. */
export const fliteVoice = 'slt'

/** A little slower than it speaks by itself: this is for falling asleep. */
export const fliteStretch = 1.1

/** Changes when the same text would sound otherwise: raise the last number with each change of the pipeline. */
export const fliteFingerprint = `flite 2.3 ${fliteVoice} ${fliteStretch} 1`

import { isOnServer } from '../../lib/on-server.ts'

/** Plays every page. Safari lets a script play only what was loaded at a press. */
export const voiceAudio = isOnServer ? null : new Audio()

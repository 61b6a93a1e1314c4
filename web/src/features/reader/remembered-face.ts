import type { FaceName } from '../../ui/face-names.ts'
import { storedChoice } from './use-stored-choice.ts'

/** The face of who read last in this browser: the voice key shows it before it is known who reads. */
export const rememberedFace = (person: string): FaceName | null =>
  storedChoice('face', person) as FaceName | null

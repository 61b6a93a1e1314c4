import { recordingSampleRate } from '@moonpage/contract/narrators'

/** How long the recording of a page may be, and how much the recordings of a book may take. */
export type RecordingLimits = { seconds: number; bytes: number }

const bytesPerSample = 2
/** More than the header of a WAV file takes. */
const headerBytes = 4096

/** The largest upload of a page. */
export const longestUpload = ({ seconds }: Pick<RecordingLimits, 'seconds'>): number =>
  seconds * recordingSampleRate * bytesPerSample + headerBytes

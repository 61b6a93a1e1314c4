/** A frame of MPEG-2 layer III without a sound: 24 ms of one channel in 24 bytes, at 24 kHz and 8 kbit/s. */
const frame = Buffer.alloc(24)
frame.writeUInt32BE(0xff_f3_14_c4)
const frameMs = 24

/** An MP3 file without a sound. @param ms at least as long */
export const silence = (ms: number): Buffer =>
  Buffer.concat(Array.from({ length: Math.ceil(ms / frameMs) }, () => frame))

/** A picture as books embed it. */
export type Jpeg = { data: Buffer; width: number; height: number }

/** Finds a picture by its key; null if there is none. */
export type Pictures = (key: string) => Promise<Jpeg | null>

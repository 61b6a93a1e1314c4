/** A picture as books carry it. */
export type Jpeg = { data: Buffer; width: number; height: number }

/** Finds a picture by its key; null where there is none. */
export type Pictures = (key: string) => Promise<Jpeg | null>

/**
 * What a client did and was told. Every operation writes one register, such as `public <story>`: what the database
 * says of it in the end is compared with what was acknowledged.
 */
export type Operation = {
  register: string
  /** What the register holds once it is done; several where the client cannot tell which. `*` stands for any but the default. */
  values: string[]
  /** Milliseconds since 1970. */
  beganAt: number
  endedAt: number
  /** `unknown`: a lost connection, a 502, 503 or 500. It may have been done, or be done a little later. */
  outcome: 'done' | 'refused' | 'unknown'
  status: number | null
}

/** What was done to the site. */
export type FaultRecord = { what: string; at: number; backAt: number | null }

/** A look at what was stored, for good, at a moment. Keys: `outline <hero>`, `page <hero> 3`, `picture <hero> 3`. */
export type StoredLook = { at: number; keys: string[] }

export type History = { operations: Operation[]; faults: FaultRecord[]; looks: StoredLook[] }

export const newHistory = (): History => ({ operations: [], faults: [], looks: [] })

/** The registers by their names, in one place. */
export const registers = {
  story: (key: string) => `story ${key}`,
  deleted: (story: string) => `deleted ${story}`,
  words: (story: string) => `words ${story}`,
  public: (story: string) => `public ${story}`,
  link: (story: string) => `link ${story}`,
  rating: (person: string, story: string) => `rating ${story} ${person}`,
  favorite: (person: string, story: string) => `favorite ${story} ${person}`,
  report: (person: string, story: string) => `report ${story} ${person}`,
}

/**
 * An operation of a client and its result. Every operation writes one register, such as `public <story>`; its final value
 * in the database is compared with what was acknowledged.
 */
export type Operation = {
  register: string
  /** The register's value afterwards; several if the client cannot tell. `*` is any value but the default. */
  values: string[]
  /** Milliseconds since 1970. */
  beganAt: number
  endedAt: number
  /** `unknown`: no response, or a 5xx. It may have been applied, or be applied a little later. */
  outcome: 'done' | 'refused' | 'unknown'
  status: number | null
}

/** An injected fault. */
export type FaultRecord = { what: string; at: number; backAt: number | null }

/** What was stored at a moment. Keys: `outline <hero>`, `page <hero> 3`, `picture <hero> 3`. */
export type StoredLook = { at: number; keys: string[] }

export type History = { operations: Operation[]; faults: FaultRecord[]; looks: StoredLook[] }

export const newHistory = (): History => ({ operations: [], faults: [], looks: [] })

/** The names of the registers. */
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

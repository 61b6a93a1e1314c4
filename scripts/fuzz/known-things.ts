import { randomUUID } from 'node:crypto'

const kinds = ['story', 'slug', 'token', 'rating', 'character', 'job', 'account', 'refresh_token'] as const
type Kind = (typeof kinds)[number]

/** Few, so that calls use each other's data. */
const maxPerKind = 60

/** Ids from replies, for later calls. */
export function knownThings() {
  const known = new Map<Kind, string[]>(kinds.map((kind) => [kind, []]))
  const remember = (kind: Kind, id: unknown) => {
    const list = known.get(kind)
    if (typeof id !== 'string' || !list || list.includes(id)) return
    list.push(id)
    // Keeps the first ones, which belong to the callers and are complete.
    if (list.length > maxPerKind) list.splice(3, 1)
  }
  return {
    remember,
    /** The id with index `at`, modulo their number; a random one if there is none. */
    pick(kind: Kind, at: number): string {
      const list = known.get(kind) ?? []
      return list[at % Math.max(1, list.length)] ?? randomUUID()
    },
    /** The newest id, for single-use tokens. */
    newest: (kind: Kind): string => known.get(kind)?.at(-1) ?? randomUUID(),
    /** Collects ids from a reply. */
    learn(reply: unknown): void {
      if (Array.isArray(reply)) return reply.forEach((entry) => this.learn(entry))
      if (typeof reply !== 'object' || reply === null) return
      const fields = reply as Record<string, unknown>
      if ('generation_status' in fields) remember('story', fields['id'])
      if ('slug' in fields) remember('slug', fields['slug'])
      if ('share_token' in fields) remember('token', fields['share_token'])
      if ('story_id' in fields && 'rating' in fields) remember('rating', fields['id'])
      if ('role' in fields && 'kind' in fields) remember('character', fields['id'])
      if ('refresh_token' in fields) remember('refresh_token', fields['refresh_token'])
      if ('failed_at' in fields) remember('job', fields['id'])
      for (const value of Object.values(fields)) this.learn(value)
    },
  }
}

export type KnownThings = ReturnType<typeof knownThings>

/** The kind of id that a path parameter needs. */
export function kindOf(path: string, name: string): Kind {
  if (name === 'slug' || name === 'token') return name
  if (name === 'story_id') return 'story'
  if (path.startsWith('/api/v1/ratings/')) return 'rating'
  if (path.startsWith('/api/v1/characters/')) return 'character'
  if (path.includes('/jobs/')) return 'job'
  return path.includes('/users/') ? 'account' : 'story'
}

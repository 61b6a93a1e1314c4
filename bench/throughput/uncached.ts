import { feedSorts } from '@moonpage/contract/feed-filters'
import type { Figure } from '../figure.ts'
import { startReference, wire } from './load.ts'
import { compare } from './rounds.ts'
import type { ServerUnderTest } from './server-under-test.ts'

/** Requests for feed pages in each order, without repetitions within the cache's TTL. */
const pages = (paths: readonly string[], stories: number, headers: Record<string, string> = {}): string[] =>
  Array.from({ length: stories }, (_, skip) => skip).flatMap((skip) =>
    feedSorts.flatMap((sort) =>
      paths.map((path) => wire('GET', `${path}?sort_by=${sort}&skip=${skip}`, headers)),
    ),
  )

/** The uncached feed, compared with a minimal server. */
export async function measureUncached(stage: ServerUnderTest): Promise<Figure[]> {
  const figures: Figure[] = []
  const { user, access_token } = stage.parent.signedIn
  const readers = [
    { who: 'a stranger', headers: undefined, args: [] },
    {
      who: 'somebody signed in',
      headers: { authorization: `Bearer ${access_token}` },
      args: [user.id, stage.sessionId],
    },
  ]
  for (const { who, headers, args } of readers) {
    const bare = await startReference('bare-feed.ts', [stage.databaseUrl, ...args])
    try {
      const { perSecond, cpu, note } = await compare(
        stage.generator,
        {
          ours: {
            ...stage,
            requests: pages(['/api/v1/public', '/api/v1/public/feed'], stage.stories, headers),
          },
          reference: { ...bare, requests: pages(['/feed', '/feed'], stage.stories) },
        },
        { connections: 16, seconds: 4, rounds: 5 },
      )
      const what = `uncached feed for ${who}`
      figures.push(
        {
          what: `${what}, against bare Fastify and pg`,
          value: perSecond,
          target: 0.9,
          unit: '×',
          bound: 'least',
          note,
        },
        { what: `${what}, processor time a request`, value: cpu, target: 1.25, unit: '×' },
      )
    } finally {
      bare.stop()
    }
  }
  return figures
}

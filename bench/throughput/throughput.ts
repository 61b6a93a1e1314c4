import type { Figure } from '../figure.ts'
import { measureCached } from './cached.ts'
import { measureFollowers } from './followers.ts'
import { measureLoginFlood } from './login-flood.ts'
import { withServerUnderTest } from './server-under-test.ts'
import { measureUncached } from './uncached.ts'

/** Throughput of one web process, each figure relative to a reference in the same run. */
export const measureThroughput = (): Promise<Figure[]> =>
  withServerUnderTest(async (stage) => [
    ...(await measureUncached(stage)),
    ...(await measureCached(stage)),
    ...(await measureFollowers(stage)),
    ...(await measureLoginFlood(stage)),
  ])

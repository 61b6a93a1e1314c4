import pg from 'pg'
import { removeFolder, startApp, temporaryFolder } from '../../scripts/lib/app-process.ts'
import { signUpAt, type Parent } from '../../scripts/lib/parent.ts'
import { pathsIn } from '../../server/src/infra/db/embedded/paths.ts'
import { startGenerator, type Generator } from './load.ts'

/** A web process of Moonpage with a feed and a reader. */
export type ServerUnderTest = {
  port: number
  pid: number
  parent: Parent
  sessionId: string
  databaseUrl: string
  database: pg.Client
  /** Number of public stories, and the newest of them. */
  stories: number
  storyId: string
  generator: Generator
}

/** A realistic number; the feed's cost does not depend on it. */
const copies = 2000

// Copies of one generated story, so that rows have a realistic size.
const fill = `
  with original as (select * from stories where id = $1),
  made as (
    insert into stories (id, owner_id, slug, input, subject, theme, setting, age_group, seed, title, summary,
      hero_name, companion_name, outline, generation_status, generation_progress, picture_salt, is_public,
      published_at, completed_at, created_at, view_count, hero_stand_in, companion_stand_in)
    select gen_random_uuid(), owner_id, slug || '-' || n, input, subject, theme, setting, age_group, seed,
      title || ' ' || n, summary, hero_name, companion_name, outline, generation_status, generation_progress,
      picture_salt, true, now() - make_interval(secs => n), completed_at, created_at, n, hero_stand_in,
      companion_stand_in
    from original, generate_series(1, $2::int) as n
    returning id
  )
  insert into story_pages (story_id, page_number, content, scene, has_image, image_alt, image_key)
  select made.id, page_number, content, scene, true, image_alt, encode(uuid_send(gen_random_uuid()), 'hex')
  from made, story_pages where story_id = $1`

async function idOf(database: pg.Client, query: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>(query)
  if (!rows[0]) throw new Error(`Nothing came of: ${query}`)
  return rows[0].id
}

export async function withServerUnderTest<T>(work: (stage: ServerUnderTest) => Promise<T>): Promise<T> {
  const dataDir = temporaryFolder()
  const app = await startApp({ dataDir })
  // Measures a separate web process: in one with a worker, generation would be measured too.
  const web = await startApp({ dataDir, entry: 'web' })
  const generator = startGenerator()
  const databaseUrl = pathsIn(dataDir).url
  const database = new pg.Client({ connectionString: databaseUrl })
  try {
    await database.connect()
    const parent = await signUpAt(app.url)
    const wish = { subject: 'fox', theme: 'courage', setting: 'forest', max_images: 0 } as const
    const { id } = await parent.create(wish)
    await parent.waitFor(id)
    await database.query(fill, [id, copies])
    await database.query('vacuum analyze')
    return await work({
      port: Number(new URL(web.url).port),
      pid: web.pid,
      parent,
      sessionId: await idOf(database, 'select id from sessions'),
      databaseUrl,
      database,
      stories: copies,
      storyId: await idOf(
        database,
        'select id from stories where is_public order by published_at desc limit 1',
      ),
      generator,
    })
  } finally {
    generator.stop()
    await database.end()
    await web.stop()
    await app.stop()
    removeFolder(dataDir)
  }
}

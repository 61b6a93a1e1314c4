import { fillNames } from '@moonpage/contract/names'
import { pictureFile, sketchFile } from '../../../core/stories/picture-files.ts'
import { givenNames } from '../../../core/stories/reader-names.ts'
import type { Database } from '../../../infra/db/database.ts'
import { pictureWidths } from '../../../infra/image-model/image-model.ts'
import type { ZipFile } from '../../../lib/zip.ts'
import { modelCallsOf } from './model-calls.ts'
import { draftFile } from './draft-file.ts'
import { jsonFile, textFile, type ExportDeps, type ExportPart } from './export-part.ts'
import { recordingFiles, type ExportedRecording } from './narration-parts.ts'
import { readStoredFile } from './read-stored-file.ts'
import { storyText, type ExportedPage } from './story-text.ts'

const storiesPerBatch = 20

/** Each story in its own folder, oldest first. */
export const storiesPart: ExportPart = async function* (deps, { familyId }) {
  // Ids sort by time.
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const stories = await storiesAfter(deps.db, familyId, after)
    for (const story of stories) {
      after = story.id
      yield* storyFiles(deps, story, await pagesOf(deps.db, story.id))
    }
    if (stories.length < storiesPerBatch) return
  }
}

const storiesAfter = (db: Database, familyId: string, after: string) =>
  db.kysely
    .selectFrom('stories')
    .leftJoin('share_links as link', 'link.story_id', 'stories.id')
    .select(['stories.id', 'slug', 'input', 'title', 'summary', 'hero_name', 'companion_name'])
    .select(['generation_status', 'generation_progress', 'generation_error', 'completed_at'])
    .select(['is_public', 'published_at', 'hidden_at', 'taken_down_at', 'take_down_note'])
    .select(['view_count', 'rating_count', 'rating_sum', 'hero_stand_in', 'companion_stand_in'])
    .select(['stories.created_at', 'stories.include_names', 'stories.include_recordings'])
    .select(['text_model', 'prompt_version', 'image_model'])
    .select([
      'link.created_at as link_created_at',
      'link.expires_at as link_expires_at',
      'link.include_names as link_include_names',
      'link.include_recordings as link_include_recordings',
    ])
    .where('owner_id', '=', familyId)
    .where('stories.id', '>', after)
    .orderBy('stories.id')
    .limit(storiesPerBatch)
    .execute()

const pagesOf = (db: Database, storyId: string) =>
  db.kysely
    .selectFrom('story_pages')
    .select(['page_number', 'content', 'has_image', 'image_alt', 'sketch_key', 'image_key'])
    .where('story_id', '=', storyId)
    .orderBy('page_number')
    .execute()

type StoryRow = Awaited<ReturnType<typeof storiesAfter>>[number]
type PageRow = Awaited<ReturnType<typeof pagesOf>>[number]

/** Pictures and recordings first, so that story.json can list those that were found. */
async function* storyFiles(deps: ExportDeps, row: StoryRow, pageRows: readonly PageRow[]) {
  const folder = `stories/${row.slug}`
  const names = givenNames(row)
  const pages: ExportedPage[] = []
  for (const page of pageRows) {
    const picture = await readPicture(deps, folder, page)
    if (picture) yield { ...picture, name: `${folder}/${picture.name}` }
    pages.push({
      page_number: page.page_number,
      text: fillNames(page.content, names),
      picture: picture?.name ?? null,
      picture_description: page.has_image ? fillNames(page.image_alt, names) : null,
    })
  }
  const recordings: ExportedRecording[] = []
  yield* recordingFiles(deps, { folder, storyId: row.id }, recordings)
  const title = fillNames(row.title, names)
  const summary = fillNames(row.summary, names)
  const dedication = row.input.dedication ?? null
  const texts = {
    title,
    summary,
    dedication,
    pages,
    recordings,
    model_calls: await modelCallsOf(deps.db, row.id),
  }
  yield jsonFile(`${folder}/story.json`, { ...storyFacts(row), ...texts })
  yield textFile(`${folder}/story.txt`, storyText({ title, summary, dedication, pages }))
  const draft = await draftFile(deps.db, folder, row.id)
  if (draft) yield draft
}

const storyFacts = (row: StoryRow) => ({
  id: row.id,
  slug: row.slug,
  created_at: row.created_at,
  completed_at: row.completed_at,
  generation_status: row.generation_status,
  generation_progress: row.generation_progress,
  generation_error: row.generation_error,
  is_public: row.is_public,
  include_names: row.include_names,
  include_recordings: row.include_recordings,
  published_at: row.published_at,
  hidden_at: row.hidden_at,
  taken_down_at: row.taken_down_at,
  take_down_note: row.take_down_note,
  view_count: row.view_count,
  rating_count: row.rating_count,
  average_rating: row.rating_count === 0 ? null : row.rating_sum / row.rating_count,
  text_model: row.text_model,
  prompt_version: row.prompt_version,
  image_model: row.image_model,
  share_link: row.link_created_at && {
    created_at: row.link_created_at,
    expires_at: row.link_expires_at,
    include_names: row.link_include_names,
    include_recordings: row.link_include_recordings,
  },
  /** The story input, with names and looks. */
  input: row.input,
  hero_name: row.hero_name,
  companion_name: row.companion_name,
  hero_stand_in: row.hero_stand_in,
  companion_stand_in: row.companion_stand_in,
})

/** The page's picture in its largest size, or its sketch while there is no picture. */
async function readPicture(deps: ExportDeps, folder: string, page: PageRow): Promise<ZipFile | null> {
  const number = String(page.page_number).padStart(2, '0')
  const [name, file] = page.image_key
    ? [`pictures/page-${number}.webp`, pictureFile(page.image_key, pictureWidths[2])]
    : page.sketch_key
      ? [`pictures/page-${number}-sketch.webp`, sketchFile(page.sketch_key)]
      : []
  if (!name || !file) return null
  const data = await readStoredFile(deps, file, `${folder}/${name}`)
  return data && { name, data, compress: false }
}

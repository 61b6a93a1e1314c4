import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../infra/db/testing.ts'
import { createLog } from '../infra/log.ts'
import { logModels, openImageModel, openTextModel } from './open-models.ts'
import { readSettings } from './settings.ts'

const db = await testDatabase()
afterAll(() => db.close())

const text = {
  TEXT_PROVIDER: 'openai-compatible',
  TEXT_BASE_URL: 'http://user:hush@127.0.0.1:9/v1',
  TEXT_MODEL: 'bard',
}
const image = { IMAGE_PROVIDER: 'openai', IMAGE_API_KEY: 'sk-secret', IMAGE_MODEL: 'brush' }

/** The models of these settings, and what is logged about them. */
async function open(env: Record<string, string>) {
  const settings = readSettings(env)
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  await logModels(settings, { db, log })
  const imageModel = openImageModel(settings.imageModel, { db, log, paintingThreads: 1 })
  await imageModel.close()
  return {
    text: openTextModel(settings.textModel, { db, log }).modelInfo?.model ?? null,
    image: imageModel.modelInfo?.model ?? null,
    line: JSON.parse(lines[0] ?? '') as Record<string, unknown>,
    all: lines.join(''),
  }
}

test.each([
  [{}, null, null, 'embedded', 'embedded'],
  [text, 'bard', null, 'bard at 127.0.0.1:9', 'embedded'],
  [image, null, 'brush', 'embedded', 'brush at api.openai.com'],
  [{ ...text, ...image }, 'bard', 'brush', 'bard at 127.0.0.1:9', 'brush at api.openai.com'],
])(
  'every mix is opened and told of in the log: %#',
  async (env, textModel, imageModel, textName, imageName) => {
    const opened = await open(env)
    expect(opened).toMatchObject({
      text: textModel,
      image: imageModel,
      line: { msg: 'models configured', text_model: textName, image_model: imageName },
    })
    expect(opened.all).not.toMatch(/hush|sk-secret/)
  },
)

test('after a restart an open circuit admits a trial, since the cause may have been fixed', async () => {
  const circuits = () =>
    db.pool.query<{ provider: string; open: boolean }>(
      'select provider, opened_until > clock_timestamp() as open from provider_circuits order by provider',
    )
  await db.pool.query(
    `insert into provider_circuits (provider, failures, opened_until, reason) values
       ('127.0.0.1:9 text', 0, now() + interval '5 minutes', 'The key is not accepted.'),
       ('127.0.0.1:9 pictures', 5, now() + interval '5 minutes', 'It broke.')`,
  )
  await open(text)
  expect((await circuits()).rows).toEqual([
    { provider: '127.0.0.1:9 pictures', open: true },
    { provider: '127.0.0.1:9 text', open: false },
  ])
})

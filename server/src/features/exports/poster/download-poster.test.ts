import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Series } from '@moonpage/contract/series'
import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../../app/testing.ts'
import { lacks, oneLine, tool } from '../testing-tools.ts'

const noPdf = lacks('poppler-utils', 'qpdf')

let api: Awaited<ReturnType<typeof testApi>>
let parent: Person
let folder: string
beforeAll(async () => {
  api = await testApi({ text: 'embedded' })
  parent = await api.signUp()
  folder = await mkdtemp(join(tmpdir(), 'moonpage-posters-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

const hero = { name: 'Mila', look: { species: 'child' } } as const
const wish = { ...aStory, theme: 'friendship', hero, max_images: 0 } as const

async function aWorld(): Promise<Series> {
  const { body } = await parent.post<Story>('/api/v1/stories', wish)
  const story = await api.finished(parent, body.id)
  await parent.send('PUT', `/api/v1/stories/${story.id}/place`, { page_number: story.story_pages.length })
  return (await parent.post<Series>('/api/v1/series', { story_id: story.id })).body
}

const path = (id: string, size = 'a3') => `/api/v1/series/${id}/poster?size=${size}`

async function wordsOn(id: string, size?: string): Promise<{ words: string; file: string; name: unknown }> {
  const answer = await api.app.inject({
    url: path(id, size),
    headers: { authorization: `Bearer ${parent.access_token}` },
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const file = join(folder, 'poster.pdf')
  await writeFile(file, answer.rawPayload)
  const words = oneLine(await tool('poppler-utils', 'pdftotext', '-raw', file, '-'))
  return { words, file, name: answer.headers['content-disposition'] }
}

test.skipIf(noPdf)(
  'a world is a poster with the names of all friends as parents corrected them, without what they struck',
  async () => {
    const series = await aWorld()
    const friend = series.facts.find((fact) => fact.friend)
    const change = (id: string, body: object) =>
      parent.send('PUT', `/api/v1/series/${series.id}/facts/${id}`, body)
    expect((await change(friend?.id ?? '', { friend_name: 'Zébulon' })).status).toBe(204)
    const { words, file, name } = await wordsOn(series.id)
    expect(await tool('qpdf', 'qpdf', '--check', file)).toContain('No syntax or stream encoding errors found')
    expect(await tool('poppler-utils', 'pdfinfo', file)).toMatch(/^Page size: +858\.\d+ x 1207\.\d+ pts/m)
    expect(name).toContain(`${encodeURIComponent(series.name)}.poster.pdf`)
    expect(words).toContain(series.name)
    expect(words).toContain(`The world of Mila and ${series.companion_name}`)
    expect(words).toContain(`Zébulon the ${friend?.friend?.species}`)
    expect(words).not.toMatch(/\[\[|\{/)
    // Habits and jokes are nothing to be seen.
    for (const fact of series.facts.filter(({ kind }) => kind !== 'friend' && kind !== 'thing'))
      expect(words).not.toContain(fact.text)

    for (const fact of series.facts) await change(fact.id, { is_struck: true })
    const empty = await wordsOn(series.id, '50x70')
    expect(empty.words).not.toContain('Zébulon')
    expect(empty.words).toContain('where Mila and')
  },
)

test('strangers get none, other sizes do not exist, and a world without a book cannot be drawn', async () => {
  const series = await aWorld()
  const stranger = await api.signUp()
  expect((await stranger.get(path(series.id))).problem.code).toBe('series_not_found')
  expect((await parent.get(path('no-id'))).status).toBe(404)
  expect((await parent.get(path(series.id, 'a0'))).status).toBe(422)
  for (const { id } of series.books) await parent.send('DELETE', `/api/v1/stories/${id}`)
  expect((await parent.get(path(series.id))).problem.code).toBe('not_drawable')
})

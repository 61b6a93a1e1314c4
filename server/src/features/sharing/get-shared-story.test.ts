import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'
import { sharing, type TestApi } from './testing-sharing.ts'

let api: TestApi
let owner: Person
let its: ReturnType<typeof sharing>
beforeAll(async () => {
  api = await testApi()
  owner = await api.signUp()
  its = sharing(api, owner)
})
afterAll(() => api.close())

test('everybody with the link reads the whole story, signed in or not, and with an invalid token', async () => {
  const book = await its.aBook()
  const { body: link } = await its.share(book.id)
  const { status, body, headers } = await its.open(link.share_token)
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(body).toMatchObject({
    title: book.title,
    age_group: '5-6',
    category: 'fox',
    has_image: true,
    image_url: book.story_pages[0]?.image_url,
    image_alt: expect.stringContaining('walks, page 1'),
  })
  expect(body.content.split('\n\n')).toHaveLength(4)
  // The book itself, page by page.
  expect(body.story_pages).toEqual(book.story_pages)
  const path = `/api/v1/stories/shared/${link.share_token}`
  expect((await api.as('not-a-token').get(path)).status).toBe(200)
  expect((await (await api.signUp()).get(path)).body).toEqual(body)
})

test('prose is rendered as paragraphs, verse as lines', async () => {
  const typed = 'One.\nTwo.\n\nThree.'
  const contentOf = async (change: object) => {
    const { id } = await its.aBook({ max_images: 0, ...change })
    const story_pages = [1, 2, 3, 4].map((page_number) => ({ page_number, content: typed }))
    expect((await owner.send('PUT', `/api/v1/stories/${id}`, { story_pages })).status).toBe(200)
    return (await its.open((await its.share(id)).body.share_token)).body.content
  }
  expect(await contentOf({})).toBe(Array(4).fill('One.\n\nTwo.\n\nThree.').join('\n\n'))
  expect(await contentOf({ story_attributes: ['rhyming'] })).toBe(Array(4).fill(typed).join('\n\n'))
})

import type { SignedIn, User } from '@moonpage/contract/account'
import type { ChildBooks, ChildShelf } from '@moonpage/contract/child-views'
import type { Child } from '@moonpage/contract/children'
import type { Narration } from '@moonpage/contract/narration'
import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import { generateStory } from '../generation/generate-story.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false })
})
afterAll(() => api.close())

const password = 'Lamp-light7'

async function newBook(person: Person): Promise<string> {
  const wish = { ...aStory, max_images: 0, page_count: 4 }
  const { id } = (await person.post<Story>('/api/v1/stories', wish)).body
  await generateStory(api.generation, id, new AbortController().signal)
  return id
}

/** A parent with a child and two books. */
async function newFamily() {
  const parent = await api.signUp()
  const child = (await parent.post<Child>('/api/v1/children', { name: 'Mila' })).body.id
  return { parent, child, books: [await newBook(parent), await newBook(parent)] as const }
}
/** Another session of the same person. */
async function logIn({ user: { email } }: Person): Promise<Person> {
  const { body } = await api.nobody.post<SignedIn>('/api/v1/auth/login', { email, password })
  return { ...body, ...api.as(body.access_token) }
}
const open = (parent: Person, child_id: string, pin?: string) =>
  parent.post<User>('/api/v1/child-view', { child_id, ...(pin && { pin }) })
const leave = (person: Person, key: object) => person.post<User>('/api/v1/child-view/leave', key)
const shelf = async (person: Person) => {
  const { body } = await person.get<ChildShelf>('/api/v1/child-view/books')
  return body.books.map(({ id, page_number: page }) => [id, page])
}
const me = (person: Person) => person.get<User>('/api/v1/auth/me')

test('a session becomes the child’s view: its shelf, its books and their voice, and nothing else', async () => {
  const { parent, child, books } = await newFamily()
  const [hidden, shown] = books
  const unfinished = (await parent.post<Story>('/api/v1/stories', aStory)).body.id
  const { status, problem } = await open(parent, child)
  expect([status, problem.code]).toEqual([409, 'pin_needed'])
  await parent.send('PUT', `/api/v1/children/${child}/books/${hidden}`, { is_hidden: true })
  const listed = (await parent.get<ChildBooks>(`/api/v1/children/${child}/books`)).body
  expect(listed.has_pin).toBe(false)
  expect(listed.books.map((book) => [book.id, book.is_hidden])).toEqual([
    [shown, false],
    [hidden, true],
  ])

  // Another session of the same person stays as it is.
  const elsewhere = await logIn(parent)
  expect((await open(parent, child, '4711')).body.child_view).toEqual({ id: child, name: 'Mila' })
  expect((await me(parent)).body.child_view).toEqual({ id: child, name: 'Mila' })
  expect((await me(elsewhere)).body.child_view).toBeUndefined()
  expect(await shelf(parent)).toEqual([[shown, 1]])
  const story = (await parent.get<Story>(`/api/v1/stories/${shown}`)).body
  expect(story).toMatchObject({ is_owner: false, owner_id: null, share_token: null, hero: null })
  expect((await parent.get<Narration>(`/api/v1/stories/${shown}/pages/1/narration`)).status).toBe(200)
  for (const id of [hidden, unfinished]) {
    expect((await parent.get(`/api/v1/stories/${id}`)).status).toBe(404)
    expect((await parent.get(`/api/v1/stories/${id}/pages/1/narration`)).status).toBe(404)
    expect((await parent.send('PUT', `/api/v1/stories/${id}/place`, { page_number: 1 })).status).toBe(404)
  }
  // Where one stops is the child's, whoever is named.
  await parent.send('PUT', `/api/v1/stories/${shown}/place`, { page_number: 3, child_id: null })
  expect(await shelf(parent)).toEqual([[shown, 3]])
  expect((await parent.get<Story>(`/api/v1/stories/${shown}`)).body.places).toMatchObject([
    { child_id: child, page_number: 3 },
  ])
  for (const path of ['/api/v1/stories', '/api/v1/family', '/api/v1/public/feed', '/api/v1/auth/export']) {
    const { status: refused, problem: why } = await parent.get(path)
    expect([path, refused, why.code]).toEqual([path, 403, 'child_view'])
  }
  // A fresh token is no way out.
  const { body } = await api.nobody.post<Person>('/api/v1/auth/refresh', {
    refresh_token: parent.refresh_token,
  })
  expect((await api.as(body.access_token).get('/api/v1/stories')).status).toBe(403)

  expect((await leave(parent, { pin: '4711' })).body.child_view).toBeUndefined()
  expect((await parent.get('/api/v1/stories')).status).toBe(200)
  expect((await open(parent, child)).status).toBe(200)
})

test('five wrong PINs make it wait; the password leads out all the same', async () => {
  const { parent, child } = await newFamily()
  await open(parent, child, '0042')
  const wrong = async () => {
    const { status, problem } = await leave(parent, { pin: '9999' })
    return [status, problem.code, problem.detail]
  }
  expect(await wrong()).toEqual([400, 'wrong_pin', 'That’s not it. 4 tries left.'])
  expect(await wrong()).toEqual([400, 'wrong_pin', 'That’s not it. 3 tries left.'])
  // Many at once are not more.
  const statuses = (await Promise.all([wrong(), wrong(), wrong(), wrong()])).map(([status]) => status)
  expect(statuses.toSorted((a, b) => Number(a) - Number(b))).toEqual([400, 400, 429, 429])
  const right = await leave(parent, { pin: '0042' })
  expect([right.status, right.problem.code]).toEqual([429, 'pin_blocked'])
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(200)
  expect((await parent.get('/api/v1/stories')).status).toBe(403)

  await api.db.pool.query(
    `update sessions set pin_blocked_until = now() where account_id = $1 and pin_blocked_until is not null`,
    [parent.user.id],
  )
  expect(await wrong()).toEqual([400, 'wrong_pin', 'That’s not it. 4 tries left.'])
  expect((await leave(parent, { password: 'Moon-shine8' })).problem.code).toBe('wrong_password')
  expect((await leave(parent, { password })).status).toBe(200)
  expect((await parent.get('/api/v1/stories')).status).toBe(200)
  // In another tab it was left already.
  expect((await leave(parent, { pin: '9999' })).status).toBe(200)
})

test('neither PIN nor password: a clear answer; readers and strangers open nothing', async () => {
  const { parent, child } = await newFamily()
  for (const key of [{}, { pin: '1', password: undefined }, { pin: '1234', password }])
    expect((await leave(parent, key)).status).toBe(422)
  expect((await open(parent, child, '12345')).status).toBe(422)
  const stranger = await api.signUp()
  expect((await open(stranger, child, '1234')).problem.code).toBe('child_not_found')
  expect((await stranger.get(`/api/v1/children/${child}/books`)).status).toBe(404)
  expect((await parent.get('/api/v1/child-view/books')).problem.code).toBe('no_child_view')
})

test('the view of a child who is gone has ended', async () => {
  const { parent, child } = await newFamily()
  const tablet = await logIn(parent)
  await open(tablet, child, '1234')
  await parent.send('DELETE', `/api/v1/children/${child}`)
  expect((await tablet.get('/api/v1/child-view/books')).status).toBe(401)
  expect((await tablet.get('/api/v1/stories')).status).toBe(401)
  const { status } = await api.nobody.post('/api/v1/auth/refresh', { refresh_token: tablet.refresh_token })
  expect(status).toBe(401)
})

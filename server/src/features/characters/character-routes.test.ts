import { characterLimit, type Character } from '@moonpage/contract/characters'
import { companionLooks } from '@moonpage/contract/companion-looks'
import { sampleNames } from '@moonpage/contract/sample-names'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'
import { newId } from '../../lib/ids.ts'

const portraits: { species: string }[] = []
let api: Awaited<ReturnType<typeof testApi>>
let person: Person
beforeAll(async () => {
  api = await testApi({ worker: false, image: { asked: [], portraits: portraits as never } })
})
beforeEach(async () => {
  person = await api.signUp()
})
afterAll(() => api.close())

const base = '/api/v1/characters'
const look = {
  species: 'child',
  skin: 'amber',
  hair: 'curly',
  hair_color: 'red',
  outfit: 'scarf',
  outfit_color: 'teal',
  glasses: true,
  wheelchair: false,
}
const mara = { role: 'hero', name: 'Mara', pronouns: 'she', look }
const nib = { role: 'companion', name: 'Nib', kind: 'mouse' }

type List = { characters: Character[]; total: number; has_next: boolean }
const list = async (query = '', who = person) => (await who.get<List>(`${base}${query}`)).body
const names = async (query = '') => (await list(query)).characters.map(({ name }) => name)
const make = async (input: object, who = person) => {
  const { status, body } = await who.post<Character>(base, input)
  expect(status).toBe(201)
  return body
}
const change = (id: string, input: object, who = person) => who.send<Character>('PUT', `${base}/${id}`, input)
const remove = (id: string, who = person) => who.send('DELETE', `${base}/${id}`)

test('characters are stored as given and listed newest first, for their owner only', async () => {
  const hero = await make({ ...mara, name: '  Mara ' })
  expect(hero).toEqual({ ...mara, id: expect.any(String), created_at: expect.any(String) })
  const companion = await make(nib)
  expect(companion).toEqual({ ...nib, id: expect.any(String), created_at: expect.any(String) })
  expect(await list()).toMatchObject({ characters: [companion, hero], total: 2, has_next: false })
  expect(await names('?page=2&page_size=1')).toEqual(['Mara'])
  expect(await list('', await api.signUp())).toMatchObject({ characters: [], total: 0 })
})

test('names are stored in any script', async () => {
  for (const name of sampleNames) await make({ ...nib, name })
  expect(await names()).toEqual(sampleNames.toReversed())
})

test.each([
  [{ ...mara, name: ' ' }, 'name', 'Please enter a name'],
  [{ ...mara, name: 'M'.repeat(31) }, 'name', 'Names can be up to 30 letters long'],
  [{ ...mara, name: 'M4ra' }, 'name', 'A name can only contain letters, spaces, hyphens, and apostrophes'],
  [{ ...nib, name: 'Nib <b>' }, 'name', 'A name can only contain letters, spaces, hyphens, and apostrophes'],
  [{ ...nib, kind: 'shark' }, 'kind', ''],
  [{ ...mara, pronouns: undefined }, 'pronouns', ''],
  [{ ...mara, look: { ...look, hair: 'mohawk' } }, 'look.hair', ''],
  [{ ...mara, look: { ...look, tail: 'long' } }, 'look.tail', ''],
  [{ ...mara, look: undefined }, 'look', ''],
  [{ ...mara, kind: 'mouse' }, 'kind', ''],
  [{ name: 'Mara' }, 'role', ''],
])('%j is rejected', async (input, field, message) => {
  const { id } = await make(nib)
  for (const { status, problem } of [await person.post(base, input), await change(id, input)]) {
    expect(status).toBe(422)
    const told = problem.errors?.[0]
    expect(told?.field).toBe(field)
    if (message) expect(told?.message).toBe(message)
    else expect(told?.message).not.toBe('')
  }
  expect(await names()).toEqual(['Nib'])
})

test('an unsuitable name is rejected at its field', async () => {
  const { id } = await make(mara)
  for (const { status, problem } of [
    await person.post(base, { ...nib, name: 'Fuck' }),
    await change(id, { ...mara, name: 'Fuck' }),
  ]) {
    const message = 'Please choose another name: this one does not belong in a bedtime story'
    expect([status, problem]).toMatchObject([
      422,
      { code: 'unfit_words', detail: message, errors: [{ field: 'name', message }] },
    ])
  }
  expect(await names()).toEqual(['Mara'])
})

test('an update replaces the whole character, its role too, but not its position', async () => {
  const { id, created_at } = await make(mara)
  await make(nib)
  const fox = { ...mara, name: 'Maro', pronouns: 'he', look: { species: 'fox', outfit: 'none' } }
  expect(await change(id, fox)).toMatchObject({ status: 200, body: { ...fox, id, created_at } })
  expect((await list()).characters[1]).toEqual({ ...fox, id, created_at })
  const owl = { role: 'companion', name: 'Maro', kind: 'owl' }
  expect((await change(id, owl)).body).toEqual({ ...owl, id, created_at })
})

test('another person’s character and an unknown one both give a 404', async () => {
  const stranger = await api.signUp()
  const { id } = await make(mara, stranger)
  for (const each of [id, newId(), 'mara'])
    for (const { status, problem } of [await change(each, nib), await remove(each)])
      expect([status, problem]).toMatchObject([
        404,
        { code: 'character_not_found', detail: 'We couldn’t find that character.' },
      ])
  expect((await list('', stranger)).characters).toMatchObject([mara])
})

test('a character is deleted once', async () => {
  const { id } = await make(mara)
  await make(nib)
  expect((await remove(id)).status).toBe(204)
  expect((await remove(id)).status).toBe(404)
  expect(await names()).toEqual(['Nib'])
})

test('the limit of a hundred also holds for concurrent requests', async () => {
  await api.db.pool.query(
    `insert into characters (id, account_id, role, name, kind)
     select gen_random_uuid(), $1, 'companion', 'Nib', 'mouse' from generate_series(1, $2::int)`,
    [person.user.id, characterLimit - 1],
  )
  const answers = await Promise.all([1, 2, 3, 4].map(() => person.post(base, mara)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
    code: 'too_many_characters',
    detail: 'You have 100 characters. Delete one to make room.',
  })
  const { characters, total } = await list()
  expect([characters.length, total]).toEqual([100, 100])
  await remove(characters[0]?.id ?? '')
  await make(mara)
})

const portrait = (who: Person, body: object) =>
  api.app.inject({
    method: 'POST',
    url: `${base}/portrait`,
    headers: { authorization: `Bearer ${who.access_token}` },
    payload: body,
  })

test('a portrait shows the requested look, and is painted once per look', async () => {
  portraits.length = 0
  const [one, other] = await Promise.all([portrait(person, { look }), portrait(person, { look })])
  expect(one).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'image/webp', 'cache-control': 'no-store' },
  })
  expect(one.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  expect(other.rawPayload).toEqual(one.rawPayload)
  // The order of query parameters does not matter.
  const turned = Object.fromEntries(Object.entries(look).toReversed())
  await portrait(await api.signUp(), { look: turned })
  expect(portraits).toMatchObject([{ who: 'hero', species: 'child', look }])
  await portrait(person, { look: { ...look, outfit_color: 'rust' } })
  expect(portraits).toHaveLength(2)
})

test('a companion’s portrait has the clothes that it wears in books', async () => {
  portraits.length = 0
  expect((await portrait(person, { kind: 'frog' })).statusCode).toBe(200)
  expect(portraits).toMatchObject([{ who: 'companion', species: 'frog', look: companionLooks.frog }])
})

test('invalid looks are rejected', async () => {
  portraits.length = 0
  for (const body of [{}, { look: {} }, { kind: 'shark' }, { look, kind: 'frog' }])
    expect((await portrait(person, body)).statusCode).toBe(422)
  expect(portraits).toEqual([])
})

test('new looks are rate limited, cached ones are not', async () => {
  const limited = await testApi({ worker: false, env: { RATE_LIMIT: 'on' } })
  try {
    const someone = await limited.signUp()
    const ask = (body: object) =>
      limited.app.inject({
        method: 'POST',
        url: `${base}/portrait`,
        headers: { authorization: `Bearer ${someone.access_token}` },
        payload: body,
      })
    expect((await ask({ look })).statusCode).toBe(200)
    await limited.db.pool.query(`update rate_limits set hits = 240 where key like 'portrait:%'`)
    const refused = await ask({ look: { ...look, hair: 'bun' } })
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
    expect((await ask({ look })).statusCode).toBe(200)
  } finally {
    await limited.close()
  }
})

import { api as contract, type Api } from '@moonpage/contract/api'
import type { Route } from '@moonpage/contract/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callers, newCast, type CallerKind, type Cast } from './testing-permission-cast.ts'
import { requests } from './testing-permission-requests.ts'
import { testApi } from './testing.ts'

/**
 * Who may do what: `yes`, or the status of the rejection. 401: not signed in. 403: wrong role. 404: not found, or not
 * visible to the caller. The owner is a user who owns the addressed story or account; all others do not. A deactivated
 * person has a token from before.
 */
// Formatted by hand: the columns are what there is to read.
// oxfmt-ignore
const table: Record<keyof Api, string> = {
  //                     anonymous  user  owner  moderator  admin  deactivated
  // The way in
  openGate:             'yes        yes   yes    yes        yes    yes',
  registerAccount:             'yes        yes   yes    yes        yes    yes',
  logIn:                'yes        yes   yes    yes        yes    403',
  refreshSession:              '401        yes   yes    yes        yes    401',
  requestPasswordReset: 'yes        yes   yes    yes        yes    yes',
  resetPassword:        'yes        yes   yes    yes        yes    400',
  // One's own account
  getSignUpMode:          'yes        yes   yes    yes        yes    401',
  getCurrentUser:                   '401        yes   yes    yes        yes    401',
  logOut:               '401        yes   yes    yes        yes    401',
  listSessions:         '401        yes   yes    yes        yes    401',
  endSessions:          '401        yes   yes    yes        yes    401',
  updateProfile:        '401        yes   yes    yes        yes    401',
  changePassword:       '401        yes   yes    yes        yes    401',
  exportAccount:        '401        yes   yes    yes        yes    401',
  deleteAccount:        '401        yes   yes    yes        yes    401',
  listNotifications:    '401        yes   yes    yes        yes    401',
  readNotifications:    '401        yes   yes    yes        yes    401',
  // Stories
  listCategories:       'yes        yes   yes    yes        yes    401',
  listPublicFeed:           'yes        yes   yes    yes        yes    401',
  listPublicStories:    'yes        yes   yes    yes        yes    401',
  getPublicStats:          'yes        yes   yes    yes        yes    401',
  getPublicStory:       'yes        yes   yes    yes        yes    401',
  downloadPublicStory:  'yes        yes   yes    yes        yes    401',
  getGenerationInfo:    'yes        yes   yes    yes        yes    401',
  listStories:          '401        yes   yes    yes        yes    401',
  createStory:          '401        yes   yes    yes        yes    401',
  getStory:             '401        404   yes    404        404    401',
  regenerateStory:      '401        404   yes    404        404    401',
  getStoryBySlug:       '401        404   yes    404        404    401',
  updateStory:          '401        404   yes    404        404    401',
  deleteStory:          '401        404   yes    404        404    401',
  regenerateImages:     '401        404   yes    404        404    401',
  regeneratePageText:          '401        404   yes    404        404    401',
  regeneratePageImage:           '401        404   yes    404        404    401',
  downloadStory:        '401        404   yes    404        404    401',
  toggleFavorite:       '401        404   yes    404        404    401',
  listFavorites:        '401        yes   yes    yes        yes    401',
  // Ratings: the owner cannot rate their own story; the addressed rating is the owner's, of another story
  rateStory:            '401        yes   403    yes        yes    401',
  changeRating:         '401        404   yes    404        404    401',
  removeRating:         '401        404   yes    404        404    401',
  getRatingStats:          'yes        yes   yes    yes        yes    401',
  listMyRatings:        '401        yes   yes    yes        yes    401',
  listStoryRatings:     'yes        yes   yes    yes        yes    401',
  // Reports and moderation: the owner is an ordinary user, and the appeal is about their own story
  reportStory:          '401        yes   403    yes        yes    401',
  appealTakeDown:       '401        404   yes    404        404    401',
  listReportedStories:  '401        403   403    yes        yes    401',
  moderateStory:        '401        403   403    yes        yes    401',
  // Sharing
  shareStory:           '401        404   yes    404        404    401',
  revokeShare:          '401        404   yes    404        404    401',
  getSharedStory:       'yes        yes   yes    yes        yes    yes',
  publishStory:         '401        404   yes    404        404    401',
  unpublishStory:       '401        404   yes    404        404    401',
  // Narration
  listNarrators:        '401        404   yes    404        404    401',
  chooseNarrator:       '401        yes   yes    yes        yes    401',
  getNarration:         '401        404   yes    404        404    401',
  getPublicNarration:   'yes        yes   yes    yes        yes    401',
  getSharedNarration:   'yes        yes   yes    yes        yes    yes',
  createNarrator:       '401        yes   yes    yes        yes    401',
  updateNarrator:       '401        404   yes    404        404    401',
  deleteNarrator:       '401        404   yes    404        404    401',
  recordPage:           '401        404   yes    404        404    401',
  deleteRecording:      '401        404   yes    404        404    401',
  correctWordTimes:     '401        404   yes    404        404    401',
  createRecordingLink:  '401        404   yes    404        404    401',
  listRecordingLinks:   '401        404   yes    404        404    401',
  revokeRecordingLink:  '401        404   yes    404        404    401',
  getRecordingBook:     'yes        yes   yes    yes        yes    yes',
  nameNarratorByLink:   'yes        yes   yes    yes        yes    yes',
  recordPageByLink:     'yes        yes   yes    yes        yes    yes',
  deleteRecordingByLink: 'yes       yes   yes    yes        yes    yes',
  // Characters
  listCharacters:       '401        yes   yes    yes        yes    401',
  createCharacter:      '401        yes   yes    yes        yes    401',
  updateCharacter:      '401        404   yes    404        404    401',
  deleteCharacter:      '401        404   yes    404        404    401',
  paintPortrait:        '401        yes   yes    yes        yes    401',
  followStory:          '401        404   yes    404        404    401',
  // Administration
  getAdminStats:           '401        403   403    403        yes    401',
  getSystemHealth:         '401        403   403    403        yes    401',
  getSystemActivity:       '401        403   403    403        yes    401',
  getSystemModels:         '401        403   403    403        yes    401',
  retryJob:             '401        403   403    403        yes    401',
  listAudit:            '401        403   403    403        yes    401',
  listUsers:            '401        403   403    403        yes    401',
  updateUser:           '401        403   403    403        yes    401',
  listInvitations:      '401        403   403    403        yes    401',
  createInvitation:     '401        403   403    403        yes    401',
  revokeInvitation:     '401        403   403    403        yes    401',
}

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false })
  // A second admin, because the last one cannot be removed.
  await newCast(api, 'admin')
})
afterAll(() => api.close())

const names = Object.keys(contract) as (keyof Api)[]

test('every route of the contract is in the table, and nothing else', () => {
  expect(Object.keys(table).toSorted()).toEqual(names.toSorted())
  expect(Object.keys(requests).toSorted()).toEqual(names.toSorted())
})

test('the server has no API route that is not in the contract', async () => {
  const { body } = await api.nobody.get<{ paths: Record<string, object> }>('/openapi.json')
  const served = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(served.filter((call) => call.includes('/api/')).toSorted()).toEqual(
    Object.values<Route>(contract)
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  )
})

type Parts = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  file?: Buffer
}

/** The result of a call in terms of the table. */
async function outcome(name: keyof Api, cast: Cast): Promise<string> {
  const { method, path, takes }: Route = contract[name]
  const { params = {}, query, body, file }: Parts = requests[name](cast)
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => params[param] ?? '')
  const url = query ? `${filled}?${new URLSearchParams(query).toString()}` : filled
  const { status, problem } = await api
    .as(cast.caller.access_token)
    .send<unknown>(method, url, file ?? body, takes && { 'content-type': takes })
  // Otherwise an unimplemented route would pass as a 404.
  if (problem?.code === 'not_found') return 'nothing there'
  return status >= 200 && status < 300 ? 'yes' : String(status)
}

const cells = (name: keyof Api): [CallerKind, string][] => {
  const row = table[name].split(/\s+/)
  if (row.length !== callers.length) throw new Error(`The row of ${name} has ${row.length} entries`)
  return callers.map((caller, column) => [caller, row[column] ?? ''])
}

const onlookers = new Map<CallerKind, Promise<Cast>>()

/** New people for each call that changes something; shared ones for reads. */
function castFor(name: keyof Api, caller: CallerKind): Promise<Cast> {
  if (contract[name].method !== 'GET') return newCast(api, caller)
  const cast = onlookers.get(caller) ?? newCast(api, caller)
  onlookers.set(caller, cast)
  return cast
}

describe.each(names)('%s', (name) => {
  test.each(cells(name))('%s: %s', async (caller, expected) => {
    expect(await outcome(name, await castFor(name, caller))).toBe(expected)
  })
})

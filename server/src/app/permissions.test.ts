import { api as contract, type Api } from '@moonpage/contract/api'
import { apiScopes, type ApiScope } from '@moonpage/contract/api-scopes'
import type { Route } from '@moonpage/contract/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApiKey } from '../core/accounts/keys/create-api-key.ts'
import { callers, newActor, type CallerKind } from './testing-permission-actors.ts'
import { newCast, openView } from './testing-permission-cast.ts'
import type { Cast } from './testing-permission-parts.ts'
import { requests } from './testing-permission-requests.ts'
import { testApi } from './testing.ts'

/**
 * Who may do what: `yes`, or the status of the rejection. 401: not signed in. 403: wrong role. 404: not found, or not
 * visible to the caller. The owner is a user who owns the addressed story or account, parent and reader are in the owner's
 * family; all others are not. A deactivated person has a token from before.
 */
// Formatted by hand: the columns are what there is to read.
// oxfmt-ignore
const table: Record<keyof Api, string> = {
  //                       anonymous  user       owner      moderator  admin      deactivated parent    reader
  // The way in
  openGate:               'yes        yes        yes        yes        yes        yes        yes        yes',
  registerAccount:        'yes        yes        yes        yes        yes        yes        yes        yes',
  logIn:                  'yes        yes        yes        yes        yes        403        yes        yes',
  refreshSession:         '401        yes        yes        yes        yes        401        yes        yes',
  requestPasswordReset:   'yes        yes        yes        yes        yes        yes        yes        yes',
  resetPassword:          'yes        yes        yes        yes        yes        400        yes        yes',
  // Single sign-on is not configured here: 404
  startSingleSignOn:      '404        404        404        404        404        401        404        404',
  finishSingleSignOn:     '404        404        404        404        404        401        404        404',
  // One's own account
  getSingleSignOn:        '401        yes        yes        yes        yes        401        yes        yes',
  getSignUpMode:          'yes        yes        yes        yes        yes        401        yes        yes',
  getCurrentUser:         '401        yes        yes        yes        yes        401        yes        yes',
  logOut:                 '401        yes        yes        yes        yes        401        yes        yes',
  listSessions:           '401        yes        yes        yes        yes        401        yes        yes',
  endSessions:            '401        yes        yes        yes        yes        401        yes        yes',
  listCatalogKeys:        '401        yes        yes        yes        yes        401        yes        yes',
  createCatalogKey:       '401        yes        yes        yes        yes        401        yes        yes',
  revokeCatalogKey:       '401        404        yes        404        404        401        404        404',
  listApiKeys:            '401        yes        yes        yes        yes        401        yes        yes',
  createApiKey:           '401        yes        yes        yes        yes        401        yes        403',
  revokeApiKey:           '401        404        yes        404        404        401        404        404',
  listWebhooks:           '401        yes        yes        yes        yes        401        yes        403',
  createWebhook:          '401        yes        yes        yes        yes        401        yes        403',
  testWebhook:            '401        404        yes        404        404        401        404        403',
  enableWebhook:          '401        404        yes        404        404        401        404        403',
  deleteWebhook:          '401        404        yes        404        404        401        404        403',
  updateProfile:          '401        yes        yes        yes        yes        401        yes        yes',
  changePassword:         '401        yes        yes        yes        yes        401        yes        yes',
  exportAccount:          '401        yes        yes        yes        yes        401        yes        yes',
  deleteAccount:          '401        yes        yes        yes        yes        401        yes        yes',
  listNotifications:      '401        yes        yes        yes        yes        401        yes        yes',
  readNotifications:      '401        yes        yes        yes        yes        401        yes        yes',
  // Stories
  listCategories:         'yes        yes        yes        yes        yes        401        yes        yes',
  listPublicFeed:         'yes        yes        yes        yes        yes        401        yes        yes',
  listPublicStories:      'yes        yes        yes        yes        yes        401        yes        yes',
  getPublicStats:         'yes        yes        yes        yes        yes        401        yes        yes',
  getPublicStory:         'yes        yes        yes        yes        yes        401        yes        yes',
  downloadPublicStory:    'yes        yes        yes        yes        yes        401        yes        yes',
  getGenerationInfo:      'yes        yes        yes        yes        yes        401        yes        yes',
  listStories:            '401        yes        yes        yes        yes        401        yes        yes',
  createStory:            '401        yes        yes        yes        yes        401        yes        403',
  getStory:               '401        404        yes        404        404        401        yes        yes',
  regenerateStory:        '401        404        yes        404        404        401        yes        403',
  getStoryBySlug:         '401        404        yes        404        404        401        yes        yes',
  storeReadingPlace:      '401        404        yes        404        404        401        yes        yes',
  listReadings:           '401        yes        yes        yes        yes        401        yes        yes',
  recordReadings:         '401        yes        yes        yes        yes        401        yes        403',
  updateStory:            '401        404        yes        404        404        401        yes        403',
  deleteStory:            '401        404        yes        404        404        401        yes        403',
  regenerateImages:       '401        404        yes        404        404        401        yes        403',
  regeneratePageText:     '401        404        yes        404        404        401        yes        403',
  regeneratePageImage:    '401        404        yes        404        404        401        yes        403',
  downloadStory:          '401        404        yes        404        404        401        yes        yes',
  getPrintFile:           '401        404        yes        404        404        401        yes        yes',
  makePrintFile:          '401        404        yes        404        404        401        yes        yes',
  toggleFavorite:         '401        404        yes        404        404        401        yes        yes',
  listFavorites:          '401        yes        yes        yes        yes        401        yes        yes',
  // Ratings: the owner cannot rate their own story; the addressed rating is the owner's, of another story
  rateStory:              '401        yes        403        yes        yes        401        403        403',
  changeRating:           '401        404        yes        404        404        401        404        404',
  removeRating:           '401        404        yes        404        404        401        404        404',
  getRatingStats:         'yes        yes        yes        yes        yes        401        yes        yes',
  listMyRatings:          '401        yes        yes        yes        yes        401        yes        yes',
  listStoryRatings:       'yes        yes        yes        yes        yes        401        yes        yes',
  // Reports and moderation: the owner is an ordinary user, and the appeal is about their own story
  reportStory:            '401        yes        403        yes        yes        401        403        403',
  appealTakeDown:         '401        404        yes        404        404        401        yes        403',
  listReportedStories:    '401        403        403        yes        yes        401        403        403',
  moderateStory:          '401        403        403        yes        yes        401        403        403',
  // Sharing
  shareStory:             '401        404        yes        404        404        401        yes        403',
  revokeShare:            '401        404        yes        404        404        401        yes        403',
  getSharedStory:         'yes        yes        yes        yes        yes        yes        yes        yes',
  publishStory:           '401        404        yes        404        404        401        yes        403',
  unpublishStory:         '401        404        yes        404        404        401        yes        403',
  // Collections
  listCollections:        '401        yes        yes        yes        yes        401        yes        yes',
  createCollection:       '401        404        yes        404        404        401        yes        403',
  getCollection:          '401        404        yes        404        404        401        yes        yes',
  renameCollection:       '401        404        yes        404        404        401        yes        403',
  deleteCollection:       '401        404        yes        404        404        401        yes        403',
  addToCollection:        '401        404        yes        404        404        401        yes        403',
  removeFromCollection:   '401        404        yes        404        404        401        yes        403',
  orderCollection:        '401        404        yes        404        404        401        yes        403',
  shareCollection:        '401        404        yes        404        404        401        yes        403',
  revokeCollectionShare:  '401        404        yes        404        404        401        yes        403',
  getSharedCollection:    'yes        yes        yes        yes        yes        yes        yes        yes',
  // Narration
  listNarrators:          '401        404        yes        404        404        401        yes        yes',
  chooseNarrator:         '401        yes        yes        yes        yes        401        yes        yes',
  getNarration:           '401        404        yes        404        404        401        yes        yes',
  getPublicNarration:     'yes        yes        yes        yes        yes        401        yes        yes',
  getSharedNarration:     'yes        yes        yes        yes        yes        yes        yes        yes',
  listBookFiles:          '401        404        yes        404        404        401        yes        yes',
  listPublicBookFiles:    '401        yes        yes        yes        yes        401        yes        yes',
  checkKeptBooks:         '401        yes        yes        yes        yes        401        yes        yes',
  listFamilyNarrators:    '401        yes        yes        yes        yes        401        yes        yes',
  createNarrator:         '401        yes        yes        yes        yes        401        yes        yes',
  updateNarrator:         '401        404        yes        404        404        401        yes        yes',
  deleteNarrator:         '401        404        yes        404        404        401        yes        403',
  recordPage:             '401        404        yes        404        404        401        yes        yes',
  deleteRecording:        '401        404        yes        404        404        401        yes        403',
  correctWordTimes:       '401        404        yes        404        404        401        yes        yes',
  createRecordingLink:    '401        404        yes        404        404        401        yes        403',
  listRecordingLinks:     '401        404        yes        404        404        401        yes        403',
  revokeRecordingLink:    '401        404        yes        404        404        401        yes        403',
  getRecordingBook:       'yes        yes        yes        yes        yes        yes        yes        yes',
  nameNarratorByLink:     'yes        yes        yes        yes        yes        yes        yes        yes',
  recordPageByLink:       'yes        yes        yes        yes        yes        yes        yes        yes',
  deleteRecordingByLink:  'yes        yes        yes        yes        yes        yes        yes        yes',
  // Characters
  listCharacters:         '401        yes        yes        yes        yes        401        yes        yes',
  createCharacter:        '401        yes        yes        yes        yes        401        yes        403',
  updateCharacter:        '401        404        yes        404        404        401        yes        403',
  deleteCharacter:        '401        404        yes        404        404        401        yes        403',
  paintPortrait:          '401        yes        yes        yes        yes        401        yes        yes',
  followStory:            '401        404        yes        404        404        401        yes        yes',
  // Families: the member is the owner's co-parent; the invitation is into another family
  getFamily:              '401        yes        yes        yes        yes        401        yes        yes',
  createFamilyInvitation: '401        yes        yes        yes        yes        401        yes        403',
  revokeFamilyInvitation: '401        404        yes        404        404        401        yes        403',
  getFamilyInvitation:    'yes        yes        yes        yes        yes        401        yes        yes',
  joinFamily:             '401        yes        409        yes        yes        401        409        409',
  // A child's view: the caller is in none
  openChildView:          '401        404        yes        404        404        401        yes        403',
  leaveChildView:         '401        yes        yes        yes        yes        401        yes        yes',
  getChildShelf:          '401        409        409        409        409        401        409        409',
  listChildBooks:         '401        404        yes        404        404        401        yes        403',
  hideChildBook:          '401        404        yes        404        404        401        yes        403',
  leaveFamily:            '401        409        yes        409        409        401        yes        yes',
  changeFamilyRole:       '401        404        yes        404        404        401        yes        403',
  removeFamilyMember:     '401        404        yes        404        404        401        yes        403',
  // Children
  listChildren:           '401        yes        yes        yes        yes        401        yes        yes',
  createChild:            '401        yes        yes        yes        yes        401        yes        403',
  updateChild:            '401        404        yes        404        404        401        yes        403',
  deleteChild:            '401        404        yes        404        404        401        yes        403',
  startSeries:            '401        404        yes        404        404        401        yes        403',
  getSeries:              '401        404        yes        404        404        401        yes        yes',
  downloadPoster:         '401        404        yes        404        404        401        yes        yes',
  renameSeries:           '401        404        yes        404        404        401        yes        403',
  deleteSeries:           '401        404        yes        404        404        401        yes        403',
  correctFact:            '401        404        yes        404        404        401        yes        403',
  getTonight:             '401        yes        yes        yes        yes        401        yes        yes',
  suggestStory:           '401        404        yes        404        404        401        yes        403',
  // Administration
  getAdminStats:          '401        403        403        403        yes        401        403        403',
  getSystemHealth:        '401        403        403        403        yes        401        403        403',
  getSystemActivity:      '401        403        403        403        yes        401        403        403',
  getSystemModels:        '401        403        403        403        yes        401        403        403',
  retryJob:               '401        403        403        403        yes        401        403        403',
  listAudit:              '401        403        403        403        yes        401        403        403',
  listUsers:              '401        403        403        403        yes        401        403        403',
  updateUser:             '401        403        403        403        yes        401        403        403',
  listInvitations:        '401        403        403        403        yes        401        403        403',
  createInvitation:       '401        403        403        403        yes        401        403        403',
  revokeInvitation:       '401        403        403        403        yes        401        403        403',
}

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false })
  // A second admin, because the last one cannot be removed.
  await newActor(api, 'admin')
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

/** What a call needs that its request does not name: another parent who stays, a book that tells of a world. */
const unnamed: Partial<Record<keyof Api, (keyof Cast)[]>> = {
  leaveFamily: ['memberId'],
  startSeries: ['seriesId'],
}

/** The parts of a cast that a call needs, which its request names but for a few. */
function partsOf(name: keyof Api): Set<keyof Cast> {
  const parts = new Set<keyof Cast>(unnamed[name] ?? [])
  const watched = new Proxy({} as Cast, {
    get: (_, part) => {
      parts.add(part as keyof Cast)
      return {}
    },
  })
  requests[name](watched)
  return parts
}

/** New people for each call that changes something; shared ones for reads and for what is rejected. */
function castFor(name: keyof Api, caller: CallerKind, expected: string): Promise<Cast> {
  if (contract[name].method !== 'GET' && expected === 'yes') return newCast(api, caller, partsOf(name))
  const cast = onlookers.get(caller) ?? newCast(api, caller)
  onlookers.set(caller, cast)
  return cast
}

/** By day what each user may change, which moderators and admins may as users, is tried by one of the two, in turn. */
function cellsOfToday(name: keyof Api): [CallerKind, string][] {
  const all = cells(name)
  const expected = new Map(all)
  const mayAll = (['user', 'moderator', 'admin'] as const).every((caller) => expected.get(caller) === 'yes')
  if (process.env['NIGHTLY'] || contract[name].method === 'GET' || !mayAll) return all
  const left = names.indexOf(name) % 2 ? 'moderator' : 'admin'
  return all.filter(([caller]) => caller !== left)
}

describe.each(names)('%s', (name) => {
  test.each(cellsOfToday(name))('%s: %s', async (caller, expected) => {
    expect(await outcome(name, await castFor(name, caller, expected))).toBe(expected)
  })
})

/** What a session in a child's view may call. Routes that ignore the token are no different from without one. */
const inChildView = new Set<keyof Api>([
  'getCurrentUser',
  'leaveChildView',
  'getChildShelf',
  'getStory',
  'storeReadingPlace',
  'listNarrators',
  'getNarration',
  'checkKeptBooks',
])

describe('a child’s view', () => {
  let cast: Cast
  beforeAll(async () => {
    const whole = await newCast(api, 'owner')
    await openView(api, whole)
    // The other story is not finished.
    cast = { ...whole, storyId: whole.bookId }
  })

  test.each(names)('%s', async (name) => {
    const route: Route = contract[name]
    if (route.ignoresToken) return expect(inChildView.has(name)).toBe(false)
    expect(await outcome(name, cast)).toBe(inChildView.has(name) ? 'yes' : '403')
    if (name === 'leaveChildView') await openView(api, cast)
  })
})

/** What API keys may call, and with which scope. Routes that ignore the token are no different from without one. */
const withKey: Partial<Record<keyof Api, ApiScope | 'any'>> = {
  listCategories: 'any',
  getGenerationInfo: 'any',
  listStories: 'read',
  getStory: 'read',
  getStoryBySlug: 'read',
  followStory: 'read',
  downloadStory: 'read',
  listFavorites: 'read',
  listCollections: 'read',
  getCollection: 'read',
  listPublicFeed: 'read',
  listPublicStories: 'read',
  getPublicStats: 'read',
  getPublicStory: 'read',
  downloadPublicStory: 'read',
  createStory: 'create',
  suggestStory: 'create',
}

describe.each(apiScopes)('an API key with the scope %s', (scope) => {
  let cast: Cast
  beforeAll(async () => {
    const whole = await newCast(api, 'owner')
    const key = await createApiKey(api.db, whole.owner.id, {
      name: 'Lamp',
      scopes: [scope],
      expires_in_days: 1,
    })
    cast = { ...whole, caller: { ...whole.caller, access_token: key.key } }
  })

  test.each(names)('%s', async (name) => {
    const needed = withKey[name]
    expect((contract[name] as Route).apiKey).toBe(needed)
    if ((contract[name] as Route).ignoresToken) return expect(needed).toBeUndefined()
    const isOpen = needed === 'any' || needed === scope
    expect(await outcome(name, cast)).toBe(isOpen ? 'yes' : '403')
  })
})

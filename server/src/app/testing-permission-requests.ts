import type { Api } from '@moonpage/contract/api'
import type { Route } from '@moonpage/contract/route'
import type { ZodMiniType } from 'zod/mini'
import type * as z from 'zod/mini'
import { recordingSampleRate } from '@moonpage/contract/narrators'
import { wavOf } from '../infra/speech/testing-wav.ts'
import { password } from './testing-permission-actors.ts'
import type { Cast } from './testing-permission-parts.ts'
import { aStory, registration } from './testing.ts'

type Part<R extends Route, Name extends 'params' | 'query' | 'body'> = R[Name] extends ZodMiniType
  ? undefined extends z.input<R[Name]>
    ? { [name in Name]?: z.input<R[Name]> }
    : object extends z.input<R[Name]>
      ? { [name in Name]?: z.input<R[Name]> }
      : { [name in Name]: z.input<R[Name]> }
  : object

const aMouse = { role: 'companion', name: 'Nib', kind: 'mouse' } as const

/** A second of silence. */
const aRecording = wavOf(new Float32Array(recordingSampleRate))

let registered = 0

const recordingOf = ({ bookId, narratorId }: Cast) => ({
  id: bookId,
  page_number: '1',
  narrator_id: narratorId,
})

/** For every route a request that succeeds if the caller is allowed to make it. */
export const requests: {
  [K in keyof Api]: (
    cast: Cast,
  ) => Part<Api[K], 'params'> &
    Part<Api[K], 'query'> &
    Part<Api[K], 'body'> &
    (Api[K] extends { takes: string } ? { file: Buffer } : object)
} = {
  openGate: () => ({ body: { password: 'moonpage' } }),
  registerAccount: () => ({ body: registration(10_000 + ++registered) }),
  getSignUpMode: () => ({}),
  logIn: ({ caller: { email } }) => ({ body: { email, password } }),
  refreshSession: ({ caller: { refresh_token } }) => ({ body: { refresh_token } }),
  logOut: () => ({}),
  getCurrentUser: () => ({}),
  updateProfile: ({ caller: { email } }) => ({ body: { first_name: 'Ada', last_name: 'Byron', email } }),
  changePassword: () => ({ body: { current_password: password, new_password: 'Moon-shine8' } }),
  requestPasswordReset: ({ caller: { email } }) => ({ body: { email } }),
  resetPassword: ({ resetToken }) => ({ body: { token: resetToken, new_password: 'Moon-shine8' } }),
  startSingleSignOn: () => ({ body: { purpose: 'login' } }),
  finishSingleSignOn: () => ({ body: { query: 'code=a&state=b' } }),
  getSingleSignOn: () => ({}),
  listSessions: () => ({}),
  endSessions: () => ({}),
  listCatalogKeys: () => ({}),
  createCatalogKey: () => ({ body: { name: 'Kobo in the kitchen' } }),
  revokeCatalogKey: ({ catalogKeyId }) => ({ params: { id: catalogKeyId } }),
  listApiKeys: () => ({}),
  createApiKey: () => ({ body: { name: 'The lamp', scopes: ['read'] } }),
  revokeApiKey: ({ apiKeyId }) => ({ params: { id: apiKeyId } }),
  listWebhooks: () => ({}),
  createWebhook: () => ({ body: { url: 'https://example.org/moonpage' } }),
  testWebhook: ({ webhookId }) => ({ params: { id: webhookId } }),
  enableWebhook: ({ webhookId }) => ({ params: { id: webhookId } }),
  deleteWebhook: ({ webhookId }) => ({ params: { id: webhookId } }),
  exportAccount: () => ({}),
  deleteAccount: () => ({ body: { password } }),
  getFamily: () => ({}),
  createFamilyInvitation: () => ({ body: { role: 'reader' } }),
  revokeFamilyInvitation: ({ familyInvitationId }) => ({ params: { id: familyInvitationId } }),
  getFamilyInvitation: ({ familyToken }) => ({ params: { token: familyToken } }),
  joinFamily: ({ familyToken }) => ({ params: { token: familyToken } }),
  leaveFamily: () => ({}),
  changeFamilyRole: ({ memberId }) => ({ params: { id: memberId }, body: { role: 'reader' } }),
  removeFamilyMember: ({ memberId }) => ({ params: { id: memberId } }),
  openChildView: ({ childId }) => ({ body: { child_id: childId, pin: '4711' } }),
  leaveChildView: () => ({ body: { password } }),
  getChildShelf: () => ({}),
  listChildBooks: ({ childId }) => ({ params: { id: childId } }),
  hideChildBook: ({ childId, bookId }) => ({
    params: { id: childId, story_id: bookId },
    body: { is_hidden: true },
  }),
  listNotifications: () => ({}),
  readNotifications: () => ({ body: {} }),
  listCategories: () => ({}),
  getGenerationInfo: () => ({}),
  listStories: () => ({}),
  createStory: () => ({ body: aStory }),
  getStory: ({ storyId }) => ({ params: { id: storyId } }),
  getStoryBySlug: ({ bookSlug }) => ({ params: { slug: bookSlug } }),
  storeReadingPlace: ({ bookId }) => ({ params: { id: bookId }, body: { page_number: 1 } }),
  listReadings: () => ({}),
  recordReadings: () => ({ body: { is_recording: false } }),
  updateStory: ({ bookId }) => ({ params: { id: bookId }, body: { title: 'The Quiet Bell' } }),
  deleteStory: ({ bookId }) => ({ params: { id: bookId } }),
  regenerateImages: ({ bookId }) => ({ params: { id: bookId } }),
  regeneratePageText: ({ bookId }) => ({ params: { id: bookId, page_number: '1' } }),
  regeneratePageImage: ({ bookId }) => ({ params: { id: bookId, page_number: '1' } }),
  getPrintFile: ({ bookId }) => ({ params: { id: bookId } }),
  makePrintFile: ({ bookId }) => ({ params: { id: bookId } }),
  downloadStory: ({ bookId }) => ({ params: { id: bookId }, query: { format: 'pdf' } }),
  toggleFavorite: ({ bookId }) => ({ params: { id: bookId } }),
  listFavorites: () => ({}),
  listCollections: () => ({}),
  createCollection: ({ bookId }) => ({ body: { name: 'Grandma’s', story_id: bookId } }),
  getCollection: ({ collectionId }) => ({ params: { id: collectionId } }),
  renameCollection: ({ collectionId }) => ({ params: { id: collectionId }, body: { name: 'Grandma’s' } }),
  deleteCollection: ({ collectionId }) => ({ params: { id: collectionId } }),
  addToCollection: ({ collectionId, storyId }) => ({ params: { id: collectionId, story_id: storyId } }),
  removeFromCollection: ({ collectionId, bookId }) => ({ params: { id: collectionId, story_id: bookId } }),
  orderCollection: ({ collectionId, bookId }) => ({
    params: { id: collectionId },
    body: { story_ids: [bookId] },
  }),
  shareCollection: ({ collectionId }) => ({ params: { id: collectionId } }),
  revokeCollectionShare: ({ collectionId }) => ({ params: { id: collectionId } }),
  getSharedCollection: ({ collectionToken }) => ({ params: { token: collectionToken } }),
  shareStory: ({ bookId }) => ({ params: { id: bookId } }),
  revokeShare: ({ bookId }) => ({ params: { id: bookId } }),
  getSharedStory: ({ shareToken }) => ({ params: { token: shareToken } }),
  publishStory: ({ bookId }) => ({ params: { id: bookId } }),
  unpublishStory: ({ bookId }) => ({ params: { id: bookId } }),
  listNarrators: ({ bookId }) => ({ params: { id: bookId } }),
  chooseNarrator: () => ({ body: { narrator_id: 'embedded' } }),
  getNarration: ({ bookId }) => ({ params: { id: bookId, page_number: '1' } }),
  getPublicNarration: ({ publicId }) => ({ params: { id: publicId, page_number: '1' } }),
  getSharedNarration: ({ shareToken }) => ({ params: { token: shareToken, page_number: '1' } }),
  listBookFiles: ({ bookId }) => ({ params: { id: bookId }, query: { width: '400' } }),
  listPublicBookFiles: ({ publicId }) => ({ params: { id: publicId }, query: { width: '400' } }),
  checkKeptBooks: ({ bookId, publicId }) => ({ body: { own: [bookId], public: [publicId] } }),
  listFamilyNarrators: () => ({}),
  createNarrator: () => ({ body: { name: 'Grandma Rose', face: 2 } }),
  updateNarrator: ({ narratorId }) => ({ params: { id: narratorId }, body: { name: 'Nana', face: 3 } }),
  deleteNarrator: ({ narratorId }) => ({ params: { id: narratorId } }),
  recordPage: (cast) => ({ params: recordingOf(cast), file: aRecording }),
  deleteRecording: (cast) => ({ params: recordingOf(cast) }),
  correctWordTimes: (cast) => ({
    params: recordingOf(cast),
    body: { words: [{ from: 0, to: 4, start_ms: 10, end_ms: 20 }] },
  }),
  createRecordingLink: ({ bookId }) => ({ params: { id: bookId } }),
  listRecordingLinks: ({ bookId }) => ({ params: { id: bookId } }),
  revokeRecordingLink: ({ bookId, recordingLink }) => ({ params: { id: bookId, link_id: recordingLink.id } }),
  getRecordingBook: ({ recordingLink: { token } }) => ({ params: { token } }),
  nameNarratorByLink: ({ recordingLink: { token } }) => ({
    params: { token },
    body: { name: 'Nana', face: 3 },
  }),
  recordPageByLink: ({ recordingLink: { token } }) => ({
    params: { token, page_number: '1' },
    file: aRecording,
  }),
  deleteRecordingByLink: ({ recordingLink: { token } }) => ({ params: { token, page_number: '1' } }),
  listCharacters: () => ({}),
  createCharacter: () => ({ body: aMouse }),
  updateCharacter: ({ characterId }) => ({ params: { id: characterId }, body: aMouse }),
  deleteCharacter: ({ characterId }) => ({ params: { id: characterId } }),
  paintPortrait: () => ({ body: { kind: 'mouse' } }),
  listChildren: () => ({}),
  createChild: () => ({ body: { name: 'Mila' } }),
  updateChild: ({ childId }) => ({ params: { id: childId }, body: { bedtime: '19:30' } }),
  deleteChild: ({ childId }) => ({ params: { id: childId } }),
  startSeries: ({ bookId }) => ({ body: { story_id: bookId } }),
  getSeries: ({ seriesId }) => ({ params: { id: seriesId }, query: {} }),
  downloadPoster: ({ seriesId }) => ({ params: { id: seriesId }, query: { size: 'a3' } }),
  renameSeries: ({ seriesId }) => ({ params: { id: seriesId }, body: { name: 'Brambleford' } }),
  deleteSeries: ({ seriesId }) => ({ params: { id: seriesId } }),
  correctFact: ({ seriesId, factId }) => ({
    params: { id: seriesId, fact_id: factId },
    body: { is_locked: true },
  }),
  getTonight: () => ({}),
  suggestStory: ({ childId }) => ({ params: { id: childId } }),
  regenerateStory: ({ storyId }) => ({ params: { id: storyId } }),
  followStory: ({ storyId }) => ({ params: { id: storyId } }),
  listPublicFeed: () => ({}),
  listPublicStories: () => ({}),
  getPublicStats: () => ({}),
  getPublicStory: ({ publicId }) => ({ params: { id: publicId } }),
  downloadPublicStory: ({ publicId }) => ({ params: { id: publicId }, query: { format: 'epub' } }),
  rateStory: ({ publicId }) => ({ body: { story_id: publicId, rating: 4 } }),
  changeRating: ({ ratingId }) => ({ params: { id: ratingId }, body: { rating: 4 } }),
  removeRating: ({ ratingId }) => ({ params: { id: ratingId } }),
  getRatingStats: ({ publicId }) => ({ params: { story_id: publicId } }),
  listMyRatings: () => ({}),
  listStoryRatings: ({ publicId }) => ({ params: { story_id: publicId } }),
  reportStory: ({ publicId }) => ({ params: { id: publicId } }),
  appealTakeDown: ({ takenDownId }) => ({ params: { id: takenDownId }, body: { text: 'It was a joke.' } }),
  listReportedStories: () => ({}),
  moderateStory: ({ publicId }) => ({
    params: { id: publicId },
    body: { approved: false, note: 'Not for children.' },
  }),
  listAudit: () => ({}),
  getAdminStats: () => ({}),
  getSystemHealth: () => ({}),
  getSystemActivity: () => ({}),
  getSystemModels: () => ({}),
  retryJob: ({ failedJobId }) => ({ params: { id: failedJobId } }),
  listUsers: () => ({}),
  listInvitations: () => ({}),
  createInvitation: () => ({ body: {} }),
  revokeInvitation: ({ invitationId }) => ({ params: { id: invitationId } }),
  updateUser: ({ owner }) => ({ params: { id: owner.id }, body: { role: 'moderator' } }),
}

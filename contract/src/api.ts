import * as account from './account.ts'
import * as adminStats from './admin-stats.ts'
import * as adminUsers from './admin-users.ts'
import * as apiKeys from './api-keys.ts'
import * as audit from './audit.ts'
import * as categories from './categories.ts'
import * as catalogKeys from './catalog-keys.ts'
import * as characters from './characters.ts'
import * as children from './children.ts'
import * as childViews from './child-views.ts'
import * as collections from './collections.ts'
import * as families from './families.ts'
import * as favorites from './favorites.ts'
import * as feed from './feed.ts'
import * as gate from './gate.ts'
import * as keptBooks from './kept-books.ts'
import * as invitations from './invitations.ts'
import * as generationInfo from './generation-info.ts'
import * as moderation from './moderation.ts'
import * as narration from './narration.ts'
import * as notifications from './notifications.ts'
import * as passwordReset from './password-reset.ts'
import * as printFiles from './print-files.ts'
import * as profile from './profile.ts'
import * as ratings from './ratings.ts'
import * as readingPlaces from './reading-places.ts'
import * as readings from './readings.ts'
import * as recordingLinks from './recording-links.ts'
import * as recordings from './recordings.ts'
import * as reports from './reports.ts'
import * as sessions from './sessions.ts'
import * as sharing from './sharing.ts'
import * as singleSignOn from './single-sign-on.ts'
import * as storyTools from './story-tools.ts'
import * as story from './story.ts'
import * as systemModels from './system-models.ts'
import * as system from './system.ts'
import * as series from './series.ts'
import * as tonight from './tonight.ts'
import * as webhooks from './webhooks.ts'

/** All routes by name: the server must implement each, and the OpenAPI page lists each. */
export const api = {
  openGate: gate.openGate,
  registerAccount: account.registerAccount,
  getSignUpMode: invitations.getSignUpMode,
  logIn: account.logIn,
  refreshSession: account.refreshSession,
  logOut: account.logOut,
  getCurrentUser: account.getCurrentUser,
  updateProfile: profile.updateProfile,
  changePassword: profile.changePassword,
  requestPasswordReset: passwordReset.requestPasswordReset,
  resetPassword: passwordReset.resetPassword,
  startSingleSignOn: singleSignOn.startSingleSignOn,
  finishSingleSignOn: singleSignOn.finishSingleSignOn,
  getSingleSignOn: singleSignOn.getSingleSignOn,
  listSessions: sessions.listSessions,
  endSessions: sessions.endSessions,
  listCatalogKeys: catalogKeys.listCatalogKeys,
  createCatalogKey: catalogKeys.createCatalogKey,
  revokeCatalogKey: catalogKeys.revokeCatalogKey,
  listApiKeys: apiKeys.listApiKeys,
  createApiKey: apiKeys.createApiKey,
  revokeApiKey: apiKeys.revokeApiKey,
  listWebhooks: webhooks.listWebhooks,
  createWebhook: webhooks.createWebhook,
  testWebhook: webhooks.testWebhook,
  enableWebhook: webhooks.enableWebhook,
  deleteWebhook: webhooks.deleteWebhook,
  exportAccount: profile.exportAccount,
  deleteAccount: profile.deleteAccount,
  getFamily: families.getFamily,
  createFamilyInvitation: families.createFamilyInvitation,
  revokeFamilyInvitation: families.revokeFamilyInvitation,
  getFamilyInvitation: families.getFamilyInvitation,
  joinFamily: families.joinFamily,
  leaveFamily: families.leaveFamily,
  changeFamilyRole: families.changeFamilyRole,
  removeFamilyMember: families.removeFamilyMember,
  openChildView: childViews.openChildView,
  leaveChildView: childViews.leaveChildView,
  getChildShelf: childViews.getChildShelf,
  listChildBooks: childViews.listChildBooks,
  hideChildBook: childViews.hideChildBook,
  listNotifications: notifications.listNotifications,
  readNotifications: notifications.readNotifications,
  listCategories: categories.listCategories,
  getGenerationInfo: generationInfo.getGenerationInfo,
  listStories: story.listStories,
  createStory: story.createStory,
  getStory: story.getStory,
  getStoryBySlug: story.getStoryBySlug,
  storeReadingPlace: readingPlaces.storeReadingPlace,
  listReadings: readings.listReadings,
  recordReadings: readings.recordReadings,
  updateStory: storyTools.updateStory,
  deleteStory: storyTools.deleteStory,
  regenerateStory: storyTools.regenerateStory,
  regenerateImages: storyTools.regenerateImages,
  regeneratePageText: storyTools.regeneratePageText,
  regeneratePageImage: storyTools.regeneratePageImage,
  downloadStory: storyTools.downloadStory,
  getPrintFile: printFiles.getPrintFile,
  makePrintFile: printFiles.makePrintFile,
  toggleFavorite: favorites.toggleFavorite,
  listFavorites: favorites.listFavorites,
  listCollections: collections.listCollections,
  createCollection: collections.createCollection,
  getCollection: collections.getCollection,
  renameCollection: collections.renameCollection,
  deleteCollection: collections.deleteCollection,
  addToCollection: collections.addToCollection,
  removeFromCollection: collections.removeFromCollection,
  orderCollection: collections.orderCollection,
  shareCollection: collections.shareCollection,
  revokeCollectionShare: collections.revokeCollectionShare,
  getSharedCollection: collections.getSharedCollection,
  shareStory: sharing.shareStory,
  revokeShare: sharing.revokeShare,
  getSharedStory: sharing.getSharedStory,
  publishStory: sharing.publishStory,
  unpublishStory: sharing.unpublishStory,
  listNarrators: narration.listNarrators,
  chooseNarrator: narration.chooseNarrator,
  getNarration: narration.getNarration,
  getPublicNarration: narration.getPublicNarration,
  getSharedNarration: narration.getSharedNarration,
  listBookFiles: keptBooks.listBookFiles,
  listPublicBookFiles: keptBooks.listPublicBookFiles,
  checkKeptBooks: keptBooks.checkKeptBooks,
  listFamilyNarrators: recordings.listFamilyNarrators,
  createNarrator: recordings.createNarrator,
  updateNarrator: recordings.updateNarrator,
  deleteNarrator: recordings.deleteNarrator,
  recordPage: recordings.recordPage,
  deleteRecording: recordings.deleteRecording,
  correctWordTimes: recordings.correctWordTimes,
  createRecordingLink: recordingLinks.createRecordingLink,
  listRecordingLinks: recordingLinks.listRecordingLinks,
  revokeRecordingLink: recordingLinks.revokeRecordingLink,
  getRecordingBook: recordingLinks.getRecordingBook,
  nameNarratorByLink: recordingLinks.nameNarratorByLink,
  recordPageByLink: recordingLinks.recordPageByLink,
  deleteRecordingByLink: recordingLinks.deleteRecordingByLink,
  listCharacters: characters.listCharacters,
  createCharacter: characters.createCharacter,
  updateCharacter: characters.updateCharacter,
  deleteCharacter: characters.deleteCharacter,
  paintPortrait: characters.paintPortrait,
  listChildren: children.listChildren,
  createChild: children.createChild,
  updateChild: children.updateChild,
  deleteChild: children.deleteChild,
  startSeries: series.startSeries,
  getSeries: series.getSeries,
  downloadPoster: series.downloadPoster,
  renameSeries: series.renameSeries,
  deleteSeries: series.deleteSeries,
  correctFact: series.correctFact,
  getTonight: tonight.getTonight,
  suggestStory: tonight.suggestStory,
  followStory: story.followStory,
  listPublicFeed: feed.listPublicFeed,
  listPublicStories: feed.listPublicStories,
  getPublicStats: feed.getPublicStats,
  getPublicStory: feed.getPublicStory,
  downloadPublicStory: feed.downloadPublicStory,
  rateStory: ratings.rateStory,
  changeRating: ratings.changeRating,
  removeRating: ratings.removeRating,
  getRatingStats: ratings.getRatingStats,
  listMyRatings: ratings.listMyRatings,
  listStoryRatings: ratings.listStoryRatings,
  reportStory: reports.reportStory,
  appealTakeDown: reports.appealTakeDown,
  listReportedStories: moderation.listReportedStories,
  moderateStory: moderation.moderateStory,
  listAudit: audit.listAudit,
  getAdminStats: adminStats.getAdminStats,
  getSystemHealth: system.getSystemHealth,
  getSystemActivity: system.getSystemActivity,
  getSystemModels: systemModels.getSystemModels,
  retryJob: system.retryJob,
  listUsers: adminUsers.listUsers,
  updateUser: adminUsers.updateUser,
  listInvitations: invitations.listInvitations,
  createInvitation: invitations.createInvitation,
  revokeInvitation: invitations.revokeInvitation,
}
export type Api = typeof api

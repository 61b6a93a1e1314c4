import { local, perUser } from '../../../lib/storage.ts'

/** Where `logOut` ends the session at the provider of single sign-on, too. Cleared with all that is the user's. */
export const rememberProviderLogout = (url: string): void => local.set(`${perUser}logout`, url)

/** How people log in on this site, as the server's page says. */
const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content

/** What the site calls its provider of single sign-on; null if there is none. */
export const ssoName = (): string | null => content('sso') ?? null

/** Whether whoever has no account gets one by single sign-on, if need be with an invitation. */
export const ssoMakesAccounts = (): boolean => content('sso-sign-up') !== 'closed'

/** False: people log in by single sign-on only. */
export const hasPasswords = (): boolean => content('local-login') !== 'off'

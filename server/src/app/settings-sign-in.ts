import { type SignUpMode, signUpModes } from '@moonpage/contract/invitations'
import * as z from 'zod/mini'
import type { RoleClaim } from '../features/single-sign-on/role-of-claims.ts'
import type { OidcSettings } from '../infra/oidc/oidc-provider.ts'
import { isPrivateHost } from '../infra/models/private-host.ts'
import { InvalidSetting } from './invalid-setting.ts'

export type SingleSignOnSettings = OidcSettings & {
  /** Who gets a new account. */
  signUp: SignUpMode
  /** Null: roles are given in Moonpage alone. */
  roles: RoleClaim | null
}

const isIssuer = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
}

const word = (what: string) => z.optional(z.string().check(z.trim(), z.minLength(1, `must be ${what}`)))

/** Settings of single sign-on, and of logins by password. */
export const signInSettings = {
  LOCAL_LOGIN: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  OIDC_ISSUER: z.optional(
    z.string().check(
      z.trim(),
      z.refine(isIssuer, 'must look like https://auth.example.org/application/o/moonpage/'),
      z.refine(
        (text) => !text.startsWith('http:') || isPrivateHost(text),
        'must begin with https://, unless the provider is in your own network',
      ),
    ),
  ),
  OIDC_CLIENT_ID: word('the client ID that the provider shows'),
  OIDC_CLIENT_SECRET: word('the client secret that the provider shows'),
  OIDC_NAME: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'must be a name for the button'),
        z.maxLength(30, 'must have at most 30 characters: it goes on a button'),
      ),
  ),
  OIDC_SCOPES: z._default(
    z.string().check(
      z.trim(),
      z.refine(
        (text) => text.split(/\s+/).includes('openid') && /^[\x21-\x7e ]+$/.test(text),
        'must be scopes with spaces between them, openid among them',
      ),
    ),
    'openid email profile',
  ),
  OIDC_SIGN_UP: z.optional(z.enum(signUpModes, 'must be open, invite or closed')),
  OIDC_ROLE_CLAIM: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^[^\s]+$/, 'must be the name of a claim, such as groups or realm_access.roles'),
      ),
  ),
  OIDC_ADMIN_VALUE: word('a value of the claim'),
  OIDC_MODERATOR_VALUE: word('a value of the claim'),
}

type Given = {
  LOCAL_LOGIN: 'on' | 'off'
  OIDC_SCOPES: string
  OIDC_SIGN_UP?: SignUpMode | undefined
} & {
  [K in Exclude<keyof typeof signInSettings, 'LOCAL_LOGIN' | 'OIDC_SCOPES' | 'OIDC_SIGN_UP'>]?:
    | string
    | undefined
}

const others = [
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_NAME',
  'OIDC_SIGN_UP',
  'OIDC_ROLE_CLAIM',
  'OIDC_ADMIN_VALUE',
  'OIDC_MODERATOR_VALUE',
] as const

/** @throws InvalidSetting if a setting lacks another that it needs */
export function signInOf(
  s: Given,
  { publicUrl, signUp }: { publicUrl: string | null; signUp: SignUpMode },
): { localLogin: boolean; singleSignOn: SingleSignOnSettings | null } {
  if (!s.OIDC_ISSUER) {
    const stray = others.find((name) => s[name] !== undefined)
    if (stray) throw new InvalidSetting(`The setting ${stray} needs OIDC_ISSUER beside it.`)
    if (s.LOCAL_LOGIN === 'off')
      throw new InvalidSetting(
        'The setting LOCAL_LOGIN is off, and there is no OIDC_ISSUER: nobody could log in.',
      )
    return { localLogin: true, singleSignOn: null }
  }
  if (!s.OIDC_CLIENT_ID) throw new InvalidSetting('The setting OIDC_ISSUER needs OIDC_CLIENT_ID beside it.')
  if (!publicUrl)
    throw new InvalidSetting(
      'The setting OIDC_ISSUER needs PUBLIC_URL beside it: the provider sends people back to that address.',
    )
  return {
    localLogin: s.LOCAL_LOGIN === 'on',
    singleSignOn: {
      issuer: s.OIDC_ISSUER,
      clientId: s.OIDC_CLIENT_ID,
      clientSecret: s.OIDC_CLIENT_SECRET ?? null,
      name: s.OIDC_NAME ?? 'single sign-on',
      scopes: s.OIDC_SCOPES.split(/\s+/).join(' '),
      siteUrl: publicUrl,
      signUp: s.OIDC_SIGN_UP ?? signUp,
      roles: rolesOf(s),
    },
  }
}

function rolesOf(s: Given): RoleClaim | null {
  const values = { admin: s.OIDC_ADMIN_VALUE ?? null, moderator: s.OIDC_MODERATOR_VALUE ?? null }
  if (!s.OIDC_ROLE_CLAIM) {
    if (values.admin ?? values.moderator)
      throw new InvalidSetting(
        `The setting ${values.admin ? 'OIDC_ADMIN_VALUE' : 'OIDC_MODERATOR_VALUE'} needs OIDC_ROLE_CLAIM beside it.`,
      )
    return null
  }
  if (!values.admin && !values.moderator)
    throw new InvalidSetting(
      'The setting OIDC_ROLE_CLAIM needs OIDC_ADMIN_VALUE or OIDC_MODERATOR_VALUE beside it.',
    )
  if (values.admin === values.moderator)
    throw new InvalidSetting('The settings OIDC_ADMIN_VALUE and OIDC_MODERATOR_VALUE must differ.')
  return { path: s.OIDC_ROLE_CLAIM, ...values }
}

/** Who may sign up by either way. */
export function widestSignUp(settings: {
  signUp: SignUpMode
  localLogin: boolean
  singleSignOn: { signUp: SignUpMode } | null
}): SignUpMode {
  const modes = [settings.localLogin ? settings.signUp : 'closed', settings.singleSignOn?.signUp]
  return signUpModes.find((mode) => modes.includes(mode)) ?? 'closed'
}

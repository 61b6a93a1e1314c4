import { expect, test } from 'vitest'
import { InvalidSetting, readSettings } from './settings.ts'
import { widestSignUp } from './settings-sign-in.ts'

const given = {
  PUBLIC_URL: 'https://stories.example.org/',
  OIDC_ISSUER: 'https://auth.example.org/application/o/moonpage/',
  OIDC_CLIENT_ID: 'moonpage',
}

test('without them there is no single sign-on, and passwords work', () => {
  expect(readSettings({})).toMatchObject({ singleSignOn: null, localLogin: true })
})

test('an issuer and a client are enough; who may sign up is as SIGN_UP says', () => {
  expect(readSettings({ ...given, SIGN_UP: 'invite', LOCAL_LOGIN: 'off' })).toMatchObject({
    localLogin: false,
    singleSignOn: {
      issuer: 'https://auth.example.org/application/o/moonpage/',
      clientId: 'moonpage',
      clientSecret: null,
      name: 'single sign-on',
      scopes: 'openid email profile',
      siteUrl: 'https://stories.example.org',
      signUp: 'invite',
      roles: null,
    },
  })
  const { singleSignOn } = readSettings({
    ...given,
    SIGN_UP: 'closed',
    OIDC_SIGN_UP: 'open',
    OIDC_NAME: ' Authentik ',
    OIDC_SCOPES: 'openid  email profile groups',
    OIDC_ROLE_CLAIM: 'realm_access.roles',
    OIDC_ADMIN_VALUE: 'moonpage-admins',
  })
  expect(singleSignOn).toMatchObject({
    name: 'Authentik',
    scopes: 'openid email profile groups',
    signUp: 'open',
    roles: { path: 'realm_access.roles', admin: 'moonpage-admins', moderator: null },
  })
})

test.each([
  'http://localhost:9000/realms/home',
  'http://192.168.1.20/',
  'http://authelia',
  'https://auth.example.org',
])('OIDC_ISSUER=%s is accepted', (OIDC_ISSUER) => {
  expect(readSettings({ ...given, OIDC_ISSUER }).singleSignOn?.issuer).toBe(OIDC_ISSUER)
})

test.each([
  [{ OIDC_ISSUER: 'auth.example.org' }, 'OIDC_ISSUER must look like https://'],
  [{ OIDC_ISSUER: 'https://auth.example.org/?realm=home' }, 'OIDC_ISSUER must look like https://'],
  [{ OIDC_ISSUER: 'http://auth.example.org' }, 'OIDC_ISSUER must begin with https://'],
  [{ OIDC_ISSUER: '' }, 'OIDC_CLIENT_ID needs OIDC_ISSUER beside it'],
  [{ OIDC_CLIENT_ID: '' }, 'OIDC_ISSUER needs OIDC_CLIENT_ID beside it'],
  [{ PUBLIC_URL: '' }, 'OIDC_ISSUER needs PUBLIC_URL beside it'],
  [
    { OIDC_SCOPES: 'email profile' },
    'OIDC_SCOPES must be scopes with spaces between them, openid among them',
  ],
  [{ OIDC_NAME: 'x'.repeat(31) }, 'OIDC_NAME must have at most 30 characters'],
  [{ OIDC_SIGN_UP: 'yes' }, 'OIDC_SIGN_UP must be open, invite or closed'],
  [{ OIDC_SIGN_UP: '' }, 'OIDC_SIGN_UP is empty'],
  [{ LOCAL_LOGIN: '' }, 'LOCAL_LOGIN is empty'],
  [{ LOCAL_LOGIN: 'no' }, 'LOCAL_LOGIN must be on or off'],
  [{ OIDC_ROLE_CLAIM: 'groups' }, 'OIDC_ROLE_CLAIM needs OIDC_ADMIN_VALUE or OIDC_MODERATOR_VALUE'],
  [{ OIDC_ADMIN_VALUE: 'admins' }, 'OIDC_ADMIN_VALUE needs OIDC_ROLE_CLAIM beside it'],
  [
    { OIDC_ROLE_CLAIM: 'groups', OIDC_ADMIN_VALUE: 'a', OIDC_MODERATOR_VALUE: 'a' },
    'OIDC_ADMIN_VALUE and OIDC_MODERATOR_VALUE must differ',
  ],
  [{ OIDC_ISUER: 'https://auth.example.org', OIDC_ISSUER: undefined }, 'Did you mean OIDC_ISSUER?'],
])('%j stops the start', (change, sentence) => {
  const start = () => readSettings({ ...given, ...change })
  expect(start).toThrow(InvalidSetting)
  expect(start).toThrow(sentence)
})

test('passwords cannot be off where there is no other way in', () => {
  expect(() => readSettings({ LOCAL_LOGIN: 'off' })).toThrow('nobody could log in')
})

test('an admin is told who can sign up in either way', () => {
  const widest = (env: object) => widestSignUp(readSettings({ ...given, ...env }))
  expect(widest({ SIGN_UP: 'closed', OIDC_SIGN_UP: 'invite' })).toBe('invite')
  expect(widest({ SIGN_UP: 'open', OIDC_SIGN_UP: 'invite' })).toBe('open')
  expect(widest({ SIGN_UP: 'open', OIDC_SIGN_UP: 'invite', LOCAL_LOGIN: 'off' })).toBe('invite')
  expect(widestSignUp(readSettings({ SIGN_UP: 'closed' }))).toBe('closed')
})

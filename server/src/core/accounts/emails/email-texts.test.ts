import { sampleNames } from '@moonpage/contract/sample-names'
import { expect, test } from 'vitest'
import { salutationFor } from './salutation.ts'
import { emailChanged, passwordChanged, passwordReset } from './email-texts.ts'
import { renderEmail } from './render-email.ts'

const site = 'https://moonpage.test'
const at = new Date('2026-03-01T20:04:00Z')
const to = { first_name: 'Ines' }
const url = `${site}/reset-password?token=a&b="c"`
const all = {
  reset: renderEmail(passwordReset(to, { url }), site),
  changed: renderEmail(passwordChanged(to, { at, url: `${site}/forgot-password` }), site),
  moved: renderEmail(emailChanged(to, { at }), site),
}

test.each(['Ines', 'Zoë', 'O’Neil-Ruiz', 'Mary Ann', 'J.', 'Anna K.', ...sampleNames])(
  'greets %s by name',
  (name) => expect(salutationFor(name)).toBe(`Hello ${name},`),
)

test('a name that runs the other way keeps the comma beside it in its place', () => {
  const { html, text } = renderEmail(passwordReset({ first_name: 'محمد' }, { url }), site)
  expect(html).toContain('>Hello <bdi>محمد</bdi>,</p>')
  expect(text).toContain('Hello محمد,')
})

test.each([
  'Win at evil.example',
  'http://x',
  'a@b.c',
  'call 0800 1',
  '<b>Ines',
  'I'.repeat(41),
  '\u202enes',
  '',
])('does not repeat %j, which no name looks like', (name) => expect(salutationFor(name)).toBe('Hello,'))

test('the link of a reset stands alone on its line, with how long it works and what to do otherwise', () => {
  const { subject, text } = all.reset
  expect(subject).toBe('A new password for Moonpage')
  expect(text.split('\n')).toContain(url)
  expect(text).toContain('The link works for 60 minutes, and it works once.')
  expect(text).toContain('If this wasn’t you, just ignore this email.')
})

test('a changed password is told with when, what ended, and the way back', () => {
  expect(all.changed.text).toMatch(/was changed on March 1, 2026 at 8:04\sPM \(UTC\)/)
  expect(all.changed.text).toContain('You’ve been logged out everywhere else.')
  expect(all.changed.text.split('\n')).toContain(`${site}/forgot-password`)
})

test('a changed address is told with when, and whom to turn to', () => {
  expect(all.moved.text).toMatch(/was changed on March 1, 2026 at 8:04\sPM \(UTC\)/)
  expect(all.moved.text).toContain('reply to this email or contact the person who runs this site')
})

test.each(Object.entries(all))('%s: nothing is loaded from anywhere, and nothing runs', (_name, { html }) => {
  expect(html).not.toMatch(/<(img|script|link|iframe|svg|object)\b|url\(|@import|\bsrc=|\bon\w+=/i)
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '')
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) expect(address.startsWith(site)).toBe(true)
})

test('what stands in an address cannot leave its attribute', () => {
  expect(all.reset.html).toContain('href="https://moonpage.test/reset-password?token=a&amp;b=&quot;c&quot;"')
})

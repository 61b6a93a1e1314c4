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

test('a right-to-left name keeps its comma', () => {
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
])('%j does not look like a name and is left out', (name) => expect(salutationFor(name)).toBe('Hello,'))

test('the reset link is on a line of its own, with its lifetime and what to do if it was not requested', () => {
  const { subject, text } = all.reset
  expect(subject).toBe('A new password for Moonpage')
  expect(text.split('\n')).toContain(url)
  expect(text).toContain('The link works for 60 minutes, and it works once.')
  expect(text).toContain('If this wasn’t you, just ignore this email.')
})

test('the email about a changed password says when, what ended, and how to recover', () => {
  expect(all.changed.text).toMatch(/was changed on March 1, 2026 at 8:04\sPM \(UTC\)/)
  expect(all.changed.text).toContain('You’ve been logged out everywhere else.')
  expect(all.changed.text.split('\n')).toContain(`${site}/forgot-password`)
})

test('the email about a changed address says when, and whom to contact', () => {
  expect(all.moved.text).toMatch(/was changed on March 1, 2026 at 8:04\sPM \(UTC\)/)
  expect(all.moved.text).toContain('reply to this email or contact the person who runs this site')
})

test.each(Object.entries(all))('%s: loads nothing external and runs no script', (_name, { html }) => {
  expect(html).not.toMatch(/<(img|script|link|iframe|svg|object)\b|url\(|@import|\bsrc=|\bon\w+=/i)
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '')
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) expect(address.startsWith(site)).toBe(true)
})

test('a URL cannot escape from its attribute', () => {
  expect(all.reset.html).toContain('href="https://moonpage.test/reset-password?token=a&amp;b=&quot;c&quot;"')
})

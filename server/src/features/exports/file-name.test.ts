import { expect, test } from 'vitest'
import { attachmentNamed, fileTitle } from './file-name.ts'

test.each([
  ['Fern and the Quiet Bell', 'Fern and the Quiet Bell'],
  ['What? A/B: "C" <D>|E*\\F', 'What A B C D E F'],
  ['  …and\tso. ', '…and so'],
  ['../../etc/passwd', 'etc passwd'],
  ['con', 'Moonpage story'],
  ['???', 'Moonpage story'],
  ['word '.repeat(30), 'word '.repeat(20).trim()],
  ['ශ්‍රියානි and 李小龙', 'ශ්‍රියානි and 李小龙'],
  ['龙'.repeat(120), '龙'.repeat(66)],
  ['தி'.repeat(99), 'தி'.repeat(33)],
])('the file name for %j is %j', (title, name) => {
  expect(fileTitle(title)).toBe(name)
})

test('has an ASCII name for old clients, and the full name', () => {
  expect(attachmentNamed("Zoë’s & Émile's (1)", 'pdf')).toBe(
    `attachment; filename="Zoe's & Emile's (1).pdf"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20%26%20%C3%89mile%27s%20%281%29.pdf`,
  )
  expect(attachmentNamed('Ελένη', 'epub')).toBe(
    `attachment; filename="Moonpage story.epub"; filename*=UTF-8''%CE%95%CE%BB%CE%AD%CE%BD%CE%B7.epub`,
  )
  // The title can neither close the quotes nor add a header.
  expect(attachmentNamed('a"; x="\r\nSet-Cookie: b', 'pdf')).toMatch(
    /^attachment; filename="[^"\r\n]*"; filename\*=[^"\r\n]*$/,
  )
})

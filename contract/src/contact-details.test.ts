import { describe, expect, it, test } from 'vitest'
import { findContactDetails } from './contact-details.ts'

const found = (text: string) =>
  findContactDetails(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])

describe('contact details are found', () => {
  const phone = 'phone number'
  const email = 'email address'
  const web = 'web address'
  const post = 'postal address'
  it.each([
    [phone, '020 7946 0958'],
    [phone, '+44 20 7946 0958'],
    [phone, '+1 (202) 555-0143'],
    [phone, '(202) 555-0143'],
    [phone, '202-555-0143'],
    [phone, '202.555.0143'],
    [phone, '1-800-555-0143'],
    [phone, '555-0143'],
    [phone, '2025550143'],
    [phone, '07700900123'],
    [phone, '07700 900 123'],
    [phone, '01 23 45 67 89'],
    [phone, '030 / 12 34 98 70'],
    [phone, '0049 30 1239870'],
    [phone, '612 345 679'],
    [phone, '０２０ ７９４６ ０９５８'],
    [phone, '020\u200B7946\u200B0958'],
    [phone, '0-2-0-7-9-4-6-0-9-5-8'],
    [phone, '0 2 0 7 9 4 6 0 9 5 8'],
    [phone, 'oh two oh seven nine four six oh nine five eight'],
    [email, 'mum@example.com'],
    [email, 'anna.lena+story@mail.example.co.uk'],
    [email, 'mum＠example．com'],
    [email, 'mum (at) example (dot) com'],
    [email, 'mum[at]example.org'],
    [email, 'mum at example dot com'],
    [web, 'https://example.com/anna?x=1'],
    [web, 'http://localhost:8080/a'],
    [web, 'www.example.net'],
    [web, 'WWW.Example.NET/path'],
    [web, 'example.com'],
    [web, 'anna-lena.co.uk'],
    [web, 'example dot com'],
    [web, 'youtu.be/dQw4w9WgXcQ'],
    [web, 'bit.ly/abc12'],
    [web, 'javascript:alert(1)'],
    [post, '12 Acorn Street'],
    [post, '221b Baker Street, London'],
    [post, '7 Old Mill Lane'],
    [post, '1600 Pennsylvania Avenue'],
    [post, 'Lindenstraße 12'],
    [post, '12 rue de la Paix'],
    [post, 'Via Roma 3'],
    [post, 'SW1A 1AA'],
    [post, 'Springfield, IL 62704'],
    [post, 'PO Box 123'],
  ])('%s: %s', (kind, detail) => {
    for (const text of [detail, `“Come soon,” said the owl. It is ${detail}! They ran home.`])
      expect(found(text)).toEqual([[kind, detail]])
  })

  it.each([
    ['Call me on 123098, please', '123098'],
    ['Ring Grandma at 44 51 09 22 now', '44 51 09 22'],
    ['Her number is 5550143', '5550143'],
  ])('a cue such as “call” marks a number as a phone number: %s', (text, detail) =>
    expect(found(text)).toEqual([[phone, detail]]),
  )

  test('all are found, in the order of the text', () => {
    expect(
      found('Write to mum@example.com or ring 020 7946 0958.\nWe live at 12 Acorn Street.').map(
        ([kind]) => kind,
      ),
    ).toEqual([email, phone, post])
  })
})

describe('text without contact details is left alone', () => {
  it.each(
    `
3 little pigs
10 9 8 7 6 5 4 3 2 1, blast off!
10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0
10…9…8…7…6…5…4…3…2…1
10-9-8-7-6-5-4-3-2-1
1 2 3 4 5 6 7 8 9 10 11 12
2 4 6 8 10 12 14 16
1234567890 is every key in the row.
123456789
987654321
1,000,000 stars
1 000 000 stars, and then 1 000 000 000 more
1.000.000
1000000 ants
10000000000 grains of sand
page 12
pages 100-2000
www-wwww went the owl
Wwwwww. said the wind
Wooo. Www. Whooo.
It was 1914-1918 in the old book.
On 2024-11-22 it snowed.
On 22.11.2024 it snowed, and on 22/11/24 it did not.
At 7:30 the bell rang, and at 19:45:30 again.
It was 7.30 by then.
They met at 8.15 at home.
The score was 3-2, then 10-12.
The code was 4711.
The treasure chest opened with 1-2-3-4.
Dial 999.
In 1066 and in 2001
one two three four five six seven eight nine ten
Ten, nine, eight, seven, six, five, four, three, two, one!
One, two, three, one, two, three, one, two, three
They went home.It was late.So they slept.
Go to bed.No, said the fox.In a minute.
Yes.Me too.Us too.
The robot R2-D2 met C-3PO and BB-8.
The robot was called XJ-9000.
Her 7 friends took the long road home.
There were 12 lanes and 3 streets.
At the end of the lane stood 2 trees.
The 4 Seasons Way of Walking
The 3 Bears and the 7 Dwarfs walked down Acorn Street.
They lived in Acorn Street, at the end of Mill Lane.
He was number 3 in Row Four.
St. Nicholas came at 6.
Dr. Owl looked at her watch at 5.
She looked at the dot and said: com-pletely round!
A dot, then another dot.
Mr. and Mrs. Fox, e.g. the old ones, i.e. those with hats
½ a cake and 3/4 of a pie
6 + 7 = 13
The ants marched 1 by 1, 2 by 2 and 3 by 3.
@ is called an at.
fox@ is no address, and neither is @fox
The page.Page two.
`
      .split('\n')
      .filter(Boolean),
  )('%s', (text) => expect(found(text)).toEqual([]))
})

// With quadratic backtracking this would not finish within the timeout.
test('long texts of partial matches take linear time', () => {
  for (const piece of [
    'a',
    '1',
    '1 ',
    'a.',
    'a@',
    '@',
    '1-',
    '(',
    'A ',
    '12 Aa ',
    'www.',
    'one ',
    'http:',
    'call ',
  ])
    expect(Array.isArray(findContactDetails(piece.repeat(20_000)))).toBe(true)
})

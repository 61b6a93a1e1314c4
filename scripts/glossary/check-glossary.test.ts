import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { kebab } from './check-operations.ts'
import { checkGlossary } from './check-glossary.ts'

let root: string
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const operations = Array.from(
  { length: 60 },
  (_, n) => `rateStory${String.fromCodePoint(97 + (n % 26), 97 + Math.floor(n / 26))}`,
)
const words = Array.from({ length: 40 }, (_, n) => `\`never${n}\``)
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
const page = [
  '# Glossary\n\n## HTTP\n',
  row('concept', 'word', 'not'),
  row('---', '---', '---'),
  row('answers', 'response cache', '`shared answer`, `vendor` (but: `vendorPrefix`)'),
  row('others', 'other', words.join(', ')),
  '\n## One operation, one file\n',
  row('name', 'why'),
  row('---', '---'),
  row('`listFeed`', 'the address of before'),
  '\n## Names that come twice\n',
  row('name', 'where'),
  row('---', '---'),
  row('`testing`', 'everywhere'),
].join('\n')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'moonpage-glossary-'))
  put('docs/glossary.md', page)
  put('.env.example', '# PORT=3000\n')
  put(
    'contract/src/api.ts',
    `export const api = {\n${operations.map((name) => `  ${name}: all.${name},\n`).join('')}}\n`,
  )
  for (const name of operations)
    put(`server/src/features/ratings/${kebab(name)}.ts`, `export const ${name} = () => {}\n`)
  put('server/src/infra/testing.ts', 'export const vendorPrefix = 1\n')
  put('server/src/core/testing.ts', 'export {}\n')
})
afterEach(() => rmSync(root, { recursive: true }))

test('names without banned words pass', () => {
  expect(checkGlossary(root).faults).toEqual([])
})

test.each([
  ['server/src/lib/shared-answers.ts', '', 'the file shared-answers.ts'],
  ['server/src/shared-answers/cache.ts', '', 'the folder shared-answers'],
  ['server/src/lib/cache.ts', 'export const sendSharedAnswer = 1', 'the export sendSharedAnswer'],
  ['server/src/lib/cache.ts', 'const a = 1\nexport { a as Vendor }', 'the export Vendor'],
  ['server/src/infra/db/tables.ts', 'export type Tables = {\n  vendors: {\n', 'the table or column vendors'],
  ['server/src/lib/metrics.ts', "counter('vendor_calls_total')", 'the metric vendor_calls_total'],
  ['.env.example', '# VENDOR=openai\n', 'the setting VENDOR'],
  ['docs/decisions/cache.md', '# Shared answers\n', 'the heading Shared answers'],
  ['docs/shared-answers.md', '', 'the file shared-answers.md'],
])('%s: %s', (file, text, fault) => {
  put(file, text)
  expect(checkGlossary(root).faults).toEqual([expect.stringContaining(fault)])
})

test.each([
  ['web/src/lib/answers.ts', 'export const shared = 1'],
  ['docs/cache.md', '```sh\n# vendor\n```\n'],
  ['storyteller/src/vendor.ts', ''],
  ['docs/books/01.md', '# The Vendor of Snow\n'],
])('%s is allowed', (file, text) => {
  put(file, text)
  expect(checkGlossary(root).faults).toEqual([])
})

test('a duplicate base name needs an exception', () => {
  put('web/src/ui/book.tsx', '')
  put('web/src/pages/book.ts', '')
  put('bench/book.ts', '')
  expect(checkGlossary(root).faults).toEqual([
    'web/src/pages/book.ts and web/src/ui/book.tsx have the same name',
  ])
})

test('operations and jobs without their files are faults', () => {
  put(
    'contract/src/api.ts',
    `export const api = {\n  listFeed: feed.listFeed,\n  me: account.getMe,\n  editStory: story.editStory,\n${operations
      .map((name) => `  ${name}: all.${name},\n`)
      .join('')}}\n`,
  )
  put('server/src/features/a/clean-up-job.ts', "export const cleanUpJob = {\n  name: 'tidy',\n")
  put(
    'server/src/features/a/send-mail-job.ts',
    "export const sendMailJob = {\n  name: 'send-mail',\n}\nexport const sendMail = () => {}\n",
  )
  put(
    'server/src/features/a/count-words-job.ts',
    "export const countWordsJob = {\n  name: 'count-words',\n  handle: () => countWords(),\n}\nexport const countWords = () => {}\n",
  )
  expect(checkGlossary(root).faults).toEqual([
    'contract/src/api.ts calls getMe me: one name is enough',
    'the operation editStory has no file edit-story.ts below server/src/features',
    "server/src/features/a/clean-up-job.ts: the job cleanUpJob is called 'tidy' in the queue",
    'server/src/features/a/clean-up-job.ts: cleanUpJob has no handle that calls the function cleanUp',
    'server/src/features/a/send-mail-job.ts: sendMailJob has no handle that calls the function sendMail',
  ])
})

test('a missing page or contract is a fault', () => {
  put('docs/glossary.md', '# Glossary\n')
  put('contract/src/api.ts', '')
  expect(checkGlossary(root).faults).toHaveLength(3)
})

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { answerFromFiles } from './answer-from-files.ts'
import { pageNumbers, tell, testTextModelClient, wishWith } from './testing.ts'
import { planBook, tellBook } from '../../../../scripts/fake-provider/model-book.ts'

test('a book is generated from files: each request is written to a file and its answer is read from the file beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'moonpage-answers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const input = wishWith()
  const plan = planBook(input, 'a')
  const pages = tellBook(input, plan)
  const settings = { price: { input: 1, output: 10 }, review: true, edits: true }
  const ask = answerFromFiles(
    {
      provider: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:9/v1',
      apiKey: null,
      model: 'by-hand',
      ...settings,
    },
    '01',
    { requests: folder, answers: folder },
  )
  const client = () => testTextModelClient('http://127.0.0.1:9/v1', { edits: true }, ask)
  const waiting = () => readdirSync(folder).filter((name) => !name.includes('answer'))
  const answer = (name: string, text: string) =>
    writeFileSync(join(folder, name.replace(/\.txt$/, '.answer.txt')), text)

  await expect(tell(client(), input)).rejects.toThrow(/^01-outline-[\da-f]{8}\.txt waits for its answer/)
  const [outline = ''] = waiting()
  const said = readFileSync(join(folder, outline), 'utf8')
  expect(said).toMatch(/^=== system ===\nYou write bedtime stories[^]*\n\n=== user ===\nPlan a new story\./)
  answer(outline, JSON.stringify(plan))

  await expect(tell(client(), input)).rejects.toThrow(/^01-pages-/)
  const drafts = pages.map((page) => (page.page_number === 2 ? { ...page, content: 'They went on.' } : page))
  answer(waiting().find((name) => name.includes('pages')) ?? '', JSON.stringify({ elements: drafts }))
  // A plan whose faults are only stylistic also waits for its retry.
  await expect(tell(client(), input)).rejects.toThrow(/^01-page-2-/)
  answer(waiting().find((name) => name.includes('page-2')) ?? '', JSON.stringify({ elements: [pages[1]] }))
  const whole = client()
  const book = await tell(whole, input)
  expect(book.pages.map(({ content }) => content)).toEqual(pages.map(({ content }) => content))
  expect(whole.paid.map(({ purpose }) => purpose)).toEqual(['outline', 'pages', 'pages'])
  const review = async () => {
    const order = { input, outline: book.outline, variation: '', written: book.pages, remark: null }
    return whole.model.review?.(order, pageNumbers(input), whole.context)
  }
  await expect(review()).rejects.toThrow(/^01-editor-/)
  answer(waiting().find((name) => name.includes('editor')) ?? '', 'OK')
  await expect(review()).rejects.toThrow(/^01-safety-/)
  answer(waiting().find((name) => name.includes('safety')) ?? '', 'OK')
  expect(await review()).toEqual({ plan: null, pages: [] })
  expect(whole.paid[0]?.inputTokens).toBe(Math.ceil(said.length / 4))
})

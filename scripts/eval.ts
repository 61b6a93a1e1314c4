/**
 * npm run eval: generates stories with the configured text model and measures them, to compare models. The key comes from
 * TEXT_API_KEY in the environment or .env: on the command line other users of the machine could see it.
 */
import { spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve as wholePath } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { faultsOf } from '@moonpage/storyteller/checks/consistency'
import { mixedSamples, readAs, type Sample } from '@moonpage/storyteller/checks/samples'
import { findUnfitWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import { retellingQuestions } from './eval/retelling-questions.ts'
import { tablesOf } from './eval/tables.ts'
import { writeBooks } from './eval/write-books.ts'
import { printTables } from './lib/print-tables.ts'

const help = `npm run eval -- [options]

  --provider openai-compatible   embedded, openai or openai-compatible; without it the settings of .env count
  --base-url http://localhost:11434/v1
  --model qwen3:14b
  --count 30                     how many stories, from 1 to 300
  --at-once 2                    how many at the same time
  --pages 10                     pages of each, from 4 to 20
  --out stories.jsonl            keeps the stories, one a line
  --wishes scripts/eval/twelve-wishes.jsonl   tells these, one wish a line, in place of --count of mixed ones
  --by-hand DIR                  asks nobody: writes each message into DIR as NAME.txt, and reads its answer from
                                 NAME.answer.txt beside it; again and again, until every book is told
  --record DIR, --answers DIR    the same in two folders
  --prompts short                by hand: the wording for small models
  --books DIR                    writes the finished books into DIR, for readers: words, and pictures
`

type Book = Pick<Sample, 'input' | 'outline' | 'pages'> & {
  seed: string
  trouble?: string
  paid: { inputTokens: number; outputTokens: number; usd: number; purpose: string }[]
  times: { outline: number; firstPage: number; whole: number }
  model: { model: string; promptVersion: string } | null
}

/** Prefix of the seeds; followed by the request's index. */
const seedPrefix = 'eval-'

const numberOf = (seed: string): number => Number(seed.slice(seedPrefix.length)) + 1

class UsageError extends Error {}

const readOptions = () => {
  try {
    return parseArgs({
      options: {
        provider: { type: 'string' },
        'base-url': { type: 'string' },
        model: { type: 'string' },
        count: { type: 'string', default: '30' },
        'at-once': { type: 'string', default: '2' },
        pages: { type: 'string', default: '10' },
        out: { type: 'string' },
        wishes: { type: 'string' },
        'by-hand': { type: 'string' },
        record: { type: 'string' },
        answers: { type: 'string' },
        prompts: { type: 'string' },
        books: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
    return process.exit(1)
  }
}
const values = readOptions()

function integer(name: 'count' | 'at-once' | 'pages', least: number, most: number): number {
  const number = Number(values[name])
  if (!Number.isInteger(number) || number < least || number > most)
    throw new UsageError(
      `--${name} must be a whole number from ${least} to ${most}, and is "${values[name]}".`,
    )
  return number
}

/** Folders of prompts and answers, for runs without a model. */
const record = values['by-hand'] ?? values.record
const answers = values['by-hand'] ?? values.answers
const isByHand = record !== undefined || answers !== undefined

/** With --provider, only the key and the price come from the settings. */
function environment(atOnce: number): NodeJS.ProcessEnv {
  const { provider, 'base-url': baseUrl, model, prompts } = values
  if (prompts !== undefined && !(isByHand && ['full', 'short'].includes(prompts)))
    throw new UsageError('--prompts is full or short, and goes with --by-hand. Else TEXT_PROMPTS says it.')
  if (isByHand && (provider || baseUrl || model))
    throw new UsageError('By hand nobody is asked: leave out --provider, --base-url and --model.')
  if (!provider && (baseUrl || model))
    throw new UsageError('--base-url and --model need --provider beside them.')
  return {
    ...process.env,
    WORKER_CONCURRENCY: String(atOnce),
    ...(provider && { TEXT_PROVIDER: provider, TEXT_BASE_URL: baseUrl ?? '', TEXT_MODEL: model ?? '' }),
    ...(provider === 'embedded' && { TEXT_API_KEY: '', TEXT_PRICE: '' }),
    ...(isByHand && { ...byHand, TEXT_PROMPTS: prompts ?? 'full' }),
  }
}

/** A dummy provider that is never called, at the price of the default model. */
const byHand = {
  TEXT_PROVIDER: 'openai-compatible',
  TEXT_BASE_URL: 'http://127.0.0.1:9/v1',
  TEXT_MODEL: 'by-hand',
  TEXT_API_KEY: '',
  TEXT_PRICE: '0.75/4.50',
}

const seconds = (numbers: number[]) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  return `${middle.toFixed(1)} s (slowest ${(sorted.at(-1) ?? Number.NaN).toFixed(1)} s)`
}

/** Generates the books in a server process, which has the models. */
async function generateBooks(env: NodeJS.ProcessEnv, wishes: readonly unknown[]): Promise<Book[]> {
  const folders = Object.entries({ record, answers }).flatMap(([name, folder]) =>
    folder ? [`--${name}`, wholePath(folder)] : [],
  )
  if (values.out) mkdirSync(dirname(values.out), { recursive: true })
  if (values.out) writeFileSync(values.out, '')
  const child = spawn(process.execPath, ['server/src/app/generate-books.ts', ...folders], {
    cwd: join(import.meta.dirname, '..'),
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  for (const [at, input] of wishes.entries())
    child.stdin.write(`${JSON.stringify({ seed: `${seedPrefix}${at}`, input })}\n`)
  child.stdin.end()
  const books: Book[] = []
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  for await (const line of createInterface({ input: child.stdout })) {
    const book = JSON.parse(line) as Book
    books.push(book)
    if (values.out) appendFileSync(values.out, `${line}\n`)
    const { subject, age_group: age } = book.input
    const how = book.trouble ?? `${book.times.whole.toFixed(1)} s`
    process.stderr.write(
      `  ${String(books.length).padStart(3)} of ${wishes.length}  ${subject}, ${age}: ${how}\n`,
    )
  }
  if ((await ended) !== 0) throw new UsageError('The stories were not told.')
  return books
}

/** The requests of a file, or the mixed ones that our own storyteller is measured with. */
function wishesOf(count: number, pages: number): unknown[] {
  if (!values.wishes)
    return mixedSamples(count, { page_count: pages, max_images: 0 }).map(({ input }) => input)
  return readFileSync(values.wishes, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))
}

function printGeneration(books: readonly Book[], completed: readonly Book[]): void {
  const paid = books.flatMap((book) => book.paid)
  const sum = (of: (call: Book['paid'][number]) => number) => paid.reduce((all, call) => all + of(call), 0)
  const dollars = sum(({ usd }) => usd)
  const name = books[0]?.model
  console.log(
    `\nTelling, by ${name ? `${name.model}, prompts ${name.promptVersion}` : 'the storyteller of Moonpage'}`,
  )
  console.log(`    told                  ${completed.length} of ${books.length}`)
  if (completed.length === 0) return
  console.log(`    outline after         ${seconds(completed.map(({ times }) => times.outline))}`)
  console.log(`    first page after      ${seconds(completed.map(({ times }) => times.firstPage))}`)
  console.log(`    whole after           ${seconds(completed.map(({ times }) => times.whole))}`)
  if (paid.length === 0) return
  const each = (number: number) => Math.round(number / books.length)
  console.log(`    answers a story       ${(paid.length / books.length).toFixed(1)}`)
  console.log(
    `    tokens a story        ${each(sum(({ inputTokens }) => inputTokens))} read, ${each(sum(({ outputTokens }) => outputTokens))} written`,
  )
  console.log(
    `    cost a story          ${dollars > 0 ? `$${(dollars / books.length).toFixed(4)}, $${dollars.toFixed(2)} for all` : 'nothing, or not known: TEXT_PRICE says what it costs'}`,
  )
}

/** The faults of a book, with its number. */
const faultLinesOf = ({ seed, input, outline, pages }: Book): string[] => {
  const text = [outline.title, ...pages.map(({ content }) => content)].join('\n')
  const unfit = findUnfitWords(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)
  return [...faultsOf(input, { outline, pages }, true), ...unfit].map(
    (fault) => `    book ${numberOf(seed)}: ${fault}`,
  )
}

try {
  if (values.help) process.stdout.write(help)
  else {
    const count = integer('count', 1, 300)
    const books = await generateBooks(
      environment(integer('at-once', 1, 64)),
      wishesOf(count, integer('pages', 4, 20)),
    )
    const completed = books.filter(({ trouble }) => trouble === undefined)
    printGeneration(books, completed)
    if (values.books)
      await writeBooks(
        values.books,
        completed.map((one) => ({ ...one, book: numberOf(one.seed) })),
      )
    const failures = completed.length > 0 ? printTables(tablesOf(completed.map(readAs))) : 0
    for (const line of completed.flatMap(faultLinesOf)) console.log(line)
    if (completed.length > 0) console.log(`\n${retellingQuestions}`)
    if (completed.length > 0)
      console.log(`\n${failures ? `${failures} failures` : 'All held'}, over ${completed.length} stories.`)
    if (completed.length < books.length) process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

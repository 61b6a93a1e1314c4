import { hasSevereWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import type { ProviderCall } from './call-log.ts'
import type { Misfortune } from './faults.ts'
import { fitSchema, type JsonSchema } from './fit-schema.ts'
import { tellPlainly } from './plain.ts'
import { bookToReview, isEditors, readPrompt } from './read-prompt.ts'
import { spoil } from './spoil.ts'
import type { Teller, Told } from './tell.ts'

/** The model's answer. `pages`: where each page's text begins and ends. */
export type Said = {
  text: string
  isRefusal: boolean
  finishReason: 'stop' | 'content_filter' | 'length'
  pages: { page: number; begin: number; end: number }[]
}

/** `plain`: no JSON was requested. */
export type Form = { kind: 'plain' } | { kind: 'json'; schema: JsonSchema | null }

const kindSentence = 'Good evening! All I know is how to tell bedtime stories; sleep well.'

export function say(
  teller: Teller,
  { prompt }: ProviderCall,
  form: Form,
  fault: Misfortune | null,
): Pick<Said, 'text' | 'pages'> {
  const book = bookToReview(prompt)
  if (book) return { text: judge(book, fault), pages: [] }
  if (isEditors(prompt)) return { text: 'OK', pages: [] }
  const storyPrompt = readPrompt(prompt)
  if (!storyPrompt) {
    const schema = form.kind === 'json' && (form.schema ?? { type: 'object' })
    const words = { message: kindSentence, text: kindSentence, answer: kindSentence, content: kindSentence }
    return { text: schema ? JSON.stringify(fitSchema(words, schema)) : kindSentence, pages: [] }
  }
  const told = spoil(teller.tell(storyPrompt), fault, storyPrompt.wish, prompt)
  if (form.kind === 'plain') return locate(tellPlainly(told), told)
  return inJson(told, form.schema)
}

/** Reviews a book by our own lexicon; an `unsafe` fault finds something in any book. */
function judge(book: readonly { page: number; text: string }[], fault: Misfortune | null): string {
  const sentences = book.flatMap(({ page, text }) =>
    text.split(/(?<=[.!?])\s+/).map((sentence) => ({ page, sentence })),
  )
  const found = sentences.filter(({ sentence }) => hasSevereWords(sentence))
  const said = fault?.name === 'unsafe' ? sentences.slice(0, 1) : found
  return said.map(({ page, sentence }) => `PAGE ${page}: ${sentence}`).join('\n') || 'OK'
}

/** `parts`: the text as one part per page, in order. */
function locate(parts: readonly string[], told: Told): Pick<Said, 'text' | 'pages'> {
  let end = 0
  const pages = 'pages' in told ? told.pages : []
  const places = parts.map((part) => ({ begin: end, end: (end += part.length) }))
  return {
    text: parts.join(''),
    pages: pages.map(({ page_number: page }, i) => ({ page, ...(places[i] ?? { begin: end, end }) })),
  }
}

function inJson(told: Told, schema: JsonSchema | null): Pick<Said, 'text' | 'pages'> {
  if ('outline' in told) {
    const plan = { ...told.outline, leaves: told.leaves }
    return { text: JSON.stringify(schema ? fitSchema(plan, schema) : plan), pages: [] }
  }
  const { pages } = told
  // Output.array of the AI SDK wraps a list in `elements`; a schema of one page takes the first.
  const source = { elements: pages, pages, ...pages[0] }
  const value = schema ? fitSchema(source, schema) : { elements: pages }
  const text = JSON.stringify(value)
  const list = Object.values(value as object).find(Array.isArray)
  let from = 0
  const places = (list?.length === pages.length ? list : [value]).map((element) => {
    const json = JSON.stringify(element)
    const begin = text.indexOf(json, from)
    from = begin + json.length
    return { begin, end: from }
  })
  return {
    text,
    pages: pages.flatMap(({ page_number: page }, i) => (places[i] ? [{ page, ...places[i] }] : [])),
  }
}

/** Applies faults of the answer's format. */
export function misspeak(said: Said, fault: Misfortune | null): Said {
  const upTo = (end: number) => said.pages.filter((page) => page.end <= end)
  const middle = Math.floor(said.text.length / 2)
  switch (fault?.name) {
    case 'malformed-json':
      return fault.form === 'body'
        ? said
        : { ...said, text: `${said.text.slice(0, middle)}"]},, and so on`, pages: upTo(middle) }
    case 'wrong-schema':
      return {
        ...said,
        text: JSON.stringify({ elements: [{ chapter: 1, prose: ['Once upon a time'] }], story: 7 }),
        pages: [],
      }
    case 'empty':
      return { ...said, text: '', pages: [] }
    case 'refusal':
      return { ...said, text: 'I am sorry, but I cannot help with that.', isRefusal: true, pages: [] }
    case 'content-filter':
      return {
        ...said,
        text: said.text.slice(0, middle),
        finishReason: 'content_filter',
        pages: upTo(middle),
      }
    default:
      return said
  }
}

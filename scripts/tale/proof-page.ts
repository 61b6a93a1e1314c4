import { settings, subjects } from '@moonpage/contract/categories'
import { companionKinds, type StoryInput } from '@moonpage/contract/story-input'
import { fillNames } from '@moonpage/contract/names'
import { serves } from '@moonpage/storyteller/tales/serve'
import type { Strand, Tale, Telling } from '@moonpage/storyteller/tales/format'
import { nameOf, type Finding } from '@moonpage/storyteller/checks/ledger/finding'
import { lexiconList, type Lexicon } from '@moonpage/storyteller/tales/lexicon'
import { randomFrom } from '@moonpage/storyteller/random'
import type { Binding } from '@moonpage/storyteller/outline'
import { tellBook } from '@moonpage/storyteller/tales/tell-book'
import { describeShown } from './describe-shown.ts'
import { sampleBindings } from './sample-bindings.ts'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const style = `body{font:17px/1.5 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#2b2633}
article{border-top:2px solid #ddd;margin:2rem 0;padding-top:1rem}h2{margin:0}.of{color:#8a8298;font:14px sans-serif}
li{margin:.5rem 0}.shown{color:#8a8298;font:13px sans-serif}table{border-collapse:collapse;font:13px sans-serif}
td{border:1px solid #ddd;padding:2px 4px}.no{background:#f6d5d5}.fault{color:#a02020}`

const bookOf = (tale: Tale, telling: Telling, binding: Binding, lexicon: Lexicon, pages: number): string => {
  const book = tellBook(tale, binding, pages, lexicon)
  const random = randomFrom(JSON.stringify(binding))
  const nameFor = (kind: string) => random.pick(lexiconList(lexicon.kinds.get(kind), 'names'))
  const names = { hero: nameFor(binding.hero), companion: nameFor(binding.friend) }
  const said = (text: string) => escape(fillNames(text, names)).replaceAll('\n', '<br>')
  const items = book.pages.map(
    ({ text }, at) =>
      `<li>${said(text)}<div class="shown">${escape(describeShown(book.pages[at]?.shown))}</div></li>`,
  )
  return `<article><h2>${said(book.title)}</h2><p class="of">${escape(
    `${binding.strand} ${nameOf(telling)} · ${binding.hero} (${binding.hero_pronouns}) with ${binding.friend} (${binding.friend_pronouns})${binding.other ? ` and ${binding.other}` : ''} · ${binding.place} ${Object.values(binding.binds).join(' ')}`,
  )}</p><p><i>${said(book.summary)}</i></p><ol>${items.join('')}</ol></article>`
}

/** The combinations of hero and place that the tale supports, by any strand. */
const served = (tale: Tale, lexicon: Lexicon): string => {
  const kinds = [...subjects, 'child']
  const has = (strand: Strand, hero: string, place: StoryInput['setting']) =>
    companionKinds.some((friend) => serves(strand, { hero, friend, other: null, place }))
  const rows = kinds.map((hero) => {
    const cells = settings.map((place) => {
      const is = tale.strands.some((strand) => has(strand, hero, place))
      return `<td class="${is ? '' : 'no'}">${is ? '' : 'no'}</td>`
    })
    return `<tr><td>${hero}</td>${cells.join('')}</tr>`
  })
  return `<table><tr><td>${lexicon.kinds.size} kinds</td>${settings.map((place) => `<td>${place}</td>`).join('')}</tr>${rows.join('')}</table>`
}

/** A page with random books of every telling, and the ledger's findings. */
export function proofPage(tale: Tale, lexicon: Lexicon, findings: readonly Finding[], books: number): string {
  const articles = sampleBindings(tale, lexicon, books).flatMap(({ telling, bindings }) =>
    bindings.map((binding, at) => bookOf(tale, telling, binding, lexicon, at % 4 === 3 ? 4 + (at % 13) : 10)),
  )
  const found = findings.map(
    ({ level, line, wrong, sentence, example }) =>
      `<li class="${level}">${line}: ${escape(wrong)}<br><i>${escape(sentence)}</i> ${escape(example)}</li>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>${tale.id}</title><style>${style}</style>
<h1>${tale.id}</h1><p>${escape(tale.plot.flaw)}. ${escape(tale.plot.because)}</p>${served(tale, lexicon)}
${articles.join('\n')}<h2>Ledger</h2><ul>${found.join('')}</ul>`
}

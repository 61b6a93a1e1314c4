import { findContactDetails, type ContactDetail } from '@moonpage/contract/contact-details'
import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import { typeset } from '@moonpage/storyteller/typeset'
import { withoutHidden } from './without-hidden.ts'

/** Stand for the marks and for a link while the rest of the text is cleaned; nothing a model writes may hold them. */
const stands = { hero: '\uE000', companion: '\uE001', link: '\uE002' } as const

/** What could be called or opened. A house in a street of the story's is nobody's. */
const linksIn = (text: string): ContactDetail[] =>
  findContactDetails(text).filter(({ kind }) => kind !== 'postal address')

function withStands(text: string): string {
  let at = 0
  let marked = ''
  for (const { start, end } of linksIn(text)) {
    marked += text.slice(at, start) + stands.link
    at = end
  }
  return marked + text.slice(at)
}

/** Whether sentences of a text go when it is cleaned: a reason to ask for it again. What loses none is only cleaned. */
export const losesText = (raw: string): boolean =>
  /\]\(|[\u202A-\u202E\u2066-\u2069]/u.test(raw) || withoutHidden(raw) !== raw || linksIn(raw).length > 0

const sentences = /[^.!?\n]*(?:[.!?]+["”’)]*|\n|$)/gu

/** A sentence with a link in it has no sense without, nor has one that ran backwards. */
const withoutLinks = (text: string): string =>
  text.includes(stands.link)
    ? text.replace(sentences, (sentence) =>
        sentence.includes(stands.link) ? (sentence.endsWith('\n') ? '\n' : '') : sentence,
      )
    : text

/**
 * What a model wrote, as text that can be shown anywhere: no markup, Markdown, link, control character, character that
 * turns the direction of reading, or emoji. Marks of names are set right, marks that do not exist are taken away.
 * @param form a `line` has no line breaks, `prose` no empty lines, `verse` stanzas parted by one empty line
 */
export function shownText(raw: string, form: 'line' | 'prose' | 'verse'): string {
  let text = raw
    .normalize('NFC')
    .replace(/[\p{Co}\p{Cs}\p{Cn}]/gu, '')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/gu, stands.link)
    .replace(/[^\P{Cc}\n]|[\p{Cf}\uFE00-\uFE0F\u20E3]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/[[{(<]{1,2}\s*(hero|companion)(?:'s name|_name)?\s*[\]})>]{1,2}/giu, (_, who: string) =>
      who.toLowerCase() === 'hero' ? stands.hero : stands.companion,
    )
  text = withoutHidden(text)
    .replace(/<!--[\s\S]*?(?:-->|$)/gu, '')
    .replace(/<\/?(?:br|p|div|li|h\d)\b[^<>]*>/giu, '\n')
    .replace(/<[/!?]?[a-z][^<>]*>/giu, '')
    .replace(/&nbsp;/giu, ' ')
    .replace(/&(?:amp|#38);/giu, 'and')
    .replace(/&#?\w+;/giu, '')
    .replace(/!\[[^\][]*\]\([^)\]]*\)/gu, '')
    .replace(/\[[^\][]*\]\([^)\]]*\)/gu, stands.link)
  text = withoutLinks(withStands(text))
    .replace(
      /^\p{Zs}*(?:#+\p{Zs}*)?(?:\*\*)?(?:page|chapter)\p{Zs}*\d+(?:\p{Zs}*of\p{Zs}*\d+)?(?:\*\*)?\p{Zs}*(?:[:.\u2013\u2014-]|$)/gimu,
      '',
    )
    .replace(/^[ ]*(?:[-*+•]|\d+[.)])[ ]+/gmu, '')
    .replace(/[*`#~|\\{}<>^=_[\]]/gu, '')
    .replace(/[\p{Extended_Pictographic}\p{Regional_Indicator}\u{1F3FB}-\u{1F3FF}]/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ([.,!?;:])/gu, '$1')
    .replace(/\.{4,}/gu, '...')
    .replace(/(?<!\.)\.\.(?!\.)/gu, '.')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{2,}/gu, form === 'verse' ? '\n\n' : '\n')
    .trim()
    // What a model says when it is done.
    .replace(/(?<=^|\n|[.!?…”"’] )(?:[-–—(] ?)?the (?:very )?end[.!…]?(?: ?[)–—-])?$/iu, '')
    .trim()
  if (form === 'line') text = text.replace(/\n+/gu, ' ').replace(/^["“]([^"“”]*)["”]$/u, '$1')
  return typeset(text)
    .replaceAll(stands.hero, heroPlaceholder)
    .replaceAll(stands.companion, companionPlaceholder)
}

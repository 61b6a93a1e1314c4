import { findContactDetails, type ContactDetail } from '@moonpage/contract/contact-details'
import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import { typeset } from '@moonpage/storyteller/typeset'
import { withoutHidden } from './without-hidden.ts'

/**
 * Private-use characters that replace placeholders and links while a text is cleaned. They are removed from the input
 * first.
 */
const standIns = { hero: '\uE000', companion: '\uE001', link: '\uE002' } as const

/** Contact details except postal addresses, since streets in stories are fictional. */
const linksIn = (text: string): ContactDetail[] =>
  findContactDetails(text).filter(({ kind }) => kind !== 'postal address')

function withLinkStandIns(text: string): string {
  let at = 0
  let marked = ''
  for (const { start, end } of linksIn(text)) {
    marked += text.slice(at, start) + standIns.link
    at = end
  }
  return marked + text.slice(at)
}

/** Whether cleaning would remove sentences, which is a reason to request the text again. */
export const removesSentences = (raw: string): boolean =>
  /\]\(|[\u202A-\u202E\u2066-\u2069]/u.test(raw) || withoutHidden(raw) !== raw || linksIn(raw).length > 0

const sentences = /[^.!?\n]*(?:[.!?]+["”’)]*|\n|$)/gu

/** A sentence makes no sense without its link, or with its reading direction reversed. */
const withoutLinks = (text: string): string =>
  text.includes(standIns.link)
    ? text.replace(sentences, (sentence) =>
        sentence.includes(standIns.link) ? (sentence.endsWith('\n') ? '\n' : '') : sentence,
      )
    : text

/**
 * Cleans a model's text: removes markup, Markdown, links, emoji, control characters and direction marks. Normalizes the
 * placeholders of names and removes unknown ones.
 * @param form `line`: no line breaks; `prose`: no empty lines; `verse`: stanzas separated by one empty line
 */
export function shownText(raw: string, form: 'line' | 'prose' | 'verse'): string {
  let text = raw
    .normalize('NFC')
    .replace(/[\p{Co}\p{Cs}\p{Cn}]/gu, '')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/gu, standIns.link)
    .replace(/[^\P{Cc}\n]|[\p{Cf}\uFE00-\uFE0F\u20E3]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/[[{(<]{1,2}\s*(hero|companion)(?:'s name|_name)?\s*[\]})>]{1,2}/giu, (_, who: string) =>
      who.toLowerCase() === 'hero' ? standIns.hero : standIns.companion,
    )
  text = withoutHidden(text)
    .replace(/<!--[\s\S]*?(?:-->|$)/gu, '')
    .replace(/<\/?(?:br|p|div|li|h\d)\b[^<>]*>/giu, '\n')
    .replace(/<[/!?]?[a-z][^<>]*>/giu, '')
    .replace(/&nbsp;/giu, ' ')
    .replace(/&(?:amp|#38);/giu, 'and')
    .replace(/&#?\w+;/giu, '')
    .replace(/!\[[^\][]*\]\([^)\]]*\)/gu, '')
    .replace(/\[[^\][]*\]\([^)\]]*\)/gu, standIns.link)
  text = withoutLinks(withLinkStandIns(text))
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
    // A closing “The end.”
    .replace(/(?<=^|\n|[.!?…”"’] )(?:[-–—(] ?)?the (?:very )?end[.!…]?(?: ?[)–—-])?$/iu, '')
    .trim()
  if (form === 'line') text = text.replace(/\n+/gu, ' ').replace(/^["“]([^"“”]*)["”]$/u, '$1')
  return typeset(text)
    .replaceAll(standIns.hero, heroPlaceholder)
    .replaceAll(standIns.companion, companionPlaceholder)
}

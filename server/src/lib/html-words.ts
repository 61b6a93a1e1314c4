import { stretchesOf, type Direction } from '@moonpage/contract/text-direction'
import { escapeHtml } from './escape-html.ts'

/** Words as HTML. A name that runs the other way is kept from taking signs and numbers beside it along. */
export const htmlWords = (text: string, direction: Direction = 'ltr'): string =>
  direction === 'rtl'
    ? escapeHtml(text)
    : stretchesOf(text)
        .map((part) => (part.isRtl ? `<bdi>${escapeHtml(part.text)}</bdi>` : escapeHtml(part.text)))
        .join('')

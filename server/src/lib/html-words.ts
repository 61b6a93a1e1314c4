import { stretchesOf, type Direction } from '@moonpage/contract/text-direction'
import { escapeHtml } from './escape-html.ts'

/** Words as HTML. A right-to-left name is isolated, so that punctuation and digits beside it keep their places. */
export const htmlWords = (text: string, direction: Direction = 'ltr'): string =>
  direction === 'rtl'
    ? escapeHtml(text)
    : stretchesOf(text)
        .map((part) => (part.isRtl ? `<bdi>${escapeHtml(part.text)}</bdi>` : escapeHtml(part.text)))
        .join('')

import { type Direction, directionOf, stretchesOf } from '@moonpage/contract/text-direction'

/** User-entered text: isolates right-to-left names, so that they do not move adjacent punctuation. */
export const BidiText = ({ children }: { children: string }) =>
  stretchesOf(children).map((part, index) => (part.isRtl ? <bdi key={index}>{part.text}</bdi> : part.text))

/** The `dir` of an element with this text; undefined for the page's default. */
export const dirOf = (text: string, context?: string): Direction | undefined =>
  directionOf(text, context) === 'rtl' ? 'rtl' : undefined

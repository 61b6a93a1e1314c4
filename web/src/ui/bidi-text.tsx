import { type Direction, directionOf, stretchesOf } from '@moonpage/contract/text-direction'

/** Words as people typed them: a name that runs from right to left takes no sign beside it along. */
export const BidiText = ({ children }: { children: string }) =>
  stretchesOf(children).map((part, index) => (part.isRtl ? <bdi key={index}>{part.text}</bdi> : part.text))

/** The `dir` of an element that holds this text; undefined for the page's own. */
export const dirOf = (text: string, around?: string): Direction | undefined =>
  directionOf(text, around) === 'rtl' ? 'rtl' : undefined

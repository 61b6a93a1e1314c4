import type { Binding } from '../outline.ts'
import { knownMark } from './voice.ts'

/** Whether what comes behind a text would be said by somebody. */
const isSaid = (text: string): boolean => text.lastIndexOf('“') > text.lastIndexOf('”')

const comes = /\b(?:came|come|comes|arrived)\b/

/** "their friend" before the name, where the sentence does not tell anyway that the friend comes in. */
function withFriend(before: string, fullName: string, behind: string): string {
  const sentence = before.split(/[.!?]/).at(-1) ?? ''
  if (isSaid(before) || comes.test(sentence) || behind.startsWith('’')) return fullName
  const isStart = before.trim() === '' || /[.!?]”?$/.test(before.trimEnd())
  return `${isStart ? 'Their' : 'their'} friend ${fullName}`
}

/**
 * Names a known third figure, page by page: in full at first, as somebody whom they know, and then by the name alone. Who is there on
 * the first page of an ordinary book is named before it begins. A tale that is written for this friend (a sequel, or a last one) says
 * itself who that is.
 */
export function namer({ known, other }: Binding, firstPage: string, isWrittenFor: boolean) {
  let isNamed = !isWrittenFor && firstPage.includes(knownMark)
  return (text: string): string => {
    if (!known) return text
    const [first = '', ...parts] = text.split(knownMark)
    return parts.reduce((before, part) => {
      const full = `${known.name} the ${other}`
      const name = isNamed ? known.name : isWrittenFor ? full : withFriend(before, full, part)
      isNamed = true
      return before + name + part
    }, first)
  }
}

import { trimEndWhere } from '@moonpage/contract/trim-end-where'

/** Signs that some system refuses in a file's name, and invisible ones but for the joiners that some names need. */
const refused = /[\\/:*?"<>|\p{Cc}]|(?![\u200c\u200d])\p{Cf}/gu
/** Names that Windows keeps for devices. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

const tidy = (text: string) => trimEndWhere(text.replace(/\s+/g, ' ').replace(/^[ .]+/, ''), /[ .]/)

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a file system takes of a name is counted in bytes: 255, and browsers add to it. */
const mostBytes = 200
const mostLetters = 100

/** Cut at a word where one ends. */
const shortened = (text: string) => {
  let cut = ''
  let count = 0
  for (const { segment } of graphemes.segment(text)) {
    count += 1
    if (count > mostLetters || Buffer.byteLength(cut + segment) > mostBytes)
      return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut
    cut += segment
  }
  return text
}

/** A title as the name of a file on any system, without an ending: `Zoë & the Lost Émile`. */
export function fileTitle(title: string): string {
  const name = tidy(shortened(tidy(title.normalize('NFC').replace(refused, ' '))))
  return name === '' || devices.test(name) ? 'Moonpage story' : name
}

/** The same for programs that know nothing but ASCII. */
const asciiTitle = (title: string): string =>
  fileTitle(
    fileTitle(title)
      .normalize('NFKD')
      .replace(/[‘’]/g, "'")
      .replace(/\p{M}/gu, '')
      .replace(/[^ -~]/g, ''),
  )

/** RFC 8187: all but letters, digits and a few signs in percents. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** `attachment; filename="…"; filename*=UTF-8''…` (RFC 6266) for a file named after a story. */
export const attachmentNamed = (title: string, ending: string): string =>
  `attachment; filename="${asciiTitle(title)}.${ending}"; filename*=UTF-8''${encoded(`${fileTitle(title)}.${ending}`)}`

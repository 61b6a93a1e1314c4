import { trimEndWhere } from '@moonpage/contract/trim-end-where'

/** Characters that some file system rejects, and invisible ones except joiners, which some names need. */
const forbiddenCharacters = /[\\/:*?"<>|\p{Cc}]|(?![\u200c\u200d])\p{Cf}/gu
/** Reserved device names of Windows. */
const deviceNames = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

const clean = (text: string) => trimEndWhere(text.replace(/\s+/g, ' ').replace(/^[ .]+/, ''), /[ .]/)

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** File systems limit names to 255 bytes, and browsers append to them. */
const maxBytes = 200
const maxLetters = 100

/** Cuts at a word boundary if there is one. */
const shortened = (text: string) => {
  let cut = ''
  let count = 0
  for (const { segment } of graphemes.segment(text)) {
    count += 1
    if (count > maxLetters || Buffer.byteLength(cut + segment) > maxBytes)
      return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut
    cut += segment
  }
  return text
}

/** A title as a file name for any system, without an extension: `Zoë & the Lost Émile`. */
export function fileTitle(title: string): string {
  const name = clean(shortened(clean(title.normalize('NFC').replace(forbiddenCharacters, ' '))))
  return name === '' || deviceNames.test(name) ? 'Moonpage story' : name
}

/** The same in ASCII. */
const asciiTitle = (title: string): string =>
  fileTitle(
    fileTitle(title)
      .normalize('NFKD')
      .replace(/[‘’]/g, "'")
      .replace(/\p{M}/gu, '')
      .replace(/[^ -~]/g, ''),
  )

/** RFC 8187 percent encoding. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** `attachment; filename="…"; filename*=UTF-8''…` (RFC 6266) for a file named after a story. */
export const attachmentNamed = (title: string, ending: string): string =>
  `attachment; filename="${asciiTitle(title)}.${ending}"; filename*=UTF-8''${encoded(`${fileTitle(title)}.${ending}`)}`

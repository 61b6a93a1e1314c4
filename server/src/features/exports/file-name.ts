import { withoutEnd } from '@moonpage/contract/without-end'

/** Signs that some system refuses in a file's name. */
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu
/** Names that Windows keeps for devices. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

const tidy = (text: string) => withoutEnd(text.replace(/\s+/g, ' ').replace(/^[ .]+/, ''), /[ .]/)

/** At most 100 letters, cut at a word where one ends. */
const shortened = (text: string) => {
  const letters = Array.from(text)
  if (letters.length <= 100) return text
  const cut = letters.slice(0, 100).join('')
  return cut.replace(/\s\S*$/, '')
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

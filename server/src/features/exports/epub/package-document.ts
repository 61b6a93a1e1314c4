import { directionOf } from '@moonpage/contract/text-direction'
import { escapeHtml } from '../../../lib/escape-html.ts'
import type { Book } from '../book.ts'
import type { Sheet } from '../layout/sheet.ts'

export type Item = {
  id: string
  href: string
  type: string
  properties?: string
  /** Id of its media overlay. */
  overlay?: string
}

/** `2026-11-21T18:00:00Z`: without fractions of a second, as the EPUB standard requires. */
const moment = (date: Date) => `${date.toISOString().slice(0, 19)}Z`

const isRtl = (text: string) => directionOf(text) === 'rtl'

const itemElement = ({ id, href, type, properties, overlay }: Item) =>
  `    <item id="${id}" href="${href}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}${
    overlay ? ` media-overlay="${overlay}"` : ''
  }/>`

/** The package document: metadata, manifest and reading order. */
export function packageDocument(
  book: Book,
  {
    items,
    sheets,
    now,
    overlays,
  }: {
    items: readonly Item[]
    sheets: readonly Sheet[]
    now: Date /** Metadata of media overlays; null in a silent book. */
    overlays: readonly string[] | null
  },
): string {
  const hasPictures = items.some(({ type }) => type === 'image/jpeg')
  const modes = [...(hasPictures ? ['textual', 'visual'] : ['textual']), ...(overlays ? ['auditory'] : [])]
  const words = book.pages.map(({ content }) => content).join('\n')
  const meta = (property: string, value: string) =>
    `    <meta property="${property}">${escapeHtml(value)}</meta>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="en" prefix="rendition: http://www.idpf.org/vocab/rendition/# schema: http://schema.org/">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="book-id">urn:uuid:${book.id}</dc:identifier>
    <dc:title${isRtl(book.title) ? ' dir="rtl"' : ''}>${escapeHtml(book.title)}</dc:title>
    <dc:language>en</dc:language>
    <dc:creator>Moonpage</dc:creator>
    <dc:date>${book.madeAt.slice(0, 10)}</dc:date>
${book.summary === '' ? '' : `    <dc:description>${escapeHtml(book.summary)}</dc:description>\n`}${[
    meta('dcterms:modified', moment(now)),
    meta('rendition:layout', 'pre-paginated'),
    meta('rendition:orientation', 'landscape'),
    ...(overlays ?? []),
    // No spreads: each sheet has picture and text, and would only be smaller beside another.
    meta('rendition:spread', 'none'),
    ...modes.map((mode) => meta('schema:accessMode', mode)),
    meta('schema:accessModeSufficient', 'textual'),
    ...[
      ...(hasPictures ? ['alternativeText'] : []),
      ...(overlays ? ['synchronizedAudioText'] : []),
      'structuralNavigation',
      'tableOfContents',
      'readingOrder',
    ].map((feature) => meta('schema:accessibilityFeature', feature)),
    meta('schema:accessibilityHazard', 'none'),
    meta(
      'schema:accessibilitySummary',
      hasPictures
        ? 'A picture book of fixed layout. All words are text, every picture is described, and a page’s words are read before or after its picture as they stand on it.'
        : 'A book of fixed layout without pictures. All words are text.',
    ),
  ].join('\n')}
  </metadata>
  <manifest>
${items.map(itemElement).join('\n')}
  </manifest>
  <spine${isRtl(words) ? ' page-progression-direction="rtl"' : ''}>
${sheets.map(({ id }) => `    <itemref idref="${id}"/>`).join('\n')}
  </spine>
</package>
`
}

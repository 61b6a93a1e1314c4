import { escapeHtml } from '../../../lib/escape-html.ts'
import type { Book } from '../book.ts'
import type { Sheet } from '../layout/sheet.ts'

/** The table of contents; page list and landmarks are hidden, for reading systems only. */
export function navigation(book: Book, sheets: readonly Sheet[]): string {
  // Only the first sheet of a page is listed.
  const places = sheets.filter(({ label }, index) => sheets[index - 1]?.label !== label)
  const link = ({ id }: Sheet, words: string, mark = '') =>
    `        <li><a${mark} href="${id}.xhtml">${escapeHtml(words)}</a></li>`
  const numbered = places.filter((sheet) => sheet.number !== null)
  const cover = sheets[0]
  const first = numbered[0]
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
  <head>
    <title>${escapeHtml(book.title)}</title>
  </head>
  <body>
    <nav epub:type="toc" id="toc">
      <h1>Contents</h1>
      <ol>
${places.map((sheet) => link(sheet, sheet.label)).join('\n')}
      </ol>
    </nav>
    <nav epub:type="page-list" hidden="hidden">
      <h1>Pages</h1>
      <ol>
${numbered.map((sheet) => link(sheet, String(sheet.number))).join('\n')}
      </ol>
    </nav>
    <nav epub:type="landmarks" hidden="hidden">
      <h1>Landmarks</h1>
      <ol>
${[
  ...(cover ? [link(cover, 'Cover', ' epub:type="cover"')] : []),
  ...(first ? [link(first, 'Begin reading', ' epub:type="bodymatter"')] : []),
].join('\n')}
      </ol>
    </nav>
  </body>
</html>
`
}

// oxlint-disable-next-line import/no-named-as-default -- its types know the default export alone
import PDFDocument from 'pdfkit'

/**
 * A tagged PDF without pages.
 * @param size of its pages, in points
 * @param now creation date
 * @param options.bufferPages whether pages can be drawn on until the end
 */
export const openPdf = (
  { title, summary }: { title: string; summary: string },
  size: { width: number; height: number },
  now: Date,
  options: { bufferPages?: boolean } = {},
): PDFKit.PDFDocument =>
  new PDFDocument({
    size: [size.width, size.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: title,
      Author: 'Moonpage',
      Subject: summary,
      Creator: 'Moonpage',
      Producer: 'Moonpage',
      CreationDate: now,
      ModDate: now,
    },
    ...options,
  })

import { truncate } from '@moonpage/contract/truncate'
import { escapeHtml } from '../../lib/escape-html.ts'

/** What a chat or a search engine shows of a page. */
export type Preview = {
  /** Of the page alone; null for the product's name alone. */
  title: string | null
  description: string
  /** Absolute. */
  image: { url: string; alt: string }
  type: 'website' | 'article'
  /** The one address of this page, absolute; null: no search engine is to keep it. */
  canonical: string | null
}

const product = 'Moonpage'

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`

/** The head of a page, as HTML. */
export function headHtml({ title, description, image, type, canonical }: Preview): string {
  // Chats show no more.
  const summary = truncate(description, 300)
  const heading = truncate(title ?? product, 120)
  return [
    `<title>${escapeHtml(title === null ? product : `${heading} · ${product}`)}</title>`,
    canonical === null
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
    meta('name', 'description', summary),
    meta('property', 'og:site_name', product),
    meta('property', 'og:type', type),
    meta('property', 'og:title', heading),
    meta('property', 'og:description', summary),
    ...(canonical === null ? [] : [meta('property', 'og:url', canonical)]),
    meta('property', 'og:image', image.url),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n')
}

import { truncate } from '@moonpage/contract/truncate'
import { escapeHtml } from '../../lib/escape-html.ts'

/** Metadata of a page for chats and search engines. */
export type Preview = {
  /** Title of the page; null: the product's name only. */
  title: string | null
  description: string
  /** Absolute URL. */
  image: { url: string; alt: string }
  type: 'website' | 'article'
  /** Canonical URL; null: noindex. */
  canonical: string | null
}

const product = 'Moonpage'

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`

/** The metadata as HTML for `<head>`. */
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

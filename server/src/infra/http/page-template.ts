import { createHash } from 'node:crypto'

/** index.html, cut where a page's own parts go. `entry` and `blank` are for what only the browser can render. */
export type PageTemplate = Record<'start' | 'head' | 'entry' | 'body' | 'blank' | 'end', string>

/**
 * What the server renders of a page, as HTML: more for its `<head>`, and its root. `styleHash` is what the content policy
 * calls the styles in its head. Without `rendered` the browser renders all of it.
 */
export type RenderedPage = { head: string; rendered?: { root: string; styleHash: string } }

const places = /<!--(?:head|entry|app|\/app)-->/

/** @throws when a place is missing, or there twice */
export function cutTemplate(html: string): PageTemplate {
  const [start = '', head = '', between = '', blank = '', end = '', ...more] = html.split(places)
  // The build puts its scripts and style sheets at the end of the head.
  const endOfHead = between.indexOf('</head>')
  if (end === '' || more.length > 0 || endOfHead < 0)
    throw new Error(
      'index.html needs <!--head-->, <!--entry-->, </head>, <!--app--> and <!--/app-->, each once',
    )
  return { start, head, entry: between.slice(0, endOfHead), body: between.slice(endOfHead), blank, end }
}

/** The whole document. A page that the server has rendered fetches its scripts when it has been painted. */
export function writeDocument(
  { start, head, entry, body, blank, end }: PageTemplate,
  ownHead: string,
  { head: files, rendered }: RenderedPage,
): string {
  return [start, ownHead, '\n', files, head, rendered ? '' : entry, body, rendered?.root ?? blank, end].join(
    '',
  )
}

/** Of the scripts in it, for the content policy. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)(?:<\/script>|$)/g)].map(([, code = '']) => hashForPolicy(code))

export const hashForPolicy = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

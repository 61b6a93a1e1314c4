const hidden =
  'script|style|iframe|object|embed|svg|math|template|noscript|textarea|title|head|form|button|select|audio|video'
const opening = new RegExp(`<(${hidden})\\b`, 'giu')
const closing = new Map(hidden.split('|').map((name) => [name, new RegExp(`</${name}\\s*>`, 'giu')]))

/** The end offset of an element: after its end tag, or the end of the text. */
function endOf(text: string, name: string, start: number): number {
  const tag = closing.get(name)
  if (!tag) return text.length
  tag.lastIndex = start
  return tag.test(text) ? tag.lastIndex : text.length
}

/** Removes HTML elements whose content is not text, such as `script`, with their content. */
export function withoutHidden(html: string): string {
  let shown = ''
  let at = 0
  for (const { 0: tag, 1: name = '', index } of html.matchAll(opening)) {
    if (index < at) continue
    const inside = html.indexOf('>', index + tag.length)
    if (inside < 0) break
    shown += html.slice(at, index)
    at = endOf(html, name.toLowerCase(), inside + 1)
  }
  return shown + html.slice(at)
}

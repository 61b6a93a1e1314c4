import { cx } from '../lib/class-names.ts'
import css from './icon.module.css'
import { type IconName, iconSet } from './icon-set.ts'

const viewBoxOf = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1]
const innerOf = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')

type Policy = { createHTML: (html: string) => string }
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy }
}
/** Where browsers check what becomes HTML, nothing does but these drawings, which are files of ours. */
const drawings = trustedTypes?.createPolicy('icons', { createHTML: (svg) => svg })

const inners = new Map<string, { __html: string }>()
/** The same each time, or React would write it anew. */
const htmlOf = (svg: string) => {
  const known = inners.get(svg)
  if (known) return known
  const inner = innerOf(svg)
  const html = { __html: drawings ? drawings.createHTML(inner) : inner }
  inners.set(svg, html)
  return html
}

/** A drawing out of a file of its own, for what few screens show. @param svg the file as text */
export const Drawing = ({ svg, className }: { svg: string; className?: string }) => (
  <svg
    className={cx(css.icon, className)}
    viewBox={viewBoxOf(svg)}
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML={htmlOf(svg)}
  />
)

/** A drawing in the colour of the words beside it; always decoration, never the only label. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <Drawing svg={iconSet[name]} className={className} />
)

import { cx } from '../lib/class-names.ts'
import css from './icon.module.css'
import { type IconName, iconSet } from './icon-set.ts'

const viewBoxOf = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1]
const innerOf = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')

type Policy = { createHTML: (html: string) => string }
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy }
}
/** A Trusted Types policy for the icons, which are our own files. */
const trustedPolicy = trustedTypes?.createPolicy('icons', { createHTML: (svg) => svg })

const htmlBySvg = new Map<string, { __html: string }>()
/** Cached by identity: React would rewrite the HTML for a new object. */
const htmlOf = (svg: string) => {
  const cached = htmlBySvg.get(svg)
  if (cached) return cached
  const inner = innerOf(svg)
  const html = { __html: trustedPolicy ? trustedPolicy.createHTML(inner) : inner }
  htmlBySvg.set(svg, html)
  return html
}

/** An inline SVG icon for few screens. @param svg the file as text */
export const Drawing = ({ svg, className }: { svg: string; className?: string }) => (
  <svg
    className={cx(css.icon, className)}
    viewBox={viewBoxOf(svg)}
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML={htmlOf(svg)}
  />
)

/** An icon of the shared set, in the text color; always decorative, never the only label. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <Drawing svg={iconSet[name]} className={className} />
)

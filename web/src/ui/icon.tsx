import { cx } from '../lib/class-names.ts'
import css from './icon.module.css'
import { type IconName, iconSet } from './icon-set.ts'

const viewBoxOf = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1]
const innerOf = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')

/** A drawing out of a file of its own, for what few screens show. @param svg the file as text */
export const Drawing = ({ svg, className }: { svg: string; className?: string }) => (
  <svg
    className={cx(css.icon, className)}
    viewBox={viewBoxOf(svg)}
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML={{ __html: innerOf(svg) }}
  />
)

/** A drawing in the colour of the words beside it; always decoration, never the only label. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <Drawing svg={iconSet[name]} className={className} />
)

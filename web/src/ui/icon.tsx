import { cx } from '../lib/class-names.ts'
import css from './icon.module.css'
import { type IconName, iconSet } from './icon-set.ts'

const viewBoxOf = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1]
const innerOf = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')

/** A drawing in the colour of the words beside it; always decoration, never the only label. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <svg
    className={cx(css.icon, className)}
    viewBox={viewBoxOf(iconSet[name])}
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML={{ __html: innerOf(iconSet[name]) }}
  />
)

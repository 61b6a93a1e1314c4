import { cx } from '../lib/class-names.ts'
import css from './icon.module.css'

const files = import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true })

const parse = (svg: string) => ({
  viewBox: /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 24 24',
  inner: svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, ''),
})
const icons = new Map(
  Object.entries(files).map(([path, svg]) => [/([\w-]+)\.svg$/.exec(path)?.[1] ?? path, parse(svg)]),
)

export type IconName =
  | 'back'
  | 'book'
  | 'brush'
  | 'check'
  | 'close'
  | 'down'
  | 'download'
  | 'eye'
  | 'eye-off'
  | 'flag'
  | 'globe'
  | 'heart'
  | 'heart-full'
  | 'lamp'
  | 'lock'
  | 'mark'
  | 'menu'
  | 'next'
  | 'pencil'
  | 'plus'
  | 'redo'
  | 'search'
  | 'share'
  | 'sliders'
  | 'star'
  | 'star-line'
  | 'trash'
export const iconNames = [...icons.keys()]

/** A drawing in the colour of the words beside it; always decoration, never the only label. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => {
  const icon = icons.get(name)
  return (
    <svg
      className={cx(css.icon, className)}
      viewBox={icon?.viewBox}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: icon?.inner ?? '' }}
    />
  )
}

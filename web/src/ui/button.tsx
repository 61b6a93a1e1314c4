import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import { isOnServer } from '../lib/on-server.ts'
import css from './button.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-set.ts'
import { Link, type LinkProps } from './link.tsx'

type Look = {
  /** `lamp` is the primary button of a screen; `sky` an outline on dark bands. */
  look?: 'lamp' | 'ink' | 'outline' | 'bare' | 'sky'
  size?: 'big' | 'usual' | 'tight'
  icon?: IconName
}

const classOf = ({ look = 'outline', size = 'usual' }: Look, className?: string) =>
  cx(css.button, css[look], css[size], className)

type PlainButtonProps = ComponentProps<'button'> & {
  /** Where what it does leads to. The server renders a link, for people and search engines without scripts. */
  href?: string | undefined
}

export const PlainButton = ({ href, ...rest }: PlainButtonProps) => {
  if (!isOnServer || !href || rest.disabled) return <button type="button" {...rest} />
  const { className, children, 'aria-label': label, 'aria-current': current } = rest
  return <a {...{ href, className, children }} aria-label={label} aria-current={current} />
}

type ButtonProps = PlainButtonProps & Look

export const Button = ({ look, size, icon, className, children, ...rest }: ButtonProps) => (
  <PlainButton {...rest} className={classOf({ look, size }, className)}>
    {icon && <Icon name={icon} />}
    {children}
  </PlainButton>
)

type SubmitProps = ButtonProps & {
  /** The label while the form is submitted; further clicks are ignored. */
  busy?: string | false
}

/** Stays focusable while busy, so that keyboard users keep the focus. */
export const SubmitButton = ({ busy = false, children, ...rest }: SubmitProps) => (
  <Button
    look="lamp"
    size="big"
    {...rest}
    type="submit"
    aria-disabled={busy ? true : undefined}
    onClick={busy ? (event) => event.preventDefault() : rest.onClick}
  >
    <span aria-live="polite">{busy || children}</span>
  </Button>
)

export const LinkButton = ({ look, size, icon, className, children, ...rest }: LinkProps & Look) => (
  <Link {...rest} className={classOf({ look, size }, className)}>
    {icon && <Icon name={icon} />}
    {children}
  </Link>
)

/** A link with a forward arrow. */
export const ArrowLink = ({ className, children, ...rest }: LinkProps) => (
  <Link {...rest} className={cx(css.arrow, className)}>
    {children}
    <Icon name="next" />
  </Link>
)

/** A link with a back arrow. */
export const BackLink = ({ className, children, ...rest }: LinkProps) => (
  <Link {...rest} className={cx(css.arrow, css.back, className)}>
    <Icon name="back" />
    {children}
  </Link>
)

type IconButtonProps = ComponentProps<'button'> & { icon?: IconName; label: string; children?: ReactNode }

export const IconButton = ({ icon, label, className, children, ...rest }: IconButtonProps) => (
  <button type="button" title={label} aria-label={label} {...rest} className={cx(css.round, className)}>
    {icon && <Icon name={icon} />}
    {children}
  </button>
)

import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../lib/class-names.ts'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import css from './told-once.module.css'

type ToldOnceProps = { title: ReactNode; children: ReactNode; onDone: () => void }

/** A secret that is shown this once, and how to use it. Takes the focus. */
export const ToldOnce = ({ title, children, onDone }: ToldOnceProps) => {
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => top.current?.focus(), [])
  return (
    <div className={cx('sheet', css.sheet)}>
      <h3 ref={top} tabIndex={-1}>
        {title}
      </h3>
      {children}
      <div>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  )
}

/** A line to copy, in a `dl`. @param children how it is shown, if not as it is copied */
export const CopyFact = ({
  name,
  text,
  children = text,
}: {
  name: string
  text: string
  children?: ReactNode
}) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <span className={css.fact}>{children}</span>
      <CopyButton text={text} label={`Copy ${name.toLowerCase()}`}>
        Copy
      </CopyButton>
    </dd>
  </div>
)

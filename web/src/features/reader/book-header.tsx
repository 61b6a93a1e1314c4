import type { ReactNode, Ref } from 'react'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import { BackLink, Button } from '../../ui/button.tsx'
import css from './book-header.module.css'

type BookHeaderProps = {
  back: { to: string; label: string }
  title: string
  /** `Page 4 of 10`. */
  place?: string
  controls?: { id: string; isOpen: boolean; onToggle: () => void; onReach: () => unknown }
  /** Ref of the button that opens the controls. */
  button?: Ref<HTMLButtonElement>
  children?: ReactNode
}

/** The bar above a book. On phones the visible title is below the picture; this one is for screen readers. */
export const BookHeader = ({ back, title, place, controls, button, children }: BookHeaderProps) => (
  <header className={css.header}>
    <BackLink to={back.to} className={css.back}>
      {back.label}
    </BackLink>
    <div className={css.title}>
      <h1 dir={dirOf(title)}>
        <BidiText>{title}</BidiText>
      </h1>
      {place && <p>{place}</p>}
    </div>
    {controls && (
      <div className={css.tools}>
        {/* What reads aloud comes later, and puts its button here. */}
        <span data-bedtime />
        <Button
          ref={button}
          size="tight"
          icon="sliders"
          aria-expanded={controls.isOpen}
          aria-controls={controls.isOpen ? controls.id : undefined}
          onClick={controls.onToggle}
          onFocus={controls.onReach}
          onPointerEnter={controls.onReach}
        >
          Controls
        </Button>
      </div>
    )}
    {children}
  </header>
)

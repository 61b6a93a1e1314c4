import { lazy, type ReactNode, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../../lib/class-names.ts'
import { isOnServer } from '../../lib/on-server.ts'
import { useNavigate } from '../../lib/router/router.tsx'
import css from './book.module.css'
import { BookHeader } from './book-header.tsx'
import { LastPage, useEndingAtHand } from './last-page.tsx'
import { type BookStory, PageView } from './page-view.tsx'
import { hasChosenMode, useReadingMode } from './reading-mode.ts'
import { prefetchPicture } from './story-picture.tsx'
import { useTextSize } from './text-size.ts'
import { TurnBar } from './turn-bar.tsx'
import { bringModeLayouts, useModeLayouts } from './use-mode-layouts.ts'
import { useAnnouncement } from './use-announcement.ts'
import { useReadingKeys } from './use-reading-keys.ts'
import { useSwipe } from './use-swipe.ts'

// No page is shown first in a layout that was not chosen.
if (!isOnServer && hasChosenMode()) await bringModeLayouts().catch(() => {})

// Loaded when the pointer or the focus reaches the button.
const loadControls = async () => {
  // At hand when another mode is chosen.
  void bringModeLayouts().catch(() => {})
  return import('./controls.tsx')
}
const Controls = lazy(async () => ({ default: (await loadControls()).Controls }))

export type BookProps = {
  story: BookStory
  /** From 1. */
  page: number
  total: number
  /** The story's path, without `/page/3`. */
  path: string
  back: { to: string; label: string }
  /** Key of the reader's settings. */
  person: string
  /** The progress bar above the page. */
  strip?: ReactNode
  /** Above the bar, and whether room is left for it. */
  slip?: ReactNode
  isSlipped?: boolean
  /** Shown in place of an unwritten page. */
  unwritten: ReactNode
  /** On the last page, next to the Read again button. */
  extras?: ReactNode
  /** Below the book. */
  after: ReactNode
}

/** A story, open at a page. All pages are loaded, so that page turns are instant. */
export const Book = (props: BookProps) => {
  const { story, page, total, path, back, person, strip, slip, isSlipped, unwritten, extras, after } = props
  const navigate = useNavigate()
  const [textSize, setTextSize] = useTextSize(person, story.reading_size)
  const [chosen, setChosen] = useReadingMode(person)
  const layouts = useModeLayouts(chosen)
  const mode = layouts ? chosen : 'adaptive'
  const [isOpen, setOpen] = useState(false)
  const controlsId = useId()
  const button = useRef<HTMLButtonElement>(null)

  // The pending target page: two quick presses turn two pages, before the first is rendered.
  const target = useRef(page)
  useEffect(() => {
    target.current = page
  }, [page])
  const go = useCallback(
    (to: number) => {
      if (to < 1 || to > total || to === target.current) return
      target.current = to
      // Turning pages by a button keeps the focus on it.
      navigate(`${path}/page/${to}`, { state: { keepsFocus: true } })
    },
    [total, navigate, path],
  )
  const toggle = useCallback(() => setOpen((open) => !open), [])
  const close = useCallback(() => setOpen(false), [])
  const {
    strip: leaf,
    isDragging,
    wasSwiped,
    handlers,
  } = useSwipe({
    page,
    hasPrevious: page > 1,
    hasNext: page < total,
    onTurn: (turn) => go(page + turn),
  })
  useReadingKeys({ target, total, onGo: go, onControls: toggle, leaf })
  const direction = useDirection(page)
  useFocusOnDisabledButton(leaf, page)

  const pageAt = (number: number) => story.story_pages.find((one) => one.page_number === number)
  const nextPage = pageAt(page + 1)
  useEffect(() => prefetchPicture(nextPage, mode), [nextPage, mode])
  useEndingAtHand(page >= total - 1)
  const announcement = useAnnouncement(pageAt(page))

  const view = (number: number) => {
    const shown = pageAt(number)
    return shown ? (
      <PageView
        {...{ story, total, textSize, mode, layouts }}
        page={shown}
        ending={<LastPage onAgain={() => go(1)}>{extras}</LastPage>}
      />
    ) : (
      unwritten
    )
  }
  const beside = (number: number, side: string | undefined) =>
    isDragging &&
    number >= 1 &&
    number <= total && (
      <div className={side} aria-hidden="true" inert>
        {view(number)}
      </div>
    )

  return (
    <>
      <div
        className={cx(
          css.book,
          strip ? css.stripped : null,
          isSlipped && css.slipped,
          mode === 'book' && css.table,
        )}
      >
        <BookHeader
          back={back}
          title={story.title}
          place={`Page ${page} of ${total}`}
          controls={{ id: controlsId, isOpen, onToggle: toggle, onReach: loadControls }}
          button={button}
        >
          {isOpen && (
            <Suspense>
              <Controls
                id={controlsId}
                opener={button}
                mode={chosen}
                onMode={setChosen}
                textSize={textSize}
                onTextSize={setTextSize}
                onClose={close}
              />
            </Suspense>
          )}
        </BookHeader>
        {strip && <div className={css.strip}>{strip}</div>}
        <div className={css.stage} {...handlers}>
          <div key={page} ref={leaf} className={css.leaf}>
            {beside(page - 1, css.left)}
            <article
              tabIndex={-1}
              aria-label={`Page ${page}`}
              className={isDragging || wasSwiped ? undefined : css[direction]}
            >
              {view(page)}
            </article>
            {beside(page + 1, css.right)}
          </div>
        </div>
        {slip}
        <TurnBar {...{ story, page, total, path, person, leaf }} onGo={go} />
        <p role="status" className="only-read-aloud">
          Page {page} of {total}
          {announcement}
        </p>
      </div>
      {after}
    </>
  )
}

/** The direction of the last page turn; `still` for the first page. */
const useDirection = (page: number): 'forwards' | 'backwards' | 'still' => {
  const [turn, setTurn] = useState<{ page: number; direction: 'forwards' | 'backwards' | 'still' }>({
    page,
    direction: 'still',
  })
  if (turn.page !== page) setTurn({ page, direction: page > turn.page ? 'forwards' : 'backwards' })
  return turn.direction
}

/** Moves the focus to the page when the focused button is disabled, at either end of the book. */
const useFocusOnDisabledButton = (leaf: { current: HTMLElement | null }, page: number) => {
  const first = useRef(page)
  useEffect(() => {
    if (first.current === page) return
    first.current = 0
    const focused = document.activeElement
    if (focused === document.body || (focused instanceof HTMLButtonElement && focused.disabled)) {
      leaf.current?.querySelector('article')?.focus({ preventScroll: true })
    }
  }, [leaf, page])
}

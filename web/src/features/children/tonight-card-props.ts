import type { Story, StorySummary } from '@moonpage/contract/story'
import type { ChildTonight } from '@moonpage/contract/tonight'
import type { ReactNode } from 'react'
import type { Painters } from './painters.ts'

export type TonightCardProps = {
  tonight: ChildTonight
  face: ReactNode
  /** The link to the child's page; null for readers. */
  edit: ReactNode
  /** Whom a story is about. */
  paintHero: (subject: string) => ReactNode
  /** Who is in a next book. */
  paint: Painters
  pictureOf: (story: StorySummary, isBig: boolean) => ReactNode
  /** Why no story can be begun now; null if one can. */
  wait: string | null
  /** The family’s only card has the width of the page. */
  isAlone: boolean
  /** From the third child on there is one choice until more is asked for. */
  isFolded: boolean
  /** Called when the story is asked for, and once its first page is there. */
  onBegin: () => void
  onBegun: (story: Story) => void
}
